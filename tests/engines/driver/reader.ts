// What tests do in a browser that is driven by the commands of W3C WebDriver: the few things that a reader does.
import { writeFileSync } from "node:fs";
import { waitFor } from "./programs.ts";

/** A browser that somebody reads in. */
export interface Reader {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Calls a function in the page; it knows nothing but its arguments, and gives JSON or a promise of it. */
  evaluate<Args extends readonly unknown[], Result>(
    call: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Presses the mouse on the first element to be seen that a selector finds. */
  click(selector: string): Promise<void>;
  /** Moves the mouse onto the first element to be seen that a selector finds. */
  hover(selector: string): Promise<void>;
  /** Presses a key, with modifiers before it: `Enter`, `Control+k`. */
  press(keys: string): Promise<void>;
  /** Presses the keys of a text. */
  type(text: string): Promise<void>;
  /** Makes the page's part of the window that large. */
  resize(width: number, height: number): Promise<void>;
  /** Writes what is seen into a file. */
  picture(file: string): Promise<void>;
  /** Whether the browser still answers, soon. */
  isWell(): Promise<boolean>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** A command of WebDriver: how it is sent by HTTP, and its name where it has no address. */
export const commands = {
  navigate: { method: "POST", path: "url", name: "Navigate" },
  back: { method: "POST", path: "back", name: "Back" },
  forward: { method: "POST", path: "forward", name: "Forward" },
  execute: { method: "POST", path: "execute/sync", name: "ExecuteScript" },
  act: { method: "POST", path: "actions", name: "PerformActions" },
  picture: { method: "GET", path: "screenshot", name: "TakeScreenshot" },
} as const;

/** Sends a command to a browser and gives the value of its answer. */
export type SendCommand = (command: keyof typeof commands, body?: object) => Promise<unknown>;

/** What each engine does in a way of its own. */
export interface EngineWays {
  readonly send: SendCommand;
  readonly resize: Reader["resize"];
  readonly close: Reader["close"];
}

const keyCodes: Readonly<Record<string, string>> = {
  Enter: "\uE007",
  Tab: "\uE004",
  Shift: "\uE008",
  Control: "\uE009",
  Escape: "\uE00C",
  Space: " ",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** Makes a reader of a browser that takes commands. */
export function makeReader({ send, resize, close }: EngineWays): Reader {
  const keys = (actions: readonly object[]) => send("act", { actions: [{ type: "key", id: "keys", actions }] });
  const pointer = async (selector: string, presses: readonly object[]): Promise<void> => {
    // In the middle, where no header stands above it, without an animation, and when it has come to rest.
    const script = `const all = [...document.querySelectorAll(arguments[0])];
      const found = all.find((element) => element.checkVisibility());
      found?.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      const place = () => JSON.stringify(found?.getBoundingClientRect());
      const rest = async () => {
        for (let before = ""; before !== place(); ) {
          before = place();
          await new Promise((done) => setTimeout(done, 30));
        }
        return found;
      };
      return rest();`;
    const origin = await send("execute", { script, args: [selector] });
    if (!origin) throw new Error(`nothing to be seen is ${selector}`);
    const move = { type: "pointerMove", duration: 0, x: 0, y: 0, origin };
    await send("act", { actions: [{ type: "pointer", id: "mouse", actions: [move, ...presses] }] });
  };
  return {
    resize,
    close,
    open: async (url) => void (await send("navigate", { url })),
    async reload() {
      // As the page's own button would: what drivers call a reload can forget how far the page was scrolled.
      const script = "window.isLeft = true; setTimeout(() => location.reload())";
      await send("execute", { script, args: [] });
      const look = { script: "return !window.isLeft && document.readyState === 'complete'", args: [] };
      await waitFor(() => send("execute", look).catch(() => false), "the page that was loaded again");
    },
    back: async () => void (await send("back")),
    forward: async () => void (await send("forward")),
    evaluate<Args extends readonly unknown[], Result>(call: (...args: Args) => Result, ...args: Args) {
      const value = send("execute", { script: `return (${call}).apply(null, arguments)`, args });
      // What a function gives is JSON, which arrives as it was.
      return value as Promise<Awaited<Result>>;
    },
    click: (selector) =>
      pointer(selector, [
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ]),
    hover: (selector) => pointer(selector, []),
    async press(combination) {
      const values = combination.split("+").map((key) => keyCodes[key] ?? key);
      await keys([
        ...values.map((value) => ({ type: "keyDown", value })),
        ...values.toReversed().map((value) => ({ type: "keyUp", value })),
      ]);
    },
    async type(text) {
      await keys(
        [...text].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      );
    },
    isWell() {
      const late = new Promise<boolean>((resolve) => setTimeout(resolve, 5_000, false).unref());
      const answer = send("execute", { script: "return true", args: [] });
      return Promise.race([answer.then(() => true).catch(() => false), late]);
    },
    async picture(file) {
      writeFileSync(file, Buffer.from(String(await send("picture", { full: false })), "base64"));
    },
  };
}
