// What each kind of item in the navigation bar and each link of the footer leads to, and how it is called.
import { expect, test } from "vitest";
import { hashText, localeCode, sitePath } from "../../../src/model/brands.ts";
import type { Config } from "../../../src/model/config.ts";
import type { Diagnostic } from "../../../src/model/diagnostic.ts";
import type { ParsedContent } from "../../../src/model/doc.ts";
import type { NavbarItem } from "../../../src/model/page.ts";
import type { NavbarItemConfig } from "../../../src/model/userConfig.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { footerProps, navbarItems } from "../../../src/site/navbar.ts";
import { makeConfig, makeContent, makeDoc, ukrainian } from "./smallSite.ts";

const specPath = sitePath("specs/hub.yaml");
const spec = {
  ...{ apiId: "hub", locale: localeCode("en"), path: specPath, title: "Hub", version: "1", description: "" },
  ...{ sections: [], servers: [], bodyHash: hashText("b"), bodyRefs: [], operations: [], tags: [], schemas: [] },
};
const api = { id: "hub", label: "Hub API", specs: { en: specPath }, path: "docs/api", sidebar: "openApiSidebar" };
const docs = [
  makeDoc("intro.md", { title: "Start" }),
  makeDoc("intro.md", { title: "Початок" }, { locale: ukrainian }),
];

/** The shell of a language's edition. */
function contextOf(changes: Partial<Config>, code = "en", more: Partial<ParsedContent> = {}) {
  const config = makeConfig({ apis: [api as never], ...changes });
  const content = makeContent(docs, { specs: [spec], ...more });
  const { value: site } = assembleSite(config, content, { drafts: false, strings: {} });
  const edition = site.editions.find(({ key }) => key === `current/${code}`);
  if (edition === undefined) throw new Error("no edition");
  const found: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic): void => {
    found.push(diagnostic);
  };
  return { context: { site, edition, renderInline: (text: string) => `<p>${text}</p>`, report }, found };
}

function itemsOf(items: readonly NavbarItemConfig[], code = "en", more: Partial<ParsedContent> = {}) {
  const { navbar } = makeConfig();
  const { context, found } = contextOf({ navbar: { ...navbar, items } }, code, more);
  return { items: navbarItems(context), found };
}

