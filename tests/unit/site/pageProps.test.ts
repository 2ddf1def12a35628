import { expect, test } from "vitest";
import { hashText, localeCode, sitePath } from "../../../src/model/brands.ts";
import type { Config } from "../../../src/model/config.ts";
import type { ParsedContent } from "../../../src/model/doc.ts";
import type { PageProps } from "../../../src/model/page.ts";
import { sidebarKey } from "../../../src/model/site.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { indexSidebar } from "../../../src/site/navigation.ts";
import { pagePropsOf } from "../../../src/site/pageProps.ts";
import { makeCategory, makeConfig, makeContent, makeDoc, makePage, makePost, ukrainian } from "./smallSite.ts";

function pagesOf(
  content: ParsedContent,
  changes: Partial<Config> = {},
  { cardStamp, drafts = false }: { readonly cardStamp?: () => string; readonly drafts?: boolean } = {},
): ReadonlyMap<string, PageProps> {
  const { value: site } = assembleSite(makeConfig(changes), content, { drafts, strings: {} });
  const sidebarIndexes = new Map(
    site.sidebars.map((sidebar) => [sidebarKey(sidebar.edition, sidebar.name), indexSidebar(sidebar, site.config)]),
  );
  return new Map(
    site.routes.map((route) => [
      route.url,
      pagePropsOf(route, {
        site,
        sidebarIndexes,
        strings: { uk: { notFoundTitle: "Сторінку не знайдено" } },
        lastUpdateOf: () => undefined,
        assetPath: (file) => file,
        pictureOf: () => undefined,
        ...(cardStamp === undefined ? {} : { cardStamp }),
      }),
    ]),
  );
}

test("the first words of a page stand in no sidebar, so that editing them touches no page beside it", () => {
  const sidebarWith = (description: string) =>
    pagesOf(makeContent([makeDoc("a.md", {}, { description }), makeDoc("part/b.md")])).get("/docs/part/b")?.sidebar;
  expect(sidebarWith("Before.")?.items).toHaveLength(2);
  expect(sidebarWith("After.")).toEqual(sidebarWith("Before."));
});

test("a hidden title is there for screen readers, unless the text has one of its own", () => {
  const heading = { id: "a", depth: 1, title: "A", titleHtml: "A", location: { path: "a.md", line: 1 } };
  const pages = pagesOf(
    makeContent([
      makeDoc("plain.md", { hide_title: true }),
      makeDoc("kept.md", { hide_title: true }, { hasOwnTitle: true }),
      makeDoc("inside.md", { hide_title: true }, { sections: [heading] as never }),
      makeDoc("shown.md"),
    ]),
  );
  const shown = ["plain", "kept", "inside", "shown"].map((name) => {
    const content = pages.get(`/docs/${name}`)?.content;
    return content?.kind === "doc" ? [content.showTitle, content.hiddenTitle] : [];
  });
  expect(shown).toEqual([
    [false, true],
    [false, undefined],
    [false, undefined],
    [true, undefined],
  ]);
});

const guide = makeContent(
  [
    makeDoc("intro.md", { title: "Introduction", sidebar_position: 1 }),
    makeDoc("guide/index.md", { title: "Guide", sidebar_position: 2 }),
    makeDoc("guide/one.md", { title: "One", sidebar_label: "First", sidebar_position: 1 }),
    makeDoc("guide/two.md", {
      title: "Two",
      pagination_label: "The second",
      sidebar_position: 2,
      pagination_next: null,
    }),
    makeDoc("loose.md", { title: "Loose", displayed_sidebar: null }),
    makeDoc("intro.md", { title: "Вступ", sidebar_position: 1 }, { locale: ukrainian }),
  ],
  { categories: [makeCategory("guide", { label: "The guide" })] },
);

test("a neighbour has its pagination label whatever signs are in its address", () => {
  const docs = [makeDoc("a.md"), makeDoc("b c.md", { title: "Long", pagination_label: "Short" })];
  expect(pagesOf(makeContent(docs)).get("/docs/a")?.pagination.next).toEqual({ label: "Short", href: "/docs/b%20c" });
});

