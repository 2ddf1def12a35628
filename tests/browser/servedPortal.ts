// The built portal as `hubdocs serve` gives it, with a browser to read it, for all tests of a file.
import type { Browser } from "playwright-core";
import { beforeAll, inject } from "vitest";
import { openBrowser } from "./openBrowser.ts";

/** What is open while the tests of a file run. */
interface ServedPortal {
  /** Without final slash. */
  readonly origin: string;
  readonly browser: Browser;
}

/** Opens the portal before the tests of the file that calls it. All files read it from one server. */
export function servedPortal(): ServedPortal {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  return {
    origin: inject("portalOrigin"),
    get browser() {
      return browser;
    },
  };
}
