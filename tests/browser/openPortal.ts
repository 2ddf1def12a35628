// The built portal on a plain static host, with a browser to read it.
import type { Browser, BrowserContextOptions, Page, Route } from "playwright-core";
import { inject } from "vitest";
import { openBrowser } from "./openBrowser.ts";
import { serveFolder } from "./serveFolder.ts";

/** The portal and its readers. */
export interface Portal {
  readonly origin: string;
  /** Folder of the built site. */
  readonly folder: string;
  readonly browser: Browser;
  /** Lets a reader with a browser of their own open a path and look at it. */
  visit(path: string, look: (page: Page) => Promise<void>, options?: BrowserContextOptions): Promise<void>;
  close(): void;
}

/** Serves the portal. */
export async function openPortal(): Promise<Portal> {
  const folder = inject("portalFolder");
  const [server, browser] = await Promise.all([serveFolder(folder), openBrowser()]);
  return {
    origin: server.url,
    folder,
    browser,
    async visit(path, look, options = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
      try {
        const page = await context.newPage();
        await page.goto(server.url + path);
        await page.evaluate(() => document.body.setAttribute("data-first", ""));
        await look(page);
      } finally {
        await context.close();
      }
    },
    close: () => server.close(),
  };
}

/** Whether the document is still the one that was opened first. */
export const isFirstDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.body.hasAttribute("data-first"));

/** Waits until the page with that heading is shown. */
export async function seeHeading(page: Page, heading: string | RegExp): Promise<void> {
  await page.locator("main h1", { hasText: heading }).waitFor();
}

/** Paths of the documents that the browser loads from now on. */
export function watchDocuments(page: Page): readonly string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Answers the page's own requests for a path as told; documents that the browser loads are served as usual. */
export async function answerFetch(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => (route.request().resourceType() === "fetch" ? answer(route) : route.fallback()),
  );
}

/** Answers after some milliseconds. */
export const answerAfter =
  (ms: number) =>
  async (route: Route): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  };
