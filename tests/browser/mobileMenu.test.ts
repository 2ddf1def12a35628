// The menu of narrow screens: what it shows, and every way it opens and closes.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { focusedName, openShellSite, type ShellSite } from "./shellSite.ts";

let site: ShellSite;

beforeAll(async () => {
  site = await openShellSite();
});
afterAll(() => site?.close());

const narrow = { viewport: { width: 390, height: 700 } };
const openNarrow = (path: string, options = {}): Promise<Page> => site.open(path, { ...narrow, ...options });
const toggleOf = (page: Page) => page.locator("header .menu-toggle");
const isOpen = (page: Page): Promise<boolean> => page.locator("#menu").evaluate((menu) => menu.matches("[open]"));
const expectOpen = (page: Page, expected: boolean) => expect.poll(() => isOpen(page)).toBe(expected);

test.each([
  ["/docs/next/intro", "Open menu", "Back to main menu", "Docs sidebar", "Close menu"],
  ["/uk/docs/next/intro", "Відкрити меню", "Назад до головного меню", "Меню документації", "Закрити меню"],
])("at %s it opens on the sidebar, leads back to the main menu and closes, all by keyboard", async (path, ...names) => {
  const [toggle = "", back = "", sidebar = "", close = ""] = names;
  const page = await openNarrow(path);
  const button = page.getByRole("button", { name: toggle });
  expect(await button.getAttribute("aria-expanded")).toBe("false");
  expect(await button.getAttribute("aria-controls")).toBe("menu");
  await button.focus();
  await page.keyboard.press("Enter");
  expect(await button.getAttribute("aria-expanded")).toBe("true");
  expect(await page.locator("#menu aside nav").isVisible()).toBe(true);
  await page.getByRole("button", { name: back }).press("Enter");
  expect(await page.locator("#menu aside nav").isVisible()).toBe(false);
  expect(await page.locator("#menu .menu-items").isVisible()).toBe(true);
  await page.getByRole("button", { name: sidebar }).press("Enter");
  expect(await page.locator("#menu aside nav").isVisible()).toBe(true);
  await page.getByRole("button", { name: back }).press("Enter");
  await page.getByRole("button", { name: close }).press("Enter");
  await expectOpen(page, false);
  expect(await focusedName(page)).toBe(toggle);
  await button.press("Enter");
  expect(await page.locator("#menu aside nav").isVisible(), "the next opening shows the sidebar again").toBe(true);
  await page.context().close();
});

test("pages without a sidebar open on the main menu", async () => {
  const page = await openNarrow("/about");
  await toggleOf(page).click();
  expect(await page.locator("#menu .menu-items").isVisible()).toBe(true);
  expect(await page.locator("#menu").getByRole("button", { name: "Back to main menu" }).count()).toBe(0);
  await page.context().close();
});

test("menus inside unfold in place; one that holds the page is open", async () => {
  const page = await openNarrow("/about");
  await toggleOf(page).click();
  const groups = page.locator("#menu details");
  const opened = await groups.evaluateAll((all) =>
    all.map((group) => [group.querySelector("summary")?.textContent, group.hasAttribute("open")]),
  );
  expect(opened).toEqual([
    ["More", true],
    ["Versions", true],
    ["Languages", true],
  ]);
  await groups.first().locator("summary").click();
  expect(await groups.first().getByRole("link", { name: "About" }).isVisible()).toBe(false);
  expect(page.url()).toContain("/about");
  await page.context().close();
});

describe("closes", () => {
  let page: Page;
  beforeAll(async () => {
    page = await openNarrow("/docs/next/intro");
  });
  afterAll(() => page.context().close());

  test.each([
    ["by Escape", () => page.keyboard.press("Escape")],
    ["by its button", () => page.locator("#menu .menu-close").click()],
    ["by a click beside it", () => page.mouse.click(365, 400)],
    ["by the browser's Back", () => page.goBack()],
    ["when the window grows", () => page.setViewportSize({ width: 997, height: 700 })],
  ])("%s, and the page stays as it was", async (_, act) => {
    await page.setViewportSize(narrow.viewport);
    // Scrolling up brings the header back.
    for (const top of [0, 450, 400]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect.poll(() => page.locator(".header.is-hidden").count()).toBe(top === 450 ? 1 : 0);
    }
    await expect
      .poll(() => page.locator("header").evaluate((header) => Math.round(header.getBoundingClientRect().top)))
      .toBe(0);
    const { url, steps } = await page.evaluate(() => ({ url: location.href, steps: navigation.currentEntry?.index }));
    // A locator would scroll to where the sticky header begins.
    await page.mouse.click(30, 30);
    await expectOpen(page, true);
    await act();
    await expectOpen(page, false);
    await expect.poll(() => page.evaluate(() => navigation.currentEntry?.index)).toBe(steps);
    expect(page.url()).toBe(url);
    expect(await page.evaluate(() => scrollY)).toBe(400);
    await expect.poll(() => page.locator(".layout > aside").count()).toBe(1);
    expect(await toggleOf(page).getAttribute("aria-expanded")).toBe("false");
  });

  test("by a link, which is followed; one Back returns to the page", async () => {
    await page.setViewportSize(narrow.viewport);
    await toggleOf(page).click();
    await page.locator("#menu").getByRole("link", { name: "Tabs" }).click();
    await page.waitForURL("**/docs/next/tabs");
    await expectOpen(page, false);
    const title = () => page.locator("h1").innerText();
    await expect.poll(title).toBe("Tabs");
    await page.goBack();
    await page.waitForURL("**/docs/next/intro");
    await expect.poll(title).toBe("Intro");
    await expectOpen(page, false);
    await page.goForward();
    await page.waitForURL("**/docs/next/tabs");
    await expect.poll(title).toBe("Tabs");
  });
});

