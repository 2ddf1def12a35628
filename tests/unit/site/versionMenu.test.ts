import { expect, test } from "vitest";
import { localeCode, url } from "../../../src/model/brands.ts";
import type { PageProps } from "../../../src/model/page.ts";
import { sidebarKey } from "../../../src/model/site.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { indexSidebar } from "../../../src/site/navigation.ts";
import { pagePropsOf } from "../../../src/site/pageProps.ts";
import { makeCategory, makeConfig, makeContent, makeDoc, makePage } from "./smallSite.ts";

const config = makeConfig({
  builtLocales: [localeCode("en")],
  versions: [
    { name: "current", label: "Next", path: "next", isLatest: false, banner: "unreleased" },
    { name: "2.0", label: "2.0", path: "", isLatest: true, banner: "none" },
    { name: "1.0", label: "1.0", path: "1.0", isLatest: false, banner: "unmaintained" },
  ],
  versionLabels: { current: "Next", "2.0": "2.0", "1.0": "1.0" },
});
const inVersion = (version: string) => ({ version });
const content = makeContent(
  [
    makeDoc("intro.md", { tags: ["Setup", "Fresh"] }),
    makeDoc("guide/index.md", { slug: "/start" }),
    makeDoc("guide/new.md"),
    makeDoc("parts/one.md"),
    makeDoc("parts/two.md"),
    makeDoc("moved.md", { slug: "/elsewhere" }),
    makeDoc("intro.md", { tags: ["Setup"] }, inVersion("2.0")),
    makeDoc("guide/index.md", {}, inVersion("2.0")),
    makeDoc("parts/one.md", {}, inVersion("2.0")),
    makeDoc("moved.md", {}, inVersion("2.0")),
    makeDoc("intro.md", {}, inVersion("1.0")),
    makePage("about.md"),
  ],
  {
    categories: ["current", "2.0"].map((version) =>
      makeCategory("parts", { version, label: "Parts", link: { type: "generated-index" } }),
    ),
  },
);

const { value: site } = assembleSite(config, content, { drafts: false, strings: {} });
const sidebarIndexes = new Map(
  site.sidebars.map((sidebar) => [sidebarKey(sidebar.edition, sidebar.name), indexSidebar(sidebar, config)]),
);
function pageAt(url: string, of = site): PageProps {
  const route = of.routes.find((one) => one.url === url);
  if (route === undefined) throw new Error(`no page at ${url} among ${of.routes.map((one) => one.url).join(" ")}`);
  return pagePropsOf(route, {
    site: of,
    sidebarIndexes,
    strings: {},
    lastUpdateOf: () => undefined,
    assetPath: (file) => file,
    pictureOf: () => undefined,
  });
}
const menuOf = (url: string) => pageAt(url).versions.map(({ href, isExact }) => (isExact ? href : `(${href})`));

test("the menu leads to the same doc, whatever its address is in the other version", () => {
  expect(menuOf("/docs/intro")).toEqual(["/docs/next/intro", "/docs/intro", "/docs/1.0/intro"]);
  expect(menuOf("/docs/next/elsewhere")).toEqual(["/docs/next/elsewhere", "/docs/moved", "(/docs/1.0/intro)"]);
});

test("a doc that the other version lacks leads to the main doc there, whatever its folder has", () => {
  expect(menuOf("/docs/next/guide/new")).toEqual(["/docs/next/guide/new", "(/docs/intro)", "(/docs/1.0/intro)"]);
  expect(menuOf("/docs/next/parts/two")).toEqual(["/docs/next/parts/two", "(/docs/intro)", "(/docs/1.0/intro)"]);
});

test("a category page leads to the same category, else to the docs", () => {
  expect(menuOf("/docs/category/parts")).toEqual([
    "/docs/next/category/parts",
    "/docs/category/parts",
    "(/docs/1.0/intro)",
  ]);
});

test("a page of a tag leads to the same tag, else to the list of tags, else to the docs", () => {
  expect(menuOf("/docs/next/tags/setup")).toEqual(["/docs/next/tags/setup", "/docs/tags/setup", "(/docs/1.0/intro)"]);
  expect(menuOf("/docs/next/tags/fresh")).toEqual(["/docs/next/tags/fresh", "(/docs/tags)", "(/docs/1.0/intro)"]);
});