test.each([
  ["/guide/b", { label: "B", href: "/docs/guide/b" }],
  ["/docs/guide/b.html?x#y", { label: "B", href: "/docs/guide/b" }],
  ["/en/guide/", { label: "Guide", href: "/docs/guide/" }],
  ["https://hub.example/x", { label: "https://hub.example/x", href: "https://hub.example/x" }],
  ["/", { label: "Home", href: "/" }],
  ["/about/", { label: "About", href: "/about" }],
  ["/gone", { label: "Guide", href: "/docs/guide/" }],
])("a neighbour with the address %s is %j", (to, next) => {
  const guide = [makeDoc("guide/index.md", { title: "Guide" }), makeDoc("guide/b.md", { title: "B" })];
  const others = [makePage("index.md", { title: "Home" }), makePage("about.md", { title: "About" })];
  const pagesWith = (label?: string) =>
    pagesOf(makeContent([makeDoc("a.md", { pagination_next: { to, ...(label && { label }) } }), ...guide, ...others]));
  expect(pagesWith().get("/docs/a")?.pagination.next).toEqual(next);
  const labelled = to === "/gone" ? next : { label: "Go on", href: next.href };
  expect(pagesWith("Go on").get("/docs/a")?.pagination.next).toEqual(labelled);
});

test("a label alone stands at the neighbour that the sidebar gives, in the language of the page that names it", () => {
  const docs = [makeDoc("a.md", { pagination_next: { label: "Go on" } }), makeDoc("b.md")];
  const pages = pagesOf(makeContent(docs));
  expect(pages.get("/docs/a")?.pagination.next).toEqual({ label: "Go on", href: "/docs/b" });
  expect(pages.get("/uk/docs/a")?.pagination.next).toEqual({ label: "Go on", href: "/uk/docs/b", lang: "en" });
  expect(pages.get("/docs/b")?.pagination.next).toBeUndefined();
});

test("nothing of a site that is not to be found may be followed, pages besides its content neither", () => {
  const robots = [...pagesOf(guide, { noIndex: true }).values()].map(({ head }) => head.robots);
  expect(new Set(robots)).toEqual(new Set(["noindex, nofollow"]));
});

test("the title joins page and site, and the site's alone when they are the same", () => {
  const pages = pagesOf(
    makeContent([makeDoc("intro.md", { title: "Introduction" }), makePage("index.md", { title: "Hub" })]),
  );
  expect(pages.get("/docs/intro")?.head.title).toBe("Introduction | Hub");
  expect(pages.get("/")?.head.title).toBe("Hub");
});

test("a landing page without a title has the site's, not the name of its file", () => {
  const pages = pagesOf(makeContent([{ ...makePage("index.md"), title: "index" }]));
  expect(pages.get("/")).toMatchObject({ head: { title: "Hub" }, content: { title: "Hub", promise: "Hub" } });
});

test("a stand-alone page says whether a footer follows and which classes it has", () => {
  const own = { hide_footer: true, wrapperClassName: "wide" };
  const pages = pagesOf(
    makeContent([makePage("index.md", { layout: "home", ...own }), makePage("a.md", own), makePage("b.md")]),
  );
  for (const url of ["/", "/a"])
    expect(pages.get(url)?.content).toMatchObject({ hidesFooter: true, className: "wide" });
  expect(Object.keys(pages.get("/b")?.content ?? {})).not.toContain("hidesFooter");
});

test("the picture of a landing page's card is a static file below the base URL, its icon a name", () => {
  const cards = ["/img/a b.svg", "/img/a%20b.svg", "/img/none.svg", "moon"].map((icon) => ({
    ...{ title: "A", text: "B", to: "/" },
    icon,
  }));
  const home = makePage("index.md", { layout: "home", cards });
  const pages = pagesOf(makeContent([home], { staticFiles: ["img/a b.svg"] }), { baseUrl: "/sub/" });
  for (const address of ["/", "/uk/"]) {
    const content = pages.get(address)?.content;
    const icons = content?.kind === "home" ? content.cards.map(({ icon }) => icon) : [];
    expect(icons).toEqual(["/sub/img/a%20b.svg", "/sub/img/a%20b.svg", "/sub/img/none.svg", "moon"]);
  }
});

test("cards of a landing page that is made say in which language an untranslated page is", () => {
  const pages = pagesOf(makeContent([makeDoc("a.md", { title: "A" }), makeDoc("b.md", { title: "B" })]));
  const langsAt = (address: string) => {
    const content = pages.get(address)?.content;
    return content?.kind === "home" ? content.cards.map(({ lang }) => lang) : [];
  };
  expect(langsAt("/")).toEqual([undefined, undefined]);
  expect(langsAt("/uk/")).toEqual(["en", "en"]);
});

test("breadcrumbs are the categories around a page, and the page itself without an address", () => {
  expect(pagesOf(guide).get("/docs/guide/one")?.breadcrumbs).toEqual([
    { label: "The guide", href: "/docs/guide/" },
    { label: "First" },
  ]);
});