test.each([
  ["stays on a link of the sidebar, which is back in its place", "#menu aside a[aria-current]", "Intro"],
  ["goes from the menu's own buttons to the beginning of the header", "#menu .menu-close", "Shell"],
])("when the window grows the focus %s", async (_, focused, expected) => {
  const page = await openNarrow("/docs/next/intro");
  await toggleOf(page).press("Enter");
  await page.locator(focused).focus();
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect.poll(() => focusedName(page)).toBe(expected);
  // Also when everything that closing brings has happened.
  await expect.poll(() => page.locator(".layout > aside").count()).toBe(1);
  await page.waitForTimeout(300);
  expect(await focusedName(page)).toBe(expected);
  expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true);
  await page.context().close();
});

test("a category without a page of its own unfolds and leaves the menu open", async () => {
  const page = await openNarrow("/docs/next/intro");
  await toggleOf(page).click();
  const category = page.locator("#menu").getByRole("button", { name: "Chapter 1" });
  await category.click();
  expect(await category.getAttribute("aria-expanded")).toBe("true");
  expect(await isOpen(page)).toBe(true);
  await page.context().close();
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])(
  "a click with %s is the browser's, and leaves it open",
  async (key) => {
    const page = await openNarrow("/docs/next/intro");
    await toggleOf(page).click();
    const link = page.locator("#menu aside a[href]").first();
    const wasPrevented = await link.evaluate((element, modifier) => {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true, [modifier]: true });
      let isPrevented: boolean | undefined;
      // Behind all listeners of the page: then no tab has to open.
      addEventListener("click", (event) => {
        isPrevented = event.defaultPrevented;
        event.preventDefault();
      });
      element.dispatchEvent(click);
      return isPrevented;
    }, key);
    expect(wasPrevented).toBe(false);
    expect(await isOpen(page)).toBe(true);
    await page.context().close();
  },
);

test("the focus never leaves it by Tab, in either direction", async () => {
  const page = await openNarrow("/docs/next/intro");
  await toggleOf(page).press("Enter");
  const isInside = () => page.evaluate(() => document.activeElement?.closest("#menu") !== null);
  expect(await isInside()).toBe(true);
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press(key);
      expect(await isInside(), `${key} ${presses}`).toBe(true);
    }
  }
  await page.context().close();
});

test("the page behind does not scroll, and its style is as before when the menu is closed", async () => {
  const page = await openNarrow("/docs/next/intro");
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
  const before = await overflow();
  const width = await page.locator("main").evaluate((main) => main.clientWidth);
  await toggleOf(page).click();
  expect(await overflow()).toContain("hidden");
  expect(await page.locator("main").evaluate((main) => main.clientWidth)).toBe(width);
  await page.keyboard.press("Escape");
  await expect.poll(overflow).toBe(before);
  await page.context().close();
});

test.each([
  ["no-preference", 200],
  ["reduce", 1],
] as const)("with motion %s the panel moves for %d ms", async (reducedMotion, expected) => {
  const page = await openNarrow("/docs/next/intro", { reducedMotion });
  await toggleOf(page).evaluate((toggle: HTMLElement) => toggle.click());
  const durations = await page
    .locator("#menu")
    .evaluate((menu) => menu.getAnimations().map((animation) => animation.effect?.getTiming().duration));
  if (expected > 1) expect(durations).toContain(expected);
  expect(durations.filter((duration) => duration !== expected)).toEqual([]);
  await page.context().close();
});

test("the bar of wide screens begins just above 996 pixels", async () => {
  const page = await openNarrow("/docs/next/intro");
  for (const [width, isWide] of [
    [996, false],
    [997, true],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    expect(await toggleOf(page).isVisible(), `${width}`).toBe(!isWide);
    expect(await page.locator("header .navbar-items").first().isVisible(), `${width}`).toBe(isWide);
    expect(await page.locator(".layout > aside").isVisible(), `${width}`).toBe(isWide);
  }
  await page.context().close();
});
