// Addresses with letters that browsers encode, or that look like names of files: pages are found by them however they are
// written, and shown without loading a document.
import { cpSync, writeFileSync } from "node:fs";
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

test("pages named like files are shown without loading a document, and files are not asked for ahead", async () => {
  const names = ["node.js", "ASP.NET", "next.config.ts", "v2.0"];
  const links = names.map((name) => `[${name}](/docs/next/${name})\n`).join("\n");
  const start = join(site.folder, "site/content/en/pages/files.md");
  writeFileSync(start, `# Files\n\n${links}\n<a href="/files.pdf">files.pdf</a>\n`);
  for (const name of names)
    writeFileSync(join(site.folder, `site/content/en/docs/${name}.md`), `# About ${name}\n\n[Back](/files)\n`);
  const page = await site.open(`${await site.buildBeside({ navbar: {} })}/docs/next/node.js`);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.resourceType()} ${new URL(request.url()).pathname}`));
  await page.getByRole("link", { name: "Back" }).click();
  for (const name of names) {
    await page.locator("main").getByRole("link", { name }).click();
    await page.locator("main h1", { hasText: `About ${name}` }).waitFor();
    await page.goBack();
  }
  await page.getByRole("link", { name: "files.pdf" }).hover();
  await page.waitForTimeout(300);
  expect(asked.filter((request) => /^document|pdf/.test(request))).toEqual([]);
  await page.context().close();
});
