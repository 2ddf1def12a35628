// Every kind of page in both languages and both colour modes: accessible with menus closed and open, and silent
// in the console.
import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { pageKinds } from "./pageKinds.ts";
import { servedPortal } from "./servedPortal.ts";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const portal = servedPortal();

const everyRule: RunOptions = { runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"] };

/** Selectors of a part of a page. */
type Part = string | { readonly include: string; readonly exclude: string };
const whole: Part = "html";
/** Colours of code are the same at any width, and looking at them takes as long as at all else of a page. */
const withoutCode: Part = { include: "html", exclude: "pre" };

/** Rules that the page, or a part of it, breaks. */
function violationsIn(page: Page, options: RunOptions, within: Part = whole): Promise<readonly string[]> {
  return page.evaluate(
    async ([run, part]) => {
      const { violations } = await window.axe.run(part, { ...run, resultTypes: ["violations"] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary ?? ""}`),
      );
    },
    [options, within] as const,
  );
}

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
  await page.addInitScript(axe.source);
  return { page, said };
}

describe.concurrent.each([
  ["", "light", 1280, whole],
  ["/uk", "light", 390, withoutCode],
  ["/uk", "dark", 1280, whole],
] as const)("%s/ in %s mode at %d pixels", (prefix, theme, width, part) => {
  test("no page breaks a rule of accessibility or complains in the console", async () => {
    const { page, said } = await openPage(theme, width);
    for (const path of pageKinds) {
      await page.goto(portal.origin + prefix + path);
      expect([prefix + path, await violationsIn(page, everyRule, part), said]).toEqual([prefix + path, [], []]);
    }
    await page.context().close();
  }, 120_000);
});

// One after the other: beside each other they only wait, and a step that waits for long looks like one that hangs.
describe.each([
  ["", "light"],
  ["/uk", "dark"],
] as const)("what opens on %s/ in %s mode breaks no rule", (prefix, theme) => {
  test("a small screen, and its menu in both views", async () => {
    const { page, said } = await openPage(theme, 390);
    for (const path of ["/docs/intro", "/docs/api/update-device-by-id"]) {
      await page.goto(portal.origin + prefix + path);
      expect([path, await violationsIn(page, everyRule, withoutCode)]).toEqual([path, []]);
      await page.locator("header button[aria-controls=menu]").click();
      for (const view of ["secondary", "main"]) {
        const other = page.locator(`#menu button[data-view=${view}]`);
        if (await other.isVisible()) await other.click();
        expect([path, view, await violationsIn(page, everyRule, "#menu")]).toEqual([path, view, []]);
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
      expect(await violationsIn(page, everyRule, "header")).toEqual([]);
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
      if (seen > 0) expect([path, await violationsIn(page, everyRule, "main")]).toEqual([path, []]);
    }
    expect(said).toEqual([]);
    await page.context().close();
  });
});
