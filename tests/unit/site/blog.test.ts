import { expect, test } from "vitest";
import type { Config } from "../../../src/model/config.ts";
import type { Author, ParsedContent, TagDeclaration } from "../../../src/model/doc.ts";
import type { PageContent, PageProps } from "../../../src/model/page.ts";
import { translate } from "../../../src/model/strings.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { pagePropsOf } from "../../../src/site/pageProps.ts";
import english from "../../../templates/strings/en.json" with { type: "json" };
import ukrainianTexts from "../../../templates/strings/uk.json" with { type: "json" };
import { makeConfig, makeContent, makeDoc, makePost, ukrainian } from "./smallSite.ts";

const strings = { en: english, uk: ukrainianTexts };
const blog = { path: "blog", postsPerPage: 2, recentPosts: 2, wordsPerMinute: {} };
const { defaultLocale } = makeConfig();

function pagesOf(content: ParsedContent, changes: Partial<Config> = {}): ReadonlyMap<string, PageProps> {
  const config = makeConfig({ blog, docs: { ...makeConfig().docs, sidebars: {} }, ...changes });
  const { value: site } = assembleSite(config, content, { drafts: false, strings });
  return new Map(
    site.routes.map((route) => [
      route.url,
      pagePropsOf(route, {
        site,
        sidebarIndexes: new Map(),
        strings,
        lastUpdateOf: () => undefined,
        assetPath: (file) => file,
        pictureOf: () => undefined,
      }),
    ]),
  );
}

function contentAt<Kind extends PageContent["kind"]>(url: string, kind: Kind, pages: ReadonlyMap<string, PageProps>) {
  const content = pages.get(url)?.content;
  if (content?.kind !== kind) throw new Error(`${url} is ${content?.kind}`);
  return content as Extract<PageContent, { readonly kind: Kind }>;
}

const titlesAt = (url: string, pages: ReadonlyMap<string, PageProps>) =>
  contentAt(url, "postList", pages).posts.map(({ title }) => title);

const threePosts = [
  makePost("a", "2025-12-31T23:30:00.000Z", { tags: ["api"], authors: ["olena"] }),
  makePost("b", "2026-01-01T00:00:00.000Z", { tags: ["api", "API"], authors: ["olena", "team"] }),
  makePost("c", "2026-02-01T00:00:00.000Z", { tags: ["api"] }),
];
const authors = new Map<typeof defaultLocale, readonly Author[]>([
  [
    defaultLocale,
    [
      {
        key: "olena",
        name: "Olena",
        socials: { github: "@olena", forum: "olena", constructor: "olena" },
        imageUrl: "/my face.png",
      },
      { key: "team", name: "Team", type: "organization", page: false },
      { key: "nobody", name: "Nobody" },
    ],
  ],
  [ukrainian, [{ key: "olena", name: "Олена" }]],
]);
const blogTags = new Map<typeof defaultLocale, readonly TagDeclaration[]>([
  [defaultLocale, [{ key: "api", label: "API", permalink: "/http-api", description: "Of the API" }]],
  [ukrainian, [{ key: "api", label: "АПІ", permalink: "/http-api" }]],
]);

test("lists are cut into pages that lead to each other, newest first", () => {
  const pages = pagesOf(makeContent(threePosts));
  expect(titlesAt("/blog", pages)).toEqual(["c", "b"]);
  expect(titlesAt("/blog/page/2", pages)).toEqual(["a"]);
  expect(pages.has("/blog/page/3")).toBe(false);
  expect(pages.get("/blog")?.pagination).toEqual({ next: { label: "Page 2 of 2", href: "/blog/page/2" } });
  expect(pages.get("/uk/blog/page/2")?.pagination).toEqual({
    previous: { label: "Сторінка 1 з 2", href: "/uk/blog" },
  });
  expect(pages.get("/uk/blog/page/2")?.head.title).toBe("Блог, сторінка 2 | Hub");
  expect(titlesAt("/blog/tags/api/page/2", pages)).toEqual(["a"]);
});

test("posts of the same time are sorted by title", () => {
  const posts = ["b", "a", "c"].map((name) => makePost(name, "2026-01-01T00:00:00.000Z"));
  expect(titlesAt("/blog", pagesOf(makeContent(posts)))).toEqual(["a", "b"]);
});

test("posts know the newer and the older one", () => {
  const pages = pagesOf(makeContent(threePosts));
  expect(pages.get("/blog/b")?.pagination).toEqual({
    previous: { label: "c", href: "/blog/c" },
    next: { label: "a", href: "/blog/a" },
  });
  expect(pages.get("/uk/blog/b")?.pagination.next, "written in English").toMatchObject({ label: "a", lang: "en" });
});

