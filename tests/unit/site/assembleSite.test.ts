import { expect, test } from "vitest";
import { docId, localeCode, sitePath, url } from "../../../src/model/brands.ts";
import type { Config } from "../../../src/model/config.ts";
import type { ParsedContent } from "../../../src/model/doc.ts";
import type { FrozenVersion } from "../../../src/model/frozen.ts";
import type { SidebarItem } from "../../../src/model/sidebar.ts";
import { sidebarKey } from "../../../src/model/site.ts";
import type { SidebarItemConfig } from "../../../src/model/userConfig.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { cardsOf } from "../../../src/site/cards.ts";
import { chaptersOf } from "../../../src/site/guides.ts";
import { indexSidebar } from "../../../src/site/navigation.ts";
import { makeCategory, makeConfig, makeContent, makeDoc, makePage, makePost, ukrainian } from "./smallSite.ts";

const assemble = (content: ParsedContent, changes: Partial<Config> = {}, drafts = false) =>
  assembleSite(makeConfig(changes), content, { drafts, strings: {} });
const urlsOf = (content: ParsedContent, changes: Partial<Config> = {}, drafts = false) =>
  assemble(content, changes, drafts).value.routes.map(({ url }) => url as string);

/** Labels of a sidebar as nested lists. */
const outline = (items: readonly SidebarItem[]): unknown[] =>
  items.map((item) =>
    item.kind === "category" ? [item.label, outline(item.items)] : item.kind === "link" ? item.label : item.html,
  );
type WrittenSidebar = Config["docs"]["sidebars"][string];
const sidebarOf = (content: ParsedContent, written: WrittenSidebar = "auto", locale = "en") => {
  const config = makeConfig();
  const docs = { ...config.docs, sidebars: { docsSidebar: written } };
  const site = assembleSite({ ...config, docs }, content, { drafts: false, strings: {} }).value;
  return outline(site.sidebars.find(({ edition }) => edition === `current/${locale}`)?.items ?? []);
};

test.each([
  ["intro.md", {}, "/docs/intro"],
  ["index.md", {}, "/docs"],
  ["index.md", { slug: "/" }, "/docs"],
  ["guide/index.md", {}, "/docs/guide/"],
  ["guide/README.md", {}, "/docs/guide/"],
  ["guide/guide.md", {}, "/docs/guide/"],
  ["01-guide/02-start.md", {}, "/docs/guide/start"],
  ["guide/generic_usage.md", {}, "/docs/guide/generic_usage"],
  ["guide/start.md", { id: "first" }, "/docs/guide/first"],
  ["guide/index.md", { id: "first" }, "/docs/guide/"],
  ["guide/start.md", { slug: "/elsewhere" }, "/docs/elsewhere"],
  ["guide/start.md", { slug: "begin" }, "/docs/guide/begin"],
  ["guide/start.md", { slug: "../begin" }, "/docs/begin"],
  ["док.md", {}, "/docs/док"],
])("the doc %s with %j lives at %s", (path, frontMatter, expected) => {
  const site = assemble(makeContent([makeDoc(path, frontMatter)])).value;
  expect(site.routes.find(({ target }) => target.kind === "doc")?.url).toBe(expected);
});

test.each([
  ["docusaurus", ["/docs/guide/", "/docs/guide/", "/docs/guide/"]],
  ["mkdocs", ["/docs/guide/guide", "/docs/guide/", "/docs/guide/"]],
  ["mdbook", ["/docs/guide/guide", "/docs/guide/", "/docs/guide/"]],
  ["starlight", ["/docs/guide/guide", "/docs/guide/readme", "/docs/guide/"]],
  ["vitepress", ["/docs/guide/guide", "/docs/guide/README", "/docs/guide/"]],
] as const)("in a site written for %s a folder's page has the names that it has there", (dialect, expected) => {
  const markdown = { ...makeConfig().markdown, dialect };
  const urls = ["guide/guide.md", "guide/README.md", "guide/index.md"].map((path) => {
    const { routes } = assemble(makeContent([makeDoc(path)]), { markdown }).value;
    return routes.find(({ target, url }) => target.kind === "doc" && !url.startsWith("/uk/"))?.url;
  });
  expect(urls).toEqual(expected);
});

