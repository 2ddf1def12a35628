// Finds a browser for the tests: a Chromium of the system, else the one that comes from an npm package.
import { existsSync } from "node:fs";
import packaged from "@sparticuz/chromium";
import { type Browser, chromium } from "playwright-core";

const systemBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts the browser. HUBDOCS_BROWSER names another one. */
export async function openBrowser(): Promise<Browser> {
  const named = process.env["HUBDOCS_BROWSER"] ?? systemBrowsers.find((path) => existsSync(path));
  if (named !== undefined) return chromium.launch({ executablePath: named, args: quiet });
  // One process for everything, as the package suggests, cannot hold several pages.
  const args = packaged.args.filter((argument) => !/single-process|zygote/.test(argument));
  return chromium.launch({ executablePath: await packaged.executablePath(), args: [...args, ...quiet] });
}
