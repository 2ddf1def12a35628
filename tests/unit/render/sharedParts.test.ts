// Which parts stand around the text of each kind of page, and what those parts say.
import { beforeAll, describe, expect, test } from "vitest";
import type { EditionProps, PageBanner, PageContent, PageProps } from "../../../src/model/page.ts";
import { type Show, showWithoutIcons, withoutClasses } from "./plainLooks.ts";
import { sampleEdition, samplePage } from "./samplePage.ts";

let show: Show;
beforeAll(async () => {
  show = await showWithoutIcons();
});

const shown: Show = (changes, edition) => withoutClasses(show(changes, edition));

const parts = {
  way: '<nav aria-label="Breadcrumbs">',
  notices: 'role="note"',
  contents: '<nav aria-label="On this page">',
  tags: '<p id="tags-label">Tags:</p><ul aria-labelledby="tags-label"><li><a href="/docs/tags/a">A</a></li></ul>',
  guide: 'href="/docs/print/docsSidebar"',
  neighbours: 'rel="next"',
  top: 'aria-label="Back to top"',
} as const;
const everything: Partial<PageProps> = {
  banners: [{ kind: "draft" }],
  tags: [{ label: "A", href: "/docs/tags/a" }],
  guideHref: "/docs/print/docsSidebar",
};
const post = {
  ...{
    title: "News",
    href: "/blog/news",
    date: "2026-11-03",
    description: "",
    authors: [],
    tags: [],
    readingMinutes: 2,
  },
};

test.each([
  ["doc", "way notices contents tags guide neighbours top"],
  ["page", "notices contents tags"],
  ["post", "notices contents tags neighbours"],
  ["category", "way notices guide neighbours top"],
  ["docTag", "notices"],
  ["postList", "notices neighbours"],
  ["tagList", "notices"],
  ["glossary", "notices contents tags"],
  ["notFound", ""],
])("a page of the kind %s has around its text: %s", (kind, expected) => {
  const content = {
    ...{
      kind,
      title: "A",
      showTitle: true,
      description: "",
      cards: [],
      docs: [],
      posts: [],
      letters: [],
      groups: [],
      links: {},
      post,
    },
  };
  const html = shown({ ...everything, content: content as unknown as PageContent });
  const main = html.slice(html.indexOf("<main"));
  const present = Object.entries(parts).filter(([, markup]) => main.includes(markup));
  expect(present.map(([name]) => name).join(" ")).toBe(expected);
});

describe("a notice", () => {
  const noticeOf = (banner: PageBanner): string =>
    /<div role="note">(.*?)<\/div>/.exec(shown({ banners: [banner] }))?.[1] ?? "";

  test("says what a page is that is not for everyone", () => {
    for (const kind of ["draft", "unlisted"] as const)
      expect(noticeOf({ kind })).toMatch(/^\*<p><strong>[^<]{5,}<\/strong> [^<]{10,}<\/p>$/);
    expect(noticeOf({ kind: "draft" })).not.toBe(noticeOf({ kind: "unlisted" }));
  });

  test("names the language that a page is not translated into, where it has words for it", () => {
    const ofUkrainian = noticeOf({ kind: "fallback", lang: "uk" });
    expect(ofUkrainian).toContain("Ukrainian");
    expect(noticeOf({ kind: "fallback", lang: "uk-UA" })).toBe(ofUkrainian);
    expect(noticeOf({ kind: "fallback", lang: "xx" })).toMatch(/^\*<p>[^<]+ [^<]+<\/p>$/);
  });

  test("of another version leads to the latest one, which is chosen by following it", () => {
    const latest = { label: "2.0", href: "/docs/intro", version: "2.0" };
    const html = noticeOf({ kind: "version", state: "unmaintained", version: "1.0", latest });
    expect(html).toContain("<strong>1.0</strong>");
    expect(html).toContain('<a href="/docs/intro" data-version="2.0">2.0</a>');
    expect(html).toContain("Hub");
    expect(noticeOf({ kind: "version", state: "unreleased", version: "1.0", latest })).not.toBe(html);
  });
});

test("the foot of a page copies it as Markdown, leads to its source and says when it was changed, and by whom", () => {
  const head = { ...samplePage().head, markdownTwin: "https://docs.example.org/docs/intro.md" };
  const foot = (changes: Partial<PageProps>): string =>
    /<\/article>(.*)<nav aria-label="Docs pages"/s.exec(shown(changes))?.[1] ?? "";
  expect(foot({})).toBe("");
  const whole = foot({ head, editHref: "https://git.example/a", lastUpdated: { date: "2026-11-03", author: "Олена" } });
  expect(whole).toMatch(
    /<button type="button" data-markdown="\/docs\/intro\.md" data-copied="[^"]+" data-failed="[^"]+">/,
  );
  expect(whole).toContain('<a href="https://git.example/a" target="_blank" rel="noopener noreferrer">*');
  expect(whole).toMatch(/<p>[^<]*<time dateTime="2026-11-03">November 3, 2026<\/time>[^<]*Олена[^<]*<\/p>/);
  expect(foot({ lastUpdated: { date: "2026-11-03" } })).toMatch(/<p>[^<]*<time dateTime="2026-11-03">.*<\/time><\/p>/);
});

