// The built portal as `hubdocs serve` gives it, with a browser to read it, for all tests of a file.
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { type RunningServer, serveSite } from "../portal/runHubdocs.ts";
import { openBrowser } from "./openBrowser.ts";

/** What is open while the tests of a file run. */
interface ServedPortal {
  /** Without final slash. */
  readonly origin: string;
  readonly browser: Browser;
}

/** Opens the portal before the tests of the file that calls it, and closes it behind them. */
export function servedPortal(): ServedPortal {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([serveSite(inject("portalFolder")), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    server?.stop();
  });
  return {
    get origin() {
      return server.origin;
    },
    get browser() {
      return browser;
    },
  };
}
