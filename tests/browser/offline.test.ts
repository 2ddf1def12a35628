// The offline folder of the portal, opened from the disk as readers without a network do: every page, search in both
// languages, and not a word of complaint from the browser.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { root, runHubdocs } from "../portal/runHubdocs.ts";
import { openBrowser } from "./openBrowser.ts";
import { serveFolder } from "./serveFolder.ts";

const work = mkdtempSync(join(tmpdir(), "hubdocs-offline-"));
const folder = join(work, "guide");
const complaints: string[] = [];
let browser: Browser;
let said = "";

beforeAll(async () => {
  const { status, stdout, stderr } = runHubdocs(["build", root, "--offline", "--out-dir", folder]);
  expect(status, stderr).toBe(0);
  said = stdout;
  browser = await openBrowser();
}, 120_000);

afterAll(() => {
  rmSync(work, { recursive: true, force: true });
});

afterEach(() => {
  expect(complaints.splice(0)).toEqual([]);
});

/** Opens a file of the folder and listens to all that goes wrong from then on. */
async function open(path: string, base = `${pathToFileURL(folder)}/`): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(8_000);
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
  page.on("request", (request) => {
    if (!request.url().startsWith(base) && !request.url().startsWith("data:"))
      complaints.push(`left: ${request.url()}`);
  });
  await page.goto(base + path);
  return page;
}

/** Path of the shown page below the folder, with its hash. */
const placeOf = (page: Page): string => {
  const { pathname, hash } = new URL(page.url());
  return relative(folder, fileURLToPath(`file://${pathname}`)) + hash;
};

/** Addresses that a page refers to, as they are written. */
const addressesIn = (html: string): readonly string[] =>
  [...html.matchAll(/ (?:href|src|companion)="([^"]*)"/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&"));