test("the neighbours of a page are named by what they are: pages of the docs, posts, pages of a list", () => {
  const pagination = { previous: { label: "A", href: "/a" }, next: { label: "B", href: "/b", lang: "uk" } };
  const wordsOf = (content: object): readonly string[] => {
    const html = shown({ pagination, content: { title: "A", showTitle: true, ...content } as PageContent });
    const nav =
      /<nav aria-label="([^"]*)"><a href="\/a" rel="prev"><span>\*(.*?)<\/span><span>A<\/span><\/a><a href="\/b" rel="next"><span>(.*?)\*<\/span><span lang="uk">B<\/span><\/a><\/nav>/;
    return (nav.exec(html) ?? []).slice(1);
  };
  expect(wordsOf({ kind: "doc" })).toEqual(["Docs pages", "Previous", "Next"]);
  const [ofPosts, ofLists] = [
    wordsOf({ kind: "post", post }),
    wordsOf({ kind: "postList", posts: [], links: {}, description: "" }),
  ];
  expect(ofPosts).toEqual(["Blog posts", "Newer post", "Older post"]);
  expect(ofLists).toEqual(["Pages of the list", "Newer", "Older"]);
});

test("a page with one neighbour names it alone, one without any none", () => {
  const before = shown({ pagination: { previous: { label: "A", href: "/a" } } });
  expect([before.includes('rel="prev"'), before.includes('rel="next"')]).toEqual([true, false]);
  expect(shown({ pagination: { next: { label: "B", href: "/b" } } })).not.toContain('rel="prev"');
  expect(shown({ pagination: {} })).not.toContain("Docs pages");
});

test("the way to a page begins at home, and marks the page itself where it has no link", () => {
  const breadcrumbs = [{ label: "Loose" }, { label: "Basics", href: "/docs/basics", lang: "uk" }, { label: "Intro" }];
  expect(shown({ breadcrumbs })).toContain(
    '<nav aria-label="Breadcrumbs"><ol><li><a href="/" aria-label="Home page">*</a></li><li><span>Loose</span></li>' +
      '<li lang="uk"><a href="/docs/basics">Basics</a></li><li><span aria-current="page">Intro</span></li></ol></nav>',
  );
  expect(shown({ breadcrumbs: [] })).not.toContain("Breadcrumbs");
});

test("the brand leads home with both pictures of the logo, and opens beside the page where it is asked to", () => {
  const { navbar } = sampleEdition();
  const brandOf = (changes: Partial<EditionProps["navbar"]>): string => {
    const { logo: _, ...bare } = navbar;
    return (
      /<nav aria-label="Main navigation">.*?<a href="#menu">Menu<\/a>(<a .*?<\/a>)/s.exec(
        shown({}, { navbar: { ...bare, ...changes } }),
      )?.[1] ?? ""
    );
  };
  expect(brandOf({})).toBe('<a href="/">Hub</a>');
  const logo = { src: "/a.svg", srcDark: "/b.svg", alt: "The hub", href: "https://example.org", target: "_blank" };
  expect(brandOf({ logo: { ...logo, width: 30, height: 20 } })).toBe(
    '<a href="https://example.org" target="_blank" rel="noopener noreferrer"><img src="/a.svg" alt="The hub" width="30" height="20">' +
      '<img src="/b.svg" alt="The hub" width="30" height="20"><span>Hub</span></a>',
  );
  expect(brandOf({ title: "", logo: { src: "/a.svg", alt: "", href: "/" } })).toBe(
    '<a href="/"><img src="/a.svg" alt="" width="28" height="28"></a>',
  );
});

test("the announcement is a region with a name; one that stays has no button to close it", () => {
  const barOf = (closeable: boolean): string =>
    /<div role="banner".*?<\/div>/s.exec(
      shown({}, { announcement: { id: "one", html: "<b>News</b>", closeable } }),
    )?.[0] ?? "";
  expect(barOf(false)).toMatch(
    /^<div role="banner" data-announcement="one" aria-label="[^"]+"><p><b>News<\/b><\/p><\/div>$/,
  );
  expect(barOf(true)).toMatch(/<\/p><button type="button" aria-label="[^"]+">\*<\/button><\/div>$/);
});
