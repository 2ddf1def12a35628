// A frozen version beside a site that has changed since: menus and notices of its pages, links into it, search.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { configWith, makeFrozenSite } from "../reliability/frozenSite.ts";
import { openBrowser } from "./openBrowser.ts";
import { type ServedFolder, serveFolder } from "./serveFolder.ts";

const folder = mkdtempSync(join(tmpdir(), "hubdocs-frozen-"));
const outDir = join(folder, "build");
const offline = join(folder, "offline");
const complaints: string[] = [];
let browser: Browser;
let host: ServedFolder;

beforeAll(async () => {
  const site = makeFrozenSite(join(folder, "site"));
  site.run("version", "1.0", "--freeze");
  // The site goes on: another look and other scripts, and pages that the old ones link to are gone.
  site.write("hubdocs.config.yaml", configWith("colorMode: { default: dark }\ntheme: { css: [mine.css] }\n"));
  site.write("mine.css", "body { --mine: yes }\n");
  for (const name of ["docs", "versions/2.0"])
    rmSync(join(site.folder, `content/en/${name}/guide`), { recursive: true });
  site.run("build", "--out-dir", outDir);
  site.run("build", "--offline", "--out-dir", offline);
  [host, browser] = await Promise.all([serveFolder(outDir), openBrowser()]);
});
afterAll(() => {
  host?.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => expect(complaints.splice(0)).toEqual([]));

async function open(address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(8_000);
  page.on("console", (message) => {
    const { url } = message.location();
    // The site has no icon, which some browsers ask for all the same.
    if (message.type() === "error" && !url.endsWith("/favicon.ico")) complaints.push(`${message.text()} ${url}`);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(address);
  return page;
}

async function chooseVersion(page: Page, name: string): Promise<void> {
  await page.locator("header button[aria-controls=versions]").click();
  await page.locator("header #versions").getByRole("link", { name, exact: true }).click();
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;

test.each([
  ["/docs/intro", "/docs/1.0/intro"],
  ["/docs/api/get-rooms", "/docs/1.0/api/get-rooms"],
  ["/uk/docs/api/delete-light", "/uk/docs/1.0/api/delete-light"],
])("from %s the menu leads to the same page of the frozen version, which keeps its look", async (from, to) => {
  const page = await open(host.url + from);
  const mine = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--mine").trim());
  expect(await mine()).toBe("yes");
  await chooseVersion(page, "1.0");
  await expect.poll(() => pathOf(page)).toBe(to);
  await expect.poll(() => page.locator("header button[aria-controls=versions]").innerText()).toBe("1.0");
  // Other styles and scripts need a document of their own.
  await expect.poll(mine).toBe("");
  expect(await page.locator("html").getAttribute("data-theme")).toBe("light");
  await page.context().close();
});

test.each(["", "/uk"])(
  "from frozen pages of %s/ the menu and the notice lead to pages that are there",
  async (prefix) => {
    const page = await open(`${host.url}${prefix}/docs/1.0/guide/later-gone`);
    await page.locator(".banner-version a").click();
    await expect.poll(() => pathOf(page)).toBe(`${prefix}/docs/intro`);
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe(`${prefix}/docs/1.0/guide/later-gone`);
    await chooseVersion(page, prefix === "" ? "Next" : "Наступна");
    await expect.poll(() => pathOf(page)).toBe(`${prefix}/docs/next/intro`);
    await page.context().close();
  },
);

test("search of the frozen version finds its words, and those of other versions are not there", async () => {
  const page = await open(`${host.url}/docs/1.0/guide/`);
  await page.locator("header input[type=search]").fill("walrus");
  await page.locator("[role=option] a").first().click();
  await expect.poll(() => pathOf(page)).toBe("/docs/1.0/intro");
  await page.locator("header input[type=search]").fill("pelican");
  await expect.poll(() => page.locator(".search-note").first().innerText()).toContain("pelican");
  await page.context().close();
});

test("in a folder opened from the disk its pages, its search and its menu work", async () => {
  const page = await open(`${pathToFileURL(offline)}/docs/1.0/guide/index.html`);
  await page.locator("header input[type=search]").fill("walrus");
  await page.locator("[role=option] a").first().click();
  await expect.poll(() => pathOf(page)).toMatch(/\/docs\/1\.0\/intro\/index\.html$/);
  await chooseVersion(page, "2.0");
  await expect.poll(() => pathOf(page)).toMatch(/offline\/docs\/intro\/index\.html$/);
  await page.context().close();
});
