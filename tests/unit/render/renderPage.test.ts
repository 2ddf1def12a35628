import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { DocBody, Segment } from "../../../src/model/body.ts";
import { hashText } from "../../../src/model/brands.ts";
import type { CategoryCards, PageContent, PageProps } from "../../../src/model/page.ts";
import type { Picture } from "../../../src/model/picture.ts";
import { redirectScript } from "../../../src/render/inlineScript.ts";
import { markdownTwin } from "../../../src/render/twin/markdownTwin.ts";
import { importRenderer, type RenderPage } from "./bundledRenderer.ts";
import { readStrings, sampleEdition, samplePage, sampleSidebar } from "./samplePage.ts";

let render: RenderPage;
beforeAll(async () => {
  render = await importRenderer(join(tmpdir(), "no-such-site"));
});

const bodyOf = (...segments: readonly Segment[]): DocBody => ({ segments });
const references: NonNullable<PageProps["body"]> = {
  hash: hashText("0"),
  links: [{ href: "/docs/scenes", isExternal: false }],
  assets: [{ href: "/assets/a.png" }],
};
const withBody = (...segments: readonly Segment[]): string =>
  render(sampleEdition(), samplePage({ body: references }), bodyOf(...segments));

test("labels in another language than the page have it wherever they stand", () => {
  const label = { label: "Intro", href: "/uk/docs/intro", lang: "en" };
  const link = { ...label, kind: "link", isExternal: false } as const;
  const html = render(
    sampleEdition("uk"),
    samplePage({
      sidebar: { ...sampleSidebar, items: [link] },
      breadcrumbs: [label, { label: "Тут" }],
      pagination: { next: label },
    }),
  );
  expect(html).toContain('<a class="sidebar-link" href="/uk/docs/intro" lang="en">Intro</a>');
  expect(html).toContain('<li lang="en"><a href="/uk/docs/intro">Intro</a></li>');
  expect(html).toContain('<span class="pagination-label" lang="en">Intro</span>');
});

test("a stand-alone page may go without a footer and have classes of its own", () => {
  const frame = (content: object): readonly unknown[] => {
    const html = render(
      sampleEdition(),
      samplePage({ content: { kind: "page", title: "A", showTitle: true, ...content } }),
    );
    return [/<main [^>]*class="([^"]*)"/.exec(html)?.[1], html.includes("<footer")];
  };
  expect(frame({})).toEqual(["page page-page with-toc", true]);
  expect(frame({ hidesFooter: true, className: "wide" })).toEqual(["page page-page with-toc wide", false]);
});

describe("what tests and assistive tools find in a page", () => {
  test.each([
    ["language and colour mode", '<html lang="en" dir="ltr" data-theme="light"'],
    [
      "the skip link comes first",
      '<body><div data-start="" role="region" aria-label="Skip to main content" tabindex="-1"><a class="skip-link" href="#main">Skip to main content</a>',
    ],
    ["the announcement", 'data-announcement="news-1"'],
    ["the desktop navbar", '<header class="header" role="none"><nav class="navbar" aria-label="Main navigation">'],
    ["the menu button", 'aria-label="Open menu" aria-expanded="false" aria-controls="menu"'],
    ["the way back in the menu", "Back to main menu</button>"],
    ["a dropdown", 'aria-haspopup="true" aria-expanded="false" aria-controls="locales"'],
    ["a language link", '<a href="/uk/docs/intro" lang="uk" hreflang="uk">'],
    [
      "the sidebar",
      '<aside id="sidebar" class="sidebar" data-sidebar="docsSidebar"><nav id="sidebar-nav" aria-label="Docs sidebar"',
    ],
    ["the current page", 'href="/docs/intro" aria-current="page">Introduction</a>'],
    ["breadcrumbs", '<nav class="breadcrumbs" aria-label="Breadcrumbs"><ol>'],
    ["the table of contents", '<nav class="toc" aria-label="On this page">'],
    ["the paginator", '<nav class="pagination" aria-label="Docs pages">'],
    ["the next page", 'href="/docs/scenes" rel="next"'],
    ["one main", '<main id="main" class="page page-doc with-toc" tabindex="-1">'],
  ])("%s", (_, markup) => {
    expect(render(sampleEdition(), samplePage())).toContain(markup);
  });

  test("a code block has its two buttons", () => {
    const html = withBody({
      kind: "part",
      part: "CodeBlock",
      props: { language: "lua", title: "a.lua", lines: [{ html: "x" }], text: "x" },
    });
    expect(html).toContain('<pre tabindex="0"><code class="language-lua">x</code></pre>');
    expect(html).toMatch(/<button[^>]*aria-label="Toggle word wrap"[^>]*aria-pressed="false" hidden="">/);
    expect(html).toMatch(/<button[^>]*data-copied="Copied"[^>]*>Copy<\/button>/);
    expect(html).toContain("a.lua");
  });

  test("a code block is called by its title or its language, and not by its buttons", () => {
    const block = (props: { readonly language: string; readonly title?: string }): string =>
      withBody({ kind: "part", part: "CodeBlock", props: { ...props, lines: [{ html: "x" }], text: "x" } });
    expect(block({ language: "lua", title: "a.lua" })).toContain('<figure class="code" aria-label="a.lua"><figcaption');
    expect(block({ language: "json" })).toContain('<figure class="code" aria-label="json"><figcaption');
    expect(block({ language: "text" })).toContain('<figure class="code"><div class="code-bar">');
  });

  test("in Ukrainian the same things have Ukrainian names", () => {
    const html = render(sampleEdition("uk"), samplePage());
    const texts = readStrings("uk");
    for (const key of ["skipToContent", "docsSidebar", "breadcrumbs", "onThisPage", "docsPages", "backToMainMenu"]) {
      expect(html).toContain(texts[key]);
    }
    expect(html).not.toMatch(/Skip to|Breadcrumbs|On this page|Toggle|Switch between/);
  });
});

