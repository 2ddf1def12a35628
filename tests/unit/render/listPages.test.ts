// What stands on the pages that list others: everything that a reader sees, follows or hears, in its order.
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { AuthorProfile, PageContent, PageProps } from "../../../src/model/page.ts";
import { importRenderer, type RenderPage } from "./bundledRenderer.ts";
import { sampleEdition, samplePage } from "./samplePage.ts";

let render: RenderPage;
beforeAll(async () => {
  render = await importRenderer(join(tmpdir(), "no-such-site"));
});

/** Content of `main` without looks: no classes, pictures of icons as `*`. */
function mainOf(content: PageContent, changes: Partial<PageProps> = {}): string {
  const html = render(sampleEdition(), samplePage({ breadcrumbs: [], pagination: {}, ...changes, content }));
  const main = /<main [^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? "";
  return main
    .replaceAll("/>", ">")
    .replace(/<svg.*?<\/svg>/gs, "*")
    .replace(/ class="[^"]*"/g, "");
}

const links = { listHref: "/blog", archiveHref: "/blog/archive", tagsHref: "/blog/tags", authorsHref: "/blog/authors" };
const author: AuthorProfile = {
  ...{ name: "Олена", href: "/blog/authors/olena", title: "Writer", description: "Writes.", imageUrl: "/o.png" },
  ...{ url: "https://www.example.org/", postCount: 2, socials: [{ label: "GitHub", href: "https://github.com/o" }] },
};
const card =
  '<img src="/o.png" alt="" width="64" height="64" loading="lazy" decoding="async"><div>HEADING<p>Writer</p><p>Writes.</p>' +
  '<ul><li>2 posts</li><li><a href="https://www.example.org/" rel="me noopener noreferrer">example.org</a></li>' +
  '<li><a href="https://github.com/o" rel="me noopener noreferrer">GitHub</a></li></ul></div>';
const lists =
  '<nav aria-label="More of the blog"><ul><li><a href="/blog">All posts</a></li><li><a href="/blog/archive">Archive</a></li>' +
  '<li><a href="/blog/tags">Tags</a></li><li><a href="/blog/authors">Authors</a></li></ul></nav>';

test("the authors of a blog have their names, roles, words, numbers of posts and accounts", () => {
  const bare = { name: "Ned", href: "/blog/authors/ned", postCount: 1, socials: [] };
  const second = '<div><h2><a href="/blog/authors/ned">Ned</a></h2><ul><li>1 post</li></ul></div>';
  expect(mainOf({ kind: "authorList", title: "Authors", links, authors: [author, bare] })).toBe(
    `<h1>Authors</h1>${lists}<ul><li><div>` +
      card.replace("HEADING", '<h2><a href="/blog/authors/olena">Олена</a></h2>') +
      `</div></li><li><div>${second}</div></li></ul>`,
  );
});

test("a list of an author's posts begins with the author, one of a tag with what the tag means", () => {
  const list = { kind: "postList", title: "Олена", description: "", page: 1, links: {}, posts: [] } as const;
  expect(mainOf({ ...list, author })).toBe(`<div>${card.replace("HEADING", "<h1>Олена</h1>")}</div><div></div>`);
  expect(mainOf({ ...list, description: "About it" })).toBe("<h1>Олена</h1><p>About it</p><div></div>");
});

test("the lists of a blog are links, the shown one is marked, and those that are not there are left out", () => {
  const list = { kind: "postList", title: "Blog", description: "", page: 1, posts: [] } as const;
  const shown = { listHref: "/blog", feedHref: "/blog/rss.xml" };
  expect(mainOf({ ...list, links: shown }, { href: "/blog" })).toContain(
    '<nav aria-label="More of the blog"><ul><li><a href="/blog" aria-current="page">All posts</a></li><li><a href="/blog/rss.xml">',
  );
  expect(mainOf({ ...list, links: { feedHref: "/blog/rss.xml" } })).not.toContain("<nav");
});

test("a post of a list has its day, its length, its authors and tags, and its beginning in its own language", () => {
  const post = {
    ...{ title: "News", href: "/blog/news", date: "2026-11-03", description: "What is new", readingMinutes: 2 },
    authors: [
      { name: "Олена", title: "Writer", href: "/blog/authors/olena", url: "https://example.org", imageUrl: "/o.png" },
      { name: "Ned", url: "https://ned.example" },
      { name: "Ada" },
    ],
    tags: [{ label: "api", href: "/blog/tags/api" }],
  };
  const list = { kind: "postList", title: "Blog", description: "", page: 1, links: {} } as const;
  expect(mainOf({ ...list, posts: [post] })).toBe(
    '<h1>Blog</h1><div><article><h2><a href="/blog/news">News</a></h2><div><p data-twin="list">' +
      '<time dateTime="2026-11-03">November 3, 2026</time><span>2 min read</span>' +
      '<span title="Writer"><img src="/o.png" alt="" width="24" height="24" loading="lazy"><a href="/blog/authors/olena">Олена</a></span>' +
      '<span><a href="https://ned.example">Ned</a></span><span>Ada</span></p>' +
      '<ul aria-label="Tags"><li><a href="/blog/tags/api">api</a></li></ul></div><p>What is new</p>' +
      '<a href="/blog/news"><span aria-hidden="true">Read more</span><span>Read more: <span>News</span></span></a></article></div>',
  );
  const taken = { ...post, authors: [], tags: [], lang: "uk", excerptHtml: "<p>Початок</p>" };
  expect(mainOf({ ...list, posts: [taken] })).toBe(
    '<h1>Blog</h1><div><article><h2 lang="uk"><a href="/blog/news">News</a></h2><div><p data-twin="list">' +
      '<time dateTime="2026-11-03">November 3, 2026</time><span>2 min read</span><span>Not translated yet</span></p></div>' +
      '<div lang="uk"><p>Початок</p></div><a href="/blog/news"><span aria-hidden="true">Read more</span><span>Read more: <span lang="uk">News</span></span></a></article></div>',
  );
});

test("the archive has the posts of each year under its heading", () => {
  const posts = [{ title: "News", href: "/blog/news", date: "2026-11-03", lang: "uk" }];
  expect(mainOf({ kind: "postArchive", title: "Archive", links, years: [{ year: "2026", posts }] })).toBe(
    `<h1>Archive</h1>${lists}<section aria-labelledby="year-2026"><h2 id="year-2026">2026</h2><ul><li>` +
      '<time dateTime="2026-11-03">November 3</time><a href="/blog/news" lang="uk">News</a></li></ul></section>',
  );
});

test("tags stand under their first letters with their numbers of pages", () => {
  const tags = [{ label: "api", href: "/docs/tags/api", count: 3 }];
  const letters = [{ letter: "A", id: "letter-a", tags }];
  const listed =
    '<div><section aria-labelledby="letter-a"><h2 id="letter-a">A</h2><ul><li><a href="/docs/tags/api">api <span>3</span></a></li></ul></section></div>';
  expect(mainOf({ kind: "tagList", title: "Tags", letters })).toBe(`<h1>Tags</h1>${listed}`);
  expect(mainOf({ kind: "tagList", title: "Tags", letters, links })).toBe(`<h1>Tags</h1>${lists}${listed}`);
});

test("a glossary has each term at its anchor, its names elsewhere, what it means in its language, and where to read more", () => {
  const term = {
    id: "device",
    name: { text: "device" },
    definitionHtml: "A <code>thing</code>.",
    definitionText: "A thing.",
  };
  const others = [
    { text: "пристрій", lang: "uk" },
    { text: "Gerät", lang: "de" },
  ];
  const other = { id: "<b>", name: { text: "<b>", lang: "uk" }, others: [], definitionLang: "uk" };
  const self = (id: string, label: string): string =>
    `<a href="#${encodeURIComponent(id)}" aria-label="Link to term “${label}”" title="Link to term “${label}”"></a>`;
  const [whole, linked, bare] = [
    { ...term, others, see: { href: "/docs/a", label: "First", lang: "en" } },
    { ...term, ...other, see: { href: "https://example.org/" } },
    { ...term, ...other },
  ];
  const names = '<dfn>device</dfn> <small>(<span lang="uk">пристрій</span>; <span lang="de">Gerät</span>)</small>';
  const meaning = "A <code>thing</code>.</span>";
  const glossary = { kind: "glossary", title: "Glossary" } as const;
  const toc: PageProps["toc"] = [];
  expect(mainOf({ ...glossary, description: "What we say.", groups: [{ terms: [whole] }] }, { toc })).toBe(
    `<article><h1>Glossary</h1><p>What we say.</p><div><section><dl><div><dt id="device"><span>${names}</span>` +
      `${self("device", "device")}</dt><dd><span>${meaning} Read more: <a href="/docs/a" lang="en">First</a></dd></div>` +
      "</dl></section></div></article>",
  );
  const start = '<dt id="&lt;b&gt;"><span><dfn lang="uk">&lt;b&gt;</dfn></span>';
  const heading = { id: "_b", letter: "B" };
  expect(mainOf({ ...glossary, description: "", groups: [{ heading, terms: [linked, bare] }] }, { toc })).toBe(
    `<article><h1>Glossary</h1><div><section><h2 id="_b">B</h2><dl><div>${start}${self("<b>", "&lt;b&gt;")}</dt>` +
      `<dd><span lang="uk">${meaning} Read more: <a href="https://example.org/" lang="uk">&lt;b&gt;</a></dd></div>` +
      `<div>${start}${self("<b>", "&lt;b&gt;")}</dt><dd><span lang="uk">${meaning}</dd></div></dl></section></div></article>`,
  );
});

test("a tag of the docs has what it means, its docs in their languages, and the way to all tags", () => {
  const docs = [
    { label: "Intro", href: "/docs/intro", description: "First", lang: "en" },
    { label: "Next", href: "/docs/next", description: "" },
  ];
  const listed =
    '<div><article lang="en"><h2><a href="/docs/intro">Intro</a></h2><p>First</p></article>' +
    '<article><h2><a href="/docs/next">Next</a></h2></article></div>';
  const tag = { kind: "docTag", title: "api", docs } as const;
  expect(mainOf({ ...tag, description: "Calls", tagsHref: "/docs/tags" })).toBe(
    `<h1>api</h1><p>Calls</p><p><a href="/docs/tags">All tags</a></p>${listed}`,
  );
  expect(mainOf({ ...tag, description: "" })).toBe(`<h1>api</h1>${listed}`);
});

const backToTop = '<button type="button" aria-label="Back to top" title="Back to top" hidden="">*</button>';

test("a category has a card for each page, one that leaves the site says so, and what has no room is counted", () => {
  const cards = [
    { label: "Intro", href: "/docs/intro", description: "First", kind: "page", lang: "en" },
    { label: "Group", href: "/docs/group", description: "", kind: "category", count: 1, lang: "en" },
    { label: "Out", href: "https://example.org", description: "", kind: "external" },
  ] as const;
  const category = { kind: "category", title: "Basics", description: "", cards } as const;
  const listed =
    '<ul><li><a href="/docs/intro">*<span lang="en">Intro</span><span lang="en">First</span></a></li>' +
    '<li><a href="/docs/group">*<span lang="en">Group</span><span>1 item</span></a></li>' +
    '<li><a href="https://example.org" target="_blank" rel="noopener noreferrer">*<span>Out</span></a></li></ul>';
  expect(mainOf(category)).toBe(`<article><h1>Basics</h1>${listed}</article>${backToTop}`);
  expect(mainOf({ ...category, description: "About", omitted: 7 })).toMatch(
    /^<article><h1>Basics<\/h1><p>About<\/p><ul>.*<\/ul><p>[^<]*7[^<]*<\/p><\/article>/,
  );
});

test("a guide has a table of contents as deep as its sidebar, with links for what has no room in it", () => {
  const entries = [
    { label: "Start", depth: 0, id: "docs/start" },
    { label: "Group", depth: 0 },
    { label: "Inner", depth: 1, id: "docs/inner" },
    { label: "Deep", depth: 2, id: "docs/deep" },
    { label: "Left out", depth: 1, href: "/docs/left-out" },
    { label: "End", depth: 0, id: "docs/end" },
  ];
  const html = mainOf({ kind: "guide", title: "Docs", entries });
  expect(html).toMatch(/^<article><h1>Hub: Docs<\/h1><p>[^<]+<\/p><nav aria-label="[^"]+">/);
  expect(/<nav[^>]*>(.*)<\/nav>/s.exec(html)?.[1]).toBe(
    '<ul><li><a href="#docs/start">Start</a></li><li>Group<ul><li><a href="#docs/inner">Inner</a>' +
      '<ul><li><a href="#docs/deep">Deep</a></li></ul></li><li><a href="/docs/left-out">Left out</a></li></ul></li>' +
      '<li><a href="#docs/end">End</a></li></ul>',
  );
});

test.each([
  ["en", "The whole guide", "Hub: the whole guide"],
  ["uk", "Увесь посібник", "Hub: увесь посібник"],
] as const)("in %s the title of a guide without a name of its own goes on in small letters", (code, title, heading) => {
  const html = render(sampleEdition(code), samplePage({ content: { kind: "guide", title, entries: [] } }));
  expect(html).toContain(`<h1>${heading}</h1>`);
});

test("where nothing is found the ways on are the landing page and the entries of the navigation bar that stay in the site", () => {
  expect(mainOf({ kind: "notFound", title: "Page not found" })).toMatch(
    /<p><a href="\/">[^<]+<\/a><\/p><h2 id="site-sections">[^<]+<\/h2><ul aria-labelledby="site-sections"><li><a href="\/docs\/intro">Guide\*<\/a><\/li><\/ul><\/article>$/,
  );
});
