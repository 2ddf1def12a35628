// WebKit, the engine of Safari, in the small browser that comes with it for GTK.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram, waitFor } from "./programs.ts";
import { commands, makeReader, type Reader } from "./reader.ts";

/** A window whose bar of buttons does not ask for more room than a phone has. */
const bareWindow =
  "* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; -gtk-icon-transform: scale(0.1); }";

const screen = { width: 1600, height: 1200 };

/** Without a graphics card, pictures by the processor are drawn sooner. */
const drawing = { WEBKIT_DISABLE_COMPOSITING_MODE: "1" };

/** The programs that WebKit needs. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** Starts WebKit, with a display of its own. */
export async function openWebKit(programs: WebKitPrograms, { calm }: { readonly calm: boolean }): Promise<Reader> {
  const home = mkdtempSync(join(tmpdir(), "hubdocs-webkit-"));
  const gtk = join(home, "gtk-3.0");
  mkdirSync(gtk);
  writeFileSync(join(gtk, "settings.ini"), `[Settings]\ngtk-enable-animations=${calm ? 0 : 1}\n`);
  writeFileSync(join(gtk, "gtk.css"), bareWindow);
  const display = startProgram(programs.display, [
    "-displayfd",
    "1",
    "-screen",
    "0",
    `${screen.width}x${screen.height}x24`,
    "-nolisten",
    "tcp",
  ]);
  const number = await waitFor(() => /\d+/.exec(display.said())?.[0], "a display");
  const port = await freePort();
  const env = {
    DISPLAY: `:${number}`,
    GDK_BACKEND: "x11",
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    ...drawing,
  };
  const driver = startProgram(programs.driver, [`--port=${port}`], env);
  const ask = askAt(`http://127.0.0.1:${port}`);
  await waitFor(() => ask("GET", "/status").catch(() => false), "WebKit's driver");
  const options = { binary: programs.browser, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const { sessionId } = await ask("POST", "/session", { capabilities });
  const session = `/session/${sessionId}`;
  const reader = makeReader({
    send(command, body = {}) {
      const { method, path } = commands[command];
      return ask(method, `${session}/${path}`, method === "GET" ? undefined : body);
    },
    async resize(width, height) {
      // The window is wider than the page by its frame. It stands around the middle of the display, where the mouse is: only
      // what is below the mouse has the focus where no manager of windows gives it.
      const frame = await reader.evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
      const [across = 0, down = 0] = frame;
      const place = { x: Math.round((screen.width - width) / 2), y: Math.round((screen.height - height) / 2) };
      await ask("POST", `${session}/window/rect`, { ...place, width: width + across, height: height + down });
      await waitFor(() => reader.evaluate((size) => innerWidth === size, width), `a width of ${width}`);
    },
    async close() {
      const late = new Promise((resolve) => setTimeout(resolve, 3_000).unref());
      await Promise.race([ask("DELETE", session).catch(() => undefined), late]);
      await driver.end();
      await display.end();
      rmSync(home, { recursive: true, force: true });
    },
  });
  return reader;
}

/** Sends requests to the driver and gives the values of its answers. */
function askAt(origin: string) {
  return async (method: string, path: string, body?: object) => {
    const text =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } };
    const response = await fetch(origin + path, { method, ...text });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
}

/** A port that nobody listens at. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