test("pages outside the docs lead to the main doc of each version, search to the search of each", () => {
  for (const url of ["/", "/about", "/404.html"])
    expect(menuOf(url), url).toEqual(["(/docs/next/intro)", "(/docs/intro)", "(/docs/1.0/intro)"]);
  expect(menuOf("/docs/1.0/search")).toEqual(["/docs/next/search", "/search", "/docs/1.0/search"]);
  const outside = site.routes.filter(({ url }) => pageAt(url).isOutsideVersions).map(({ url }) => url);
  expect(outside.filter((url) => pageAt(url).content.kind !== "redirect")).toEqual(["/about", "/", "/404.html"]);
});

test("a version may be kept from search engines, without the pages outside of all", () => {
  const versions = config.versions.map((version) =>
    version.isLatest ? { ...version, noIndex: true as const } : version,
  );
  const hidden = assembleSite({ ...config, versions }, content, { drafts: false, strings: {} }).value;
  const robotsOf = (url: string) => pageAt(url, hidden).head.robots;
  expect(robotsOf("/docs/intro")).toBe("noindex, nofollow");
  expect(robotsOf("/docs/tags")).toBe("noindex, nofollow");
  expect([robotsOf("/about"), robotsOf("/docs/next/intro")]).toEqual([undefined, undefined]);
});

test("every entry of every page leads to a page that exists", () => {
  const known = new Set(site.routes.map(({ url }) => String(url)));
  const entries = site.routes.flatMap(({ url }) => pageAt(url).versions.map(({ href }) => `${url} -> ${href}`));
  expect(entries.filter((entry) => !known.has(entry.split(" -> ")[1] ?? ""))).toEqual([]);
  expect(entries).toHaveLength(site.routes.length * 3);
});

test("old and unreleased pages name the latest page in their banner and their canonical address", () => {
  const banner = (url: string) => pageAt(url).banners.flatMap((one) => (one.kind === "version" ? [one] : []));
  expect(banner("/docs/next/elsewhere")).toEqual([
    {
      kind: "version",
      state: "unreleased",
      version: "Next",
      latest: { label: "2.0", href: "/docs/moved", version: "2.0" },
    },
  ]);
  expect(banner("/docs/1.0/intro").map(({ state, latest }) => [state, latest.href])).toEqual([
    ["unmaintained", "/docs/intro"],
  ]);
  expect(banner("/docs/next/category/parts")).toHaveLength(1);
  expect([banner("/docs/intro"), banner("/about")]).toEqual([[], []]);
  const canonical = (url: string) => pageAt(url).head.canonical;
  expect(canonical("/docs/next/elsewhere")).toBe("https://docs.example.org/docs/moved");
  expect(canonical("/docs/1.0/intro")).toBe("https://docs.example.org/docs/intro");
  expect(canonical("/docs/next/guide/new")).toBe("https://docs.example.org/docs/next/guide/new");
});

test("only the page that is canonical names its translations", () => {
  const sources = ["current", "2.0"].flatMap((version) =>
    ["en", "uk"].map((code) => makeDoc("intro.md", {}, { version, locale: localeCode(code) })),
  );
  const bilingual = makeConfig({ versions: config.versions, versionLabels: config.versionLabels });
  const { value } = assembleSite(bilingual, makeContent(sources), { drafts: false, strings: {} });
  const languages = (url: string) => pageAt(url, value).head.alternates.map(({ hreflang }) => hreflang);
  expect(languages("/docs/intro")).toEqual(["en", "uk", "x-default"]);
  expect(languages("/docs/next/intro")).toEqual([]);
});

test("with docs at the root of the site each version has a root, but the latest one, whose root is the landing page", () => {
  const atRoot = { ...config, docs: { ...config.docs, path: "" } };
  const { routesByUrl } = assembleSite(atRoot, content, { drafts: false, strings: {} }).value;
  const targetAt = (address: string) => routesByUrl.get(url(address))?.target;
  expect(targetAt("/1.0")).toMatchObject({ kind: "redirect", to: "/1.0/intro" });
  expect(targetAt("/next")).toMatchObject({ kind: "redirect", to: "/next/intro" });
  expect(targetAt("/")?.kind).toBe("home");
});

test("docs and generated pages of categories say which version they are of", () => {
  const badges = ["/docs/next/intro", "/docs/next/category/parts", "/docs/category/parts", "/about"].map((path) => {
    const { content: shown } = pageAt(path);
    return "versionBadge" in shown ? shown.versionBadge : undefined;
  });
  expect(badges).toEqual(["Next", "Next", "2.0", undefined]);
});