const link = { kind: "link", isExternal: false, position: "left" } as const;
const both = { en: "Guide", uk: "Посібник" };
const kinds: readonly [string, NavbarItemConfig, NavbarItem, Partial<NavbarItem & { label: string; href: string }>][] =
  [
    [
      "a doc",
      { type: "doc", docId: "intro" },
      { ...link, label: "Start", href: "/docs/intro" },
      { label: "Початок", href: "/uk/docs/intro" },
    ],
    [
      "a doc with a label of its own",
      { type: "doc", docId: "intro", label: both, position: "right" },
      { ...link, label: "Guide", href: "/docs/intro", position: "right" },
      { label: "Посібник", href: "/uk/docs/intro" },
    ],
    [
      "a sidebar",
      { type: "docSidebar", sidebarId: "docsSidebar" },
      { ...link, label: "Start", href: "/docs/intro" },
      { label: "Початок", href: "/uk/docs/intro" },
    ],
    [
      "a sidebar with a label of its own",
      { type: "docSidebar", sidebarId: "docsSidebar", label: both },
      { ...link, label: "Guide", href: "/docs/intro" },
      { label: "Посібник", href: "/uk/docs/intro" },
    ],
    [
      "an API",
      { type: "api", apiId: "hub" },
      { ...link, label: "Hub API", href: "/docs/category/hub" },
      { href: "/uk/docs/category/hub" },
    ],
    [
      "an API with a label of its own",
      { type: "api", apiId: "hub", label: both },
      { ...link, label: "Guide", href: "/docs/category/hub" },
      { label: "Посібник", href: "/uk/docs/category/hub" },
    ],
    [
      "a path of the site, with a class",
      { label: both, to: "/docs/intro", className: "loud" },
      { ...link, label: "Guide", href: "/docs/intro", className: "loud" },
      { label: "Посібник", href: "/uk/docs/intro", className: "loud" },
    ],
    [
      "another site",
      { type: "link", label: "Out", href: "//example.org" },
      { ...link, label: "Out", href: "//example.org", isExternal: true },
      {},
    ],
    [
      "another site in each language",
      { label: "Out", href: { en: "https://example.org/en", uk: "/files/uk.pdf" } },
      { ...link, label: "Out", href: "https://example.org/en", isExternal: true },
      { href: "/files/uk.pdf", isExternal: false },
    ],
    [
      "a path of the site in each language",
      { label: "Doc", to: { en: "/docs/intro", uk: "/docs/intro#початок" } },
      { ...link, label: "Doc", href: "/docs/intro" },
      { href: "/uk/docs/intro#початок" },
    ],
    [
      "an address that only the default language has",
      { label: "Out", href: { en: "https://example.org/en" } },
      { ...link, label: "Out", href: "https://example.org/en", isExternal: true },
      {},
    ],
    [
      "an address by mail",
      { label: "Mail", href: "mailto:a@b.c" },
      { ...link, label: "Mail", href: "mailto:a@b.c" },
      {},
    ],
    [
      "a menu",
      { type: "dropdown", label: both, items: [{ label: both, to: "/docs/intro" }] },
      {
        ...{ kind: "dropdown", label: "Guide", position: "left" },
        items: [{ label: "Guide", href: "/docs/intro", isExternal: false }],
      },
      { label: "Посібник", items: [{ label: "Посібник", href: "/uk/docs/intro", isExternal: false }] } as never,
    ],
    [
      "HTML",
      { type: "html", value: both },
      { kind: "html", html: "Guide", position: "left" },
      { html: "Посібник" } as never,
    ],
    ["the versions", { type: "docsVersionDropdown" }, { kind: "versionDropdown", position: "left" }, {}],
    ["the landing page", { label: "Home" } as never, { ...link, label: "Home", href: "/" }, { href: "/uk/" }],
    ["the search", { type: "search", position: "right" }, { kind: "search", position: "right" }, {}],
    ["the languages", { type: "localeDropdown" }, { kind: "localeDropdown", position: "left" }, {}],
  ];

test.each(kinds)(
  "an item for %s leads there and is called as its reader's language has it",
  (_, item, english, more) => {
    const { items, found } = itemsOf([item]);
    expect(items).toEqual([english]);
    expect(found).toEqual([]);
    expect(itemsOf([item], "uk").items).toMatchObject([{ ...english, ...more }]);
  },
);

test("an item called after a page that is not translated says its language, one with a label of its own does not", () => {
  const { navbar } = makeConfig();
  const items: readonly NavbarItemConfig[] = [
    { type: "doc", docId: "guide/first" },
    { type: "docSidebar", sidebarId: "docsSidebar" },
    { type: "doc", docId: "guide/first", label: both },
    { type: "docSidebar", sidebarId: "docsSidebar", label: both },
  ];
  const sources = [makeDoc("guide/first.md", { title: "First" }), makeDoc("guide/index.md", { title: "Start" })];
  const itemsIn = (code: string, own: readonly ReturnType<typeof makeDoc>[] = []) =>
    navbarItems(contextOf({ navbar: { ...navbar, items } }, code, { sources: [...sources, ...own] }).context).map(
      (item) => ("label" in item ? [item.label, "lang" in item ? item.lang : undefined] : []),
    );
  const ours = [
    ["Посібник", undefined],
    ["Посібник", undefined],
  ];
  expect(itemsIn("uk")).toEqual([["First", "en"], ["Start", "en"], ...ours]);
  expect(itemsIn("en").slice(0, 2)).toEqual([
    ["First", undefined],
    ["Start", undefined],
  ]);
  const first = makeDoc("guide/first.md", { title: "Перша" }, { locale: ukrainian });
  expect(itemsIn("uk", [first])).toEqual([["Перша", undefined], ["Start", "en"], ...ours]);
});