test("years of the archive and of recent posts are counted in UTC", () => {
  const pages = pagesOf(makeContent([...threePosts, makePost("d", "2026-03-01T00:00:00.000Z")]));
  expect(
    contentAt("/blog/archive", "postArchive", pages).years.map(({ year, posts }) => [year, posts.map((p) => p.title)]),
  ).toEqual([
    ["2026", ["b", "c", "d"]],
    ["2025", ["a"]],
  ]);
  const { sidebar } = pages.get("/uk/blog/archive") ?? {};
  expect(sidebar).toMatchObject({ label: "Бічна панель блогу", items: [{ label: "Останні дописи" }] });
  expect(JSON.stringify(sidebar)).toMatch(/"2026".*"d".*"c"/);
  expect(sidebar?.items, "in the language of the posts").toMatchObject([
    {
      items: [
        {
          items: [
            { label: "d", lang: "en" },
            { label: "c", lang: "en" },
          ],
        },
      ],
    },
  ]);
  expect(JSON.stringify(pages.get("/blog/archive")?.sidebar)).not.toContain('"lang"');
  expect(JSON.stringify(sidebar)).not.toContain('"b"');
});

test("what is unlisted or a draft is in no list, and a tag of nothing else is unlisted itself", () => {
  const pages = pagesOf(
    makeContent([
      ...threePosts,
      makePost("hidden", "2026-05-01T00:00:00.000Z", { unlisted: true, tags: ["api", "rare"], authors: ["olena"] }),
      makePost("draft", "2026-06-01T00:00:00.000Z", { draft: true, tags: ["never"] }),
    ]),
  );
  const listed = ["/blog", "/blog/archive", "/blog/tags/api", "/blog/tags"].map((url) => pages.get(url)?.content);
  expect(JSON.stringify(listed)).not.toMatch(/hidden|draft|rare|never/);
  expect(pages.has("/blog/tags/never")).toBe(false);
  expect(pages.get("/blog/hidden")).toMatchObject({ pagination: {}, tags: [{ label: "api" }, { label: "rare" }] });
  expect(pages.get("/blog/tags/rare")).toMatchObject({
    banners: [{ kind: "unlisted" }],
    head: { robots: "noindex, nofollow" },
    content: { posts: [{ title: "hidden" }] },
  });
});

test("without posts that are listed there is no list of recent ones", () => {
  const hidden = makePost("hidden", "2026-05-01T00:00:00.000Z", { unlisted: true });
  expect(pagesOf(makeContent([hidden])).get("/blog/hidden")?.sidebar).toBeUndefined();
});

test("empty lists are no pages", () => {
  const quiet = pagesOf(makeContent([makePost("a", "2026-01-01T00:00:00.000Z")]));
  expect([...quiet.keys()].filter((url) => url.startsWith("/blog"))).toEqual(["/blog", "/blog/a", "/blog/archive"]);
  const hidden = pagesOf(makeContent([makePost("a", "2026-01-01T00:00:00.000Z", { unlisted: true })]));
  expect([...hidden.keys()].filter((url) => url.startsWith("/blog"))).toEqual(["/blog/a"]);
  expect([...pagesOf(makeContent([makeDoc("a.md")])).keys()].some((url) => /blog|tags/.test(url))).toBe(false);
});

test("tags have the labels and addresses of the tags file, in the language of the page", () => {
  const pages = pagesOf(makeContent(threePosts, { blogTags }));
  expect(contentAt("/blog/tags/http-api", "postList", pages)).toMatchObject({
    title: "3 posts tagged “API”",
    description: "Of the API",
    subject: "tag",
  });
  expect(contentAt("/uk/blog/tags/http-api", "postList", pages).title).toBe("3 дописи з тегом «АПІ»");
  expect(pages.get("/uk/blog/tags/http-api")?.alternates[0]).toMatchObject({
    href: "/blog/tags/http-api",
    isExact: true,
  });
  // Another spelling is another tag with a page of its own; the first label wins where addresses meet.
  expect(contentAt("/blog/tags/api", "postList", pages).title).toBe("1 post tagged “API”");
});

test("authors have pages unless the authors file says no, with their names in the language of the page", () => {
  const pages = pagesOf(makeContent(threePosts, { authors }), { baseUrl: "/sub/" });
  expect([...pages.keys()].filter((url) => url.startsWith("/blog/authors"))).toEqual([
    "/blog/authors",
    "/blog/authors/olena",
  ]);
  expect(contentAt("/blog/authors", "authorList", pages).authors).toEqual([
    {
      name: "Olena",
      href: "/sub/blog/authors/olena",
      imageUrl: "/sub/my%20face.png",
      postCount: 2,
      socials: [{ label: "GitHub", href: "https://github.com/olena" }],
    },
  ]);
  expect(contentAt("/uk/blog/authors/olena", "postList", pages)).toMatchObject({ title: "Олена", subject: "author" });
  expect(titlesAt("/blog/authors/olena", pages)).toEqual(["b", "a"]);
  expect(contentAt("/blog/b", "post", pages).post.authors).toEqual([
    { name: "Olena", href: "/sub/blog/authors/olena", imageUrl: "/sub/my%20face.png" },
    { name: "Team", isOrganization: true },
  ]);
});

