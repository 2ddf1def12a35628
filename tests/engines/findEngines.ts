// Where the engines of this machine are: programs of Debian and its relatives, or what the environment names.
import { existsSync, readdirSync } from "node:fs";
import type { WebKitPrograms } from "./driver/webkit.ts";

/** What there is of the engines. */
export interface Engines {
  readonly firefox?: string | undefined;
  readonly webkit?: WebKitPrograms | undefined;
}

/** What to install for an engine; `.ci/run` does it. */
export const packagesOf = {
  firefox: "firefox-esr",
  webkit: "webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb",
} as const;

/** Not what is started through a snap: that cannot read a profile in a folder for temporary files. */
const firefoxes = ["/usr/bin/firefox-esr", "/usr/lib/firefox/firefox", "/usr/lib64/firefox/firefox"];

/** Looks for the engines. HUBDOCS_FIREFOX names another Firefox than the usual ones. */
export function findEngines(): Engines {
  const firefox = process.env["HUBDOCS_FIREFOX"] ?? firstOf(firefoxes);
  const driver = firstOf(["/usr/bin/WebKitWebDriver"]);
  const libraries = existsSync("/usr/lib") ? readdirSync("/usr/lib").map((name) => `/usr/lib/${name}`) : [];
  const browser = firstOf([...libraries, "/usr/libexec"].map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`));
  const display = firstOf(["/usr/bin/Xvfb"]);
  const webkit = driver && browser && display ? { driver, browser, display } : undefined;
  return { firefox, webkit };
}

const firstOf = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));
