// The page that holds a whole sidebar: which chapters it has, in which order, and which pages lead to it.
import { expect, test } from "vitest";
import type { SidebarItemConfig } from "../../../src/model/userConfig.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { chaptersOf, guideEntriesOf, guideHrefOf } from "../../../src/site/guides.ts";
import { makeConfig, makeContent, makeDoc } from "./smallSite.ts";

const docs = [makeDoc("a.md"), makeDoc("b.md"), makeDoc("c d.md"), makeDoc("hidden.md", { unlisted: true })];
const items: readonly SidebarItemConfig[] = [
  "a",
  {
    ...{ type: "category", label: "Group", link: { type: "generated-index", slug: "/group" } },
    items: ["b", { type: "category", label: "Inner", link: { type: "doc", id: "c d" }, items: ["b"] }],
  },
  { type: "ref", id: "a", label: "Again" },
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
