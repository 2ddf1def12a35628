// Addresses with letters that browsers encode: pages are found by them however they are written, and shown without
// loading a document.
import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveFolder } from "./serveFolder.ts";
import { openShellSite, type ShellSite } from "./shellSite.ts";

let site: ShellSite;

beforeAll(async () => {
  site = await openShellSite();
});
afterAll(() => site?.close());

const encoded = encodeURI("/довідка/док");

test.each(["", "/uk"])("links of %s/ lead to them and back within the document", async (base) => {
  const page = await site.open(`${base}/docs/next/secret`);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document") documents.push(request.url());
  });
  await page.locator("main").getByRole("link", { name: "Док" }).click();
  await page.locator("main h1", { hasText: "Док" }).waitFor();
  expect(page.url()).toBe(`${site.host.url}${base}${encoded}`);
  await page.locator("main").getByRole("link", { name: "Back" }).click();
  await page.locator("main h1", { hasText: "Secret" }).waitFor();
  await page.goBack();
  await page.locator("main h1", { hasText: "Док" }).waitFor();
  expect(documents).toEqual([]);
  await page.context().close();
});

test.each([
  ["encoded", encoded],
  ["as they are read", "/довідка/док"],
  ["with capitals", encodeURI("/Довідка/ДОК")],
  ["as a folder", `${encoded}/`],
])("an address written %s is followed", async (_, address) => {
  const page = await site.open("/docs/next/secret");
  await page.evaluate(() => document.body.setAttribute("data-first", ""));
  await page
    .locator("main")
    .getByRole("link", { name: "Док" })
    .evaluate((link: HTMLElement, href) => {
      link.setAttribute("href", href);
      link.click();
    }, address);
  await page.locator("main h1", { hasText: "Док" }).waitFor();
  expect(await page.locator("body[data-first]").count()).toBe(1);
  await page.context().close();
});

test("a hash in Ukrainian leads to its heading, after a click and on a load", async () => {
  const page = await site.open("/docs/next/secret");
  await page
    .locator("main")
    .getByRole("link", { name: "Док" })
    .evaluate((link: HTMLElement) => {
      link.setAttribute("href", `${link.getAttribute("href")}#їжак`);
      link.click();
    });
  const top = () => page.locator("#їжак").evaluate((heading) => heading.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThan(0);
  expect(await top()).toBeLessThan(200);
  await page.reload();
  expect(await top()).toBeLessThan(200);
  await page.context().close();
});

test("a site below a path in Ukrainian follows its links without loading a document, and finds its languages", async () => {
  const root = join(site.folder, "below");
  site.build({ baseUrl: "/довідник/" }, join(root, "довідник"));
  cpSync(join(root, "довідник/404.html"), join(root, "404.html"));
  const host = await serveFolder(root, { knowsLanguages: false });
  const page = await site.open(`${host.url}/довідник/docs/next/secret`);
  await page.evaluate(() => document.body.setAttribute("data-first", ""));
  await page.locator("main").getByRole("link", { name: "Док" }).click();
  await page.locator("main h1", { hasText: "Док" }).waitFor();
  expect(page.url()).toBe(host.url + encodeURI("/довідник/довідка/док"));
  expect(await page.locator("body[data-first]").count()).toBe(1);
  await page.goto(`${host.url}/довідник/uk/nowhere`);
  await page.locator("main h1", { hasText: "Сторінку не знайдено" }).waitFor();
  await page.context().close();
  host.close();
});
