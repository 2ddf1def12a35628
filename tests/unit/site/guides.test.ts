// The page that holds a whole sidebar: which chapters it has, in which order, and which pages lead to it.
import { expect, test } from "vitest";
import { hashText, localeCode, sitePath, slug } from "../../../src/model/brands.ts";
import type { SidebarItemConfig } from "../../../src/model/userConfig.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { chaptersOf, guideEntriesOf, guideHrefOf } from "../../../src/site/guides.ts";
import { makeConfig, makeContent, makeDoc } from "./smallSite.ts";

const docs = [
  makeDoc("a.md"),
  makeDoc("b.md"),
  makeDoc("c d.md"),
  makeDoc("e.md"),
  makeDoc("hidden.md", { unlisted: true }),
];
const items: readonly SidebarItemConfig[] = [
  "a",
  {
    ...{ type: "category", label: "Group", link: { type: "generated-index", slug: "/group" } },
    items: ["b", { type: "category", label: "Inner", link: { type: "doc", id: "c d" }, items: ["b"] }],
  },
  { type: "ref", id: "e", label: "Of another guide" },
  { type: "link", label: "Out", href: "https://example.org" },
  { type: "link", label: "The page of B", href: "/docs/b" },
  { type: "html", value: "<hr>" },
  "hidden",
  { type: "category", label: "Empty of text", items: [{ type: "link", label: "Out", href: "https://example.org" }] },
];

function siteWith(enabled: boolean, sidebarItems: readonly SidebarItemConfig[] = items) {
  const config = makeConfig();
  const { value: site } = assembleSite(
    makeConfig({
      ...{ builtLocales: [config.defaultLocale], print: { enabled } },
      docs: { ...config.docs, sidebars: { docsSidebar: sidebarItems } },
    }),
    makeContent(docs),
    { drafts: false, strings: {} },
  );
  const [edition] = site.editions;
  const guide = site.routes.find(({ target }) => target.kind === "guide");
  if (edition === undefined) throw new Error("no edition");
  return { site, edition, guide };
}

test("the guide of a sidebar has each of its docs once, in its order, and lines for what has no text of its own", () => {
  const { site, guide } = siteWith(true);
  if (guide === undefined) throw new Error("no guide");
  expect(guide.url).toBe("/docs/print/docsSidebar");
  expect(chaptersOf(guide, site).map(({ route, id }) => [route.url, id])).toEqual([
    ["/docs/a", "docs/a"],
    ["/docs/b", "docs/b"],
    ["/docs/c d", "docs/c~20d"],
  ]);
  expect(guideEntriesOf(guide, site)).toEqual([
    { label: "a", depth: 0, id: "docs/a" },
    { label: "Group", depth: 0 },
    { label: "b", depth: 1, id: "docs/b" },
    { label: "Inner", depth: 1, id: "docs/c~20d" },
    { label: "Empty of text", depth: 0 },
  ]);
});

test("the first page of a sidebar and the lists of its categories lead to the guide, other pages do not", () => {
  const { site, edition } = siteWith(true);
  const leading = site.routes.filter((route) => guideHrefOf(route, edition, site) !== undefined);
  expect(leading.map(({ url }) => url).sort()).toEqual(["/docs/a", "/docs/group"]);
  expect(leading.map((route) => guideHrefOf(route, edition, site))).toEqual(Array(2).fill("/docs/print/docsSidebar"));
});

test("a site that prints nothing has no guide and leads to none, nor does a sidebar without docs", () => {
  const plain = siteWith(false);
  expect(plain.guide).toBeUndefined();
  expect(plain.site.routes.filter((route) => guideHrefOf(route, plain.edition, plain.site))).toEqual([]);
  const links = siteWith(true, [{ type: "link", label: "Out", href: "https://example.org" }]);
  expect(links.guide).toBeUndefined();
});

test("the guide of an API has its pages but those of schemas; of very many the last ones are links", () => {
  const path = sitePath("specs/hub.yaml");
  const shared = { bodyHash: hashText("b"), bodyRefs: [], location: { file: path, line: 1, column: 1 } } as const;
  const names = Array.from({ length: 500 }, (_, index) => slug(`o${index}`));
  const operations = names.map((name) => ({
    ...{ ...shared, slug: name, method: "get", path: `/${name}`, isWebhook: false, isDeprecated: false },
    ...{ tags: ["all"], summary: name, description: "" },
  }));
  const spec = {
    ...{ apiId: "hub", locale: localeCode("en"), path, title: "Hub", version: "1", description: "", operations },
    ...{ sections: [], servers: [], bodyHash: hashText("b"), bodyRefs: [] },
    tags: [{ ...shared, name: "all", label: "All", slug: slug("all"), operations: names, description: "" }],
    schemas: [{ ...shared, slug: slug("room"), name: "Room", description: "" }],
  };
  const api = { id: "hub", label: "Hub", specs: { en: path }, path: "docs/api", sidebar: "openApiSidebar" };
  const changes = { apis: [api as never], print: { enabled: true }, baseUrl: "/sub/" };
  const { value: site } = assembleSite(makeConfig(changes), makeContent([makeDoc("a.md")], { specs: [spec] }), {
    ...{ drafts: false, strings: {} },
  });
  const guide = site.routes.find(({ url }) => url === "/docs/print/openApiSidebar");
  if (guide === undefined) throw new Error("no guide");
  const chapters = chaptersOf(guide, site).map(({ route }) => route.url);
  expect([chapters.length, chapters[0], chapters[1], chapters.at(-1)]).toEqual([
    ...[500, "/docs/api/hub", "/docs/api/all", "/docs/api/o497"],
  ]);
  expect(guideEntriesOf(guide, site).filter(({ href }) => href !== undefined)).toEqual([
    { label: "o498", depth: 1, href: "/sub/docs/api/o498" },
    { label: "o499", depth: 1, href: "/sub/docs/api/o499" },
  ]);
});
