// Cards that a reader can choose from: by pointer, by keys, without scripts, and what a screen reader is told.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openBrowser } from "./openBrowser.ts";
import { type ServedFolder, serveFolder } from "./serveFolder.ts";

let browser: Browser;
let host: ServedFolder;

beforeAll(async () => {
  [browser, host] = await Promise.all([openBrowser(), serveFolder(inject("portalFolder"))]);
});
afterAll(() => {
  host?.close();
});

const shown = (page: Page) => page.locator(".filtered .card:visible .card-title").allTextContents();

describe.each([
  ["", "Show", /^All 6$/, /^Without the internet 2$/, ["Wake-on-LAN", "Govee"]],
  ["/uk", "Показати", /^Усі 6$/, /^Без інтернету 2$/, ["Wake-on-LAN: увімкнення комп’ютерів", "Govee"]],
] as const)("the catalogue below %s/docs", (prefix, label, all, local, names) => {
  test.each([true, false])("shows what is chosen, with scripts: %s", async (javaScriptEnabled) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(`${host.url}${prefix}/docs/lua-plugins/repo/`);
    const choices = page.getByRole("group", { name: label });
    expect(await shown(page)).toHaveLength(6);
    await choices.getByRole("radio", { name: local }).check();
    expect(await shown(page)).toEqual(names);
    await choices.getByRole("radio", { name: all }).check();
    expect(await shown(page)).toHaveLength(6);
    await context.close();
  });

  test("is one stop of the Tab key, in which arrows choose, with a visible focus", async () => {
    const page = await browser.newPage();
    await page.goto(`${host.url}${prefix}/docs/lua-plugins/repo/`);
    await page.getByRole("radio", { name: all }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await shown(page)).toHaveLength(3);
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(outline).toBe("solid");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("card-title");
    await page.close();
  });

  test("is whole on paper", async () => {
    const page = await browser.newPage();
    await page.goto(`${host.url}${prefix}/docs/lua-plugins/repo/`);
    await page.getByRole("radio", { name: local }).check();
    await page.emulateMedia({ media: "print" });
    expect(await shown(page)).toHaveLength(6);
    expect(await page.getByRole("radio").count(), "the choices are not printed").toBe(0);
    await page.close();
  });
});

test("in forced colours the choice alone is filled", async () => {
  const context = await browser.newContext({ forcedColors: "active" });
  const page = await context.newPage();
  await page.goto(`${host.url}/docs/lua-plugins/repo/`);
  await page.getByRole("radio", { name: /^Cloud/ }).check();
  const filled = await page.locator(".card-filter label").evaluateAll((labels) => {
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    const colorOf = (label: Element): string => getComputedStyle(label).backgroundColor;
    // What has no colour of its own is the ground's, without a trace of it.
    const isGround = (color: string): boolean => color === ground || color.endsWith(", 0)");
    return labels.filter((label) => !isGround(colorOf(label))).map(({ textContent }) => textContent);
  });
  expect(filled).toEqual(["Cloud 5"]);
  await context.close();
});
