// What programs read of the portal of this repository: twins, lists for language models, sitemaps, structured data.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Marked } from "marked";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runHubdocs } from "./runHubdocs.ts";

const origin = "https://docs.domivka.example";
const work = mkdtempSync(join(tmpdir(), "hubdocs-machines-"));
const outDir = join(work, "build");
const read = (path: string): string => readFileSync(join(outDir, path), "utf8");
/** Output file by address. */
let routes: Readonly<Record<string, string>> = {};

beforeAll(() => {
  const built = runHubdocs(["build", "--strict", "--quiet", "--out-dir", outDir]);
  expect(built.stderr).toBe("");
  routes = JSON.parse(read(".hubdocs-routes.json")).routes;
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

const decode = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
const mainOf = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
const twinHrefOf = (html: string): string | undefined =>
  /<link rel="alternate" href="([^"]*)" type="text\/markdown">/.exec(html)?.[1];

/** Pages with their HTML and the paths of their twins. */
const pages = () =>
  Object.entries(routes).flatMap(([address, file]) => {
    const html = read(file);
    const twin = twinHrefOf(html);
    return twin === undefined ? [] : [{ address, html, twin: decodeURI(twin).slice(1) }];
  });

describe("Markdown twins", () => {
  test("every page but those of hits, of whole guides and of what is not found has one", () => {
    const without = Object.keys(routes).filter((address) => twinHrefOf(read(routes[address] ?? "")) === undefined);
    const pages = ["/404.html", "/docs/print/docsSidebar", "/docs/print/openApiSidebar", "/search"];
    expect(without.sort()).toEqual([...pages, ...pages.map((path) => `/uk${path}`)]);
  });

  test("a twin has its page's heading and every block of code, as a Markdown parser reads them", () => {
    for (const { address, html, twin } of pages()) {
      const markdown = read(twin).replace(/^---\n[\s\S]*?\n---\n/, "");
      const codes: string[] = [];
      const headings: string[] = [];
      const marked = new Marked();
      marked.walkTokens(marked.lexer(markdown), (token) => {
        if (token.type === "code") codes.push(token.text);
        if (token.type === "heading" && token.depth === 1) headings.push(token.text.replaceAll("\\", ""));
      });
      const main = mainOf(html);
      const shown = [...main.matchAll(/<pre[^>]*>([\s\S]*?)<\/pre>/g)].map(([, code]) => decode(code ?? ""));
      expect(
        codes.map((code) => code.trimEnd()),
        address,
      ).toEqual(shown.map((code) => code.trimEnd()));
      expect(headings, address).toEqual(
        [...main.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text]) => decode(text ?? "")),
      );
    }
  });

  test("links of twins lead to twins that are there", () => {
    for (const { twin } of pages()) {
      const links = [...read(twin).matchAll(/\]\((https:\/\/docs\.domivka\.example\/[^)#]*\.md)/g)];
      const missing = links.filter(
        ([, link]) => !existsSync(join(outDir, decodeURI((link ?? "").slice(origin.length)))),
      );
      expect(
        missing.map(([, link]) => link),
        twin,
      ).toEqual([]);
    }
  });
});

describe.each([
  ["en", ""],
  ["uk", "uk/"],
])("in %s", (lang, folder) => {
  const isHere = (address: string): boolean => address.startsWith("/uk/") === (lang === "uk");

  test("llms.txt lists every page to read once, and llms-full.txt holds its docs in that order", () => {
    const links = [...read(`${folder}llms.txt`).matchAll(/^- \[.*?\]\(([^)]*)\)/gm)].map(([, link]) => link ?? "");
    expect(new Set(links).size).toBe(links.length);
    const docs = pages().filter(({ address }) => isHere(address) && /\/docs\/(?!tags)./.test(address));
    expect(
      docs.filter(({ twin }) => !links.includes(`${origin}/${encodeURI(twin)}`)).map(({ address }) => address),
    ).toEqual([]);
    const full = read(`${folder}llms-full.txt`);
    const places = links
      .map((link) => full.indexOf(`\nurl: "${link.replace(/(?:index)?\.md$/, "")}"\n`))
      .filter((place) => place >= 0);
    expect(places.length).toBeGreaterThan(docs.length - 10);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test("the sitemap holds addresses of pages, each once, with all languages of each", () => {
    const text = read(`${folder}sitemap.xml`);
    const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? "");
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.some((address) => address.startsWith(`${origin}/uk/`))).toBe(true);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) {
      const path = decodeURI(address.slice(origin.length));
      expect((folder === "" || isHere(path)) && routes[path] !== undefined, address).toBe(true);
      expect(read(routes[path] ?? "")).toContain(`<link rel="canonical" href="${address}">`);
    }
    const others = [...text.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g)];
    expect(new Set(others.map(([, language]) => language))).toEqual(new Set(["en", "uk", "x-default"]));
    for (const [, , href] of others) expect(routes[decodeURI((href ?? "").slice(origin.length))]).toBeDefined();
    expect(read("robots.txt")).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  });

  test("docs and posts say what they are as JSON-LD, in their language", () => {
    const dataOf = (address: string): readonly Record<string, unknown>[] => {
      const html = read(routes[address] ?? "");
      return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(([, json]) =>
        JSON.parse(json ?? ""),
      );
    };
    const [list, article] = dataOf(`/${folder}docs/lua-plugins/development`);
    expect(list).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }],
    });
    expect(article).toMatchObject({ "@type": "TechArticle", inLanguage: lang });
    expect(dataOf(`/${folder}blog/firmware-3-8`)[0]).toMatchObject({
      "@type": "BlogPosting",
      inLanguage: lang,
      datePublished: expect.any(String),
    });
    expect(dataOf(`/${folder}404.html`)).toEqual([]);
  });
});

test("a release has lost nothing when it is compared with itself", () => {
  const manifest = JSON.parse(read("url-manifest.json"));
  expect(Object.keys(manifest.pages)).toContain("/uk/docs/intro");
  const check = runHubdocs(["check", "--against", join(outDir, "url-manifest.json"), "--format", "json"]);
  expect(check.stderr).not.toContain("removed-");
});
