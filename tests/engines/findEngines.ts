// Where the engines of this machine are: programs of Debian and its relatives, or what the environment names.
import { existsSync, readdirSync } from "node:fs";
import type { WebKitPrograms } from "./driver/webkit.ts";

/** What there is of the engines. */
export interface Engines {
  readonly firefox?: string | undefined;
  readonly webkit?: WebKitPrograms | undefined;
}

/** What to install for an engine. */
export const packagesOf = {
  firefox: "firefox-esr",
  webkit: "webkit2gtk-driver xvfb",
} as const;

/** Looks for the engines. */
export function findEngines(): Engines {
  const firefox = firstOf(["/usr/bin/firefox-esr", "/usr/bin/firefox"]);
  const driver = firstOf(["/usr/bin/WebKitWebDriver"]);
  const libraries = existsSync("/usr/lib") ? readdirSync("/usr/lib").map((name) => `/usr/lib/${name}`) : [];
  const browser = firstOf([...libraries, "/usr/libexec"].map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`));
  const display = firstOf(["/usr/bin/Xvfb"]);
  const webkit = driver && browser && display ? { driver, browser, display } : undefined;
  return { firefox, webkit };
}

const firstOf = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));
