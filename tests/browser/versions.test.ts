// Three versions of docs and of an API, made by the command that makes versions: the menu from pages that other versions
// have and have not, search, and what pages of the API tell of its history.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { put } from "../reliability/putFile.ts";
import { openBrowser } from "./openBrowser.ts";
import { type ServedFolder, serveFolder } from "./serveFolder.ts";

const folder = mkdtempSync(join(tmpdir(), "hubdocs-versions-"));
const site = join(folder, "site");
const outDir = join(folder, "build");
let browser: Browser;
let host: ServedFolder;

const write = (path: string, text: string): void => put(site, path, text);

function run(...args: readonly string[]): string {
  const { status, stdout, stderr } = runHubdocs(args, site);
  expect(status, stderr).toBe(0);
  return stdout;
}

/** What differs from version to version. */
interface ApiState {
  readonly maximum: number;
  readonly fields: string;
  readonly paths: string;
}

function writeApi({ maximum, fields, paths }: ApiState): void {
  for (const [locale, words] of [
    ["en", { tag: "Rooms", list: "List rooms", all: "All rooms of the home" }],
    ["uk", { tag: "Кімнати", list: "Список кімнат", all: "Усі кімнати цього дому" }],
  ] as const) {
    write(
      `specs/hub.${locale}.yaml`,
      `openapi: 3.1.0
info: { title: Hub, version: "1" }
tags: [{ name: rooms, x-displayName: ${words.tag} }]
paths:
  /rooms:
    get:
      operationId: getRooms
      summary: ${words.list}
      tags: [rooms]
      parameters: [{ name: limit, in: query, schema: { type: integer, maximum: ${maximum} } }]
      responses: { "200": { description: ${words.all}, content: { application/json: { schema: { $ref: "#/components/schemas/Room" } } } } }
${paths}
components:
  schemas:
    Room: { type: object, properties: { ${fields} } }
`,
    );
  }
}

const old = `  /lights: { delete: { operationId: deleteLights, tags: [rooms], responses: { "204": { description: ok } } } }`;
const scenes = `  /scenes: { post: { operationId: runScene, tags: [rooms], responses: { "204": { description: ok } } } }`;

