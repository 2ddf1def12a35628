// Pictures of a built site for the eye, and what a program can see in them. Runs only when asked:
// HUBDOCS_SITE=build HUBDOCS_SCREENSHOTS=pictures npx vitest run --project browser tests/browser/screenshots.ts
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBrowser } from "./openBrowser.ts";
import { type ServedFolder, serveFolder } from "./serveFolder.ts";

const site = process.env["HUBDOCS_SITE"];
const pictures = process.env["HUBDOCS_SCREENSHOTS"];
/** Addresses to look at; each is looked at in both languages. */
const paths = (process.env["HUBDOCS_PATHS"] ?? "/,/docs/intro,/blog,/no-such-page").split(",");
const widths = [320, 390, 768, 996, 1280, 1440];

describe("pages as they look", () => {
  let browser: Browser;
  let host: ServedFolder;
  beforeAll(async () => {
    browser = await openBrowser();
    host = await serveFolder(resolve(site ?? ""));
    mkdirSync(pictures ?? "", { recursive: true });
  });
  afterAll(async () => {
    await browser.close();
    host.close();
  });

  const cases = ["", "/uk"].flatMap((prefix) =>
    paths.flatMap((path) => ["light", "dark"].map((mode) => [`${prefix}${path}`, mode] as const)),
  );

  test.each(cases)("%s in %s fits every width and throws nothing", async (path, mode) => {
    const context = await browser.newContext();
    await context.addInitScript((value) => localStorage.setItem("theme", value), mode);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    const wide: number[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(host.url + path, { waitUntil: "networkidle" });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) wide.push(width);
      const name = `${path.replaceAll("/", "_")}-${mode}-${width}.png`;
      await page.screenshot({ path: join(pictures ?? "", name), fullPage: true });
    }
    await context.close();
    expect({ errors, wide }).toEqual({ errors: [], wide: [] });
  });
});