test("both languages have the same texts with the same places to fill in", () => {
  const [en, uk] = [readStrings("en"), readStrings("uk")];
  const placesOf = (text: unknown): readonly string[] =>
    [...JSON.stringify(text).matchAll(/\{\w+\}/g)].map(String).sort();
  expect(Object.keys(uk).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(en)) {
    expect([key, [...new Set(placesOf(uk[key]))]]).toEqual([key, [...new Set(placesOf(text))]]);
  }
});

describe("the sidebar", () => {
  test("categories around the current page are open, others closed", () => {
    const html = render(sampleEdition(), samplePage());
    expect(html).toContain('aria-expanded="true" aria-controls="sidebar-1"');
    expect(html).toContain('aria-expanded="false" aria-controls="sidebar-2"');
  });

  test("a toggle beside a link says what it does; without a link the label is the button", () => {
    const html = render(sampleEdition(), samplePage());
    expect(html).toContain("Close section “Basics”");
    expect(html).toMatch(/<button class="sidebar-link sidebar-label"[^>]*>Plugins</);
  });

  test("pages share what does not change without looking different", () => {
    const edition = sampleEdition();
    const first = render(edition, samplePage());
    render(edition, samplePage({ href: "/docs/scenes" }));
    render(edition, samplePage({ href: "/docs/scenes" }));
    expect(render(edition, samplePage())).toBe(first);
    expect(render(edition, structuredClone(samplePage()))).toBe(first);
  });

  test("entries can be external, deprecated or have a badge", () => {
    const items = [
      {
        kind: "link",
        label: "List",
        href: "https://example.org",
        isExternal: true,
        badge: { label: "GET", kind: "get" },
        isDeprecated: true,
      },
      { kind: "html", html: "<hr>" },
    ] as const;
    const html = render(sampleEdition(), samplePage({ sidebar: { ...sampleSidebar, items } }));
    expect(html).toContain(
      '<li><a class="sidebar-link deprecated" href="https://example.org" target="_blank" rel="noopener noreferrer"><span class="method method-get">GET</span><s>List</s>',
    );
    expect(html).toContain("<li><hr></li>");
  });
});

const post = {
  title: "News",
  href: "/blog/news",
  date: "2026-11-03T00:00:00.000Z",
  description: "What is new",
  authors: [{ name: "Olena" }],
  tags: [{ label: "api", href: "/blog/tags/api" }],
  readingMinutes: 2,
} as const;

