// What a page's head says: its title, the address that counts, and whether it is to be found.
import { expect, test } from "vitest";
import { url } from "../../../src/model/brands.ts";
import type { Config } from "../../../src/model/config.ts";
import type { Source } from "../../../src/model/doc.ts";
import type { PageContent } from "../../../src/model/page.ts";
import type { Route } from "../../../src/model/route.ts";
import { translate } from "../../../src/model/strings.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import type { ContentInput } from "../../../src/site/contentInput.ts";
import { headOf } from "../../../src/site/head.ts";
import english from "../../../templates/strings/en.json" with { type: "json" };
import { makeConfig, makeContent, makeDoc, makePost } from "./smallSite.ts";

const docContent = { kind: "doc", title: "Intro" } as PageContent;

interface HeadOptions {
  readonly address?: string;
  readonly content?: PageContent;
  readonly source?: Source;
  readonly route?: Partial<Route>;
}

/** Head of a page of a small site; of the doc where nothing else is said. */
function headFor(
  { address = "/docs/intro", content = docContent, source, route: more }: HeadOptions,
  changes: Partial<Config> = {},
) {
  const blog = { path: "blog", postsPerPage: 10, recentPosts: 5, wordsPerMinute: {}, description: "All news" };
  const config = makeConfig({
    ...{ baseUrl: "/sub/", tagline: { en: "All of it", uk: "Усе" } as never },
    ...{ redirects: [{ from: ["/old"], to: "/docs/intro" }], blog },
    ...changes,
  });
  const sources = [makeDoc("intro.md"), makePost("news", "2026-01-02")];
  const { value: site } = assembleSite(config, makeContent(sources), { drafts: false, strings: {} });
  const route = site.routesByUrl.get(url(address));
  const edition = route && site.editionsByKey.get(route.edition);
  if (route === undefined || edition === undefined) throw new Error(`no page ${address}`);
  const alternates = [{ hreflang: "uk", href: "/uk" }];
  const label: ContentInput["label"] = (key, values) => translate({ strings: english, lang: "en" }, key, values);
  return headOf({ ...route, ...more }, { site, edition, source, content, alternates, label });
}

test("the title is that of the page and of the site, and of the site alone where both are the same", () => {
  const titleOf = (content: object, changes: Partial<Config> = {}) =>
    headFor({ content: { kind: "doc", ...content } as PageContent }, changes).title;
  expect(titleOf({ title: "Intro" })).toBe("Intro | Hub");
  expect(titleOf({ title: " Intro " }, { titleDelimiter: "–" })).toBe("Intro – Hub");
  for (const content of [{ title: "Hub" }, { title: "" }, {}]) expect(titleOf(content)).toBe("Hub");
});

test("pages of several kinds that are called alike have titles of their own", () => {
  const titleOf = (content: object) => headFor({ content: content as PageContent }).title;
  expect(titleOf({ kind: "apiTag", title: "Home" })).toBe("Home | Hub");
  expect(titleOf({ kind: "apiSchema", title: "Home" })).toBe("Home schema | Hub");
  expect(titleOf({ kind: "tagList", title: "Tags" })).toBe("Tags | Hub");
  expect(titleOf({ kind: "tagList", title: "Tags", links: {} })).toBe("Blog tags | Hub");
  expect(titleOf({ kind: "category", title: "Hub API" })).toBe("Hub API | Hub");
  expect(titleOf({ kind: "guide", title: "Hub API" })).toBe("Hub API: the whole guide | Hub");
  expect(titleOf({ kind: "guide", title: "The whole guide" })).toBe("The whole guide | Hub");
});

test("what the author writes for the head goes before what the page shows", () => {
  const head = [{ tag: "meta", attributes: { name: "author", content: "Олена" } }] as never;
  const source = makeDoc("intro.md", { title_meta: "For search", keywords: ["a"], head }, { description: "Own" });
  expect(headFor({ source })).toMatchObject({
    ...{ title: "For search | Hub", description: "Own", keywords: ["a"], tags: head },
  });
  const plain = headFor({ source: makeDoc("intro.md") });
  for (const key of ["keywords", "tags"]) expect(plain).not.toHaveProperty(key);
  const post = makePost("news", "2026-01-02", { title: "News" });
  expect(headFor({ source: post, content: { kind: "post", title: "Shown" } as PageContent })).toMatchObject({
    ...{ title: "News | Hub", type: "article" },
  });
  expect(headFor({}).type).toBe("website");
});

test("a page says what the site is about, one about the whole blog what the blog is", () => {
  const describe = (content: object, address?: string) =>
    headFor({ content: { title: "T", ...content } as PageContent, ...(address === undefined ? {} : { address }) })
      .description;
  expect(describe({ kind: "doc" })).toBe("T. All of it");
  expect(describe({ kind: "doc" }, "/uk/docs/intro")).toBe("T. Усе");
  expect(describe({ kind: "category", description: "What stands on it" })).toBe("What stands on it");
  expect(describe({ kind: "category", description: "" })).toBe("T. All of it");
  for (const kind of ["postList", "postArchive", "authorList"]) expect(describe({ kind })).toBe("T. All news");
  expect(describe({ kind: "tagList", links: [] })).toBe("T. All news");
  expect(describe({ kind: "tagList" })).toBe("T. All of it");
});

test("the address that counts is the page's own, of a page without a translation the original's", () => {
  const site = "https://docs.example.org/sub";
  expect(headFor({}).canonical).toBe(`${site}/docs/intro`);
  expect(headFor({ address: "/uk/docs/intro" }).canonical).toBe(`${site}/docs/intro`);
  expect(headFor({ address: "/old", content: { kind: "redirect" } as never }).canonical).toBe(`${site}/docs/intro`);
  expect(headFor({ content: { kind: "notFound" } as PageContent })).not.toHaveProperty("canonical");
  expect(headFor({}, { url: "" })).not.toHaveProperty("canonical");
});

test("a page to be found names its languages; others say that they are not to be, and hidden ones lead nowhere", () => {
  const alternates = [{ hreflang: "uk", href: "/uk" }];
  expect(headFor({})).toMatchObject({ alternates });
  expect(headFor({})).not.toHaveProperty("robots");
  for (const kind of ["notFound", "search", "guide", "redirect"]) {
    const head = headFor({ content: { kind, title: "T" } as PageContent });
    expect(head).toMatchObject({ robots: "noindex", alternates: [] });
    expect(head).not.toHaveProperty("description");
  }
  const hidden = { robots: "noindex, nofollow", alternates: [] };
  expect(headFor({ route: { isUnlisted: true } })).toMatchObject(hidden);
  expect(headFor({ route: { isDraft: true } })).toMatchObject(hidden);
  expect(headFor({}, { noIndex: true })).toMatchObject(hidden);
});

test("a page names its Markdown twin, and none where there are no twins or it only leads on", () => {
  expect(headFor({}).markdownTwin).toBe("/sub/docs/intro.md");
  expect(headFor({}, { markdownTwins: false })).not.toHaveProperty("markdownTwin");
  expect(headFor({ address: "/old" })).not.toHaveProperty("markdownTwin");
});
