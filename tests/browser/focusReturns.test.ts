// Where readers without a mouse go on: after Back, after the search box, after another view of the menu, in tables.
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { servedPortal } from "./servedPortal.ts";

const portal = servedPortal();
let page: Page;
beforeEach(async () => {
  page = await (await portal.browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
});
afterEach(() => page.context().close());

const open = (path: string) => page.goto(portal.origin + path);
const lastGuide = () => page.locator('article a[href="/docs/lua-scenes-examples/device-monitoring"]').last();
const focused = (): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute("aria-label") || "");

test("Back returns to the link that was followed, with the page where it was", async () => {
  await open("/docs/lua-scenes");
  await lastGuide().focus();
  const text = await lastGuide().textContent();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(800);
  await page.keyboard.press("Enter");
  await page.locator("main h1", { hasText: "device monitoring" }).waitFor();
  expect(await focused()).not.toBe(text);
  await page.goBack();
  await expect.poll(focused).toBe(text);
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(3);
  expect(await lastGuide().evaluate((link) => link === document.activeElement)).toBe(true);
});

test("Back returns to the link that was followed to a place in a page", async () => {
  await open("/docs/lua-scenes");
  const link = page.locator('main p a[href*="#"]:not([href^="#"])').first();
  const text = await link.textContent();
  await link.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/glossary#/);
  await page.locator("main dfn, main dt").first().waitFor();
  await page.goBack();
  await expect.poll(focused).toBe(text);
});

test("Escape in the empty search box leads back to what had the focus", async () => {
  await open("/docs/lua-scenes");
  await lastGuide().focus();
  const top = await page.evaluate(() => scrollY);
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox");
  await box.fill("lua");
  await expect.poll(() => page.getByRole("option").count()).toBeGreaterThan(0);
  for (const value of ["lua", "", ""]) {
    await page.keyboard.press("Escape");
    await expect.poll(() => box.inputValue()).toBe(value);
  }
  await expect.poll(() => lastGuide().evaluate((link) => link === document.activeElement)).toBe(true);
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(3);
});

test("the search box says which query it has answered", async () => {
  await open("/uk/docs/intro");
  const box = page.getByRole("combobox");
  await box.click();
  await box.fill("дгф");
  const status = page.locator("search.search [role=status]");
  await expect.poll(() => status.textContent()).toMatch(/^\d+ результат\S*\. Результати за запитом «lua»$/);
});

test("another view of the menu begins at its own first button", async () => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open("/uk/docs/api/get-devices");
  await page.locator(".menu-toggle").press("Enter");
  await page.locator("#menu").getByRole("button", { name: "Назад до головного меню" }).press("Enter");
  await expect.poll(focused).toBe("Меню документації");
  await page.keyboard.press("Enter");
  await expect.poll(focused).toBe("Назад до головного меню");
});

test("the header of a table that scrolls covers no link that gets the focus", async () => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open("/uk/docs/lua-plugins/repo/");
  const links = page.locator(".table a");
  await links.last().focus();
  for (let place = (await links.count()) - 2; place >= 0; place -= 1) {
    await page.keyboard.press("Shift+Tab");
    const seen = await links.nth(place).evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      const there = document.elementFromPoint(left + Math.min(width / 2, 20), top + height / 2);
      return [link === document.activeElement, there?.closest("th[scope=col]")?.textContent ?? ""];
    });
    expect(seen).toEqual([true, ""]);
  }
});

test("a version alone is called a version, and each search of a page has a name of its own", async () => {
  await open("/docs/intro");
  expect(await page.locator(".navbar-link", { hasText: /^Next$/ }).getAttribute("aria-label")).toBe("Version: Next");
  await open("/uk/search/");
  const names = await page
    .locator("search")
    .evaluateAll((all) => all.map((search) => search.getAttribute("aria-label") ?? ""));
  expect(new Set(names).size).toBe(names.length);
});