test.each([
  ["Inter-Process Communication/index.md", {}, "/docs/inter-process-communication/"],
  ["Inter-Process Communication/Node.js_v2.0 (old).md", {}, "/docs/inter-process-communication/nodejs_v20-old"],
  ["Їжак/Про «нього».md", {}, "/docs/їжак/про-нього"],
  ["Guide/a.md", { slug: "/As/Written" }, "/docs/As/Written"],
])("in a site written for Starlight the doc %s with %j lives at %s", (path, frontMatter, expected) => {
  const markdown = { ...makeConfig().markdown, dialect: "starlight" } as const;
  const site = assemble(makeContent([makeDoc(path, frontMatter)]), { markdown }).value;
  expect(site.routes.find(({ target }) => target.kind === "doc")?.url).toBe(expected);
});

test.each([
  [undefined, "/docs/intro", "docs/intro/index.html"],
  [true, "/docs/intro/", "docs/intro/index.html"],
  [false, "/docs/intro", "docs/intro.html"],
])("with trailingSlash %s a doc is %s in %s", (trailingSlash, url, outputPath) => {
  const route = assemble(makeContent([makeDoc("intro.md")]), { trailingSlash }).value.routes[0];
  expect(route).toMatchObject({ url, outputPath });
});

test("every page exists under the root and under the prefix of the other locale", () => {
  const content = makeContent([
    makeDoc("intro.md"),
    makePage("index.md"),
    makePage("about.md"),
    makePost("news", "2026-01-01T00:00:00.000Z"),
  ]);
  expect(urlsOf(content)).toEqual([
    "/docs/intro",
    "/docs",
    "/",
    "/about",
    "/blog",
    "/blog/news",
    "/blog/archive",
    "/404.html",
    "/search",
    "/uk/docs/intro",
    "/uk/docs",
    "/uk/",
    "/uk/about",
    "/uk/blog",
    "/uk/blog/news",
    "/uk/blog/archive",
    "/uk/404.html",
    "/uk/search",
  ]);
});

test("a translation takes the place of the original, and only a missing one is a fallback", () => {
  const content = makeContent([
    makeDoc("intro.md"),
    makeDoc("more.md"),
    makeDoc("intro.md", { title: "Вступ" }, { locale: ukrainian }),
  ]);
  const routes = assemble(content).value.routes.filter(
    ({ edition, target }) => edition === "current/uk" && target.kind === "doc",
  );
  expect(routes.map(({ url, isFallback, source }) => [url, isFallback, source])).toEqual([
    ["/uk/docs/intro", false, "content/uk/docs/intro.md"],
    ["/uk/docs/more", true, "content/en/docs/more.md"],
  ]);
});

test("the docs root leads to the introduction when no doc claims it", () => {
  const site = assemble(makeContent([makeDoc("a.md"), makeDoc("intro.md")])).value;
  expect(site.routes.find(({ url }) => url === "/docs")?.target).toMatchObject({ kind: "redirect", to: "/docs/intro" });
});

test.each([
  [["b.md"], "/docs/b"],
  [[], undefined],
])("the docs root leads to no page that has no usable address: %j", (others, expected) => {
  const bad = makeDoc("intro.md", { slug: "a\\b" });
  const site = assemble(makeContent([bad, ...others.map((name) => makeDoc(name))])).value;
  const target = site.routes.find(({ url }) => url === "/docs")?.target;
  expect(target?.kind === "redirect" ? target.to : undefined).toBe(expected);
});

test("drafts are pages only where drafts are asked for", () => {
  const content = makeContent([makeDoc("intro.md"), makeDoc("next.md", { draft: true })]);
  expect(urlsOf(content)).not.toContain("/docs/next");
  expect(urlsOf(content, {}, true)).toContain("/docs/next");
});

