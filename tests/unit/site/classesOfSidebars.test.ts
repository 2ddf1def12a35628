// The classes by which a site's styles find entries of a sidebar, wherever the entry is described.
import { expect, test } from "vitest";
import type { CategoryFile, Doc } from "../../../src/model/doc.ts";
import type { SidebarItemConfig } from "../../../src/model/userConfig.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { makeCategory, makeConfig, makeContent, makeDoc } from "./smallSite.ts";

/** Class of each entry of the only sidebar, by its label; `-` for an entry without one. */
function classes(
  items: readonly SidebarItemConfig[] | "auto",
  docs: readonly Doc[],
  categories: readonly CategoryFile[],
) {
  const config = makeConfig();
  const sidebars = { docsSidebar: items };
  const { value: site } = assembleSite(
    makeConfig({ builtLocales: [config.defaultLocale], docs: { ...config.docs, sidebars } }),
    makeContent(docs, { categories }),
    { drafts: false, strings: {} },
  );
  const [sidebar] = site.sidebars.values();
  return Object.fromEntries(
    (sidebar?.items ?? []).flatMap((item) => (item.kind === "html" ? [] : [[item.label, item.className ?? "-"]])),
  );
}

test("entries that the configuration writes out have the classes that it says, before those of their docs", () => {
  const docs = [makeDoc("a.md", { sidebar_class_name: "own" }), makeDoc("b.md", { sidebar_class_name: "own" })];
  const items: readonly SidebarItemConfig[] = [
    { type: "doc", id: "a", label: "A", className: "said" },
    { type: "ref", id: "a", label: "Again", className: "of-reference" },
    { type: "link", label: "Out", href: "https://example.org", className: "away" },
    { type: "link", label: "Plain", href: "/docs/a" },
    { type: "category", label: "Group", items: ["b"], className: "group" },
    { type: "category", label: "Bare", items: ["b"] },
    { type: "category", label: "Alone", items: [], link: { type: "doc", id: "b" }, className: "alone" },
    "b",
  ];
  expect(classes(items, docs, [])).toEqual({
    ...{ A: "said", Again: "of-reference", Out: "away", Plain: "-", Group: "group", Bare: "-", Alone: "alone" },
    b: "own",
  });
});

test("entries of folders have the classes of their docs and of their category files", () => {
  const docs = [
    makeDoc("a.md"),
    makeDoc("b.md", { sidebar_class_name: "own" }),
    makeDoc("group/c.md", { title: "C" }),
    makeDoc("alone/index.md", { title: "Alone" }),
  ];
  const categories = [
    makeCategory("group", { label: "Group", className: "of-file" }),
    makeCategory("alone", { className: "of-file" }),
  ];
  expect(classes("auto", docs, categories)).toEqual({ a: "-", b: "own", Group: "of-file", Alone: "of-file" });
});