test("an item that leads nowhere is told where it is written, with what may be meant", () => {
  const plain = { label: "Start", to: "/docs/intro" };
  const { items, found } = itemsOf([
    plain,
    { type: "doc", docId: "intor", position: "right" },
    { type: "docSidebar", sidebarId: "none" },
    { type: "api", apiId: "hubb" },
  ]);
  expect(items.map(({ kind, position }) => `${kind} ${position}`)).toEqual([
    ...["link left", "failed right", "failed left", "failed left"],
  ]);
  expect(found).toMatchObject([
    {
      ...{ code: "navbar-item", severity: "error" },
      message: 'navbar.items[1]: there is no doc with the id "intor"',
      location: { file: "hubdocs.config.yaml", pointer: "/navbar/items/1" },
      hint: 'did you mean "intro"?',
    },
    {
      message: 'navbar.items[2]: the sidebar "none" has nothing to link to',
      hint: 'check the navbar items of the configuration: {"type":"docSidebar","sidebarId":"none"}',
    },
    { message: 'navbar.items[3]: there is no API with the id "hubb"' },
  ]);
});

test("an item whose docs or API could not be read is not told again", () => {
  const path = sitePath("content/en/docs/a.md");
  const source = { kind: "doc", locale: localeCode("en"), version: "current" } as const;
  const failed = [{ path, source, relativePath: "a.md", sizeBytes: 1 }];
  const { items, found } = itemsOf(
    [
      { type: "docSidebar", sidebarId: "none" },
      { type: "api", apiId: "hub" },
    ],
    "en",
    {
      ...{ failed, specs: [] },
    },
  );
  expect(items.map(({ kind }) => kind)).toEqual(["failed", "failed"]);
  expect(found).toEqual([]);
});

test("with several versions an item knows where it leads in each, or where the docs of one begin that has no such thing", () => {
  const old = { name: "1.0", label: "1.0", path: "1.0", isLatest: false, banner: "none" } as const;
  const oldDoc = makeDoc("first.md", {}, { version: "1.0", path: sitePath("content/en/versions/1.0/first.md") });
  const hrefsOf = (item: NavbarItemConfig, count = 2) => {
    const { versions, navbar } = makeConfig();
    const { context } = contextOf(
      { versions: [...versions, old].slice(0, count), navbar: { ...navbar, items: [item] } },
      "en",
      { sources: [...docs, makeDoc("first.md"), oldDoc] },
    );
    return navbarItems(context).map((made) => (made.kind === "link" ? made.versionHrefs : made.kind));
  };
  expect(hrefsOf({ type: "doc", docId: "first" })).toEqual([["/docs/first", "/docs/1.0/first"]]);
  expect(hrefsOf({ type: "doc", docId: "intro" })).toEqual([["/docs/intro", "/docs/1.0/first"]]);
  expect(hrefsOf({ type: "docSidebar", sidebarId: "docsSidebar" })).toEqual([["/docs/first", "/docs/1.0/first"]]);
  expect(hrefsOf({ type: "doc", docId: "intro" }, 1)).toEqual([undefined]);
});

test("the footer's columns, links and copyright are in the reader's language", () => {
  const links = [{ label: both, to: "/docs/intro" }];
  const footer = { columns: [{ title: both, links }], links, copyright: both };
  const shown = { label: "Посібник", href: "/uk/docs/intro", isExternal: false };
  expect(footerProps(contextOf({ footer }, "uk").context)).toEqual({
    columns: [{ title: "Посібник", links: [shown] }],
    links: [shown],
    copyrightHtml: "<p>Посібник</p>",
  });
  expect(footerProps(contextOf({ footer: {} }).context)).toEqual({ columns: [], links: [] });
  expect(footerProps(contextOf({}).context)).toBeUndefined();
});