test("only asked locales are built, at their usual addresses", () => {
  const urls = urlsOf(makeContent([makeDoc("intro.md")]), { builtLocales: [localeCode("uk")] });
  expect(urls).toContain("/uk/docs/intro");
  expect(urls).not.toContain("/docs/intro");
});

test("two sources of one address: the first is used and both are named", () => {
  const { value, diagnostics } = assemble(
    makeContent([makeDoc("a.md", { slug: "/x" }), makeDoc("b.md", { slug: "/X/" })]),
  );
  expect(value.routesByUrl.get(value.routes[0]?.url ?? ("" as never))?.source).toBe("content/en/docs/a.md");
  expect(diagnostics[0]).toMatchObject({
    code: "duplicate-route",
    severity: "warning",
    location: { file: "content/en/docs/b.md" },
    related: [{ location: { file: "content/en/docs/a.md" } }],
  });
});

test("an automatic sidebar follows folders, positions and names", () => {
  const content = makeContent(
    [
      makeDoc("zoo.md"),
      makeDoc("02-b.md"),
      makeDoc("01-a.md"),
      makeDoc("guide/index.md", { title: "Guide", sidebar_position: 3 }),
      makeDoc("guide/late.md", { sidebar_position: 9 }),
      makeDoc("guide/early.md", { sidebar_position: 1, sidebar_label: "Early" }),
      makeDoc("api/one.md"),
      makeDoc("hidden.md", { displayed_sidebar: null }),
    ],
    { categories: [makeCategory("api", { label: "The API", position: 1.5 })] },
  );
  expect(sidebarOf(content)).toEqual(["a", ["The API", ["api/one"]], "b", ["Guide", ["Early", "guide/late"]], "zoo"]);
});

test("a sidebar that names a doc unlike any is told which there are", () => {
  const content = makeContent([
    makeDoc("b.md"),
    makeDoc("a.md"),
    ...Array.from({ length: 19 }, (_, n) => makeDoc(`c${n}.md`)),
  ]);
  const { diagnostics } = assemble(content, {
    docs: { ...makeConfig().docs, sidebars: { docsSidebar: ["something"] } },
  });
  expect(diagnostics.map(({ hint }) => hint).join()).toMatch(/^ids are paths .*: a, b, c0, c1, c10, .*, …/);
});

test("a number that is part of a doc's name is no position", () => {
  const kept = { parse_number_prefixes: false };
  const content = makeContent([makeDoc("02-b.md"), makeDoc("01-a.md", kept, { id: docId("01-a") }), makeDoc("c.md")]);
  expect(sidebarOf(content)).toEqual(["b", "a", "c"]);
});

test("a translated sidebar keeps the original's order when translations leave positions out", () => {
  const content = makeContent([
    makeDoc("b.md", { sidebar_position: 1 }),
    makeDoc("a.md", { sidebar_position: 2 }),
    makeDoc("b.md", { title: "Б" }, { locale: ukrainian }),
    makeDoc("a.md", { title: "А" }, { locale: ukrainian }),
  ]);
  expect(sidebarOf(content, "auto", "uk")).toEqual(["Б", "А"]);
});

test("the README of a folder that is no site yet is the first of its docs, unless they have an order", () => {
  const markdown = { ...makeConfig().markdown, isLoose: true };
  const labels = (content: ParsedContent, changes: Partial<Config>): unknown[] =>
    outline(assemble(content, changes).value.sidebars[0]?.items ?? []);
  const code = makeDoc("CODE_OF_CONDUCT.md", { title: "Code" });
  const content = makeContent([code, makeDoc("README.md", { title: "Lamp" }), makeDoc("a/README.md", { title: "A" })]);
  expect(labels(content, { markdown })).toEqual(["Lamp", "A", "Code"]);
  expect(labels(content, {})).toEqual(["Code", "Lamp", "A"]);
  const ordered = makeContent([code, makeDoc("README.md", { title: "Lamp", sidebar_position: 9 })]);
  expect(labels(ordered, { markdown })).toEqual(["Lamp", "Code"]);
});

