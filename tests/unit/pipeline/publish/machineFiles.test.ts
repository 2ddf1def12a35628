// What search engines are told to read of a whole site.
import { expect, test } from "vitest";
import { machineFiles } from "../../../../src/pipeline/publish/machineFiles.ts";
import { assembleSite } from "../../../../src/site/assembleSite.ts";
import { makeConfig, makeContent, makeDoc, ukrainian } from "../../site/smallSite.ts";

/** Addresses that `robots.txt` names, of a site with a page in two languages that has as many addresses. */
function sitemapsIn({ addresses = 1, staticFiles = [] as readonly string[] }): readonly string[] {
  const docs = [makeDoc("a.md"), makeDoc("a.md", {}, { locale: ukrainian })];
  const config = makeConfig({ baseUrl: "/sub/", urlManifest: false });
  const { value: site } = assembleSite(config, makeContent(docs, { staticFiles }), { drafts: false, strings: {} });
  const route = site.routes.find(({ url }) => url === "/docs/a");
  const routes = addresses === 1 || route === undefined ? site.routes : new Array(addresses).fill(route);
  const files = machineFiles({
    site: { ...site, routes },
    receipts: [],
    contentSecurity: "",
    lastUpdateOf: () => undefined,
    strings: {},
  });
  const sitemaps = files.map(({ path }) => path).filter((path) => /sitemap/.test(path));
  const robots = files.find(({ path }) => path === "robots.txt")?.text ?? "";
  return [...sitemaps, ...[...robots.matchAll(/^Sitemap: (.*)$/gm)].map(([, address]) => address ?? "")];
}

test("robots.txt names the sitemap of the whole site alone, which holds what those of languages do", () => {
  expect(sitemapsIn({})).toEqual(["sitemap.xml", "uk/sitemap.xml", "https://docs.example.org/sub/sitemap.xml"]);
});

test("robots.txt names the list of a sitemap in several parts, not the parts", () => {
  const parts = ["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"];
  expect(sitemapsIn({ addresses: 50_001 })).toEqual([...parts, "https://docs.example.org/sub/sitemap.xml"]);
});

test("a sitemap among the site's own files is the one that stays", () => {
  expect(sitemapsIn({ staticFiles: ["sitemap.xml"] })).toEqual([
    "uk/sitemap.xml",
    "https://docs.example.org/sub/sitemap.xml",
  ]);
});
