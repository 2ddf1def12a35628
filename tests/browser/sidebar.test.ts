// The sidebar: opening, hiding, and what of it stays while the reader moves on.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPortal } from "./openPortal.ts";
import { openShellSite, type ShellSite } from "./shellSite.ts";

let site: ShellSite;

beforeAll(async () => {
  site = await openShellSite();
});
afterAll(() => site?.close());

const category = (page: Page, name: string) => page.locator("aside").getByRole("button", { name });
const listOf = (page: Page, name: string) =>
  page
    .locator("aside li")
    .filter({ has: page.getByRole("button", { name }) })
    .locator("ul");
const scrollOf = (page: Page) => page.locator("#sidebar-nav").evaluate((nav) => nav.scrollTop);

test("the current page is marked, its categories are open, others closed and out of reach", async () => {
  const page = await site.open("/docs/next/chapter-6/page-5");
  expect(await page.locator('aside nav[aria-label*="sidebar"] [aria-current="page"]').allInnerTexts()).toEqual([
    "Page 6.5",
  ]);
  expect(await category(page, "Chapter 6").getAttribute("aria-expanded")).toBe("true");
  expect(await category(page, "Chapter 5").getAttribute("aria-expanded")).toBe("false");
  await category(page, "Chapter 5").focus();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Chapter 6");
  await page.context().close();
});

test.each(["Enter", "Space"])("%s opens and closes a category, and the page does not scroll", async (key) => {
  const page = await site.open("/docs/next/intro", { reducedMotion: "reduce" });
  await category(page, "Chapter 1").press(key);
  await expect.poll(() => listOf(page, "Chapter 1").isVisible()).toBe(true);
  await category(page, "Chapter 1").press(key);
  await expect.poll(() => listOf(page, "Chapter 1").isVisible()).toBe(false);
  expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([0, ""]);
  await page.context().close();
});

describe("the movement of a category", () => {
  /** Toggles and looks before the next frame, so that the movement cannot be over. */
  const movement = (page: Page) =>
    category(page, "Chapter 1").evaluate((button: HTMLElement) => {
      button.click();
      const list = document.getElementById(button.getAttribute("aria-controls") ?? "");
      return { height: list?.scrollHeight ?? 0, duration: list?.getAnimations()[0]?.effect?.getTiming().duration };
    });

  test("takes longer for longer lists, but less than in proportion", async () => {
    const page = await site.open("/docs/next/intro");
    const { height, duration } = await movement(page);
    const rows = height / 36;
    expect(rows).toBeGreaterThan(3);
    expect(duration).toBe(Math.round((4 + 15 * rows ** 0.25 + rows / 5) * 10));
    await page.context().close();
  });

  test("takes a millisecond where motion is unwelcome", async () => {
    const page = await site.open("/docs/next/intro", { reducedMotion: "reduce" });
    expect((await movement(page)).duration).toBe(1);
    await page.context().close();
  });

  test("is turned round from where it is, and what closes cannot be focused", async () => {
    const page = await site.open("/docs/next/intro");
    const seen = await category(page, "Chapter 1").evaluate((button: HTMLElement) => {
      const list = document.getElementById(button.getAttribute("aria-controls") ?? "");
      if (list === null) throw new Error("no list");
      const height = () => Math.round(list.getBoundingClientRect().height);
      button.click();
      for (const animation of list.getAnimations()) {
        animation.pause();
        animation.currentTime = 100;
      }
      const before = height();
      button.click();
      const after = height();
      return { before, after, full: list.scrollHeight, isInert: list.inert };
    });
    expect(seen.before).toBeGreaterThan(0);
    expect(seen.before).toBeLessThan(seen.full);
    expect(Math.abs(seen.after - seen.before)).toBeLessThanOrEqual(1);
    expect(seen.isInert).toBe(true);
    await expect.poll(() => listOf(page, "Chapter 1").isVisible()).toBe(false);
    await category(page, "Chapter 1").click();
    await expect.poll(() => listOf(page, "Chapter 1").evaluate((list: HTMLElement) => list.inert)).toBe(false);
    await page.context().close();
  });
});

test("opened categories and the scroll offset stay for the session, not for the next one", async () => {
  const page = await site.open("/docs/next/intro", { viewport: { width: 1280, height: 400 }, reducedMotion: "reduce" });
  for (const name of ["Chapter 0", "Chapter 1"]) await category(page, name).click();
  await category(page, "Chapter 0").click();
  await page.locator("#sidebar-nav").evaluate((nav) => nav.scrollTo(0, 60));
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('"top":60');
  await page.goto(`${site.host.url}/docs/next/tabs`);
  expect(await category(page, "Chapter 1").getAttribute("aria-expanded")).toBe("true");
  expect(await category(page, "Chapter 0").getAttribute("aria-expanded")).toBe("false");
  const top = await scrollOf(page);
  const isSeen = await page.locator('aside [aria-current="page"]').evaluate((link) => {
    const frame = document.querySelector("#sidebar-nav")?.getBoundingClientRect();
    const { top: from, bottom } = link.getBoundingClientRect();
    return frame !== undefined && from >= frame.top && bottom <= frame.bottom;
  });
  expect(isSeen).toBe(true);
  expect(top).toBeLessThanOrEqual(60);
  const context = await site.browser.newContext();
  const fresh = await context.newPage();
  await fresh.goto(page.url());
  expect(await category(fresh, "Chapter 1").getAttribute("aria-expanded")).toBe("false");
  await context.close();
  await page.context().close();
});

