// The place in a page that a reader has reached is kept on the way to another language or version.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPortal, type Portal, seeHeading } from "./openPortal.ts";
import { openShellSite, type ShellSite } from "./shellSite.ts";

/** Where the heading stands in the window, in pixels from its top. */
const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));

/** Scrolls until a heading stands at that height. */
const bring = (page: Page, id: string, top: number): Promise<void> =>
  page.locator(`#${id}`).evaluate(async (heading, wanted) => {
    window.scrollBy(0, heading.getBoundingClientRect().top - wanted);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, top);

async function chooseUkrainian(page: Page): Promise<void> {
  const opened = page.waitForEvent("domcontentloaded");
  await page.locator("#locales").evaluate((menu) => menu.querySelector<HTMLElement>("a[hreflang=uk]")?.click());
  await opened;
  await page.waitForLoadState();
}

describe("another language", () => {
  let portal: Portal;
  beforeAll(async () => {
    portal = await openPortal();
  });
  afterAll(() => portal?.close());

  test.each([
    { width: 1280, top: 220 },
    { width: 1280, top: -30 },
    { width: 390, top: 150 },
  ])("shows the section that was read at the same height, $top px at a width of $width px", async ({ width, top }) => {
    const look = async (page: Page): Promise<void> => {
      await bring(page, "timers-and-time", top);
      await chooseUkrainian(page);
      expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe("/uk/docs/lua-scenes");
      // Heights are rounded.
      await expect.poll(async () => Math.abs((await topOf(page, "timers-and-time")) - top)).toBeLessThanOrEqual(2);
      expect(await page.locator(".header").evaluate((header) => header.classList.contains("is-hidden"))).toBe(false);
    };
    await portal.visit("/docs/lua-scenes", look, { viewport: { width, height: 800 } });
  });

  test("is shown from its beginning when nothing was scrolled, and at the hash when there is one", async () => {
    await portal.visit("/docs/lua-scenes", async (page) => {
      await chooseUkrainian(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
    await portal.visit("/docs/lua-scenes#events", async (page) => {
      await bring(page, "timers-and-time", 220);
      await chooseUkrainian(page);
      expect(new URL(page.url()).hash).toBe("#events");
      await expect.poll(() => topOf(page, "events")).toBeLessThan(200);
    });
  });

  test("has no say in where later pages are shown", async () => {
    await portal.visit("/docs/lua-scenes", async (page) => {
      await bring(page, "timers-and-time", 220);
      await chooseUkrainian(page);
      await page.locator('aside a[href="/uk/docs/intro"]').click();
      await seeHeading(page, "Вступ");
      await page.locator('aside a[href="/uk/docs/lua-scenes"]').click();
      await page.locator("#timers-and-time").waitFor();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });
});

describe("another version", () => {
  let site: ShellSite;
  beforeAll(async () => {
    site = await openShellSite();
  });
  afterAll(() => site?.close());

  test("shows the section that was read at the same height, without loading a new document", async () => {
    const page = await site.open("/docs/next/intro");
    const id = (await page.locator("main h2[id]").nth(1).getAttribute("id")) ?? "";
    await bring(page, id, 250);
    await page.evaluate(() => document.body.setAttribute("data-first", ""));
    await page
      .locator("#versions")
      .evaluate((menu) => menu.querySelector<HTMLElement>("a[data-version='2.0']")?.click());
    await expect.poll(() => new URL(page.url()).pathname).not.toContain("/next/");
    await expect.poll(async () => Math.abs((await topOf(page, id)) - 250)).toBeLessThanOrEqual(2);
    expect(await page.evaluate(() => document.body.hasAttribute("data-first"))).toBe(true);
    await page.context().close();
  });
});
