// Which items of the navigation bar are current on a page.
import { expect, test } from "vitest";
import { activeNavbarItems } from "../../../src/site/activeNavbarItems.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { makeConfig, makeContent, makeDoc, makePage } from "./smallSite.ts";

const items = [
  { label: "By sidebar", to: "/elsewhere", activeSidebar: "docsSidebar" },
  { label: "By base", to: "/elsewhere", activeBasePath: "/docs/guide" },
  { label: "By address", to: "/docs/guide/" },
  { label: "By address without its slash", to: "docs/guide/a" },
  { label: "By base without its slash", to: "/elsewhere", activeBasePath: "docs/guide" },
  { label: "Other sidebar", to: "/docs", activeSidebar: "other" },
  { label: "Beginning", to: "/" },
  { label: "Away", href: "https://example.org" },
  { label: "By the address of the language", to: { en: "/docs/guides", uk: "/docs/guide" } },
] as const;

const { value: site } = assembleSite(
  makeConfig({ navbar: { title: "Hub", hideOnScroll: false, items } }),
  makeContent([makeDoc("guide/a.md"), makeDoc("guides.md"), makePage("index.md")]),
  { drafts: false, strings: {} },
);

test.each([
  ["/docs/guide/a", [0, 1, 2, 3, 4]],
  ["/docs/guides", [0, 8]],
  ["/uk/docs/guide/a", [0, 1, 2, 3, 4, 8]],
  ["/", [6]],
])("on %s those of its sidebar, or whose pages it is below: %j", (address, current) => {
  const route = site.routes.find(({ url }) => url === address);
  expect(route && activeNavbarItems(route, site)).toEqual(current);
});
