// The sidebar of an API: what its entries are called, lead to and stand in.
import { expect, test } from "vitest";
import type { ApiSpec, ApiTag, Operation } from "../../../src/model/api.ts";
import { hashText, localeCode, sitePath, slug, url } from "../../../src/model/brands.ts";
import type { EditionApi } from "../../../src/model/site.ts";
import { type ApiSidebarOptions, buildApiSidebar, overviewLabelOf } from "../../../src/site/apiSidebar.ts";
import { makeConfig } from "./smallSite.ts";

const path = sitePath("specs/hub.yaml");
const shared = { bodyHash: hashText("b"), bodyRefs: [], location: { file: path, line: 1, column: 1 } } as const;
const tag = (name: string, operations: readonly string[], changes: Partial<ApiTag> = {}): ApiTag => ({
  ...{ ...shared, name, label: name, slug: slug(name || "other"), operations: operations.map(slug), description: "" },
  ...changes,
});
const operation = (name: string, changes: Partial<Operation> = {}): Operation => ({
  ...{ ...shared, slug: slug(name), method: "get", path: `/${name}`, isWebhook: false, summary: name, description: "" },
  ...{ tags: ["used"], isDeprecated: false, ...changes },
});

function apiOf(operations: readonly Operation[], tags: readonly ApiTag[], changes: Partial<EditionApi> = {}) {
  const spec: ApiSpec = {
    ...{ apiId: "hub", locale: localeCode("en"), path, title: "Hub 2", version: "1", description: "", schemas: [] },
    ...{ operations, tags, sections: [], servers: [], bodyHash: shared.bodyHash, bodyRefs: [] },
  };
  const api: EditionApi = {
    ...{ apiId: "hub", label: "Hub", spec, isFallback: false, fallbacks: new Set<never>(), downloads: [] },
    ...{ sidebar: "hub", schemas: new Map(), tags: new Map() },
    ...{ overviewUrl: url("/docs/api/hub"), categoryUrl: url("/docs/category/hub") },
    operations: new Map(operations.map((one) => [one.slug, one])),
    urlOf: (kind, name) => url(`/docs/api/${kind}-${name}`),
    ...changes,
  };
  return api;
}

const labels = { collapsed: true, overviewLabel: "Overview", untaggedLabel: "Others", changesLabel: "Changes" };

function sidebarOf(api: EditionApi, options: Partial<ApiSidebarOptions> = {}) {
  const [locale] = makeConfig().locales;
  const [version] = makeConfig().versions;
  if (locale === undefined || version === undefined) throw new Error("no edition");
  return buildApiSidebar(api, { key: "current/en", locale, version, urlPrefix: "/" }, { ...labels, ...options });
}

test("it begins with the overview and what has changed, and is found by the page of the API", () => {
  const link = { kind: "link", isExternal: false };
  const overview = { ...link, label: "Overview", href: "/docs/api/hub" };
  expect(sidebarOf(apiOf([], []))).toEqual({
    ...{ name: "hub", edition: "current/en", items: [overview] },
    firstLink: { href: "/docs/category/hub", label: "Hub" },
  });
  const { items } = sidebarOf(apiOf([], [], { changesUrl: url("/docs/api/changes") }));
  expect(items).toEqual([overview, { ...link, label: "Changes", href: "/docs/api/changes" }]);
});

test("a tag that is a mark has no entry of its own", () => {
  const marked = apiOf([operation("a")], [tag("new", ["a"], { isMark: true }), tag("used", ["a"])]);
  expect(sidebarOf(marked).items.slice(1)).toMatchObject([{ label: "used", items: [{ label: "a" }] }]);
});

test("an operation with several tags stands at its first one that is a group, others refer to it", () => {
  const operations = [
    operation("a", { tags: ["new", "rooms", "public"] }),
    operation("b", { tags: ["public", "rooms"] }),
  ];
  const tags = [tag("public", ["a", "b"]), tag("rooms", ["a", "b"]), tag("new", ["a"], { isMark: true })];
  const [, ...categories] = sidebarOf(apiOf(operations, tags)).items;
  const homes = categories.flatMap((item) =>
    item.kind !== "category"
      ? []
      : item.items.map((link) => [item.label, link.kind === "link" && link.label, "isReference" in link]),
  );
  expect(homes).toEqual([
    ["public", "a", true],
    ["public", "b", false],
    ["rooms", "a", false],
    ["rooms", "b", true],
  ]);
});

