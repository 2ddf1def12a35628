// What a reader does with the glossary: finds a term, reads it without scripts, and stays at it in another language.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPortal, type Portal } from "./openPortal.ts";

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((term) => Math.round(term.getBoundingClientRect().top));

async function chooseUkrainian(page: Page): Promise<void> {
  const opened = page.waitForEvent("domcontentloaded");
  await page.locator("#locales").evaluate((menu) => menu.querySelector<HTMLElement>("a[hreflang=uk]")?.click());
  await opened;
  await page.waitForLoadState();
}

test("a word of a page leads to its term, also without scripts", async () => {
  const look = async (page: Page): Promise<void> => {
    await page
      .locator("main a", { hasText: /^capabilities$/ })
      .first()
      .click();
    await page.waitForURL("**/glossary#capability");
    const term = page.locator("dt:target");
    expect(await term.locator("dfn").innerText()).toBe("capability");
    expect(await term.locator("[lang=uk]").innerText()).toBe("можливість");
    await expect.poll(async () => (await topOf(page, "capability")) >= 0).toBe(true);
    expect(await term.evaluate((one) => one.getBoundingClientRect().bottom < innerHeight)).toBe(true);
  };
  await portal.visit("/docs/intro", look);
  await portal.visit("/docs/intro", look, { javaScriptEnabled: false });
});

test("the table of contents lists the terms and marks the one that is read", async () => {
  await portal.visit("/uk/glossary", async (page) => {
    const names = await page.locator("main dfn").allInnerTexts();
    const listed = page.getByRole("navigation", { name: "На цій сторінці" }).locator("a");
    expect(await listed.allInnerTexts()).toEqual(names);
    expect(names).toEqual([...names].sort(new Intl.Collator("uk").compare));
    await listed.filter({ hasText: /^плагін$/ }).click();
    await expect.poll(() => page.locator(".toc [aria-current]").innerText()).toBe("плагін");
  });
});

test("another language shows the term in the middle of the window at the same height, or the one of the anchor", async () => {
  await portal.visit("/glossary", async (page) => {
    await page.locator("#plugin").evaluate((term) => window.scrollBy(0, term.getBoundingClientRect().top - 390));
    const before = await topOf(page, "plugin");
    expect(before).toBeGreaterThan(380);
    await chooseUkrainian(page);
    await expect.poll(async () => Math.abs((await topOf(page, "plugin")) - before)).toBeLessThanOrEqual(2);
  });
  await portal.visit("/glossary#plugin", async (page) => {
    await chooseUkrainian(page);
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe("/uk/glossary#plugin");
    expect(await page.locator("dt:target dfn").innerText()).toBe("плагін");
  });
});

test("the first use of a term leads to it, and looks like a link of another kind in both colour modes", async () => {
  const look = async (page: Page): Promise<void> => {
    const term = page.locator("main article .term-link", { hasText: /^маніфесту$/ });
    expect(await term.count()).toBe(1);
    for (const theme of ["light", "dark"]) {
      const looks = await term.evaluate((link, mode) => {
        document.documentElement.dataset["theme"] = mode;
        const { color, textDecorationLine, textDecorationStyle } = getComputedStyle(link);
        const around = getComputedStyle(link.parentElement ?? link).color;
        return { isAsText: color === around, textDecorationLine, textDecorationStyle };
      }, theme);
      expect(looks).toEqual({ isAsText: true, textDecorationLine: "underline", textDecorationStyle: "dotted" });
    }
    await term.click();
    await page.waitForURL("**/uk/glossary#manifest");
    expect(await page.locator("dt:target dfn").innerText()).toBe("маніфест");
    expect(await page.locator("main .term-link").count()).toBe(0);
  };
  await portal.visit("/uk/docs/lua-plugins/", look);
  await portal.visit("/uk/docs/lua-plugins/", look, { javaScriptEnabled: false });
});