test("the paginator follows the sidebar, with labels and exceptions of front matter", () => {
  const pages = pagesOf(guide);
  expect(pages.get("/docs/guide/one")?.pagination).toEqual({
    previous: { label: "The guide", href: "/docs/guide/" },
    next: { label: "The second", href: "/docs/guide/two" },
  });
  expect(pages.get("/docs/guide/two")?.pagination).toEqual({ previous: { label: "First", href: "/docs/guide/one" } });
});

test("a doc without a sidebar has no breadcrumbs and no neighbours", () => {
  expect(pagesOf(guide).get("/docs/loose")).toMatchObject({ breadcrumbs: [], pagination: {} });
  expect(pagesOf(guide).get("/docs/loose")?.sidebar).toBeUndefined();
});

test("an untranslated page says so, keeps the original canonical and is no alternate", () => {
  const pages = pagesOf(guide);
  const page = pages.get("/uk/docs/guide/one");
  expect(page?.banners).toEqual([{ kind: "fallback", lang: "en" }]);
  expect(page?.content).toMatchObject({ lang: "en" });
  expect(page?.head.canonical).toBe("https://docs.example.org/docs/guide/one");
  expect(pages.get("/docs/guide/one")?.head.alternates).toEqual([]);
});

test("an API without a specification in the default locale has the address and the card of the other locale", () => {
  const spec = {
    ...{ apiId: "pets", locale: ukrainian, path: sitePath("specs/pets.uk.yaml"), title: "Тварини", version: "1" },
    ...{ description: "", operations: [], tags: [], schemas: [], bodyHash: hashText("0"), bodyRefs: [], sections: [] },
    servers: [],
  };
  const specs = { uk: sitePath("specs/pets.uk.yaml") };
  const api = { id: "pets", label: "Pets", specs, path: "docs/api", sidebar: "openApiSidebar" };
  const pages = pagesOf(makeContent([], { specs: [spec] }), { apis: [api as never] }, { cardStamp: () => "0" });
  for (const address of ["/docs/api/pets", "/uk/docs/api/pets"]) {
    const head = pages.get(address)?.head;
    expect(head?.canonical).toBe("https://docs.example.org/uk/docs/api/pets");
    expect(head?.image?.href).toContain("https://docs.example.org/social-cards/uk/docs/api/pets/index.png");
  }
});

test("the category page of an API stands before the first page of its sidebar", () => {
  const spec = {
    ...{ apiId: "pets", locale: localeCode("en"), path: sitePath("specs/pets.yaml"), title: "Pet shop", version: "1" },
    ...{ description: "", operations: [], tags: [], schemas: [], bodyHash: hashText("0"), bodyRefs: [], sections: [] },
    servers: [],
  };
  const specs = { en: sitePath("specs/pets.yaml") };
  const api = { id: "pets", label: "Pets", specs, path: "docs/api", sidebar: "openApiSidebar" };
  const pages = pagesOf(makeContent([], { specs: [spec] }), { apis: [api as never], baseUrl: "/sub/" });
  const overview = pages.get("/docs/api/pets");
  const category = pages.get("/docs/category/pets");
  expect(overview?.pagination.previous).toEqual({ label: "Pets", href: "/sub/docs/category/pets" });
  expect(category?.pagination.next?.href).toBe("/sub/docs/api/pets");
  expect(category?.pagination.previous).toBeUndefined();
});

test("translated pages name each other and a default", () => {
  expect(pagesOf(guide).get("/uk/docs/intro")?.head.alternates).toEqual([
    { hreflang: "en", href: "https://docs.example.org/docs/intro" },
    { hreflang: "uk", href: "https://docs.example.org/uk/docs/intro" },
    { hreflang: "x-default", href: "https://docs.example.org/docs/intro" },
  ]);
});

test("the language menu leads to the same page in every locale", () => {
  expect(
    pagesOf(guide, { baseUrl: "/sub/" })
      .get("/docs/guide/two")
      ?.alternates.map(({ href, isCurrent }) => [href, isCurrent]),
  ).toEqual([
    ["/sub/docs/guide/two", true],
    ["/sub/uk/docs/guide/two", false],
  ]);
});

test("a page that exists in one locale only leads to its nearest ancestor in the other", () => {
  const pages = pagesOf(makeContent([makeDoc("intro.md"), makeDoc("guide/new.md", {}, { locale: ukrainian })]));
  expect(pages.get("/uk/docs/guide/new")?.alternates[0]).toMatchObject({ href: "/docs/intro", isExact: false });
});