test("names of a folder that is no site yet are in the order in which people count", () => {
  const markdown = { ...makeConfig().markdown, isLoose: true };
  const names = ["v2.11.md", "v2.6.md", "CHANGELOG.md", "adr-10.md", "adr-9.md", "z.md"];
  const content = makeContent(names.map((name) => makeDoc(name, { title: name })));
  const items = (changes: Partial<Config>): unknown[] =>
    outline(assemble(content, changes).value.sidebars[0]?.items ?? []);
  expect(items({ markdown })).toEqual(["adr-9.md", "adr-10.md", "v2.6.md", "v2.11.md", "z.md", "CHANGELOG.md"]);
  expect(items({})).toEqual([...names].sort());
});

test.each([true, false])("docs of MkDocs without a nav have its order, and folders its names: %s", (isLoose) => {
  const markdown = { ...makeConfig().markdown, dialect: "mkdocs", isLoose } as const;
  const names = ["index.md", "about.md", "zulu.md", "alpha/index.md", "alpha/10-b.md", "alpha/2-a.md", "API_v2/x.md"];
  const docs = names.map((name) => makeDoc(name, { title: name, parse_number_prefixes: false }));
  const { value } = assemble(makeContent(docs), { markdown });
  expect(outline(value.sidebars[0]?.items ?? [])).toEqual([
    ...["index.md", "about.md", "zulu.md"],
    ["API v2", ["API_v2/x.md"]],
    ["Alpha", ["alpha/10-b.md", "alpha/2-a.md"]],
  ]);
});

test("an object without a type in a written sidebar, or in its place, holds categories by their labels", () => {
  const content = makeContent([makeDoc("intro.md"), makeDoc("guide/one.md"), makeDoc("guide/two.md")]);
  const categories = { "Daily use": ["guide/one", { Deeper: ["guide/two"] }], type: ["intro"] };
  const expected = [
    ["Daily use", ["guide/one", ["Deeper", ["guide/two"]]]],
    ["type", ["intro"]],
  ];
  expect(sidebarOf(content, categories)).toEqual(expected);
  expect(sidebarOf(content, ["intro", { "Daily use": categories["Daily use"] }])).toEqual(["intro", expected[0]]);
});

test("a written sidebar takes docs, folders, links and categories with their own page", () => {
  const content = makeContent([
    makeDoc("intro.md", { title: "Introduction" }),
    makeDoc("guide/index.md", { title: "Guide" }),
    makeDoc("guide/one.md"),
    makeDoc("guide/two.md"),
  ]);
  const written: readonly SidebarItemConfig[] = [
    "intro",
    {
      type: "category",
      link: { type: "doc", id: "guide/index" },
      items: [{ type: "doc", id: "guide/two", label: "Second" }, "guide/one"],
    },
    {
      type: "category",
      label: { en: "All", uk: "Усе" },
      link: { type: "generated-index" },
      items: [{ type: "autogenerated", dirName: "guide" }],
    },
    { type: "link", label: "Product", href: "https://example.org" },
  ];
  expect(sidebarOf(content, written)).toEqual([
    "Introduction",
    ["Guide", ["Second", "guide/one"]],
    ["All", ["Guide", "guide/one", "guide/two"]],
    "Product",
  ]);
  const config = makeConfig();
  const site = assembleSite({ ...config, docs: { ...config.docs, sidebars: { docsSidebar: written } } }, content, {
    drafts: false,
    strings: {},
  }).value;
  expect(site.routes.filter(({ target }) => target.kind === "category").map(({ url }) => url)).toEqual([
    "/docs/category/all",
    "/uk/docs/category/all",
  ]);
});

