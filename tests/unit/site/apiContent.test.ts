// What pages of an API are called, and what search engines are told of them.
import { expect, test } from "vitest";
import { hashText, localeCode, sitePath, slug } from "../../../src/model/brands.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { pagePropsOf } from "../../../src/site/pageProps.ts";
import { makeConfig, makeContent } from "./smallSite.ts";

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
  ["/docs/api/schemas/room", "Room", "A room."],
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