test("a label opens its category and never closes it, also on the page that it leads to", async () => {
  const portal = await openPortal();
  const look = async (page: Page): Promise<void> => {
    const label = page.locator("aside").getByRole("link", { name: "Lua plugins" });
    const state = () => category(page, "Lua plugins").getAttribute("aria-expanded");
    await label.click();
    expect(await state()).toBe("true");
    await category(page, "Lua plugins").click();
    expect(await state()).toBe("false");
    await label.click();
    expect(await state()).toBe("true");
  };
  try {
    await portal.visit("/docs/lua-plugins/", look, { reducedMotion: "reduce" });
  } finally {
    portal.close();
  }
});

test("a category that becomes the page's own opens although it was closed; one closed around the page stays so in this document", async () => {
  const page = await site.open("/docs/next/intro", { reducedMotion: "reduce" });
  const state = () => category(page, "Chapter 1").getAttribute("aria-expanded");
  for (const expected of ["true", "false"]) {
    await category(page, "Chapter 1").click();
    expect(await state()).toBe(expected);
  }
  await page.goto(`${site.host.url}/docs/next/chapter-1/page-0`);
  expect(await state()).toBe("true");
  await category(page, "Chapter 1").click();
  await page.locator(".pagination-next").click();
  await page.waitForURL("**/chapter-1/page-1");
  expect(await state()).toBe("false");
  await page.goto(`${site.host.url}/docs/next/chapter-1/page-2`);
  expect(await state(), "nobody closed it here").toBe("true");
  await page.context().close();
});

test("a page deep in a long sidebar is scrolled to in the sidebar, and only there", async () => {
  const page = await site.open("/docs/next/chapter-7/page-5", { viewport: { width: 1280, height: 400 } });
  const place = await page.locator('aside [aria-current="page"]').evaluate((link) => {
    const frame = document.querySelector("#sidebar-nav")?.getBoundingClientRect();
    const { top, bottom } = link.getBoundingClientRect();
    return { isSeen: frame !== undefined && top >= frame.top && bottom <= frame.bottom, scrollY };
  });
  expect(place).toEqual({ isSeen: true, scrollY: 0 });
  await page.context().close();
});

test.each([
  ["/docs/next/intro", "Collapse sidebar", "Expand sidebar"],
  ["/uk/docs/next/intro", "Сховати меню", "Показати меню"],
])("at %s it hides and shows by keyboard, only by Enter and Space, and stays hidden", async (path, hide, show) => {
  const page = await site.open(path, { reducedMotion: "reduce" });
  const nav = page.locator("aside nav");
  const width = await page.locator("main").evaluate((main) => main.clientWidth);
  await page.getByRole("button", { name: hide }).press("Enter");
  expect(await nav.isVisible()).toBe(false);
  await expect.poll(() => page.locator("main").evaluate((main) => main.clientWidth)).toBeGreaterThan(width);
  const strip = page.getByRole("button", { name: show });
  expect(await strip.getAttribute("aria-expanded")).toBe("false");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  expect(await nav.isVisible(), "other keys do nothing").toBe(false);
  await page.reload();
  expect(await nav.isVisible()).toBe(false);
  await strip.press("Space");
  expect(await nav.isVisible()).toBe(true);
  expect(await page.getByRole("button", { name: hide }).getAttribute("aria-expanded")).toBe("true");
  await page.context().close();
});

test("the sidebar stays in place from page to page, and the mark of the current page moves", async () => {
  const page = await site.open("/docs/next/chapter-6/page-4");
  const link = page.locator("aside").getByRole("link", { name: "Page 6.3" });
  await link.evaluate((element) => element.closest("aside")?.setAttribute("lang", "en"));
  await link.evaluate((element) => Object.assign(element, { isFirst: true }));
  await link.click();
  await page.locator("main h1", { hasText: "Page 6.3" }).waitFor();
  expect(await link.evaluate((element) => Reflect.get(element, "isFirst"))).toBe(true);
  expect(await page.locator("aside [aria-current]").allInnerTexts()).toEqual(["Page 6.3"]);
  expect(await page.locator("aside[lang]").count()).toBe(0);
  await page.context().close();
});

test("pages without a sidebar keep no state of one", async () => {
  const page = await site.open("/about");
  await page.waitForFunction(() => "booted" in document.documentElement.dataset);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("sidebar")))).toEqual([]);
  await page.context().close();
});
