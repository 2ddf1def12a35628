// Firefox, spoken to by Marionette: the commands of WebDriver through a socket, which geckodriver gives to others by HTTP.
// It needs no program but Firefox itself.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProgram, waitFor } from "./programs.ts";
import { commands, makeReader, type Reader } from "./reader.ts";

/** Settings of a browser that asks nobody outside and shows nothing of its own. */
const settings = {
  // A mouse, and bars of scrolling that take no room, as in the other browsers of the tests.
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 6,
  "ui.useOverlayScrollbars": 1,
  "marionette.port": 0,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "browser.aboutwelcome.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
  "app.update.disabledForTesting": true,
  "app.normandy.enabled": false,
  "browser.safebrowsing.update.enabled": false,
  "browser.search.update": false,
  "extensions.update.enabled": false,
  "services.settings.server": "data:,",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "dom.ipc.processPrelaunch.enabled": false,
};

/** Starts Firefox. */
export async function openFirefox(program: string, { calm }: { readonly calm: boolean }): Promise<Reader> {
  const profile = mkdtempSync(join(tmpdir(), "hubdocs-firefox-"));
  const lines = Object.entries({ ...settings, "ui.prefersReducedMotion": calm ? 1 : 0 }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const access = ["--marionette", "--remote-allow-system-access"];
  const args = ["--headless", "--no-remote", "--profile", profile, ...access];
  const browser = startProgram(program, args, { HOME: profile });
  const portFile = join(profile, "MarionetteActivePort");
  const port = await waitFor(() => existsSync(portFile) && Number(readFileSync(portFile, "utf8")), "Firefox's port");
  const socket = connect(port, "127.0.0.1");
  const ask = askThrough(socket);
  await ask("WebDriver:NewSession", {});

  /** Runs a script in the window around the page. */
  const inFrame = async (script: string, args: readonly unknown[]): Promise<void> => {
    await ask("Marionette:SetContext", { value: "chrome" });
    await ask("WebDriver:ExecuteScript", { script, args });
    await ask("Marionette:SetContext", { value: "content" });
  };
  const reader = makeReader({
    send: (command, body = {}) => ask(`WebDriver:${commands[command].name}`, body),
    async resize(width, height) {
      // Windows have a least width; the part with the page can be made as narrow as a phone.
      const script = `const { style } = gBrowser.selectedBrowser;
        for (const [name, value] of Object.entries(arguments[0])) style.setProperty(name, value + "px");`;
      await inFrame(script, [{ width, "min-width": width, height, "min-height": height }]);
      await waitFor(() => reader.evaluate((size) => innerWidth === size, width), `a width of ${width}`);
    },
    async close() {
      socket.destroy();
      await browser.end();
      rmSync(profile, { recursive: true, force: true });
    },
  });
  return reader;
}

/** Messages are JSON after their length in bytes: `[0, id, name, body]` and `[1, id, error, value]`. */
function askThrough(socket: Socket): (name: string, body: object) => Promise<unknown> {
  const waiting = new Map<number, PromiseWithResolvers>();
  const state = { read: Buffer.alloc(0), next: 1 };
  socket.on("data", (chunk) => {
    state.read = Buffer.concat([state.read, chunk]);
    for (;;) {
      const colon = state.read.indexOf(":");
      const end = colon + 1 + Number(state.read.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || state.read.length < end) return;
      take(JSON.parse(state.read.subarray(colon + 1, end).toString()));
      state.read = state.read.subarray(end);
    }
  });
  const take = (message: unknown): void => {
    // What greets the client is no answer.
    if (!Array.isArray(message)) return;
    const [, id, error, value] = message;
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error) answer?.reject(new Error(`${error.error}: ${error.message}`));
    else answer?.resolve(value !== null && typeof value === "object" && "value" in value ? value.value : value);
  };
  const ended = new Error("Firefox has ended");
  // An error is followed by the end.
  socket.on("error", () => undefined);
  socket.on("close", () => {
    for (const { reject } of waiting.values()) reject(ended);
  });
  return (name, body) =>
    new Promise((resolve, reject) => {
      if (socket.destroyed) reject(ended);
      const id = state.next;
      state.next += 1;
      waiting.set(id, { resolve, reject });
      const text = JSON.stringify([0, id, name, body]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

interface PromiseWithResolvers {
  resolve(value: unknown): void;
  reject(error: Error): void;
}
