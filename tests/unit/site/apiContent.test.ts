// What pages of an API are called, and what search engines are told of them.
import { expect, test } from "vitest";
import { hashText, localeCode, sitePath, slug } from "../../../src/model/brands.ts";
import { sidebarKey } from "../../../src/model/site.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { indexSidebar } from "../../../src/site/navigation.ts";
import { pagePropsOf } from "../../../src/site/pageProps.ts";
import { makeConfig, makeContent, makeDoc, ukrainian } from "./smallSite.ts";

const path = sitePath("specs/hub.yaml");
const shared = { bodyHash: hashText("b"), bodyRefs: [], location: { file: path, line: 1, column: 1 } } as const;
const list = { ...shared, slug: slug("list"), method: "get", path: "/rooms", isWebhook: false, isDeprecated: false };
const spec = {
  ...{ apiId: "hub", locale: localeCode("en"), path, title: "Hub", version: "1", description: "The whole." },
  ...{ sections: [], servers: [], bodyHash: hashText("b"), bodyRefs: [] },
  operations: [{ ...list, tags: [], summary: "List", description: "All rooms." }],
  tags: [{ ...shared, name: "", label: "", slug: slug("other"), operations: [slug("list")], description: "The rest." }],
  schemas: [{ ...shared, slug: slug("room"), name: "Room", description: "A room." }],
};
const api = { id: "hub", label: "Hub", specs: { en: path }, path: "docs/api", sidebar: "openApiSidebar" };
const { value: site } = assembleSite(makeConfig({ apis: [api as never] }), makeContent([], { specs: [spec] }), {
  drafts: false,
  strings: {},
});

test.each([
  ["/docs/api/hub", "apiOverviewTitle", "The whole."],
  ["/docs/api/other", "apiUntagged", "The rest."],
  ["/docs/api/list", "List", "All rooms."],
  ["/docs/api/schemas/room", "Room", "Room. A room."],
])("%s is called %s and is told of as %j", (address, title, description) => {
  const route = site.routes.find(({ url }) => url === address);
  const page =
    route &&
    pagePropsOf(route, {
      ...{ site, strings: {}, sidebarIndexes: new Map(), lastUpdateOf: () => undefined },
      ...{ assetPath: (file: string) => file, pictureOf: () => undefined },
    });
  expect(page).toMatchObject({ content: { title }, head: { description } });
});

const homeOf = (apis: readonly (typeof api)[], docs: readonly string[]) => {
  const content = makeContent(
    docs.map((file) => makeDoc(file)),
    {
      specs: apis.map(({ id }) => ({ ...spec, apiId: id, title: id })),
    },
  );
  const { value } = assembleSite(makeConfig({ apis: apis as never }), content, { drafts: false, strings: {} });
  const indexes = value.sidebars.map(
    (sidebar) => [sidebarKey(sidebar.edition, sidebar.name), indexSidebar(sidebar, value.config)] as const,
  );
  const route = value.routes.find(({ url }) => url === "/");
  const page =
    route &&
    pagePropsOf(route, {
      ...{ site: value, strings: {}, sidebarIndexes: new Map(indexes), lastUpdateOf: () => undefined },
      ...{ assetPath: (file: string) => file, pictureOf: () => undefined },
    });
  return page?.content.kind === "home"
    ? { tagline: page.content.tagline, cards: page.content.cards.map(({ title, to }) => `${title} ${to}`) }
    : undefined;
};

test("the landing page of a site that is one API leads to what the API has, and says what it is", () => {
  expect(homeOf([api], [])).toEqual({
    tagline: "The whole.",
    cards: ["apiOverviewTitle /docs/api/hub", "apiUntagged /docs/api/other"],
  });
});

test("the landing page of a site with docs, or with several APIs, leads to the APIs", () => {
  const other = { ...api, id: "lamp", label: "Lamp", path: "docs/lamp", sidebar: "lampSidebar" };
  expect(homeOf([api], ["intro.md"])).toEqual({ tagline: "", cards: ["intro /docs/intro", "Hub /docs/category/hub"] });
  expect(homeOf([api, other], [])).toEqual({
    tagline: "",
    cards: ["Hub /docs/category/hub", "Lamp /docs/category/lamp"],
  });
});

test("addresses in a specification count from its download, without the language", () => {
  const { value } = assembleSite(
    makeConfig({ apis: [api as never], baseUrl: "/sub/" }),
    makeContent([makeDoc("intro.md"), makeDoc("intro.md", {}, { locale: ukrainian })], { specs: [spec] }),
    { drafts: false, strings: {} },
  );
  for (const address of ["/docs/api/list", "/uk/docs/api/list"]) {
    const route = value.routes.find(({ url }) => url === address);
    const page =
      route &&
      pagePropsOf(route, {
        ...{ site: value, strings: {}, sidebarIndexes: new Map(), lastUpdateOf: () => undefined },
        ...{ assetPath: (file: string) => file, pictureOf: () => undefined },
      });
    expect(page?.apiBody?.filesHref, address).toBe("/sub/docs/api/");
  }
});