test.each([
  ["/about", true, ["/about/", "/uk/about/"]],
  ["/About#us", false, ["/about#us", "/uk/about#us"]],
  ["/about/", undefined, ["/about/", "/uk/about/"]],
  ["/a%20plan.pdf", undefined, ["/a plan.pdf", "/a plan.pdf"]],
  ["/nowhere", true, ["/nowhere", "/uk/nowhere"]],
  ["/sub/about#us", undefined, ["/about#us", "/uk/about#us"]],
  ["/sub/a%20plan.pdf", undefined, ["/a plan.pdf", "/a plan.pdf"]],
  ["/sub/nowhere", undefined, ["/sub/nowhere", "/uk/sub/nowhere"]],
])("a link to %s in a sidebar, with trailingSlash %s, leads to what the site has", (href, trailingSlash, expected) => {
  const sidebars = { docsSidebar: ["intro", { type: "link", label: "More", href }] as const };
  const content = makeContent([makeDoc("intro.md"), makePage("about.md")], { staticFiles: ["a plan.pdf"] });
  const site = assemble(content, { baseUrl: "/sub/", trailingSlash, docs: { ...makeConfig().docs, sidebars } }).value;
  expect(site.sidebars.map(({ items }) => items.at(-1))).toMatchObject(expected.map((found) => ({ href: found })));
});

test("a link in a sidebar may lead to another address in each language", () => {
  const hrefs: readonly Readonly<Record<string, string>>[] = [
    { en: "/about", uk: "https://example.org/uk" },
    { uk: "/about" },
  ];
  const items = hrefs.map((href) => ({ type: "link", label: "More", href }) as const);
  const content = makeContent([makeDoc("intro.md"), makePage("about.md")]);
  const site = assemble(content, {
    docs: { ...makeConfig().docs, sidebars: { docsSidebar: ["intro", ...items] } },
  }).value;
  expect(site.sidebars.map(({ items: [_, ...links] }) => links)).toMatchObject([
    [
      { href: "/about", isExternal: false },
      { href: "/about", isExternal: false },
    ],
    [
      { href: "https://example.org/uk", isExternal: true },
      { href: "/uk/about", isExternal: false },
    ],
  ]);
});

test.each([
  ["https://example.org/", true, "external"],
  ["//example.org/", true, "external"],
  ["mailto:x@example.org?subject=a%20b", false, "page"],
  ["tel:+380441234567", false, "page"],
])(
  "a sidebar's link to %s is one of another site only on the web, and is no page of this one",
  (href, isExternal, kind) => {
    const sidebars = { docsSidebar: [{ type: "link", label: "Ask", href }, "intro"] as const };
    const changes = { baseUrl: "/sub/", docs: { ...makeConfig().docs, sidebars } };
    const { config, sidebars: made } = assemble(makeContent([makeDoc("intro.md")]), changes).value;
    for (const sidebar of made) {
      expect(sidebar.firstLink?.href).toMatch(/docs.intro$/);
      const { listed } = indexSidebar(sidebar, config);
      expect(listed[0]).toMatchObject({ href, isExternal });
      expect(cardsOf(listed)[0]).toMatchObject({ href, kind });
    }
  },
);

test.each([
  [undefined, "", ["overview", "overview-1", "overview-1-1", "overview-2"]],
  [true, "/", ["overview", "overview-1", "overview-1-1", "overview-2"]],
])("with trailingSlash %s categories of one label have pages of their own", (trailingSlash, end, slugs) => {
  const link = { type: "generated-index" } as const;
  const content = makeContent(
    [makeDoc("a/one.md"), makeDoc("b/two.md"), makeDoc("b/c/three.md"), makeDoc("d/four.md")],
    {
      categories: [
        makeCategory("a", { label: "Overview", link }),
        makeCategory("a", { label: "Огляд", link, locale: ukrainian }),
        makeCategory("b", { label: "Overview", link }),
        makeCategory("b/c", { label: "Overview 1", link }),
        makeCategory("d", { label: "Overview", link }),
      ],
    },
  );
  const { value, diagnostics } = assemble(content, { trailingSlash });
  expect(diagnostics).toEqual([]);
  expect(value.routes.filter(({ target }) => target.kind === "category").map(({ url }) => url)).toEqual(
    ["/docs", "/uk/docs"].flatMap((docs) => slugs.map((slug) => `${docs}/category/${slug}${end}`)),
  );
});

