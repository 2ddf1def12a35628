// What a page shows where it is shared: what its card says, and which picture it names.
import { expect, test } from "vitest";
import { sitePath, url } from "../../../src/model/brands.ts";
import type { Config } from "../../../src/model/config.ts";
import type { Doc } from "../../../src/model/doc.ts";
import type { PageContent } from "../../../src/model/page.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { type CardInput, cardPathOf, socialCardOf, socialImageOf } from "../../../src/site/socialCard.ts";
import { makeConfig, makeContent, makeDoc } from "./smallSite.ts";

/** A page of a doc in a site with cards. */
function pageOf(changes: Partial<Config> = {}, front: Doc["frontMatter"] = {}, doc: Partial<Doc> = {}) {
  const config = makeConfig({ baseUrl: "/sub/", ...changes });
  const content = makeContent([makeDoc("intro.md", front, doc)]);
  const { value: site } = assembleSite(config, content, { drafts: false, strings: {} });
  const route = site.routesByUrl.get(url("/docs/intro"));
  const fallback = site.routesByUrl.get(url("/uk/docs/intro"));
  const [edition] = site.editions;
  if (route === undefined || fallback === undefined || edition === undefined) throw new Error("no page");
  const context = {
    ...{ site, assetPath: (file: string) => `assets/${file.split("/").at(-1)}`, pictureOf: () => undefined },
    cardStamp: () => "0123456789abcdef",
  };
  const head = { title: "", alternates: [], type: "website", structuredData: [], description: "All about it" } as const;
  const input = { route, edition, head, breadcrumbs: [], activeNavbar: [], context: context as CardInput["context"] };
  return { input, fallback, source: site.content.sources[0] };
}
const docContent = { kind: "doc", title: "Intro", showTitle: true } as PageContent;
const cardOf = (content: PageContent, more: Partial<CardInput> = {}, changes: Partial<Config> = {}) =>
  socialCardOf({ ...pageOf(changes).input, content, ...more });

test("a card has the page's title, its description and the last two steps of the way to it", () => {
  const breadcrumbs = ["A", "B", "C", "Intro"].map((label) => ({ label }));
  expect(cardOf(docContent, { breadcrumbs })).toEqual({
    ...{ kind: "doc", title: "Intro", path: ["B", "C"], description: "All about it" },
  });
});

test("without steps the way is the entry of the navigation bar, unless the page is called the same", () => {
  const { navbar } = makeConfig();
  const items = [{ type: "search" }, { label: "Intro", to: "/" }, { label: { en: "Guide", uk: "Посібник" }, to: "/" }];
  const changes = { navbar: { ...navbar, items: items as never } };
  expect(cardOf(docContent, { activeNavbar: [0, 1, 2, 9] }, changes)?.path).toEqual(["Guide"]);
  expect(cardOf(docContent, { activeNavbar: [0, 1] }, changes)?.path).toEqual([]);
  expect(cardOf(docContent, { activeNavbar: [2], breadcrumbs: [{ label: "Intro" }] }, changes)?.path).toEqual([
    "Guide",
  ]);
});

test("a description that repeats the title says the rest", () => {
  const head = { ...pageOf().input.head, description: "Intro. What comes first." };
  expect(cardOf(docContent, { head })?.description).toBe("What comes first.");
  expect(cardOf({ ...docContent, title: "Int" } as PageContent, { head })?.description).toBe(head.description);
});

test("the landing page shows its promise, an operation its request, a post its day and its authors", () => {
  const home = { kind: "home", promise: "All of it", tagline: "In one place" } as PageContent;
  const breadcrumbs = [{ label: "A" }, { label: "B" }];
  expect(cardOf(home, { breadcrumbs })).toEqual({
    ...{ kind: "home", title: "All of it", path: [], description: "In one place" },
  });
  expect(cardOf({ kind: "operation", title: "List", method: "get", path: "/rooms" } as PageContent)).toMatchObject({
    operation: { method: "get", path: "/rooms" },
  });
  const post = { date: "2026-01-02", authors: [{ name: "Олена" }] };
  expect(cardOf({ kind: "post", title: "News", post } as never)).toMatchObject({
    post: { date: "2026-01-02", authors: ["Олена"] },
  });
});

test("where there are several versions the card says which one it is", () => {
  const { versions } = makeConfig();
  const old = { name: "1.0", label: "1.0", path: "1.0", isLatest: false, banner: "none" } as const;
  expect(cardOf(docContent, {}, { versions: [...versions, old] })).toMatchObject({ version: "Next" });
  expect(cardOf(docContent)).not.toHaveProperty("version");
});

