// Parts that stand beside or below each other, in rows and columns that the eye expects.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPortal, type Portal } from "./openPortal.ts";

let portal: Portal;
const phone = { viewport: { width: 320, height: 800 } };

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

/** The sides of elements, in whole pixels. */
const placesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right), top: Math.round(top), bottom: Math.round(bottom) };
    }),
  );

test.each([320, 390, 1280, 1440])("no tab of samples is alone in the last row, %i pixels wide", (width) =>
  portal.visit(
    "/docs/api/get-devices",
    async (page) => {
      for (const list of ["#samples-tab-0", "#examples-response-tab-0"]) {
        const tabs = await placesOf(page, `.tab-list:has(${list}) button`);
        const tops = tabs.map(({ top }) => top);
        expect(tops.length).toBeGreaterThan(5);
        expect(tops.filter((top) => top === tops.at(-1)).length, list).toBeGreaterThan(1);
      }
      await page.locator("#samples-tab-0").focus();
      await page.keyboard.press("End");
      await page.keyboard.press("Enter");
      expect(await page.locator("#samples-tab-6").getAttribute("aria-selected")).toBe("true");
      await page.keyboard.press("ArrowLeft");
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("samples-tab-5");
    },
    { viewport: { width, height: 800 } },
  ),
);

test("descriptions of short allowed values begin at one line", () =>
  portal.visit("/docs/api/schemas/account-summary", async (page) => {
    const starts = (await placesOf(page, ".f dd")).map(({ left }) => left);
    expect(starts.length).toBeGreaterThan(3);
    expect(new Set(starts).size).toBe(1);
  }));

test("on a phone the button beside the search of a page that is not there is beside it", () =>
  portal.visit(
    "/uk/404.html",
    async (page) => {
      const [field, button] = await placesOf(page, "main form :is(input, button)");
      expect(button?.top).toBe(field?.top);
      expect((field?.right ?? 0) - (field?.left ?? 0)).toBeGreaterThan(150);
    },
    phone,
  ));

test.each([1440, 768])("the text of a landing page without headings is in the middle, %i pixels wide", (width) =>
  portal.visit(
    "/",
    async (page) => {
      await page.locator(".home-text").evaluate((text) => {
        text.innerHTML = `<p>${"Words of a page without headings. ".repeat(20)}</p>`;
      });
      const [text] = await placesOf(page, ".home-text > p");
      expect(Math.abs((text?.left ?? 0) - (width - (text?.right ?? 0)))).toBeLessThanOrEqual(2);
    },
    { viewport: { width, height: 800 } },
  ),
);

test.each([
  [1600, 2],
  [1440, 2],
  [1280, 3],
  [997, 3],
])("text of double size makes the bar of %i pixels at most %i rows high", (width, rows) =>
  portal.visit(
    "/uk/docs/intro",
    async (page) => {
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      const [bar] = await placesOf(page, ".navbar");
      expect((bar?.bottom ?? 0) - (bar?.top ?? 0)).toBeLessThanOrEqual(rows * 90);
      const [search] = await placesOf(page, "#search input");
      expect(search?.bottom).toBeLessThan(bar?.bottom ?? 0);
    },
    { viewport: { width, height: 800 } },
  ),
);
