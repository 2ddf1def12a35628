// Which items of the navigation bar lead to nothing, without anybody's mistake.
import { expect, test } from "vitest";
import type { Source } from "../../../src/model/doc.ts";
import type { NavbarItemConfig } from "../../../src/model/userConfig.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { isHiddenItem } from "../../../src/site/isHiddenItem.ts";
import { makeConfig, makeContent, makeDoc, makePost } from "./smallSite.ts";

const sidebar = { type: "docSidebar", sidebarId: "docsSidebar", label: "Docs" } as const;
const blog = { type: "link", label: "Blog", to: "/blog" } as const;
const api = { type: "api", apiId: "hub", label: "API" } as const;

function isHidden(item: NavbarItemConfig, sources: readonly Source[], isDefault?: true): boolean | undefined {
  const navbar = {
    title: "Hub",
    items: [item],
    hideOnScroll: false,
    ...(isDefault === undefined ? {} : { isDefault }),
  };
  const { value: site } = assembleSite(makeConfig({ navbar }), makeContent(sources), { drafts: false, strings: {} });
  const [edition] = site.editions;
  return edition && isHiddenItem(item, edition, site);
}

test.each([
  ["a sidebar without pages", sidebar, [], true],
  ["a sidebar of unlisted pages", sidebar, [makeDoc("a.md", { unlisted: true })], true],
  ["a sidebar with a page", sidebar, [makeDoc("a.md")], false],
  ["a blog without posts", blog, [], true],
  ["a blog with a post", blog, [makePost("a", "2026-01-01T00:00:00.000Z")], false],
  ["an API", api, [], false],
] as const)("%s, which nobody has asked for: %#", (_, item, sources, expected) => {
  expect(isHidden(item, sources, true)).toBe(expected);
});

test("what is written in the configuration is shown, whatever it leads to", () => {
  for (const item of [sidebar, blog, api]) expect(isHidden(item, [])).toBe(false);
});