describe("the folder", () => {
  const pages = (): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));

  test("names a file that is there in every address of every page", () => {
    const missing = pages().flatMap((path) =>
      addressesIn(readFileSync(join(folder, path), "utf8"))
        .filter((address) => !/^(?:https?:|mailto:|data:|#|$)/.test(address))
        .filter((address) => {
          const file = decodeURIComponent(address.replace(/[?#].*/s, ""));
          return file.startsWith("/") || !/\.[a-z0-9]+$/i.test(file) || !existsSync(join(folder, dirname(path), file));
        })
        .map((address) => `${path}: ${address}`),
    );
    expect(pages().length).toBeGreaterThan(100);
    expect(missing.slice(0, 5)).toEqual([]);
  });

  test("keeps the addresses of the site that is online, and holds nothing for servers", () => {
    expect(readFileSync(join(folder, "uk/docs/intro/index.html"), "utf8")).toContain(
      '<link rel="canonical" href="https://docs.domivka.example/uk/docs/intro">',
    );
    expect(["sitemap.xml", "robots.txt", "_headers"].filter((name) => existsSync(join(folder, name)))).toEqual([]);
    const left = pages().filter((path) => readFileSync(join(folder, path), "utf8").includes("offline-root"));
    expect(left).toEqual([]);
  });

  test("has an archive beside it, and a report of sizes", () => {
    expect(existsSync(`${folder}.zip`)).toBe(true);
    expect(said).toMatch(/^ {2}pages: \d+ files, [\d.]+ MB, compressed [\d.]+ MB$/m);
    expect(said).toMatch(/^ {2}search: \d+ files, /m);
  });
});

describe("from the disk", () => {
  test("links lead from page to page and to the other language", async () => {
    const page = await open("index.html");
    await page.locator("header a", { hasText: "Guide" }).first().click();
    await page.waitForURL(/docs\/intro\/index\.html$/);
    await page.locator('aside a[href$="lua-scenes/index.html"]').first().click();
    await page.waitForURL(/lua-scenes\/index\.html$/);
    await page.locator(".toc a, nav.contents a, main nav a[href^='#']").last().click();
    await expect.poll(() => placeOf(page)).toMatch(/^docs\/lua-scenes\/index\.html#./);
    await page.locator("header button[aria-haspopup]", { hasText: "English" }).click();
    await page.locator('header a[hreflang="uk"]').click();
    await page.waitForURL(/\/uk\/docs\/lua-scenes\/index\.html/);
    expect(await page.locator("html").getAttribute("lang")).toBe("uk");
    await page.context().close();
  });

  test("the colour mode is kept for the next page", async () => {
    const page = await open("docs/intro/index.html");
    const before = await page.locator("html").getAttribute("data-theme");
    await page
      .locator("header button.color-mode, header [data-color-mode], header button[class*=color]")
      .first()
      .click();
    const after = await page.locator("html").getAttribute("data-theme");
    expect(after).not.toBe(before);
    const next = page.url().replace("intro", "lua-scenes");
    // Each file has a process of its own, which the browser tells of the choice in its own time.
    const modeOfNext = async (): Promise<string | null> => {
      await page.goto(next);
      return page.locator("html").getAttribute("data-theme");
    };
    await expect.poll(modeOfNext).toBe(after);
    await page.context().close();
  });

  test.each([
    ["docs/intro/index.html", "thermostat", ""],
    ["uk/docs/intro/index.html", "термостат", "uk/"],
  ])("a search on %s finds a section, opens its page there and marks the words", async (start, query, locale) => {
    const page = await open(start);
    await page.locator("header input[type=search]").fill(query);
    const hit = page.locator("[role=option] a[href*='#']").first();
    await hit.waitFor();
    const target = await hit.getAttribute("href");
    await hit.click();
    await page.waitForURL(target ?? "");
    expect(placeOf(page)).toMatch(new RegExp(`^${locale}(?:docs|blog)/.*/index\\.html#.`));
    await expect.poll(() => page.locator("main mark").count()).toBeGreaterThan(0);
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
    expect(await page.evaluate((name) => document.getElementById(name) !== null, id)).toBe(true);
    await page.context().close();
  });

  test("the page of all results answers the query of its address", async () => {
    const page = await open("uk/search/index.html?q=сцена");
    await page.locator(".search-results li a").first().waitFor();
    await page.context().close();
  });

  test("tabs, copying and the form for a hub's address answer", async () => {
    const page = await open("docs/api/get-devices/index.html");
    const summary = page.locator("details.hub summary").first();
    await summary.click();
    await page.locator("#hub-address").fill("10.1.2.3");
    await page.locator("details.hub button[type=submit]").click();
    await expect.poll(() => page.locator("details.hub summary code").textContent()).toContain("10.1.2.3");
    const tab = page.locator('[role="tab"]').nth(1);
    expect(await tab.getAttribute("aria-selected")).toBe("false");
    await tab.click();
    expect(await tab.getAttribute("aria-selected")).toBe("true");
    const copy = page.locator(".code-bar button", { hasText: "Copy" }).locator("visible=true").first();
    await copy.click();
    await page.locator(".code-bar button", { hasText: "Copied" }).first().waitFor();
    await page.context().close();
  });

  test("the site's fonts are used", async () => {
    const page = await open("uk/docs/intro/index.html");
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length))
      .toBeGreaterThan(0);
    await page.context().close();
  });
});

test("the same folder works below any path of a server", async () => {
  const host = await serveFolder(work);
  try {
    const page = await open("docs/intro/index.html", `${host.url}/guide/`);
    await page.locator("header input[type=search]").fill("backup");
    await page.locator("[role=option] a").first().click();
    await page.waitForURL(/\/guide\/docs\/.*index\.html/);
    await page.context().close();
  } finally {
    host.close();
  }
});

test("a server shows the page for what is not there whole, however deep the address, in both languages", async () => {
  const host = await serveFolder(work);
  try {
    for (const [path, own, words, other] of [
      ["guide/docs/no/such/page", "guide/404.html", "Page not found", "guide/uk/404.html"],
      ["guide/uk/docs/no-page.html", "guide/uk/404.html", "Сторінку не знайдено", "guide/404.html"],
    ] as const) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(`${host.url}/${path}`);
      await expect.poll(() => page.url()).toBe(`${host.url}/${own}`);
      // The address is there before the document is.
      await expect.poll(() => page.locator("main h1").innerText()).toBe(words);
      await page.waitForLoadState("networkidle");
      expect(asked).not.toContain(`${host.url}/${other}`);
      await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("sans-serif");
      await page.locator("a.brand").first().click();
      await expect.poll(() => page.url()).toMatch(/\/guide\/(?:uk\/)?index\.html$/);
      await context.close();
    }
  } finally {
    host.close();
  }
});