describe("every kind of page", () => {
  const cases: readonly [string, PageContent, readonly string[]][] = [
    ["doc", { kind: "doc", title: "A", showTitle: true, versionBadge: "2.0" }, ["<h1>A</h1>", "Version: 2.0"]],
    ["page", { kind: "page", title: "A", showTitle: true, titleId: "a" }, ['<h1 id="a">A</h1>']],
    [
      "page that hides it",
      { kind: "page", title: "A", showTitle: false, hiddenTitle: true },
      ['"visually-hidden">A</h1>'],
    ],
    [
      "doc that hides it",
      { kind: "doc", title: "A", showTitle: false, hiddenTitle: true },
      ['"visually-hidden">A</h1>'],
    ],
    [
      "category",
      {
        kind: "category",
        title: "A",
        description: "About",
        cards: [{ label: "B", href: "/b", description: "", kind: "category", count: 2 }],
        versionBadge: "2.0",
      },
      ["<h1>A</h1>", "Version: 2.0", "About", '<a class="card" href="/b">', "2 items"],
    ],
    [
      "home",
      {
        kind: "home",
        title: "Hub docs",
        promise: "Build on Hub",
        tagline: "All",
        actions: [{ label: "Start", to: "/docs", primary: true }],
        cards: [{ title: "API", text: "Calls", to: "/api", icon: "code" }],
      },
      [
        '<h1 class="eyebrow">Hub docs</h1>',
        '<p class="promise">Build on Hub</p>',
        '<a class="button button-primary" href="/docs">',
        "Calls",
      ],
    ],
    ["post", { kind: "post", title: "News", post }, ["<h1>News</h1>", "November 3, 2026", "2 min read", "Olena"]],
    [
      "postList",
      { kind: "postList", title: "Blog", description: "", page: 1, links: { listHref: "/blog" }, posts: [post] },
      [
        "<h1>Blog</h1>",
        '<a href="/blog/news">News</a>',
        "What is new",
        '<span class="visually-hidden">Read more: <span>News</span></span>',
      ],
    ],
    [
      "notFound",
      { kind: "notFound", title: "Page not found" },
      ["<h1>Page not found</h1>", "Please contact the owner", 'href="/docs/intro"'],
    ],
  ];

  test("the page of what is not there has a field that leads to all results, where the site has a search", () => {
    const search = { filesHref: "/search.json", pageHref: "/search", maxHits: 8 };
    const page = samplePage({ content: { kind: "notFound", title: "Page not found" } });
    const { assets } = sampleEdition();
    const islands = { Search: { href: "/assets/Search.js", needs: [] } };
    const html = render(sampleEdition("en", { search, assets: { ...assets, islands } }), page);
    const form =
      /<search class="js-only" aria-label="Search"><form [^>]*action="\/search">(.*?)<\/form>/.exec(html)?.[1] ?? "";
    expect(form).toMatch(/<input type="search" required="" aria-label="Search the docs" [^>]*name="q"/);
    expect(form).toContain('<button type="submit">Search</button>');
    expect(render(sampleEdition(), page)).not.toContain("<form");
  });

  test.each(cases)("%s", (_, content, texts) => {
    const html = render(sampleEdition(), samplePage({ content }));
    for (const text of texts) expect(html).toContain(text);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.match(/<main /g)).toHaveLength(1);
    expect(html).toMatch(/^<!doctype html><html .*<\/html>\n$/s);
  });

  test("a redirect leads on without the shell, and its script is one that policies know", () => {
    const html = render(sampleEdition(), samplePage({ content: { kind: "redirect", href: '/docs/a?b="c"' } }));
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/docs/a?b=&quot;c&quot;">');
    expect(html).toContain('<link rel="canonical"');
    expect(html).toContain('<a href="/docs/a?b=&quot;c&quot;">');
    expect(html).toContain(`<script>${redirectScript}</script>`);
    expect(html.match(/<script/g)).toHaveLength(1);
    const titled = samplePage({
      content: { kind: "redirect", href: "/a" },
      head: { ...samplePage({}).head, title: "a\0b" },
    });
    expect(render(sampleEdition(), titled)).toContain("<title>a\ufffdb</title>");
  });

  test("a landing page shows what stands before its marker beside the promise, and once only", () => {
    const content = { kind: "home", title: "Hub", promise: "Build", tagline: "", actions: [], cards: [] } as const;
    const body = { ...bodyOf({ kind: "html", html: "<p>lead</p>" }, { kind: "html", html: "<p>rest</p>" }) };
    const show = (excerptSegments?: number): string =>
      render(
        sampleEdition(),
        samplePage({ content, body: references }),
        excerptSegments === undefined ? body : { ...body, excerptSegments },
      );
    expect(show(1)).toMatch(
      /<div class="hero hero-with-lead">.*<div class="prose hero-lead"><p>lead<\/p><\/div><\/div><div class="prose home-text"><p>rest<\/p><\/div>/s,
    );
    expect(show(1).match(/lead</g)).toHaveLength(1);
    expect(show()).toContain('<div class="prose home-text"><p>lead</p><p>rest</p></div>');
    expect(show()).toContain('<div class="hero">');
  });

  test("cards show their tags, and a choice of tags says how many cards each has", () => {
    const html = withBody({
      kind: "part",
      part: "Cards",
      props: {
        cards: [
          { link: 0, titleHtml: "A", tags: ["x", "only here"] },
          { link: null, titleHtml: "B", tags: ["x"] },
          { link: null, titleHtml: "C" },
        ],
        filter: { id: "cards-1", label: "Show <b>", tags: ["x"] },
      },
      items: [[], [], []],
    });
    expect(html).toContain("<legend>Show &lt;b&gt;</legend>");
    expect(html).toMatch(/<input type="radio" name="cards-1" [^>]*value="0"[^>]*>\s*All <span class="tag-count">3</);
    expect(html).toMatch(/<input type="radio" name="cards-1" [^>]*value="1"[^>]*>\s*x <span class="tag-count">2</);
    expect(html.match(/ checked=""/g)).toHaveLength(1);
    expect([...html.matchAll(/<li class="card" data-tags="([^"]*)"/g)].map((match) => match[1])).toEqual([
      "1",
      "1",
      "",
    ]);
    expect(html).toContain('<div class="tags" data-twin="list"><span>x</span><span>only here</span></div>');
  });

  test("a choice of tags is no text of the page: its Markdown twin leaves it out", () => {
    const html = withBody({
      kind: "part",
      part: "Cards",
      props: {
        cards: [
          { link: 0, titleHtml: "A", tags: ["x"] },
          { link: null, titleHtml: "B", tags: ["x"] },
        ],
        filter: { id: "cards-1", label: "Show", tags: ["x"] },
      },
      items: [[], []],
    });
    const twin = markdownTwin(html, sampleEdition(), samplePage());
    expect(html).toContain("<legend>Show</legend>");
    expect(twin).toContain("- [A]");
    expect(twin).not.toContain("Show");
  });

  test("the pages of its category stand where the text has a place for them", () => {
    const place = { kind: "part", part: "Cards", props: { areOfCategory: true, cards: [] }, items: [] } as const;
    const show = (pages?: CategoryCards): string =>
      render(
        sampleEdition(),
        samplePage({
          body: references,
          content: { kind: "doc", title: "A", showTitle: true, ...(pages ? { pages } : {}) },
        }),
        bodyOf(place),
      );
    const card = { label: "B <b>", href: "/docs/b", description: "Of B.", kind: "page" } as const;
    const html = show({ cards: [card, { ...card, href: "/docs/c", lang: "en" }], omitted: 3 });
    expect(html).toMatch(
      /<div class="prose"><ul class="cards"><li><a class="card" href="\/docs\/b">.*?B &lt;b&gt;<\/span>/,
    );
    expect(html).toContain('<span class="card-text" lang="en">Of B.</span>');
    expect(html).toContain("3 more");
    expect(show()).not.toContain("cards");
    expect(show({ cards: [] })).not.toContain("cards");
  });

  test("a page in another language says so on its content", () => {
    const content = { kind: "doc", title: "A", showTitle: true, lang: "en" } as const;
    const html = render(sampleEdition("uk"), samplePage({ content, banners: [{ kind: "fallback", lang: "en" }] }));
    expect(html).toContain('<article lang="en">');
    expect(html).toContain("показано англійською");
  });
});