test("a category's address that its author has chosen is kept, and one that two have chosen is reported", () => {
  const link = { type: "generated-index" } as const;
  const chosen = { ...link, slug: "category/overview" };
  const categories = [
    makeCategory("a", { label: "Overview", link }),
    makeCategory("b", { label: "Overview", link }),
    makeCategory("c", { label: "C", link: chosen }),
    makeCategory("d", { label: "D", link: chosen }),
  ];
  const docs = ["a/one.md", "b/two.md", "c/three.md", "d/four.md"].map((path) => makeDoc(path));
  const { value, diagnostics } = assemble(makeContent(docs, { categories }), { builtLocales: [localeCode("en")] });
  expect(value.routes.filter(({ target }) => target.kind === "category").map(({ url }) => url)).toEqual([
    "/docs/category/overview-1",
    "/docs/category/overview-2",
    "/docs/category/overview",
  ]);
  expect(diagnostics.map(({ code }) => code)).toEqual(["duplicate-route"]);
});

test("a sidebar leads to the first page of its own that is listed, wherever in it that stands", () => {
  const content = makeContent([
    makeDoc("a.md", { unlisted: true }),
    makeDoc("b.md", {}, { title: "B" }),
    makeDoc("c.md"),
  ]);
  const firstOf = (...items: readonly SidebarItemConfig[]) => {
    const docs = { ...makeConfig().docs, sidebars: { docsSidebar: items } };
    return assemble(content, { docs }).value.sidebars.find(({ edition }) => edition === "current/en")?.firstLink;
  };
  const link = { type: "link", label: "Away", href: "https://example.org" } as const;
  const category = (...items: readonly SidebarItemConfig[]) => ({ type: "category", label: "X", items }) as const;
  const first = { href: "/docs/b", label: "B" };
  expect(firstOf(link, "a", category(link), category("a", "b"), "c")).toEqual(first);
  expect(firstOf({ ...category("c"), link: { type: "doc", id: "b" } }, "c")).toEqual({ href: "/docs/b", label: "X" });
  expect(firstOf(link, "a")).toBeUndefined();
});

test("an unknown id in a written sidebar is an error that says where and what was meant", () => {
  const config = makeConfig();
  const docs = {
    ...config.docs,
    sidebars: { docsSidebar: ["intro", { type: "category", label: "X", items: ["guide/strat"] } as const] },
  };
  const { diagnostics } = assembleSite(
    { ...config, docs, builtLocales: [localeCode("en")] },
    makeContent([makeDoc("intro.md"), makeDoc("guide/start.md")]),
    { drafts: false, strings: {} },
  );
  expect(diagnostics).toEqual([
    {
      code: "sidebar-invalid",
      severity: "error",
      message: 'docs.sidebars.docsSidebar[1].items[0]: there is no doc with the id "guide/strat" in current/en',
      location: { file: "hubdocs.config.yaml", pointer: "/docs/sidebars/docsSidebar/1/items/0" },
      hint: 'did you mean "guide/start"?',
    },
  ]);
});

test("displayed_sidebar chooses the sidebar, and an unknown one is an error", () => {
  const config = makeConfig();
  const docs = { ...config.docs, sidebars: { guide: ["a"], api: ["b"] } };
  const content = makeContent([
    makeDoc("a.md"),
    makeDoc("b.md"),
    makeDoc("c.md", { displayed_sidebar: "api" }),
    makeDoc("d.md"),
    makeDoc("e.md", { displayed_sidebar: "apj" }),
  ]);
  const { value, diagnostics } = assembleSite({ ...config, docs, builtLocales: [localeCode("en")] }, content, {
    drafts: false,
    strings: {},
  });
  const shown = ["a", "b", "c", "d"].map((id) => value.docRoutes.get(`current/en\n${docId(id)}`)?.sidebar);
  expect(shown).toEqual(["guide", "api", "api", undefined]);
  expect(diagnostics.map(({ code, hint }) => [code, hint])).toEqual([["unknown-sidebar", 'did you mean "api"?']]);
});