beforeAll(async () => {
  write(
    "hubdocs.config.yaml",
    `title: Hub
url: https://docs.example.org
locales: { default: en, en: { label: English }, uk: { label: Українська } }
apis: [{ id: hub, label: Hub API, specs: { en: specs/hub.en.yaml, uk: specs/hub.uk.yaml } }]
`,
  );
  write(
    "content/en/docs/intro.md",
    "---\ntags: [sea]\n---\n\n# Introduction\n\nThe walrus of the first version. `GET /rooms` lists rooms.\n",
  );
  write("content/uk/docs/intro.md", "# Вступ\n\nМорж першої версії.\n");
  write("content/en/docs/guide/index.md", "# Guide\n");
  writeApi({ maximum: 100, fields: "id: { type: integer }, old: { type: string }", paths: old });
  expect(run("version", "1.0")).toContain("Version 1.0: 3 files of docs, 2 specifications");
  write("content/en/docs/intro.md", "# Introduction\n\nThe pelican of the second version. `GET /rooms` lists rooms.\n");
  write("content/en/docs/guide/lamps.md", "# Lamps\n");
  const fields = "id: { type: integer }, name: { type: string }";
  writeApi({ maximum: 50, fields, paths: `${old}\n${scenes}` });
  run("version", "2.0");
  write("content/en/docs/guide/new.md", "# New\n");
  writeApi({ maximum: 50, fields, paths: scenes });
  run("build", "--out-dir", outDir);
  [host, browser] = await Promise.all([serveFolder(outDir), openBrowser()]);
});
afterAll(() => {
  host?.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(8_000);
  expect((await page.goto(host.url + path))?.status()).toBe(200);
  return page;
}

async function chooseVersion(page: Page, name: string): Promise<string> {
  await page
    .locator("header")
    .getByRole("button", { name: /^(Next|Наступна|2\.0|1\.0)$/ })
    .first()
    .click();
  const before = page.url();
  await page.locator("header #versions").getByRole("link", { name, exact: true }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  return new URL(page.url()).pathname;
}

test.each([
  ["/docs/next/intro", "2.0", "/docs/intro"],
  ["/docs/intro", "1.0", "/docs/1.0/intro"],
  ["/docs/next/guide/new", "2.0", "/docs/intro"],
  ["/docs/guide/lamps", "1.0", "/docs/1.0/intro"],
  ["/docs/next/api/get-rooms", "1.0", "/docs/1.0/api/get-rooms"],
  ["/docs/api/run-scene", "1.0", "/docs/1.0/api/rooms"],
  ["/docs/1.0/api/delete-lights", "Next", "/docs/next/api/rooms"],
  ["/docs/next/api/changes", "1.0", "/docs/1.0/api/hub"],
  ["/uk/docs/next/guide/new", "1.0", "/uk/docs/1.0/intro"],
])("from %s the menu leads to version %s at %s", async (from, version, to) => {
  const page = await open(from);
  const shown = await chooseVersion(page, version);
  expect(shown).toBe(to);
  await expect.poll(() => page.locator("main h1").count()).toBe(1);
  expect((await page.request.get(page.url())).status()).toBe(200);
  await page.context().close();
});

test("old and unreleased pages say so and lead to the latest one, in both languages", async () => {
  for (const [path, words, href] of [
    ["/docs/1.0/intro", "no longer updated", "/docs/intro"],
    ["/docs/next/guide/new", "for the unreleased", "/docs/intro"],
    ["/docs/1.0/tags", "no longer updated", "/docs/intro"],
    ["/uk/docs/1.0/api/delete-lights", "більше не оновлюють", "/uk/docs/api/delete-lights"],
  ] as const) {
    const page = await open(path);
    const banner = page.locator(".banner-version");
    expect(await banner.innerText()).toContain(words);
    expect(await banner.getByRole("link").getAttribute("href")).toBe(href);
    await page.context().close();
  }
});

test("search finds the words of the version that is read, and no others", async () => {
  for (const [path, word, other] of [
    ["/docs/1.0/intro", "walrus", "pelican"],
    ["/docs/intro", "pelican", "walrus"],
  ] as const) {
    const page = await open(path);
    const box = page.locator("header").getByRole("combobox");
    await box.fill(word);
    await expect.poll(() => page.getByRole("option").getByRole("link").first().getAttribute("href")).toContain(path);
    await box.fill(other);
    await expect.poll(() => page.getByRole("option").count()).toBe(0);
    await page.context().close();
  }
});

test("rows say since which version they are there, what was changed and what went, in both languages", async () => {
  const rowOf = async (path: string, id: string): Promise<string> => {
    const page = await open(path);
    const text = await page.locator(`main [id="${id}"]`).innerText();
    await page.context().close();
    return text.replace(/\s+/g, " ");
  };
  expect(await rowOf("/docs/api/get-rooms", "query-limit")).toContain("changed in 2.0");
  expect(await rowOf("/docs/api/get-rooms", "response-200.name")).toContain("since 2.0");
  expect(await rowOf("/docs/1.0/api/get-rooms", "response-200.old")).toContain("removed in 2.0");
  expect(await rowOf("/docs/api/get-rooms", "response-200.id")).not.toMatch(/since|changed|removed/);
  expect(await rowOf("/uk/docs/api/schemas/room", "schema.name")).toContain("з версії 2.0");
  expect(await rowOf("/uk/docs/next/api/get-rooms", "query-limit")).toContain("змінено у версії 2.0");
});

test("the page of changes lists what each version changed, with links that lead somewhere and breaking ones marked", async () => {
  const page = await open("/docs/next/api/changes");
  const entry = (text: string) => page.locator(".changes > li").filter({ hasText: text });
  expect(await page.locator("main h2").allInnerTexts()).toEqual(["Next", "2.0"]);
  expect(await entry("/lights").innerText()).toMatch(/removed\s+breaking/);
  expect((await entry("/rooms").innerText()).replace(/\s+/g, " ")).toContain("maximum changed 100 → 50 breaking");
  expect(await entry("/scenes").innerText()).not.toContain("breaking");
  const links = await page
    .locator(".changes a")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links.length).toBeGreaterThan(3);
  for (const href of links) expect((await page.request.get(host.url + href)).status(), href).toBe(200);
  await page.goto(`${host.url}/docs/next/api/hub`);
  expect(await entry("/lights").getByRole("link").getAttribute("href")).toBe("/docs/api/delete-lights");
  await page.context().close();
});

test("an edit of today's docs leaves the pages of released versions as they are, byte by byte, and renders none", () => {
  const released = () =>
    readdirSync(outDir, { recursive: true, encoding: "utf8" })
      .filter((name) => /^(?:uk\/)?docs\/1\.0\/.*\.(?:html|json|md)$/.test(name.replaceAll("\\", "/")))
      .sort()
      .map((name) => [name, readFileSync(join(outDir, name), "utf8")]);
  const before = released();
  expect(before.length).toBeGreaterThan(20);
  write("content/en/docs/guide/new.md", "# New\n\nWritten later.\n");
  const [, pages = 0, cached = 0] = (
    /Built (\d+) pages .*?(\d+) from the cache/.exec(run("build", "--out-dir", outDir)) ?? []
  ).map(Number);
  expect(released()).toEqual(before);
  // The edited page, and its fallback in the other language.
  expect(pages - cached).toBe(2);
});

test("the latest version's page of changes leads to feeds, which the browser gets as files", async () => {
  const page = await open("/uk/docs/api/changes");
  const feeds = page.locator("main .note a");
  expect(await feeds.allTextContents()).toEqual(["Atom", "JSON Feed"]);
  const heads = await page
    .locator('head link[rel="alternate"][title]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const [index, feed] of (await feeds.all()).entries()) {
    const address = (await feed.getAttribute("href")) ?? "";
    expect(heads[index]).toBe(`https://docs.example.org${address}`);
    const answer = await page.request.get(host.url + address);
    expect([answer.status(), (await answer.text()).includes("/uk/docs/api/changes#version-2.0")]).toEqual([200, true]);
  }
  await page.goto(`${host.url}/docs/next/api/changes`);
  expect(await page.locator('main .note a, head link[rel="alternate"][title]').count()).toBe(0);
  await page.context().close();
});

test("a site with one version tells nothing of history and has no page of changes", () => {
  const copy = join(folder, "single");
  cpSync(site, copy, { recursive: true });
  for (const path of ["versions.json", "content/en/versions", "content/uk/versions", "specs/versions"])
    rmSync(join(copy, path), { recursive: true });
  // What an earlier build has written of the history goes, too.
  const out = join(folder, "single-build");
  cpSync(outDir, out, { recursive: true });
  expect(existsSync(join(out, "docs/api/changes/atom.xml"))).toBe(true);
  const { status, stderr } = runHubdocs(["build", "--out-dir", out], copy);
  expect(status, stderr).toBe(0);
  expect(existsSync(join(out, "docs/api/changes"))).toBe(false);
  expect(readFileSync(join(out, "docs/api/get-rooms/index.html"), "utf8")).not.toMatch(/since \d|class="history"/);
});

test("a version that exists is refused and nothing changes", () => {
  const before = readFileSync(join(site, "versions.json"), "utf8");
  const { status, stderr } = runHubdocs(["version", "2.0"], site);
  expect([status, stderr.includes('the version cannot be called "2.0"')]).toEqual([2, true]);
  expect(readFileSync(join(site, "versions.json"), "utf8")).toBe(before);
});
