// Words that know no end: they break where they stand, or end in dots, and never make a page wider than its screen.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPortal, type Portal } from "./openPortal.ts";

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

/** Writes such a word in place of a text, and gives the width that the page has then. */
const widthWith = (page: Page, selector: string): Promise<number> =>
  page.evaluate((where) => {
    const places = [...document.querySelectorAll(where)].slice(0, 3);
    if (places.length === 0) throw new Error(`nothing is found by ${where}`);
    for (const place of places) place.textContent = "endless".repeat(20);
    return document.documentElement.scrollWidth;
  }, selector);

test.each([
  [
    "/docs/intro",
    ".breadcrumbs [aria-current]",
    "main h1",
    "main .heading > h2",
    "main .heading > h3",
    ".pagination-label",
    ".code-title, .code-language",
  ],
  ["/docs/category/domivka-api", ".card-title"],
  ["/docs/tags", ".tags a"],
  ["/blog", ".post-summary h2 a"],
  ["/blog/archive", ".archive-year a"],
  ["/docs/print/docsSidebar", "main .heading > :not(a)"],
  ["/docs/api/domivka-api", ".api-line > strong"],
  ["/docs/api/update-device-by-id", ".rows .n"],
])("on %s they break on a phone", (path, ...selectors) =>
  portal.visit(
    path,
    async (page) => {
      for (const selector of selectors) expect([selector, await widthWith(page, selector)]).toEqual([selector, 320]);
    },
    { viewport: { width: 320, height: 800 } },
  ),
);

test("in a sidebar they are not cut off", () =>
  portal.visit("/docs/intro", async (page) => {
    await widthWith(page, ".sidebar-link");
    const hidden = await page.locator(".sidebar > nav").evaluate((nav) => nav.scrollWidth - nav.clientWidth);
    expect(hidden).toBe(0);
  }));

test.each([997, 1280])("in the bar at the top they end in dots, and the search box stays, %d pixels wide", (width) =>
  portal.visit(
    "/docs/intro",
    async (page) => {
      expect(await widthWith(page, ".navbar > .navbar-items > li > a")).toBe(width);
      const box = await page.locator("header input[type=search]").boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(100);
    },
    { viewport: { width, height: 800 } },
  ),
);

test("the name of an alternative begins beside its mark", () =>
  portal.visit(
    "/docs/api/update-device-by-id",
    async (page) => {
      const summary = page.locator(".rows summary").first();
      await summary.evaluate((one) => {
        one.innerHTML = `<span class="v">${"endless".repeat(20)}</span>`;
      });
      const lines = await summary.evaluate((one) => ({
        box: one.getBoundingClientRect().top,
        name: one.firstElementChild?.getClientRects()[0]?.top ?? 0,
      }));
      expect(lines.name - lines.box).toBeLessThan(10);
    },
    { viewport: { width: 390, height: 800 } },
  ));