test("two versions have pages of their own, the older one below its path", () => {
  const versions = [
    { name: "current", label: "Next", path: "next", isLatest: false, banner: "unreleased" },
    { name: "1.0", label: "1.0", path: "", isLatest: true, banner: "none" },
  ] as const;
  const content = makeContent([makeDoc("intro.md"), makeDoc("intro.md", {}, { version: "1.0" })]);
  const urls = urlsOf(content, {
    versions,
    versionLabels: { current: "Next", "1.0": "1.0" },
    builtLocales: [localeCode("en")],
  });
  expect(urls.filter((url) => url.includes("intro"))).toEqual(["/docs/next/intro", "/docs/intro"]);
});

test("an edition may have more routes than a call takes arguments", () => {
  const pages = Array.from({ length: 130_000 }, (_, index) => makePage(`page-${index}.md`));
  const { value, diagnostics } = assemble(makeContent(pages), { builtLocales: [localeCode("en")] });
  expect(value.routes.filter(({ target }) => target.kind === "page")).toHaveLength(130_000);
  expect(diagnostics).toEqual([]);
});

test("a written sidebar leaves out what only another version has", () => {
  const config = makeConfig();
  const old = { name: "1.0", label: "1.0", path: "1.0", isLatest: false, banner: "none" } as const;
  const docs = { ...config.docs, sidebars: { docsSidebar: ["intro", "added"] } };
  const content = makeContent([
    makeDoc("intro.md"),
    makeDoc("added.md"),
    makeDoc("intro.md", {}, { path: sitePath("content/en/versions/1.0/intro.md"), version: "1.0" }),
  ]);
  const { value: site, diagnostics } = assembleSite({ ...config, docs, versions: [...config.versions, old] }, content, {
    drafts: false,
    strings: {},
  });
  expect(diagnostics).toEqual([]);
  const items = (edition: string) => site.sidebarsByName.get(sidebarKey(edition, "docsSidebar"))?.items.length;
  expect([items("current/en"), items("1.0/en")]).toEqual([2, 1]);
});

test("docs at the root of the site leave the home page to them only when one of them has its address", () => {
  const config = makeConfig();
  const homeOf = (docs: readonly ReturnType<typeof makeDoc>[]) =>
    assembleSite({ ...config, docs: { ...config.docs, path: "" } }, makeContent(docs), {
      drafts: false,
      strings: {},
    }).value.routesByUrl.get(url("/"))?.target.kind;
  expect(homeOf([makeDoc("a.md")])).toBe("home");
  expect(homeOf([makeDoc("index.md"), makeDoc("a.md")])).toBe("doc");
});

test("with a configured final slash redirects lead to the address that has it, and files keep theirs", () => {
  const redirects = [
    { from: ["/old"], to: "/docs/a?x#y" },
    { from: ["/file"], to: "/files/a.zip" },
  ];
  const content = makeContent([makeDoc("a.md")]);
  const { routes } = assembleSite(makeConfig({ trailingSlash: true, redirects }), content, {
    drafts: false,
    strings: {},
  }).value;
  const targets = routes.flatMap(({ url, target }) => (target.kind === "redirect" ? [`${url} ${target.to}`] : []));
  expect(targets).toEqual(expect.arrayContaining(["/old /docs/a/?x#y", "/uk/old /uk/docs/a/?x#y"]));
  expect(targets).toEqual(expect.arrayContaining(["/file /files/a.zip"]));
});

test("a redirect leads on in a language whose page has moved, and leaves a page to the language that still has it", () => {
  const redirects = [{ from: ["/docs/old"], to: "/docs/new" }];
  const assembled = (paths: readonly string[]) =>
    assemble(makeContent([makeDoc("new.md"), ...paths.map((path) => makeDoc(path, {}, { locale: ukrainian }))]), {
      redirects,
    });
  const { value, diagnostics } = assembled(["old.md"]);
  expect(diagnostics.filter(({ code }) => code === "redirect-invalid")).toEqual([]);
  expect(value.routesByUrl.get(url("/docs/old"))?.target.kind).toBe("redirect");
  expect(value.routesByUrl.get(url("/uk/docs/old"))?.target.kind).toBe("doc");
  expect(assembled([]).value.routesByUrl.get(url("/uk/docs/old"))?.target.kind).toBe("redirect");
});

