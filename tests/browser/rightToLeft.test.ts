// Pages of a language that is written from right to left: code stays as it is written, everything else is mirrored.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPortal, type Portal } from "./openPortal.ts";

let portal: Portal;

beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

/** Looks at a page as it is in such a language, but for its words. */
const visitMirrored = (path: string, width: number, look: (page: Page) => Promise<void>): Promise<void> =>
  portal.visit(
    path,
    async (page) => {
      await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
      await look(page);
    },
    { viewport: { width, height: 800 } },
  );

test.each([320, 996, 1440])("pages fit %i px, with code from the left", async (width) => {
  for (const path of ["/docs/intro", "/docs/api/update-device-by-id"]) {
    await visitMirrored(path, width, async (page) => {
      const found = await page.evaluate(() => ({
        overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        code: [...new Set([...document.querySelectorAll("main pre")].map((pre) => getComputedStyle(pre).direction))],
        body: getComputedStyle(document.body).direction,
      }));
      expect(found, path).toEqual({ overflow: 0, code: ["ltr"], body: "rtl" });
    });
  }
});

test("the buttons of a sample cover none of its tabs, and the first tab stands at the right", () =>
  visitMirrored("/docs/api/update-device-by-id", 1440, async (page) => {
    const samples = page.locator(".samples").first();
    const tab = await samples.getByRole("tab").first().boundingBox();
    const copy = await samples.getByRole("button", { name: "Copy" }).first().boundingBox();
    expect(tab?.x).toBeGreaterThan((copy?.x ?? Number.POSITIVE_INFINITY) + (copy?.width ?? 0));
  }));

test("the menu of narrow screens opens at the right edge", () =>
  visitMirrored("/docs/intro", 390, async (page) => {
    await page.locator("header .menu-toggle").click();
    const edge = async (): Promise<number> => {
      const box = await page.locator("#menu").boundingBox();
      return box === null ? 0 : box.x + box.width;
    };
    await expect.poll(edge).toBe(390);
  }));

test("chevrons point down on menus and open categories, to the left on closed ones, and up on the button to the top", () =>
  visitMirrored("/docs/intro", 1440, async (page) => {
    const wayOf = (selector: string): Promise<string> =>
      page.evaluate((found) => {
        const path = document.querySelector<SVGGraphicsElement>(`${found} .icon-chevron path`);
        path?.closest("[hidden]")?.removeAttribute("hidden");
        // Where its tip points: it is drawn to the right.
        const { a, b } = path?.getScreenCTM() ?? new DOMMatrix();
        return Math.abs(a) > Math.abs(b) ? (a > 0 ? "right" : "left") : b > 0 ? "down" : "up";
      }, selector);
    expect(await wayOf(".dropdown")).toBe("down");
    expect(await wayOf(".back-to-top")).toBe("up");
    await expect.poll(() => wayOf('.sidebar [aria-expanded="false"]')).toBe("left");
    await page.locator('.sidebar nav [aria-expanded="false"]').first().click();
    await expect.poll(() => wayOf('.sidebar nav [aria-expanded="true"]')).toBe("down");
  }));
