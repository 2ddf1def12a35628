// A page of a large site weighs what it weighs in a small one: nothing that every page carries grows with the site.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";

const work = mkdtempSync(join(tmpdir(), "hubdocs-weight-"));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const pagesInFolder = 20;
const foldersInSection = 5;

/** Place of a page: sections hold folders, folders hold pages. */
function pathOf(page: number): string {
  const folder = Math.floor(page / pagesInFolder);
  const section = Math.floor(folder / foldersInSection);
  const name = (number: number): string => String(number).padStart(4, "0");
  return `section-${name(section)}/topic-${name(folder)}/page-${name(page)}`;
}

/** Writes a site of so many pages and builds it. */
function buildSite(pages: number): string {
  const site = join(work, String(pages));
  writeFiles(site, pages);
  const built = runHubdocs(["build", site, "--quiet"]);
  expect(built.status, built.stderr).toBe(0);
  return join(site, "build");
}

function writeFiles(site: string, pages: number): void {
  put(site, "hubdocs.config.json", JSON.stringify({ title: "Hub", url: "https://hub.example" }));
  for (let page = 0; page < pages; page += 1) {
    const text = `Page ${page} [leads on](/docs/${pathOf((page + 7) % 100)}).`;
    put(
      site,
      `content/en/docs/${pathOf(page)}.md`,
      `# Page ${String(page).padStart(4, "0")}\n\n${`${text}\n\n## Part\n\n`.repeat(5)}`,
    );
  }
}

/** Size of a page, and of every script and style of its site. */
function weigh(outDir: string) {
  const html = readFileSync(join(outDir, "docs", pathOf(30), "index.html"));
  const assets = readdirSync(join(outDir, "assets"), { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:js|css)$/.test(name),
  );
  return { html: html.length, compressed: gzipSync(html).length, assets: assets.sort() };
}

let small: ReturnType<typeof weigh>;
let middle: ReturnType<typeof weigh>;
let large: ReturnType<typeof weigh>;
beforeAll(() => {
  [small, middle, large] = [weigh(buildSite(100)), weigh(buildSite(400)), weigh(buildSite(1000))];
}, 180_000);

test("a page among 1,000 weighs no more than among 100", () => {
  expect(large.html).toBeLessThanOrEqual(small.html);
  expect(large.compressed).toBeLessThanOrEqual(small.compressed);
});

test("where sidebars are cut to the page's branch, a further section costs one link", () => {
  const further = (1000 - 400) / (pagesInFolder * foldersInSection);
  expect((large.html - middle.html) / further).toBeLessThanOrEqual(600);
  expect((large.compressed - middle.compressed) / further).toBeLessThanOrEqual(60);
});

test("scripts and styles are the same files, however many pages there are", () => {
  expect([large.assets, middle.assets]).toEqual([small.assets, small.assets]);
});