test("a tag with operations is a category, a chapter of its own a link", () => {
  const api = apiOf([operation("a")], [tag("used", ["a"]), tag("limits", [], { description: "Words" })]);
  const category = { kind: "category", label: "used", href: "/docs/api/tag-used", isCollapsible: true };
  const chapter = { kind: "link", label: "limits", href: "/docs/api/tag-limits", isExternal: false };
  expect(sidebarOf(api).items.slice(1)).toMatchObject([
    { ...category, isCollapsed: true, items: [{ kind: "link", label: "a", href: "/docs/api/operation-a" }] },
    { ...chapter, description: "Words" },
  ]);
  expect(sidebarOf(api).items[1]).not.toHaveProperty("description");
  expect(sidebarOf(api, { collapsed: false }).items[1]).toMatchObject({ isCollapsed: false });
});

test("operations say how they are called, which are outdated and which are events", () => {
  const operations = [
    operation("a", { method: "post", description: "Makes one." }),
    operation("b", { method: "delete", isDeprecated: true }),
    operation("c", { method: "post", isWebhook: true }),
  ];
  const [, category] = sidebarOf(apiOf(operations, [tag("used", ["a", "b", "c", "gone"])])).items;
  const link = { kind: "link", isExternal: false };
  expect(category).toMatchObject({ kind: "category" });
  expect(category?.kind === "category" && category.items).toEqual([
    {
      ...{ ...link, label: "a", href: "/docs/api/operation-a", description: "Makes one." },
      badge: { label: "POST", kind: "post" },
    },
    {
      ...{ ...link, label: "b", href: "/docs/api/operation-b", isDeprecated: true },
      badge: { label: "DEL", kind: "delete" },
    },
    { ...link, label: "c", href: "/docs/api/operation-c", badge: { label: "EVENT", kind: "event" } },
  ]);
});

test("a tag below another one stands in its category, and tags of a group in one that begins open", () => {
  const tags = [
    tag("plain", ["a"]),
    tag("child", ["a"], { parent: "chapter" }),
    tag("chapter", []),
    tag("one", ["a"], { parent: "Group" }),
    tag("two", ["a"], { parent: "Group" }),
  ];
  expect(sidebarOf(apiOf([operation("a")], tags)).items.slice(1)).toMatchObject([
    { label: "plain" },
    { kind: "category", label: "chapter", items: [{ label: "child", items: [{ label: "a" }] }] },
    {
      ...{ kind: "category", label: "Group", isCollapsible: true, isCollapsed: false },
      items: [{ label: "one" }, { label: "two" }],
    },
  ]);
});

test("a tag that is called by its path leaves out what it stands below; a label of its own stays whole", () => {
  const tags = [
    tag("set/rooms", ["a"], { parent: "set" }),
    tag("set/logs", ["a"], { parent: "set", label: "set/Logs" }),
    tag("low", []),
    tag("low/main/wtp", ["a"], { parent: "low" }),
    tag("lower/wtp", ["a"], { parent: "low" }),
  ];
  expect(sidebarOf(apiOf([operation("a")], tags)).items.slice(1)).toMatchObject([
    { label: "set", items: [{ label: "rooms" }, { label: "set/Logs" }] },
    { label: "low", items: [{ label: "main/wtp" }, { label: "lower/wtp" }] },
  ]);
});

test("operations without a tag are a group of their own, whose name is in the reader's language", () => {
  const api = apiOf([operation("a")], [tag("", ["a"])]);
  const [, group] = sidebarOf(api, { lang: "en" }).items;
  expect(group).toMatchObject({ kind: "category", label: "Others", items: [{ label: "a", lang: "en" }] });
  expect(group).not.toHaveProperty("lang");
});

test("what another specification has said is in its language", () => {
  const [own, taken] = [operation("a"), operation("b")];
  const takenTag = tag("taken", ["b"]);
  const api = apiOf([own, taken], [tag("used", ["a"]), takenTag], { fallbacks: new Set([taken, takenTag]) });
  expect(sidebarOf(api, { fallbackLang: "en" }).items.slice(1)).toEqual([
    expect.objectContaining({ label: "used", items: [expect.not.objectContaining({ lang: "en" })] }),
    expect.objectContaining({ label: "taken", lang: "en", items: [expect.objectContaining({ lang: "en" })] }),
  ]);
  expect(sidebarOf(api).items[2]).not.toHaveProperty("lang");
});

test("the overview of one among several APIs is called as the API is", () => {
  const apis = (count: number) => ({ apis: new Array(count).fill({}) });
  expect(overviewLabelOf(apiOf([], []), "Overview", apis(1))).toBe("Overview");
  expect(overviewLabelOf(apiOf([], []), "Overview", apis(2))).toBe("Hub 2");
});
