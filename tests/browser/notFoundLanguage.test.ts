// Hosts that know a single 404.html, such as GitHub Pages: a reader gets the page in the language of the address.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openBrowser } from "./openBrowser.ts";
import { type ServedFolder, serveFolder } from "./serveFolder.ts";

let browser: Browser;
let host: ServedFolder;

beforeAll(async () => {
  const folder = inject("portalFolder");
  [host, browser] = await Promise.all([serveFolder(folder, { knowsLanguages: false }), openBrowser()]);
});
afterAll(() => {
  host?.close();
});

async function open(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await prepare?.(page);
  await page.goto(host.url + path);
  return page;
}

const titleOf = (page: Page): Promise<string> => page.locator("main h1").innerText();

test("an address of another language has that language's page, alive and at its address", async () => {
  const mistakes: string[] = [];
  const page = await open("/uk/docs/nowhere?a=1", async (one) => {
    one.on("pageerror", ({ message }) => mistakes.push(message));
  });
  await page.locator("html[lang=uk]").waitFor();
  expect(await titleOf(page)).toBe("Сторінку не знайдено");
  expect(await page.title()).toContain("Сторінку не знайдено");
  expect(new URL(page.url()).pathname).toBe("/uk/docs/nowhere");
  await page.locator(".color-mode-switch:visible").click();
  expect(await page.locator("html").getAttribute("data-theme")).toBe("dark");
  await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("сцена");
  await page.locator("[role=option]").first().waitFor();
  await page.keyboard.press("Escape");
  await page.locator("main .link-list a").first().click();
  await page.locator("main h1", { hasText: "Вступ" }).waitFor();
  expect(mistakes).toEqual([]);
  await page.context().close();
});

test("an address of the default language keeps its page", async () => {
  for (const path of ["/docs/nowhere", "/ukulele"]) {
    const page = await open(path);
    await page.locator("html[data-booted]").waitFor();
    expect(await titleOf(page)).toBe("Page not found");
    expect(await page.locator("html").getAttribute("lang")).toBe("en");
    await page.context().close();
  }
});

test("the page stays as it is when the other one cannot be had", async () => {
  const page = await open("/uk/nowhere", (one) => one.route("**/uk/404.html", (route) => route.abort()));
  await page.locator("html[data-booted]").waitFor();
  await page.locator("[aria-controls=locales]").click();
  expect(await page.locator("#locales").isVisible()).toBe(true);
  expect(await titleOf(page)).toBe("Page not found");
  await page.context().close();
});

test("the field of the page finds what a reader was looking for", async () => {
  const page = await open("/uk/docs/nowhere");
  await page.locator("html[lang=uk]").waitFor();
  await page.locator("main").getByRole("searchbox").fill("сцена");
  await page.keyboard.press("Enter");
  await page.locator(".search-results li").first().waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/uk\/search/);
  await page.context().close();
});