test("not-found pages have no canonical address and stay out of search engines", () => {
  const head = pagesOf(guide).get("/uk/404.html")?.head;
  expect(head?.canonical).toBeUndefined();
  expect(head).toMatchObject({ title: "Сторінку не знайдено | Hub", robots: "noindex", alternates: [] });
});

test("unlisted pages are left out of the sidebar of others and shown in their own", () => {
  const content = makeContent([makeDoc("a.md"), makeDoc("b.md", { unlisted: true }), makeDoc("c.md")]);
  const pages = pagesOf(content);
  const labels = (url: string) =>
    pages.get(url)?.sidebar?.items.map((item) => (item.kind === "html" ? "" : item.label));
  expect(labels("/docs/a")).toEqual(["a", "c"]);
  expect(labels("/docs/b")).toEqual(["a", "b", "c"]);
  expect(pages.get("/docs/a")?.pagination).toEqual({ next: { label: "c", href: "/docs/c" } });
  expect(pages.get("/docs/b")).toMatchObject({
    banners: [{ kind: "unlisted" }],
    head: { robots: "noindex, nofollow" },
  });
});

test("unlisted pages are listed where drafts are shown, and keep their notice", () => {
  const tagged = { unlisted: true, tags: ["api"] };
  const content = makeContent([
    makeDoc("a.md"),
    makeDoc("b.md", tagged),
    makeDoc("c.md", { tags: ["api"] }),
    makePost("secret", "2026-02-01T00:00:00.000Z", { unlisted: true }),
  ]);
  const pages = pagesOf(content, {}, { drafts: true });
  expect(pages.get("/docs/a")?.sidebar?.items).toMatchObject([{ label: "a" }, { label: "b" }, { label: "c" }]);
  expect(pages.get("/docs/tags/api")?.content).toMatchObject({ docs: [{ label: "b" }, { label: "c" }] });
  expect(pages.get("/blog")?.content).toMatchObject({ posts: [{ title: "secret" }] });
  expect(pages.get("/docs/b")?.banners).toEqual([{ kind: "unlisted" }]);
});

test("drafts that are shown stay out of search engines", () => {
  const pages = pagesOf(makeContent([makeDoc("a.md", { draft: true }), makeDoc("b.md")]), {}, { drafts: true });
  expect(pages.get("/docs/a")?.head).toMatchObject({ robots: "noindex, nofollow", alternates: [] });
  expect(pages.get("/docs/b")?.head.robots).toBeUndefined();
});

test("a long sidebar is cut to the branch of the page", () => {
  const docs = ["a", "b", "c"].flatMap((folder) => ["one", "two"].map((name) => makeDoc(`${folder}/${name}.md`)));
  const config = makeConfig();
  const page = pagesOf(makeContent(docs), { docs: { ...config.docs, sidebarMaxLinks: 5 } }).get("/docs/b/two");
  const shape = page?.sidebar?.items.map((item) =>
    item.kind === "category" ? [item.label, item.href, item.items.length] : item,
  );
  expect(shape).toEqual([
    ["a", "/docs/a/one", 0],
    ["b", undefined, 2],
    ["c", "/docs/c/one", 0],
  ]);
});

test("branches of a long sidebar have the values of closed categories in common, so that these are rendered once", () => {
  const docs = ["a", "b", "c"].flatMap((folder) => ["one", "two"].map((name) => makeDoc(`${folder}/${name}.md`)));
  const config = makeConfig();
  const pages = pagesOf(makeContent(docs), { docs: { ...config.docs, sidebarMaxLinks: 5 } });
  const [inA, inB] = ["/docs/a/one", "/docs/b/two"].map((address) => pages.get(address)?.sidebar?.items ?? []);
  expect(inA?.[0]).not.toBe(inB?.[0]);
  expect(inA?.[2]).toBe(inB?.[2]);
});

test("the head of a category page has the keywords and the picture of its category file", () => {
  const link = { type: "generated-index", keywords: ["a", "b"], image: "/img/all.png" } as const;
  const listed = makeContent([makeDoc("guide/one.md")], {
    categories: [makeCategory("guide", { label: "All", link })],
  });
  const head = pagesOf(listed).get("/docs/category/all")?.head;
  const image = { href: "https://docs.example.org/img/all.png", alt: "All", type: "image/png" };
  expect(head).toMatchObject({ keywords: ["a", "b"], image });
});

