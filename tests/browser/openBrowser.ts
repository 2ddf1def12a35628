// Finds a browser for the tests: a Chromium of the system, else the one that comes from an npm package. Files that run in
// one worker share it, each with contexts of its own.
import { existsSync } from "node:fs";
import packaged from "@sparticuz/chromium";
import { type Browser, chromium } from "playwright-core";
import { expect } from "vitest";

const systemBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How long a browser that is well may take to answer, also on a busy machine. */
const patience = 20_000;

/** The browser of this worker, and the test file that asked for it last. */
const shared: { browser?: Promise<Browser>; file?: string | undefined } = {};

/**
 * The browser of this worker. Nobody closes it: it ends with the worker. A file that begins finds it as if it were its own,
 * and another one where the last one is gone or has stopped to answer, whatever the files before have done to it.
 */
export async function openBrowser(): Promise<Browser> {
  const last = await shared.browser?.catch(() => undefined);
  const { testPath } = expect.getState();
  const isFit = last !== undefined && (shared.file === testPath ? last.isConnected() : await isCleared(last));
  shared.file = testPath;
  if (isFit) return last;
  // One that hangs may not answer to this either.
  last?.close().catch(() => undefined);
  shared.browser = startBrowser();
  return await shared.browser;
}

/** Closes what is open in a browser; `false` when it does not do so. */
async function isCleared(browser: Browser): Promise<boolean> {
  const clear = async (): Promise<boolean> => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    const session = await browser.newBrowserCDPSession();
    await session.send("Browser.getVersion");
    await session.detach();
    return true;
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), patience);
  });
  const isClear = await Promise.race([clear().catch(() => false), late]);
  clearTimeout(timer);
  return isClear;
}

/** HUBDOCS_BROWSER names another browser than the usual ones. */
async function startBrowser(): Promise<Browser> {
  const named = process.env["HUBDOCS_BROWSER"] ?? systemBrowsers.find((path) => existsSync(path));
  if (named !== undefined) return chromium.launch({ executablePath: named, args: quiet });
  // One process for everything, as the package suggests, cannot hold several pages. Browsers of readers keep sites apart.
  const args = packaged.args.filter((argument) => !/single-process|zygote|web-security/.test(argument));
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...args, ...quiet] });
}