test("a post that is not translated is marked in the lists of the other language", () => {
  const pages = pagesOf(makeContent([...threePosts, makePost("c", "2026-02-01T00:00:00.000Z", {}, ukrainian)]));
  expect(contentAt("/uk/blog", "postList", pages).posts.map(({ lang }) => lang)).toEqual([undefined, "en"]);
});

test("an excerpt's links lead where those of the post lead", () => {
  const post = {
    ...threePosts[0],
    excerptHtml:
      '<p><a href="\0L0\0">x</a> <a href="\0L1\0">y</a> \0O2\u0001<code>GET /x</code>\0 <a href="\0L3\0">z</a></p>',
    links: ["#part", "/docs/a", "GET /x", "https://example.org"].map((raw, index) => ({
      raw,
      kind: index === 2 ? ("operation" as const) : ("markdown" as const),
      location: { file: threePosts[0]?.path },
    })),
  } as (typeof threePosts)[number];
  const pages = pagesOf(makeContent([post, makeDoc("a.md")]));
  expect(contentAt("/uk/blog", "postList", pages).posts[0]?.excerptHtml).toBe(
    '<p><a href="/uk/blog/a#part">x</a> <a href="/uk/docs/a">y</a> <code>GET /x</code>' +
      ' <a href="https://example.org" target="_blank" rel="noopener noreferrer">z</a></p>',
  );
});

test("minutes of reading depend on the language of the post and on the configuration", () => {
  const post = { ...makePost("a", "2026-01-01T00:00:00.000Z"), wordCount: 400 };
  const translated = { ...makePost("a", "2026-01-01T00:00:00.000Z", {}, ukrainian), wordCount: 400 };
  const minutes = (changes: Partial<Config> = {}) => {
    const pages = pagesOf(makeContent([post, translated]), changes);
    return ["/blog", "/uk/blog"].map((url) => contentAt(url, "postList", pages).posts[0]?.readingMinutes);
  };
  expect(minutes()).toEqual([2, 3]);
  expect(minutes({ blog: { ...blog, wordsPerMinute: { uk: 100 } } })).toEqual([2, 4]);
});

test("docs have pages of tags, sorted by title, and link to them", () => {
  const docs = [
    makeDoc("b.md", { title: "Beta", tags: ["first steps", "Їжа", "API v2"] }),
    makeDoc("a.md", { title: "Alpha", tags: ["first steps", { label: "2 Go", permalink: "/go" }] }),
    makeDoc("plain.md"),
  ];
  const pages = pagesOf(makeContent(docs));
  expect(contentAt("/docs/tags/first-steps", "docTag", pages)).toMatchObject({
    title: "2 pages tagged “first steps”",
    docs: [{ label: "Alpha" }, { label: "Beta" }],
    tagsHref: "/docs/tags",
  });
  expect(pages.get("/docs/b")?.tags).toEqual([
    { label: "first steps", href: "/docs/tags/first-steps" },
    { label: "Їжа", href: "/docs/tags/їжа" },
    { label: "API v2", href: "/docs/tags/api-v-2" },
  ]);
  expect(contentAt("/uk/docs/tags", "tagList", pages).letters.map(({ letter, id }) => [letter, id])).toEqual([
    ["Ї", "letter-1"],
    ["A", "letter-2"],
    ["F", "letter-3"],
    ["#", "letter-4"],
  ]);
});

test("the address of a tag may be of several parts, and slashes around it count for nothing", () => {
  const tags = [{ label: "How to", permalink: "/how/to/" }];
  const pages = pagesOf(makeContent([makeDoc("a.md", { tags })]));
  expect(pages.get("/docs/a")?.tags).toEqual([{ label: "How to", href: "/docs/tags/how/to" }]);
});

test("the list of all posts tells search engines which posts it holds, lists of a tag do not", () => {
  const pages = pagesOf(makeContent([...threePosts]));
  const kindsAt = (url: string) =>
    pages.get(url)?.head.structuredData.map((data) => (data as { readonly "@type": string })["@type"]);
  expect(kindsAt("/uk/blog")).toEqual(["Blog"]);
  expect(pages.get("/blog")?.head.structuredData).toMatchObject([
    { url: "https://docs.example.org/blog", inLanguage: "en", blogPost: [{ "@type": "BlogPosting" }, {}] },
  ]);
  for (const [url, { content }] of pages) {
    if (content.kind === "postList" && content.subject !== undefined) expect(kindsAt(url), url).not.toContain("Blog");
  }
});

test.each([
  [1, "1 сторінка з тегом «т»"],
  [3, "3 сторінки з тегом «т»"],
  [11, "11 сторінок з тегом «т»"],
  [21, "21 сторінка з тегом «т»"],
])("%d docs of a tag are counted as Ukrainian counts", (count, text) => {
  expect(translate({ strings: ukrainianTexts, lang: "uk" }, "docsTagged", { count, tag: "т" })).toBe(text);
});