describe("parts of a body", () => {
  test("stand where they were written, with marks filled in everywhere", () => {
    const html = withBody(
      { kind: "html", html: '<p><a href="\0L0\0">before</a></p>' },
      {
        kind: "part",
        part: "Admonition",
        props: { kind: "tip", id: "note-1", titleHtml: "<em>T</em>" },
        children: [{ kind: "html", html: '<img src="\0A0\0">' }],
      },
      { kind: "html", html: "<p>after</p>" },
    );
    expect(html).toMatch(
      /before<\/a><\/p><div class="admonition admonition-tip" role="note" aria-labelledby="note-1">/,
    );
    expect(html).toContain('<a href="/docs/scenes">before');
    expect(html).toContain('<div><img src="/assets/a.png"></div></div><p>after</p>');
    expect(html).toContain('<span id="note-1"><em>T</em></span>');
  });

  test("tabs name their panels and show the default one", () => {
    const tabs = [
      { value: "a b", label: "First", isDefault: false },
      { value: "c", label: "Second", isDefault: true },
    ];
    const html = withBody({
      kind: "part",
      part: "Tabs",
      props: { id: "tabs-1", group: "language", tabs },
      tabs: [[{ kind: "html", html: "one" }], [{ kind: "html", html: "two" }]],
    });
    expect(html).toMatch(
      /role="tab" id="tabs-1-tab-0" aria-controls="tabs-1-panel-0" aria-selected="false" tabindex="-1"/,
    );
    expect(html).toContain('<div role="tabpanel" id="tabs-1-panel-0" aria-labelledby="tabs-1-tab-0" hidden="">');
    expect(html).toContain('<div role="tabpanel" id="tabs-1-panel-1" aria-labelledby="tabs-1-tab-1">');
  });

  test("pictures keep their size; only the first one loads at once", () => {
    const image = (isFirst: boolean): Segment => ({
      kind: "part",
      part: "Image",
      props: { source: { asset: 0 }, alt: 'a "b"', width: 30, height: 20, isFirst, id: `image-${isFirst}` },
    });
    const html = withBody(image(true), image(false));
    const [first = "", second = ""] = html.match(/<picture>.*?<\/picture>/g) ?? [];
    for (const attribute of ['src="/assets/a.png"', 'alt="a &quot;b&quot;"', 'width="30"', 'height="20"']) {
      expect(first).toContain(attribute);
    }
    expect(first).toContain('fetchPriority="high"');
    expect(first).not.toContain("loading=");
    expect(second).toContain('loading="lazy"');
    expect(html).not.toContain('rel="preload"');
    expect(html).not.toContain("style=");
  });

  test("pictures offer their files, better formats first, with what each width weighs in the page's words", () => {
    const picture: Picture = {
      src: "/a-1030.jpg",
      srcset: "/a-640.jpg 640w, /a-1030.jpg 1030w",
      sources: [{ type: "image/webp", srcset: "/a-640.webp 640w, /a-1030.webp 1030w" }],
      width: 2000,
      height: 1000,
      placeholder: "data:image/webp;base64,AA",
      weights: [
        { width: 640, sizeBytes: 812 },
        { width: 1030, sizeBytes: 46_285 },
      ],
    };
    const props = { source: { asset: 0 }, alt: "a", isFirst: false, id: "image-1" } as const;
    const page = samplePage({ body: { hash: hashText("h"), links: [], assets: [{ href: picture.src, picture }] } });
    const body: DocBody = { segments: [{ kind: "part", part: "Image", props }] };
    const html = render(sampleEdition("uk"), page, body);
    expect(html).toContain(
      '<source type="image/webp" srcSet="/a-640.webp 640w, /a-1030.webp 1030w" sizes="(min-width: ',
    );
    expect(html).toMatch(/<img src="\/a-1030\.jpg" sizes="[^"]*min\([^"]*\)" width="2000" height="1000"/);
    expect(html).toContain('<img class="picture-preview" alt="" aria-hidden="true" src="data:image/webp;base64,AA"/>');
    expect(html).toContain("Завантажити зображення (812 Б)");
    expect(html).toContain("Завантажити зображення (45,2 КБ)");
  });

  test("cards and details", () => {
    const html = withBody(
      {
        kind: "part",
        part: "Cards",
        props: {
          cards: [
            { link: 0, titleHtml: "Scenes" },
            { link: null, titleHtml: "Soon" },
          ],
        },
        items: [[{ kind: "html", html: "text" }], []],
      },
      { kind: "part", part: "Details", props: { open: true }, children: [{ kind: "html", html: "inside" }] },
    );
    expect(html).toContain('<a class="card-title" href="/docs/scenes">Scenes</a><div class="card-text">text</div>');
    expect(html).toContain('<span class="card-title">Soon</span></li>');
    expect(html).toContain('<details class="details" open=""><summary>Details</summary><div>inside</div></details>');
  });
});

test("the sign that browsers drop becomes the one for what cannot be shown", () => {
  const { head } = samplePage();
  const html = render(sampleEdition(), samplePage({ head: { ...head, title: "a\0b" } }), undefined);
  expect(html).toContain("<title>a\ufffdb</title>");
});

test("text from data never becomes markup", () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`;
  const data = { label: hostile, href: `/x"onmouseover="alert(1)` };
  const html = render(
    sampleEdition("en", { navbar: { title: hostile, items: [], hideOnScroll: false } }),
    samplePage({
      head: { title: hostile, description: hostile, alternates: [], type: "website", structuredData: [{ hostile }] },
      content: { kind: "doc", title: hostile, showTitle: true, versionBadge: hostile },
      breadcrumbs: [data],
      pagination: { previous: data, next: data },
      tags: [data],
      banners: [{ kind: "version", state: "unreleased", version: hostile, latest: { ...data, version: "1" } }],
      editHref: data.href,
      lastUpdated: { date: hostile, author: hostile },
      sidebar: { name: hostile, items: [{ kind: "link", ...data, isExternal: false }] },
    }),
  );
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("<img src=x");
  const tags = html.replace(/"[^"]*"/g, '""').match(/<[a-z][^>]*>/g) ?? [];
  expect(tags.filter((tag) => /\son\w+=/.test(tag))).toEqual([]);
});

describe("a section whose original was changed since", () => {
  const html = "<h2>One</h2>\0Sone\0<p>…</p><h2>Two</h2>\0Stwo\0";
  const pageWith = (stale: Readonly<Record<string, string>> | undefined, locale: "en" | "uk" = "en"): string =>
    render(
      sampleEdition(locale),
      samplePage({ body: { ...references, ...(stale === undefined ? {} : { stale }) } }),
      bodyOf({ kind: "html", html }),
    );

  test.each([
    ["en", "This section was changed in the original after it was translated.", "See the original"],
    ["uk", "Оригінал цього розділу змінено після перекладу.", "Показати оригінал"],
  ] as const)("says so under its heading, with a link, in %s", (locale, note, link) => {
    const page = pageWith({ two: "/docs/intro#two" }, locale);
    expect(page).toContain(
      `<h2>One</h2><p>…</p><h2>Two</h2><p class="section-note">${note} <a href="/docs/intro#two">${link}</a></p>`,
    );
  });

  test("is an ordinary section on every other page: no mark is left", () => {
    expect(pageWith(undefined)).toContain("<h2>One</h2><p>…</p><h2>Two</h2>");
    expect(pageWith(undefined)).not.toContain("\0");
  });
});

describe("a section whose original readers may open", () => {
  const html = "\0S\0<p>…</p><h2>One</h2>\0Sone\0<h2>Two</h2>\0Stwo\0";
  const pageWith = (more: Partial<NonNullable<PageProps["body"]>>): string =>
    render(sampleEdition("uk"), samplePage({ body: { ...references, ...more } }), bodyOf({ kind: "html", html }));
  const original = { href: "/docs/intro", lang: "en", lacks: ["two"] };
  const folded = (href: string, heading?: string): string =>
    `<details class="original" data-twin="none"><summary${heading ? ` aria-describedby="${heading}"` : ""}>Оригінал</summary><p><a href="${href}" hrefLang="en">Відкрити сторінку оригіналу</a></p></details></hub-island>`;

  test("has it folded under its heading, and what the original lacks has nothing", () => {
    const page = pageWith({ original });
    const islands = page.match(/<hub-island id="original-of:[^"]*"/g);
    expect(islands).toEqual(['<hub-island id="original-of:"', '<hub-island id="original-of:one"']);
    expect(page).toContain(`${folded("/docs/intro")}<p>…</p>`);
    expect(page).toContain(`${folded("/docs/intro#one", "one")}<h2>Two</h2></div>`);
  });

  test("leads to the section that has another id there", () => {
    const page = pageWith({ original: { ...original, renamed: { one: "первый" } } });
    expect(page).toContain(folded("/docs/intro#первый", "one"));
  });

  test("says first that it has changed since", () => {
    const page = pageWith({ original, stale: { one: "/docs/intro#one" } });
    expect(page).toMatch(/<h2>One<\/h2><p class="section-note">.*?<\/p><hub-island id="original-of:one"/);
  });

  test("has nothing of it in its twin", () => {
    const page = samplePage({ body: { ...references, original } });
    const whole = render(sampleEdition("uk"), page, bodyOf({ kind: "html", html }));
    expect(markdownTwin(whole, sampleEdition("uk"), page)).toMatch(/\n…\n\n## One\n\n## Two\n/);
  });
});
