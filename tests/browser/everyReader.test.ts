// Every kind of page in both languages: never wider than the screen, and complete without scripts.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pageKinds } from "./pageKinds.ts";
import { servedPortal } from "./servedPortal.ts";

const portal = servedPortal();

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const targets = "button, summary, input, select, .heading-link, .breadcrumbs a, .code-calls a, a.more";

/** What is too small for a finger, with its size; links in running text may be as high as its lines. */
const smallTargetsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const all = [...document.querySelectorAll(selector)];
    return all
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .map((target) => ({ target, ...target.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width < 24 || height < 24)
      .map(({ target, width, height }) => `${target.tagName} ${target.className} ${width} x ${height}`);
  }, targets);

test.each(["", "/uk"])(
  "no page of %s/ scrolls sideways at any width, and whatever is pressed is 24 pixels wide and high",
  async (prefix) => {
    const context = await portal.browser.newContext({ reducedMotion: "reduce" });
    const page = await context.newPage();
    const wide: string[] = [];
    const small: string[] = [];
    for (const path of pageKinds) {
      await page.goto(portal.origin + prefix + path);
      for (const width of [320, 390, 768, 996, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        if ((await overflowOf(page)) > 0) wide.push(`${prefix}${path} at ${width}`);
        if (width === 320 || width === 1280)
          small.push(...(await smallTargetsOf(page)).map((target) => `${prefix}${path} at ${width}: ${target}`));
      }
    }
    expect({ wide, small }).toEqual({ wide: [], small: [] });
    await context.close();
  },
);

test.each(["", "/uk"])("each diagram of %s/ is seen whole and told once, on phones and on desks", async (prefix) => {
  const context = await portal.browser.newContext();
  const page = await context.newPage();
  for (const [path, count] of [
    ["/docs/intro", 3],
    ["/docs/lua-scenes", 1],
    ["/docs/lua-plugins/", 1],
  ] as const) {
    await page.goto(portal.origin + prefix + path);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const figures = page.locator("figure:has(> svg)");
      const hidden = await figures.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
      expect(hidden, `${path} at ${width}`).toEqual(Array(count).fill(0));
      await expect.poll(() => figures.getByRole("img", { name: /\S/ }).count()).toBe(count);
    }
  }
  await context.close();
});

test("the footer of a short page stays where it is when the header goes", async () => {
  const context = await portal.browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${portal.origin}/blog/archive`);
  const footerTop = () => page.locator("footer").evaluate((footer) => footer.getBoundingClientRect().top + scrollY);
  const before = await footerTop();
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.locator("header.is-hidden").count()).toBe(1);
  await expect.poll(() => page.locator("header").evaluate((bar) => bar.getBoundingClientRect().bottom)).toBeLessThan(1);
  expect(await footerTop()).toBe(before);
  await context.close();
});

test("four feature cards stand in one row, in two or one below the other, never three and one", async () => {
  const context = await portal.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${portal.origin}/uk/`);
  for (const width of [320, 480, 600, 768, 840, 900, 996, 1050, 1100, 1121, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await page
      .locator(".feature-card")
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    const inFirstRow = tops.filter((top) => top === tops[0]).length;
    expect([1, 2, 4], `${width}: ${inFirstRow}`).toContain(inFirstRow);
  }
  await context.close();
});

test("facts about a post and an API stay whole on a phone, and no line of them ends in a mark", async () => {
  const context = await portal.browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${portal.origin}/uk/blog/firmware-3-8`);
  const marks = await page
    .locator(".post-meta p > *")
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, "::after").content));
  expect([...new Set(marks)]).toEqual(["none"]);
  await page.goto(`${portal.origin}/uk/docs/api/domivka-api`);
  const facts = page.locator(".api-line > *");
  const lines = await facts.evaluateAll((all) =>
    all.map((one) =>
      Math.round(one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight)),
    ),
  );
  expect([...new Set(lines)]).toEqual([1]);
  expect(await facts.allInnerTexts()).toContain("55 операцій · 15 тегів · 104 схеми");
  await context.close();
});

test("in forced colours the chosen tab alone is underlined", async () => {
  const context = await portal.browser.newContext({ forcedColors: "active" });
  const page = await context.newPage();
  await page.goto(`${portal.origin}/docs/api/update-device-by-id`);
  const edgesOf = (state: boolean): Promise<readonly string[]> =>
    page
      .locator(`.tab-list button[aria-selected=${state}]`)
      .evaluateAll((all) => all.map((tab) => getComputedStyle(tab).borderBottomColor));
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await edgesOf(true)).not.toContain(ground);
  expect([...new Set(await edgesOf(false))]).toEqual([ground]);
  await context.close();
});

// Each kind of page in both languages and at both widths; scripts lack the one way or the other, in turn.
describe("without JavaScript", () => {
  test.each([
    ["", "uk", 390, "switched off", 0],
    ["/uk", "en", 1280, "switched off", 0],
    ["/uk", "en", 390, "not to be had", 1],
    ["", "uk", 1280, "not to be had", 1],
  ] as const)(
    "every second page of %s/ can be read, and the menu, the sidebar and the page in %s reached at %d pixels: it is %s",
    async (prefix, other, width, how, first) => {
      const viewport = { width, height: 800 };
      const context = await portal.browser.newContext({ javaScriptEnabled: how !== "switched off", viewport });
      const page = await context.newPage();
      await page.route("**/assets/boot.*.js", (route) => route.abort());
      for (const path of pageKinds.filter((_, index) => index % 2 === first)) {
        await page.goto(portal.origin + prefix + path);
        expect(await page.locator("main h1").isVisible(), path).toBe(true);
        expect((await page.locator("main").innerText()).length, path).toBeGreaterThan(60);
        if (width === 390) await page.locator('header a[href="#menu"]').click();
        else await page.locator("header .dropdown:has(a[hreflang]) > button").focus();
        const link = page.locator(
          width === 390 ? `#menu a[hreflang=${other}]` : `header .dropdown a[hreflang=${other}]`,
        );
        expect(await link.isVisible(), path).toBe(true);
        const sidebar = page.locator("aside nav a");
        if ((await sidebar.count()) === 0) continue;
        if (width === 390) await page.locator('#menu a[href="#sidebar"]').click();
        expect(await sidebar.first().isVisible(), path).toBe(true);
      }
      await context.close();
    },
  );
});
