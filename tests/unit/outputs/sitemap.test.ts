// The sitemap: only pages that search engines may find, with their languages, cut where a file would be too large.
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { describe, expect, test } from "vitest";
import { type AddressInput, renderRobots, renderSitemap } from "../../../src/outputs/sitemap.ts";
import { absoluteUrlOf } from "../../../src/site/addresses.ts";
import { hreflangs } from "../../../src/site/alternates.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { makeConfig, makeContent, makeDoc, ukrainian } from "../site/smallSite.ts";

const sources = [
  makeDoc("a.md"),
  makeDoc("b & c.md"),
  makeDoc("hidden.md", { unlisted: true }),
  makeDoc("a.md", {}, { locale: ukrainian }),
];

function inputFor(changes = {}): AddressInput & { readonly folder: string } {
  const { value: site } = assembleSite(makeConfig(changes), makeContent(sources), { drafts: false, strings: {} });
  return {
    site,
    folder: "",
    absoluteUrl: (address) => absoluteUrlOf(address, site.config),
    alternatesOf: (route) => hreflangs(route, site),
    changedAt: (route) => (route.url.endsWith("/a") ? "2026-01-02" : undefined),
  };
}
const addressesIn = (text: string): readonly string[] =>
  [...text.matchAll(/<loc>([^<]*)/g)].map(([, loc]) => loc ?? "");

/** What a parsed sitemap holds. */
interface ParsedSitemap {
  readonly urlset?: { readonly "@_xmlns": string; readonly url: readonly ParsedEntry[] };
  readonly sitemapindex?: { readonly "@_xmlns": string; readonly sitemap: readonly ParsedEntry[] };
}
interface ParsedEntry {
  readonly loc: string;
  readonly lastmod?: string;
  readonly "xhtml:link"?: readonly { readonly "@_href": string }[];
}
const isList = (name: string): boolean => ["url", "sitemap", "xhtml:link"].includes(name);

describe("a sitemap", () => {
  test("holds listed pages of its language with their languages and their last change", () => {
    const [file, ...rest] = renderSitemap("en", inputFor());
    expect(rest).toEqual([]);
    expect(file?.name).toBe("sitemap.xml");
    const addresses = addressesIn(file?.text ?? "");
    expect(addresses).toContain("https://docs.example.org/docs/a");
    expect(addresses.filter((address) => /hidden|404|search|\/uk\//.test(address))).toEqual([]);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(file?.text).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
    const entry = /<url><loc>[^<]*\/docs\/a<.*<\/url>/.exec(file?.text ?? "")?.[0];
    expect(entry).toContain("<lastmod>2026-01-02</lastmod>");
    for (const lang of ["en", "uk", "x-default"]) expect(entry).toContain(`hreflang="${lang}"`);
    expect(file?.text.match(/<lastmod>/g)).toHaveLength(1);
  });

  test("leaves pages out that are shown in place of a translation", () => {
    const addresses = addressesIn(renderSitemap("uk", inputFor())[0]?.text ?? "");
    expect(addresses).toContain("https://docs.example.org/uk/docs/a");
    expect(addresses.join()).not.toContain("/uk/docs/b");
  });

  test.each([
    ["addresses", { addresses: 1, bytes: 1e6 }],
    ["bytes", { addresses: 1e6, bytes: 500 }],
  ])("is cut into files with a list when there are too many %s", (_, limits) => {
    const whole = addressesIn(renderSitemap("en", inputFor())[0]?.text ?? "");
    const [list, ...files] = renderSitemap("en", { ...inputFor(), folder: "x/" }, limits);
    expect(list?.text).toContain("<sitemapindex");
    expect(addressesIn(list?.text ?? "")).toEqual(files.map(({ name }) => `https://docs.example.org/x/${name}`));
    expect(files.flatMap(({ text }) => addressesIn(text))).toEqual(whole);
  });

  test("of the whole site holds the pages of every language", () => {
    const addresses = addressesIn(renderSitemap("all", inputFor())[0]?.text ?? "");
    const parts = ["en", "uk"].flatMap((code) => addressesIn(renderSitemap(code, inputFor())[0]?.text ?? ""));
    expect(new Set(addresses)).toEqual(new Set(parts));
    expect(addresses).toHaveLength(parts.length);
  });

  test.each([
    ["2026-01-02", "2026-01-02"],
    ["2026-1-2 9:20", "2026-01-02T09:20:00Z"],
    ["2026-01-02 10:20", "2026-01-02T10:20:00Z"],
    ["2026-01-02T10:20:30.000Z", "2026-01-02T10:20:30Z"],
    ["2026-01-02T10:20:30+0200", "2026-01-02T10:20:30+02:00"],
    ["yesterday", undefined],
  ])("writes the date %s as %s", (written, expected) => {
    const [file] = renderSitemap("en", { ...inputFor(), changedAt: () => written });
    expect(/<lastmod>([^<]*)/.exec(file?.text ?? "")?.[1]).toBe(expected);
  });

  test.each([
    ["one file", undefined],
    ["several", { addresses: 2, bytes: 1e6 }],
  ])("keeps to the schema of sitemaps.org as %s", (_, limits) => {
    for (const { name, text } of renderSitemap("all", inputFor(), limits)) {
      expect(XMLValidator.validate(text), name).toBe(true);
      const document: ParsedSitemap = new XMLParser({ ignoreAttributes: false, isArray: isList }).parse(text);
      const { urlset, sitemapindex } = document;
      const entries = urlset?.url ?? sitemapindex?.sitemap ?? [];
      expect(entries.length, name).toBeGreaterThan(0);
      expect(entries.length).toBeLessThanOrEqual(50_000);
      const namespace = (urlset ?? sitemapindex)?.["@_xmlns"];
      expect(namespace).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
      for (const entry of entries) {
        // The schema wants this order; nothing else may stand in between.
        expect(Object.keys(entry)).toEqual(["loc", "lastmod", "xhtml:link"].filter((key) => key in entry));
        expect(new URL(entry.loc).href).toBe(entry.loc);
        expect(entry.loc.length).toBeLessThan(2_048);
        if (entry.lastmod !== undefined)
          expect(entry.lastmod).toMatch(/^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$/);
        for (const link of entry["xhtml:link"] ?? []) expect(new URL(link["@_href"]).href).toBe(link["@_href"]);
      }
    }
  });

  test.each([{ url: "" }, { noIndex: true }])("is not made with %o", (changes) => {
    expect(renderSitemap("en", inputFor(changes))).toEqual([]);
  });
});

test("robots.txt names sitemaps, or keeps everyone out", () => {
  expect(renderRobots(["https://a.example/sitemap.xml"], { noIndex: false })).toBe(
    "User-agent: *\nAllow: /\nSitemap: https://a.example/sitemap.xml\n",
  );
  expect(renderRobots([], { noIndex: true })).toBe("User-agent: *\nDisallow: /\n");
});
