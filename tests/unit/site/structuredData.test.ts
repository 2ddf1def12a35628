// What search engines are told of a page as data: the way to it and what kind of text it is.
import { expect, test } from "vitest";
import type { Config } from "../../../src/model/config.ts";
import type { PageContent } from "../../../src/model/page.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { type StructuredDataInput, structuredDataOf } from "../../../src/site/structuredData.ts";
import { makeConfig, makeContent, makeDoc } from "./smallSite.ts";

const canonical = "https://docs.example.org/sub/docs/intro";
const head = { title: "Intro", alternates: [], type: "article", structuredData: [], canonical } as const;
const context = "https://schema.org";
const website = { "@type": "WebSite", name: "Hub", url: "https://docs.example.org/sub/" };

/** Data of a page in English, or in Ukrainian. */
function dataOf(input: Partial<StructuredDataInput>, changes: Partial<Config> = {}, code = "en"): readonly unknown[] {
  const config = makeConfig({ baseUrl: "/sub/", ...changes });
  const { value: site } = assembleSite(config, makeContent([makeDoc("intro.md")]), { drafts: false, strings: {} });
  const edition = site.editions.find(({ locale }) => locale.code === code);
  if (edition === undefined) throw new Error("no edition");
  const content = { kind: "doc", title: "Intro" } as PageContent;
  return structuredDataOf({ head, content, breadcrumbs: [], site, edition, ...input });
}

test("a doc says what it is, in which language, of which site, and who has changed it last and when", () => {
  expect(dataOf({})).toEqual([
    {
      ...{ "@context": context, "@type": "TechArticle", headline: "Intro", url: canonical, inLanguage: "en" },
      isPartOf: website,
    },
  ]);
  const image = { href: "https://docs.example.org/sub/card.png" };
  const lastUpdated = { date: "2026-03-04", author: "Олена" };
  expect(dataOf({ head: { ...head, description: "About", image } as never, lastUpdated })).toMatchObject([
    {
      ...{ description: "About", image: image.href, dateModified: "2026-03-04" },
      author: [{ "@type": "Person", name: "Олена" }],
    },
  ]);
  expect(dataOf({ lastUpdated: { date: "2026-03-04" } })[0]).not.toHaveProperty("author");
});

test("a page in place of a translation says the language of its text, its site that of the reader", () => {
  const title = { en: "Hub", uk: "Хаб" } as never;
  expect(dataOf({ content: { kind: "doc", title: "Intro", lang: "en" } as never }, { title }, "uk")).toMatchObject([
    { inLanguage: "en", isPartOf: { name: "Хаб", url: "https://docs.example.org/sub/uk/" } },
  ]);
  expect(dataOf({}, {}, "uk")).toMatchObject([{ inLanguage: "uk" }]);
});

test("the way to a page begins at the landing page and ends at the page; categories without a page are left out", () => {
  const breadcrumbs = [{ label: "Basics", href: "/sub/docs/basics" }, { label: "Loose" }, { label: "Intro" }];
  expect(dataOf({ breadcrumbs })[0]).toEqual({
    ...{ "@context": context, "@type": "BreadcrumbList" },
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Hub", item: website.url },
      { "@type": "ListItem", position: 2, name: "Basics", item: "https://docs.example.org/sub/docs/basics" },
      { "@type": "ListItem", position: 3, name: "Intro", item: canonical },
    ],
  });
});

test("a post says when it was published and by whom", () => {
  const authors = [
    { name: "Олена", url: "https://example.org/o", href: "/sub/blog/authors/o" },
    { name: "Ned" },
    { name: "Team", isOrganization: true, href: "/sub/blog/authors/team" },
  ];
  const content = (post: object) => ({ kind: "post", title: "News", post: { date: "2026-01-02", authors, ...post } });
  expect(dataOf({ content: content({}) as never })).toMatchObject([
    {
      ...{ "@context": context, "@type": "BlogPosting", headline: "News", datePublished: "2026-01-02" },
      author: [
        { "@type": "Person", name: "Олена", url: "https://example.org/o" },
        { "@type": "Person", name: "Ned" },
        { "@type": "Organization", name: "Team", url: "https://docs.example.org/sub/blog/authors/team" },
      ],
    },
  ]);
  const [nobodys] = dataOf({ content: content({ authors: [] }) as never, lastUpdated: { date: "2026-02-03" } });
  expect(nobodys).toMatchObject({ datePublished: "2026-01-02", dateModified: "2026-02-03" });
  expect(nobodys).not.toHaveProperty("author");
});

test("the list of all posts is the blog with the posts that it shows; lists of a tag or an author are none", () => {
  const posts = [{ title: "News", href: "/sub/blog/news", date: "2026-01-02" }];
  const content = { kind: "postList", title: "Blog", posts };
  expect(dataOf({ content: content as never, head: { ...head, description: "All news" } })).toEqual([
    {
      ...{ "@context": context, "@type": "Blog", name: "Blog", description: "All news", url: canonical },
      inLanguage: "en",
      blogPost: [
        {
          ...{ "@type": "BlogPosting", headline: "News" },
          ...{ url: "https://docs.example.org/sub/blog/news", datePublished: "2026-01-02" },
        },
      ],
    },
  ]);
  expect(dataOf({ content: { ...content, subject: { kind: "tag" } } as never })).toEqual([]);
});

test("a landing page is the site itself, and nothing else", () => {
  const content = { kind: "home" } as PageContent;
  const breadcrumbs = [{ label: "Home" }];
  expect(dataOf({ content, breadcrumbs, head: { ...head, description: "All of it" } })).toEqual([
    { "@context": context, ...website, inLanguage: "en", description: "All of it" },
  ]);
});

test("a page that is not to be found says nothing, nor does a site without an address", () => {
  const breadcrumbs = [{ label: "Intro" }];
  const { canonical: _, ...bare } = head;
  expect(dataOf({ head: { ...head, robots: "noindex" }, breadcrumbs })).toEqual([]);
  expect(dataOf({ head: bare, breadcrumbs })).toEqual([]);
  expect(dataOf({ breadcrumbs }, { url: "" })).toEqual([]);
  expect(dataOf({ content: { kind: "notFound" } as PageContent })).toEqual([]);
});
