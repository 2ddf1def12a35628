import { expect, test } from "vitest";
import { sitePath } from "../../../src/model/brands.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { editionPropsOf } from "../../../src/site/editionProps.ts";
import { makeConfig, makeContent, makeDoc, makePage, makePost, ukrainian } from "./smallSite.ts";

const content = makeContent([
  makeDoc("intro.md"),
  makeDoc("intro.md", {}, { locale: ukrainian }),
  makePage("about.md"),
]);

test.each([
  ["/docs/intro", "/docs/intro", "/uk/docs/intro"],
  ["/docs/intro#words", "/docs/intro#words", "/uk/docs/intro#words"],
  ["/docs/intro?a=1&amp;b=2", "/docs/intro?a=1&amp;b=2", "/uk/docs/intro?a=1&amp;b=2"],
  ["/about", "/about", "/uk/about"],
  ["/", "/", "/uk/"],
  ["/uk/docs/intro", "/uk/docs/intro", "/uk/docs/intro"],
  ["/nowhere", "/nowhere", "/nowhere"],
  ["/docs/intro&amp;more", "/docs/intro&amp;more", "/docs/intro&amp;more"],
  ["//example.org/docs/intro", "//example.org/docs/intro", "//example.org/docs/intro"],
  ["//example.org/docs&amp;more", "//example.org/docs&amp;more", "//example.org/docs&amp;more"],
  ["https://example.org/about", "https://example.org/about", "https://example.org/about"],
])("a line of the layout links to %s in the reader's language", (written, en, uk) => {
  for (const baseUrl of ["/", "/product/"]) {
    const config = makeConfig({
      baseUrl,
      announcement: { id: "one", text: "News", closeable: true },
      footer: { copyright: "Ours" },
    });
    const { value: site } = assembleSite(config, content, { drafts: false, strings: {} });
    const hrefs = site.editions.map((edition) => {
      const { announcement, footer } = editionPropsOf({
        site,
        edition,
        strings: {},
        stylePath: "style.css",
        bootPath: "boot.js",
        fontPaths: [],
        islands: {},
        renderInline: () => `<a href="${written}">Text</a>`,
      }).value;
      expect(footer?.copyrightHtml).toBe(announcement?.html);
      return announcement?.html;
    });
    const below = (href: string): string => (/^\/(?!\/)/.test(href) ? baseUrl + href.slice(1) : href);
    expect(hrefs).toEqual([en, uk].map((href) => `<a href="${below(href)}">Text</a>`));
  }
});

test("an item of the navbar leads to the latest version where its own has no such doc or sidebar", () => {
  const { versions, navbar, docs } = makeConfig();
  const old = { name: "1.0", label: "1.0", path: "1.0", isLatest: false, banner: "none" } as const;
  const config = makeConfig({
    versions: [...versions, old],
    versionLabels: { current: "Next", "1.0": "1.0" },
    docs: { ...docs, sidebars: { docsSidebar: ["intro"], news: ["news"] } },
    navbar: {
      ...navbar,
      items: [
        { type: "doc", docId: "news", label: "News" },
        { type: "docSidebar", sidebarId: "news", label: "All" },
        { type: "doc", docId: "intro", label: "Intro" },
        { type: "doc", docId: "none", label: "None" },
      ],
    },
  });
  const older = makeDoc("intro.md", {}, { version: "1.0", path: sitePath("content/en/versions/1.0/intro.md") });
  const two = makeContent([makeDoc("intro.md"), makeDoc("news.md"), older]);
  const { value: site } = assembleSite(config, two, { drafts: false, strings: {} });
  const edition = site.editions.find(({ key }) => key === "1.0/en");
  if (edition === undefined) throw new Error("no edition");
  const made = editionPropsOf({
    ...{ site, edition, strings: {}, stylePath: "style.css", bootPath: "boot.js", fontPaths: [], islands: {} },
    renderInline: (text) => text,
  });
  const hrefs = made.value.navbar.items.map((item) => (item.kind === "link" ? item.href : item.kind));
  expect(hrefs).toEqual(["/docs/news", "/docs/news", "/docs/1.0/intro", "failed"]);
  expect(made.diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ["navbar-item", 'navbar.items[3]: there is no doc with the id "none"'],
  ]);
});

test("feeds are named to every page of their language, in versions too, and only where they are written", () => {
  const { versions } = makeConfig();
  const old = { name: "1.0", label: "1.0", path: "1.0", isLatest: false, banner: "none" } as const;
  const feeds = { formats: ["rss", "json"], content: "full", limit: 20 } as const;
  const blog = { path: "blog", postsPerPage: 2, recentPosts: 2, wordsPerMinute: {}, feeds };
  const posts = makeContent([makeDoc("intro.md"), makePost("a", "2026-01-01"), makePost("a", "2026-01-01", {}, "uk")]);
  const feedsIn = (changes: Parameters<typeof makeConfig>[0], from = posts) => {
    const config = makeConfig({ versions: [...versions, old], versionLabels: {}, blog, ...changes });
    const { value: site } = assembleSite(config, from, { drafts: false, strings: {} });
    return Object.fromEntries(
      site.editions.map((edition) => [
        edition.key,
        editionPropsOf({
          ...{ site, edition, stylePath: "style.css", bootPath: "boot.js", fontPaths: [], islands: {} },
          strings: { blog: "Блог" },
          renderInline: (text) => text,
        }).value.feeds,
      ]),
    );
  };
  const ukrainianFeeds = [
    {
      type: "application/rss+xml",
      title: "Hub: Блог (RSS, Українська)",
      href: "https://docs.example.org/uk/blog/rss.xml",
    },
    {
      type: "application/feed+json",
      title: "Hub: Блог (JSON Feed, Українська)",
      href: "https://docs.example.org/uk/blog/feed.json",
    },
  ];
  const found = feedsIn({});
  expect(found["current/uk"]).toEqual(ukrainianFeeds);
  expect(found["1.0/uk"]).toEqual(ukrainianFeeds);
  expect(found["1.0/en"]?.[0]?.href).toBe("https://docs.example.org/blog/rss.xml");
  expect(Object.values(feedsIn({ url: "" })).flat()).toEqual(Array(4).fill(undefined));
  expect(Object.values(feedsIn({}, content)).flat()).toEqual(Array(4).fill(undefined));
});

test.each([
  [{ favicon: "/img/a.ico" }, ["favicon.svg"], "/product/img/a.ico"],
  [{ favicon: "https://example.org/a.ico" }, [], "https://example.org/a.ico"],
  [{}, ["favicon.ico", "favicon.png"], "/product/favicon.ico"],
  [{}, ["favicon.ico", "favicon.svg"], "/product/favicon.svg"],
  [{}, ["img/favicon.ico"], undefined],
  [{ head: [{ tag: "link", attributes: { rel: "shortcut icon", href: "/a.ico" } }] }, ["favicon.ico"], undefined],
] as const)("with %j and the static files %j the icon is %s", (settings, names, faviconHref) => {
  const staticFiles = names.map((name) => sitePath(name));
  const config = makeConfig({ baseUrl: "/product/", ...settings });
  const { value: site } = assembleSite(config, { ...content, staticFiles }, { drafts: false, strings: {} });
  const [edition] = site.editions;
  if (edition === undefined) throw new Error("No edition");
  const theme = { stylePath: "style.css", bootPath: "boot.js", fontPaths: [], islands: {} };
  const { value } = editionPropsOf({ site, edition, strings: {}, ...theme, renderInline: (text) => text });
  expect(value.faviconHref).toBe(faviconHref);
});