test("a category page has a card for every entry, with the number of entries of inner categories", () => {
  const config = makeConfig();
  const sidebars = {
    main: [
      {
        type: "category",
        label: "All",
        link: { type: "generated-index", description: "Everything" },
        items: ["intro", { type: "category", label: "In", items: ["guide/one", "guide/two"] }],
      },
    ],
  } as const;
  const page = pagesOf(guide, { docs: { ...config.docs, sidebars } }).get("/docs/category/all");
  expect(page?.content).toEqual({
    kind: "category",
    title: "All",
    description: "Everything",
    cards: [
      { label: "Introduction", href: "/docs/intro", description: "", kind: "page" },
      { label: "In", href: "/docs/guide/one", description: "", kind: "category", count: 2 },
    ],
  });
});

test("a doc that has a place for them knows the pages of its category, without itself", () => {
  const listing = { listsPages: true } as const;
  const content = makeContent([
    makeDoc("intro.md", {}, listing),
    makeDoc("guide/index.md", { title: "Guide" }, listing),
    makeDoc("guide/one.md", {}, listing),
    makeDoc("guide/two.md"),
    makeDoc("guide/three.md", { unlisted: true }),
  ]);
  const pages = pagesOf(content);
  const cardsAt = (url: string): readonly string[] | undefined => {
    const shown = pages.get(url)?.content;
    return shown?.kind === "doc" ? shown.pages?.cards.map(({ href }) => href) : undefined;
  };
  expect(cardsAt("/docs/guide/")).toEqual(["/docs/guide/one", "/docs/guide/two"]);
  expect(cardsAt("/docs/guide/one")).toEqual(["/docs/guide/two"]);
  expect(cardsAt("/docs/intro")).toEqual(["/docs/guide/"]);
  expect(cardsAt("/docs/guide/two")).toBeUndefined();
  const config = makeConfig();
  const none = pagesOf(content, { docs: { ...config.docs, sidebars: { main: ["guide/two"] } } }).get("/docs/intro");
  expect(none?.content).not.toHaveProperty("pages");
});

test("posts are listed newest first, with known authors and tags", () => {
  const content = makeContent(
    [
      makePost("old", "2025-01-01T00:00:00.000Z"),
      makePost("new", "2026-01-01T00:00:00.000Z", { authors: ["team"], tags: ["api"] }),
      makePost("secret", "2026-02-01T00:00:00.000Z", { unlisted: true }),
    ],
    {
      authors: new Map([[makeConfig().defaultLocale, [{ key: "team", name: "The team" }]]]),
      blogTags: new Map([[makeConfig().defaultLocale, [{ key: "api", label: "API" }]]]),
    },
  );
  const list = pagesOf(content).get("/blog")?.content;
  expect(list?.kind === "postList" && list.posts.map(({ title, authors, tags }) => [title, authors, tags])).toEqual([
    ["new", [{ name: "The team", href: "/blog/authors/team" }], [{ label: "API", href: "/blog/tags/api" }]],
    ["old", [], []],
  ]);
});

test("the navbar item of the shown sidebar is current, and a plain link below its address", () => {
  const items = [
    { type: "docSidebar", sidebarId: "docsSidebar" },
    { label: "Blog", to: "/blog" },
    { label: "Home", to: "/" },
  ] as const;
  const pages = pagesOf(makeContent([makeDoc("intro.md"), makePost("news", "2026-01-01T00:00:00.000Z")]), {
    navbar: { title: "", items, hideOnScroll: false },
  });
  expect(["/docs/intro", "/blog/news", "/uk/blog", "/"].map((url) => pages.get(url)?.activeNavbar)).toEqual([
    [0],
    [1],
    [1],
    [2],
  ]);
});

test("edit links come from the pattern, the page's own address or are left out", () => {
  const content = makeContent([
    makeDoc("a.md"),
    makeDoc("b.md", { custom_edit_url: null }),
    makeDoc("c.md", { custom_edit_url: "https://example.org/c" }),
    makeDoc("$$d$&.md", { slug: "/d" }),
  ]);
  const pages = pagesOf(content, { editUrl: "https://example.org/edit/{path}?plain=1" });
  expect(["a", "b", "c", "d"].map((name) => pages.get(`/docs/${name}`)?.editHref)).toEqual([
    "https://example.org/edit/content/en/docs/a.md?plain=1",
    undefined,
    "https://example.org/c",
    "https://example.org/edit/content/en/docs/$$d$&.md?plain=1",
  ]);
});