test("no card is drawn for pages that nobody shares, that have a picture or stand for a translation, nor without cards", () => {
  const { input, fallback } = pageOf();
  for (const kind of ["notFound", "search", "guide", "redirect"])
    expect(cardOf({ kind } as PageContent)).toBeUndefined();
  expect(cardOf(docContent, { route: fallback })).toBeUndefined();
  expect(socialCardOf({ ...pageOf({}, { image: "/own.png" }).input, content: docContent })).toBeUndefined();
  expect(cardOf({ kind: "category", title: "A", image: "/own.png" } as never)).toBeUndefined();
  const { cardStamp: _, ...without } = input.context;
  expect(cardOf(docContent, { context: without })).toBeUndefined();
});

test("a page names its card by the full address, which changes with what it shows", () => {
  const { input, source, fallback } = pageOf();
  const card = { kind: "doc", title: "Intro", path: ["Basics"] } as const;
  const shared = { source, content: docContent, title: "Intro", context: input.context };
  const href = `https://docs.example.org/sub/${cardPathOf(input.route.outputPath)}`;
  expect(href).toMatch(/\/docs\/intro\/index\.png$/);
  const image = socialImageOf({ ...shared, route: input.route, card });
  expect(image).toMatchObject({ href: `${href}?v=01234567`, alt: "Basics / Intro", type: "image/png" });
  expect(image?.width).toBeGreaterThan(image?.height ?? 0);
  // One in place of a translation has the original's, which it knows no more of.
  expect(socialImageOf({ ...shared, route: fallback, card: undefined })).toMatchObject({ href, alt: "Intro" });
  expect(socialImageOf({ ...shared, route: input.route, card: undefined })).toBeUndefined();
  const { cardStamp: _, ...without } = input.context;
  expect(socialImageOf({ ...shared, route: fallback, card: undefined, context: without })).toBeUndefined();
});

test("a picture of the page's own goes before its card, with the size and the kind that are known", () => {
  const pictureOf = (image: string, more: Partial<Doc> = {}, alt?: string, changes: Partial<Config> = {}) => {
    const front = { image, ...(alt === undefined ? {} : { image_alt: alt }) };
    const { input, source } = pageOf(changes, front, more);
    const { route, context } = input;
    return socialImageOf({ route, source, content: docContent, title: "Intro", card: undefined, context });
  };
  const file = sitePath("content/en/docs/own.JPG");
  const asset = (changes: object) => ({
    assets: [
      { raw: "./other.png", kind: "image", file: sitePath("content/en/docs/other.png") },
      { raw: "./own.JPG", kind: "image", file, ...changes },
    ] as never,
  });
  const href = "https://docs.example.org/sub/assets/own.JPG";
  expect(pictureOf("./own.JPG", asset({ width: 30, height: 20 }))).toEqual({
    ...{ href, alt: "Intro", width: 30, height: 20, type: "image/jpeg" },
  });
  expect(pictureOf("./own.JPG", asset({ width: 30 }), "A lamp")).toEqual({ href, alt: "A lamp", type: "image/jpeg" });
  expect(pictureOf("https://example.org/a.png")).toEqual({ href: "https://example.org/a.png", alt: "Intro" });
  expect(pictureOf("/img/a.xyz")).toEqual({ href: "https://docs.example.org/sub/img/a.xyz", alt: "Intro" });
  expect(pictureOf("/img/a.png", {}, undefined, { url: "" })).toBeUndefined();
});

test.each([
  ["png", "image/png"],
  ["jpeg", "image/jpeg"],
  ["webp", "image/webp"],
  ["gif", "image/gif"],
  ["avif", "image/avif"],
  ["svg", "image/svg+xml"],
])("the site's own picture stands for pages without one, as %s too", (end, type) => {
  const { input, source } = pageOf({ socialImage: `/img/site.${end}` });
  const { cardStamp: _, ...context } = input.context;
  const sized = { ...context, socialImageSize: { width: 12, height: 6 } };
  const image = { route: input.route, source, content: docContent, title: "Intro", card: undefined, context: sized };
  expect(socialImageOf(image)).toEqual({
    ...{ href: `https://docs.example.org/sub/img/site.${end}`, alt: "Intro", width: 12, height: 6, type },
  });
});
