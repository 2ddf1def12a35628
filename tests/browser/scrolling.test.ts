// What follows the scroll position: the header, the button back to the top, the table of contents.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openShellSite, type ShellSite } from "./shellSite.ts";

let site: ShellSite;

beforeAll(async () => {
  site = await openShellSite();
});
afterAll(() => site?.close());

/** Scrolls and waits until what listens has heard of it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    window.scrollTo(0, y);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, top);
}
const isHidden = (page: Page) => page.locator("header").evaluate((header) => header.classList.contains("is-hidden"));
const isAway = (page: Page) => page.locator("header").evaluate((header) => header.getBoundingClientRect().bottom <= 0);
const hashOf = (text: string) => `#${encodeURIComponent(text)}`;

describe("the header", () => {
  let page: Page;
  beforeAll(async () => {
    page = await site.open("/docs/next/intro");
  });
  afterAll(() => page.context().close());

  test("goes away when scrolling down, comes back when scrolling up and near the top", async () => {
    await scrollTo(page, 0);
    await scrollTo(page, 500);
    await expect.poll(() => isAway(page)).toBe(true);
    await scrollTo(page, 480);
    await expect.poll(() => isAway(page)).toBe(false);
    await scrollTo(page, 520);
    await expect.poll(() => isAway(page)).toBe(true);
    await scrollTo(page, 10);
    await expect.poll(() => isAway(page)).toBe(false);
  });

  test("does not come back when the end of the page bounces", async () => {
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await scrollTo(page, end - 200);
    await scrollTo(page, end);
    await scrollTo(page, end - 20);
    expect(await isHidden(page)).toBe(true);
    await scrollTo(page, end - 200);
    expect(await isHidden(page)).toBe(false);
  });

  test("shows while something in it has the focus or is open", async () => {
    await scrollTo(page, 0);
    await scrollTo(page, 600);
    await expect.poll(() => isAway(page)).toBe(true);
    await page.evaluate(() => document.querySelector<HTMLElement>(".skip-link")?.focus({ preventScroll: true }));
    for (let presses = 0; presses < 2; presses += 1) await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("header") !== null)).toBe(true);
    await expect.poll(() => isAway(page)).toBe(false);
    await page.locator("header").getByRole("button", { name: "English" }).press("Enter");
    await scrollTo(page, 900);
    expect(await isAway(page)).toBe(false);
    await page.keyboard.press("Escape");
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  });

  test("does not move the page when something in it gets the focus", async () => {
    const other = await site.open("/docs/next/intro");
    const top = () => other.evaluate(() => Math.round(scrollY));
    await scrollTo(other, 1000);
    await scrollTo(other, 980);
    await other.locator("header button").last().focus();
    expect(await top()).toBe(980);
    for (let presses = 0; presses < 4; presses += 1) await other.keyboard.press("Shift+Tab");
    expect(await other.evaluate(() => document.activeElement?.closest("header") !== null)).toBe(true);
    expect(await top()).toBe(980);
    await other.context().close();
  });

  test("leaves clear what gets the focus below it", async () => {
    const other = await site.open("/docs/next/intro");
    const places = await other.evaluate(() => {
      const link = document.querySelectorAll<HTMLElement>('.prose a[href^="#"]')[3];
      const bar = document.querySelector("header")?.getBoundingClientRect();
      if (!link || !bar) throw new Error("no link");
      const top = () => link.getBoundingClientRect().top;
      window.scrollBy(0, top() - 10);
      const before = top();
      link.focus();
      return { before, after: top(), bar: bar.height };
    });
    expect(places.before).toBeLessThan(places.bar);
    expect(places.after).toBeGreaterThanOrEqual(places.bar);
    await other.context().close();
  });

  test("ignores corrections that are none of the reader's scrolling", async () => {
    const tabs = await site.open("/docs/next/tabs");
    await scrollTo(tabs, 900);
    expect(await isHidden(tabs)).toBe(true);
    // The tab above the reader shrinks, so the page is scrolled up to keep the clicked one in place.
    await tabs
      .getByRole("tab", { name: "Windows" })
      .last()
      .evaluate((tab: HTMLElement) => tab.click());
    await tabs.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(await isHidden(tabs)).toBe(true);
    await tabs.context().close();
  });
});

describe.each([
  ["/docs/next/intro", "part-5", "Part 5"],
  ["/uk/docs/next/intro", "розділ-5", "Розділ 5"],
])("at %s", (path, id, title) => {
  test("a jump to a section hides the header, up as well as down, and the heading is in view", async () => {
    const page = await site.open(path);
    const link = page.locator(".toc").getByRole("link", { name: title });
    const headingTop = () => page.locator(`[id="${id}"]`).evaluate((heading) => heading.getBoundingClientRect().top);
    for (const from of [0, 5000]) {
      await scrollTo(page, from);
      await link.evaluate((a: HTMLElement) => a.click());
      await expect.poll(() => isAway(page), { message: `from ${from}` }).toBe(true);
      await expect.poll(headingTop).toBeGreaterThanOrEqual(0);
      expect(await headingTop()).toBeLessThan(200);
    }
    expect(new URL(page.url()).hash).toBe(hashOf(id));
    await page.context().close();
  });

  test("exactly one entry of the contents is current, also where it was jumped to and at both ends", async () => {
    const page = await site.open(path);
    const current = page.locator('.toc [aria-current="location"]');
    await scrollTo(page, 0);
    expect(await current.count(), "none before the first section").toBe(0);
    await page.locator(".toc").getByRole("link", { name: title }).click();
    await expect.poll(() => current.allInnerTexts()).toEqual([title]);
    await page.evaluate(() => window.scrollBy(0, 30));
    await expect.poll(() => current.allInnerTexts()).toEqual([title]);
    // The next heading in the lower half of the window: the section before it is being read.
    const next = page.locator(`[id="${id.replace("5", "6")}"]`);
    await next.evaluate((heading) => window.scrollBy(0, heading.getBoundingClientRect().top - innerHeight * 0.6));
    await expect.poll(() => current.allInnerTexts()).toEqual([title]);
    await next.evaluate((heading) => window.scrollBy(0, heading.getBoundingClientRect().top - innerHeight * 0.4));
    await expect.poll(() => current.allInnerTexts()).toEqual([title.replace("5", "6")]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => current.count()).toBe(1);
    await page.context().close();
  });
});

test("a long list of contents scrolls by itself to what is being read", async () => {
  const page = await site.open("/docs/next/intro", { viewport: { width: 1280, height: 320 } });
  await page.locator("#part-12").evaluate((heading) => heading.scrollIntoView());
  const isSeen = () =>
    page.locator('.toc [aria-current="location"]').evaluate((link) => {
      const frame = link.closest("details")?.getBoundingClientRect();
      const { top, bottom } = link.getBoundingClientRect();
      return frame !== undefined && top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight) + 1;
    });
  await expect.poll(isSeen).toBe(true);
  await page.context().close();
});

test("up to 996 px the contents are folded, again when an entry was chosen; from 997 px on they are beside the text", async () => {
  const page = await site.open("/docs/next/intro", { viewport: { width: 996, height: 700 } });
  const fold = page.locator(".toc details");
  expect(await fold.getAttribute("open")).toBe(null);
  await page.locator(".toc summary").press("Enter");
  await page.locator(".toc").getByRole("link", { name: "Part 3" }).click();
  await expect.poll(() => fold.getAttribute("open")).toBe(null);
  expect(page.url()).toContain("#part-3");
  await expect
    .poll(() => page.locator("#part-3").evaluate((heading) => Math.round(heading.getBoundingClientRect().top)))
    .toBeLessThan(150);
  await page.setViewportSize({ width: 997, height: 700 });
  await expect.poll(() => page.locator(".toc a").first().isVisible()).toBe(true);
  const [text, contents] = await Promise.all([page.locator("article").boundingBox(), fold.boundingBox()]);
  expect(text?.width).toBeGreaterThan(460);
  expect(contents?.x).toBeGreaterThan((text?.x ?? Number.NaN) + (text?.width ?? Number.NaN));
  await page.context().close();
});

describe.each([
  ["/docs/next/intro", "Back to top"],
  ["/uk/docs/next/intro", "Угору"],
])("back to the top at %s", (path, name) => {
  test("is offered when scrolling up, far from both ends, and leads there with the focus", async () => {
    const page = await site.open(path, { reducedMotion: "reduce" });
    const button = page.getByRole("button", { name });
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    const expectAt = async (top: number, isOffered: boolean) => {
      await scrollTo(page, top);
      expect(await button.isVisible(), `${top}`).toBe(isOffered);
    };
    await expectAt(1000, false);
    await expectAt(950, true);
    await expectAt(1000, false);
    await expectAt(900, true);
    await expectAt(299, false);
    await expectAt(end, false);
    await expectAt(end - 60, true);
    await button.press("Enter");
    await expect.poll(() => page.evaluate(() => scrollY), { message: "at once: motion is unwelcome" }).toBe(0);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("skip-link");
    await expect.poll(() => button.isVisible()).toBe(false);
    await page.context().close();
  });
});

test("back to the top moves smoothly where motion is welcome, and is no matter of other pages", async () => {
  const page = await site.open("/docs/next/intro");
  await scrollTo(page, 2000);
  await scrollTo(page, 1900);
  const first = await page.getByRole("button", { name: "Back to top" }).evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise(requestAnimationFrame);
    return scrollY;
  });
  expect(first).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goto(`${site.host.url}/about`);
  expect(await page.locator(".back-to-top").count()).toBe(0);
  await page.context().close();
});

test("a jump to a section offers no way back to the top", async () => {
  const page = await site.open("/docs/next/intro");
  await scrollTo(page, 5000);
  await page
    .locator(".toc")
    .getByRole("link", { name: "Part 5" })
    .evaluate((a: HTMLElement) => a.click());
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(5000);
  expect(await page.locator(".back-to-top").isVisible()).toBe(false);
  await page.context().close();
});
