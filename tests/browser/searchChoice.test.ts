// What stays the reader's in the search: the hit that they have chosen while its answer grows, keys that edit the query,
// and the query of the address.
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { servedPortal } from "./servedPortal.ts";

const portal = servedPortal();
let page: Page;
const problems: string[] = [];

beforeEach(async () => {
  page = await (await portal.browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  problems.length = 0;
  page.on("pageerror", (error) => problems.push(String(error)));
});
afterEach(() => page.context().close());

const box = () => page.getByRole("combobox");
const options = () => page.getByRole("listbox").getByRole("option");
const open = (path: string) => page.goto(portal.origin + path);
const results = () => page.locator(".search-results li");
const resultsField = () => page.locator(".search-results input");

async function searchFor(query: string): Promise<void> {
  await box().click();
  await box().fill(query);
  await expect.poll(() => options().count()).toBeGreaterThan(0);
}

/** Puts a text into a field as a program does, also one that no keyboard gives. */
const put = (selector: string, text: string) =>
  page.locator(selector).evaluate((field, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);

test("a chosen hit stays chosen when the texts for excerpts come later; another query begins with its first hit", async () => {
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/search/**", async (route) => {
    await isReleased;
    await route.continue();
  });
  await open("/docs/intro");
  await searchFor("device");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const chosen = await box().getAttribute("aria-activedescendant");
  expect(chosen).toMatch(/-2$/);
  release();
  await expect.poll(() => options().locator(".hit-excerpt").count()).toBeGreaterThan(0);
  expect(await box().getAttribute("aria-activedescendant")).toBe(chosen);
  await page.keyboard.type("s");
  await expect.poll(() => box().getAttribute("aria-activedescendant")).toMatch(/-0$/);
});

test("keys with Shift edit the query while hits are listed", async () => {
  await open("/docs/intro");
  await searchFor("device");
  const selection = () =>
    box().evaluate((field: HTMLInputElement) => field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0));
  await page.keyboard.press("Shift+Home");
  expect(await selection()).toBe("device");
  expect(await box().getAttribute("aria-activedescendant")).toMatch(/-0$/);
});

test("Enter that ends a composition opens nothing, in Safari neither", async () => {
  await open("/docs/intro");
  await searchFor("device");
  const before = page.url();
  await box().evaluate((field) => {
    const about = { key: "Enter", bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent("keydown", { ...about, isComposing: true }));
    // Safari has ended the composition by then.
    field.dispatchEvent(new KeyboardEvent("keydown", { ...about, keyCode: 229 }));
  });
  await page.waitForTimeout(300);
  expect(page.url()).toBe(before);
  expect(await box().inputValue()).toBe("device");
});

test("the page of all results follows its address: by the box of the header, by Back and Forward", async () => {
  await open("/search?q=govee");
  await expect.poll(async () => (await results().first().textContent()) ?? "").toContain("Govee");
  await searchFor("thermostat history");
  await page.getByRole("link", { name: "All results" }).click();
  await expect.poll(() => resultsField().inputValue()).toBe("thermostat history");
  await expect.poll(async () => (await results().first().textContent()) ?? "").toContain("hermostat");
  expect(new URL(page.url()).searchParams.get("q")).toBe("thermostat history");
  await page.goBack();
  await expect.poll(() => resultsField().inputValue()).toBe("govee");
  await page.goForward();
  await expect.poll(() => resultsField().inputValue()).toBe("thermostat history");
});

test("the page of all results in another language is asked the same, also by a link that is copied", async () => {
  await open("/search");
  await resultsField().fill("thermostat history");
  const ukrainian = () => page.locator("header #locales a").last().getAttribute("href");
  await expect.poll(ukrainian).toMatch(/\/uk\/search\?q=thermostat(?:%20|\+)history$/);
});

test("half a character in a query breaks neither the box nor the page of results", async () => {
  await open("/docs/intro");
  await searchFor("device");
  await put(".search input", "device \ud83d");
  await expect.poll(() => page.getByRole("link", { name: "All results" }).getAttribute("href")).toContain("%EF%BF%BD");
  await open("/search");
  await put(".search-results input", "device \ud83d");
  await expect.poll(() => page.url()).toContain("q=device");
  await expect.poll(() => results().count()).toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test("a query that was typed before the page of results has come to life is in its address, too", async () => {
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/islands/SearchResults*", async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`${portal.origin}/search`, { waitUntil: "domcontentloaded" });
  await resultsField().fill("thermostat");
  release();
  await expect.poll(() => new URL(page.url()).searchParams.get("q")).toBe("thermostat");
  await expect.poll(() => results().count()).toBeGreaterThan(0);
});
