// Every kind of page in both languages and both colour modes: accessible with menus closed and open, and silent
// in the console.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { bringAxe, brokenRulesIn, faintTextsIn } from "./axeRuns.ts";
import { pageKinds } from "./pageKinds.ts";
import { servedPortal } from "./servedPortal.ts";

const portal = servedPortal();

interface Visitor {
  readonly page: Page;
  /** Errors and warnings of the console so far. */
  readonly said: readonly string[];
}

async function openPage(theme: "light" | "dark", width: number): Promise<Visitor> {
  const context = await portal.browser.newContext({ viewport: { width, height: 800 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const said: string[] = [];
  page.on("console", (message) => /^(error|warning)$/.test(message.type()) && said.push(message.text()));
  page.on("pageerror", (error) => said.push(error.message));
  await page.addInitScript((mode) => localStorage.setItem("theme", mode), theme);
  await bringAxe(page);
  return { page, said };
}

// Rules of structure know nothing of colours: each language and each width is asked for them once, each mode for contrasts.
test.each([
  ["", "light", 1280],
  ["/uk", "light", 390],
] as const)("no page of %s/ in %s mode at %d pixels breaks a rule or complains in the console", async (...of) => {
  const [prefix, theme, width] = of;
  const { page, said } = await openPage(theme, width);
  for (const path of pageKinds) {
    await page.goto(portal.origin + prefix + path);
    expect([prefix + path, await brokenRulesIn(page, "html"), said]).toEqual([prefix + path, [], []]);
  }
  await page.context().close();
});

test.each([
  ["", "light"],
  ["/uk", "dark"],
] as const)(
  "no look of texts on pages of %s/ in %s mode is faint, and the console is silent",
  async (prefix, theme) => {
    const { page, said } = await openPage(theme, 1280);
    const looks = new Set<string>();
    for (const path of pageKinds) {
      await page.goto(portal.origin + prefix + path);
      expect([prefix + path, await faintTextsIn(page, "html", looks), said]).toEqual([prefix + path, [], []]);
    }
    // Texts, links, headings, marks and tokens of code; so many are there only when looks are told from each other.
    expect(looks.size).toBeGreaterThan(40);
    await page.context().close();
  },
);

// One after the other: beside each other they only wait, and a step that waits for long looks like one that hangs.
describe.each([
  ["", "light"],
  ["/uk", "dark"],
] as const)("what opens on %s/ in %s mode breaks no rule", (prefix, theme) => {
  const looks = new Set<string>();
  const judge = async (page: Page, part: string): Promise<readonly string[]> => [
    ...(await brokenRulesIn(page, part)),
    ...(await faintTextsIn(page, part, looks)),
  ];

  test("the menu of a small screen in both views", async () => {
    const { page, said } = await openPage(theme, 390);
    for (const path of ["/docs/intro", "/docs/api/update-device-by-id"]) {
      await page.goto(portal.origin + prefix + path);
      expect([path, await faintTextsIn(page, "html", looks)]).toEqual([path, []]);
      await page.locator("header button[aria-controls=menu]").click();
      for (const view of ["secondary", "main"]) {
        const other = page.locator(`#menu button[data-view=${view}]`);
        if (await other.isVisible()) await other.click();
        expect([path, view, await judge(page, "#menu")]).toEqual([path, view, []]);
      }
    }
    expect(said).toEqual([]);
    await page.context().close();
  });

  test("every dropdown of the header", async () => {
    const { page, said } = await openPage(theme, 1280);
    await page.goto(`${portal.origin}${prefix}/docs/intro`);
    const buttons = page.locator("header .dropdown > button");
    expect(await buttons.count()).toBeGreaterThan(0);
    for (const button of await buttons.all()) {
      await button.click();
      expect(await button.getAttribute("aria-expanded")).toBe("true");
      expect(await judge(page, "header")).toEqual([]);
    }
    expect(said).toEqual([]);
    await page.context().close();
  });

  test("every tab", async () => {
    const { page, said } = await openPage(theme, 1280);
    for (const path of ["/docs/intro", "/docs/lua-scenes", "/docs/api/update-device-by-id"]) {
      await page.goto(portal.origin + prefix + path);
      const seen = await page.evaluate(() => {
        const lists = [...document.querySelectorAll("main [role=tablist]")];
        for (const list of lists) list.querySelector<HTMLElement>("[role=tab][aria-selected=false]")?.click();
        return lists.length;
      });
      if (seen > 0) expect([path, await judge(page, "main")]).toEqual([path, []]);
    }
    expect(said).toEqual([]);
    await page.context().close();
  });
});