test("ids of a guide's chapters hold nothing that an id or a link to it may not hold", () => {
  const content = makeContent([makeDoc("a b.md"), makeDoc("C# 100%.md"), makeDoc("guide/index.md")]);
  const site = assemble(content, { print: { enabled: true } }).value;
  const guide = site.routes.find(({ target }) => target.kind === "guide");
  const ids = guide === undefined ? [] : chaptersOf(guide, site).map(({ id }) => id);
  expect(ids.sort()).toEqual(["docs/C~23~20100~25", "docs/a~20b", "docs/guide"]);
});

test("the redirect at the root of the docs yields to a redirect or a page that somebody has written there", () => {
  const intro = makeDoc("intro.md");
  const redirects = [{ from: ["/docs"], to: "/docs/last" }];
  const byRedirect = assemble(makeContent([intro, makeDoc("last.md")]), { redirects });
  expect(byRedirect.value.routesByUrl.get(url("/docs"))?.target).toEqual({ kind: "redirect", to: "/docs/last" });
  const byPage = assemble(makeContent([intro, makePage("docs.md")]));
  expect(byPage.value.routesByUrl.get(url("/docs"))?.target.kind).toBe("page");
  expect([...byRedirect.diagnostics, ...byPage.diagnostics]).toEqual([]);
});

test("a page at which an older version starts is told by its own file, not as a redirect of the configuration", () => {
  const older = { name: "1.0", label: "1.0", path: "1.0", isLatest: false, banner: "none" } as const;
  const page = makePage("docs/1.0.md");
  const content = makeContent([makeDoc("intro.md"), makeDoc("intro.md", {}, { version: "1.0" }), page]);
  const { value, diagnostics } = assemble(content, { versions: [...makeConfig().versions, older] });
  expect(value.routesByUrl.get(url("/docs/1.0"))?.target.kind).toBe("page");
  expect(diagnostics.map(({ code, message, location }) => [code, message, location?.file])).toEqual([
    ["duplicate-route", "A page has the address /docs/1.0, at which version 1.0 starts", page.path],
  ]);
});

test("of docs with one address the sidebar lists the one that has the page", () => {
  const docs = [makeDoc("a.md"), makeDoc("b.md", { slug: "a" }), makeDoc("c.md")];
  expect(sidebarOf(makeContent(docs))).toEqual(["a", "c"]);
  const written = sidebarOf(makeContent(docs), ["a", "b", "c"]);
  expect(written).toEqual(["a", "c"]);
  const { diagnostics } = assemble(makeContent(docs));
  expect(diagnostics.map(({ code }) => code)).toEqual(["duplicate-route"]);
});

test("links of frozen pages that lost their file with the final slash are told, with how to mend them", () => {
  const older = { name: "1.0", label: "1.0", path: "1.0", isLatest: false, banner: "none" } as const;
  const frozen = {
    ...{ format: 1, version: "1.0", place: "docs/1.0", pages: [], files: {}, facts: {}, offline: {} },
    links: ["/docs/a/", "/docs/b/", "/docs/a", "/", "/uk/"],
    policy: {},
    archive: sitePath("frozen/1.0.zip"),
  } as unknown as FrozenVersion;
  const content = makeContent([makeDoc("a.md"), makeDoc("b.md")]);
  const told = (trailingSlash: boolean | undefined) => {
    const config = makeConfig({ trailingSlash, versions: [...makeConfig().versions, older] });
    return assembleSite(config, content, { drafts: false, strings: {}, frozen: [frozen] }).diagnostics;
  };
  expect(told(false)).toMatchObject([
    {
      code: "broken-link",
      message:
        'Pages of the frozen version 1.0 link to "/docs/a/" and 1 more: with a final slash they lead nowhere any more',
      location: { file: "frozen/1.0.zip" },
    },
  ]);
  expect([...told(true), ...told(undefined)]).toEqual([]);
});
