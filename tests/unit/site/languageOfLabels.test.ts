import { expect, test } from "vitest";
import { sidebarKey } from "../../../src/model/site.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { indexSidebar } from "../../../src/site/navigation.ts";
import { pagePropsOf } from "../../../src/site/pageProps.ts";
import { makeConfig, makeContent, makeDoc, ukrainian } from "./smallSite.ts";

const content = makeContent([
  makeDoc("1-guide/index.md", { title: "Guide" }),
  makeDoc("1-guide/1-first.md", { title: "First" }),
  makeDoc("1-guide/2-second.md", { title: "Second" }),
  makeDoc("1-guide/2-second.md", { title: "Друга" }, { locale: ukrainian }),
]);
const { value: site } = assembleSite(makeConfig(), content, { drafts: false, strings: {} });

function pageAt(address: string) {
  const route = site.routes.find(({ url }) => url === address);
  if (route === undefined) throw new Error(`no page at ${address}`);
  return pagePropsOf(route, {
    site,
    sidebarIndexes: new Map(
      site.sidebars.map((one) => [sidebarKey(one.edition, one.name), indexSidebar(one, site.config)]),
    ),
    strings: {},
    lastUpdateOf: () => undefined,
    assetPath: (file) => file,
    pictureOf: () => undefined,
  });
}

const guide = { label: "Guide", lang: "en" };

test("what an untranslated doc is called says its language wherever another page names it", () => {
  const { sidebar, breadcrumbs, pagination } = pageAt("/uk/docs/guide/second");
  const [category] = sidebar?.items ?? [];
  expect(category).toMatchObject(guide);
  expect(category?.kind === "category" ? category.items : []).toMatchObject([
    { label: "First", lang: "en" },
    { label: "Друга" },
  ]);
  expect(breadcrumbs).toEqual([{ ...guide, href: "/uk/docs/guide/" }, { label: "Друга" }]);
  expect(pagination.previous).toEqual({ label: "First", lang: "en", href: "/uk/docs/guide/first" });
});

test("labels in the language of the page say nothing of it", () => {
  const { sidebar, breadcrumbs, pagination } = pageAt("/docs/guide/second");
  expect(JSON.stringify([sidebar, breadcrumbs, pagination])).not.toContain('"lang"');
});
