import { expect, test } from "vitest";
import type { ApiSpec, ApiTag, Operation } from "../../../src/model/api.ts";
import { hashText, localeCode, sitePath, slug, url } from "../../../src/model/brands.ts";
import { buildApiSidebar } from "../../../src/site/apiSidebar.ts";
import { makeConfig } from "./smallSite.ts";

const path = sitePath("specs/hub.yaml");
const shared = { bodyHash: hashText("b"), bodyRefs: [], location: { file: path, line: 1, column: 1 } } as const;
const tag = (name: string, operations: readonly string[]): ApiTag => ({
  ...{ ...shared, name, label: name, slug: slug(name), operations: operations.map(slug), description: "Words" },
});
const operation: Operation = {
  ...{ ...shared, slug: slug("a"), method: "get", path: "/a", isWebhook: false, summary: "A", description: "" },
  ...{ tags: ["used"], isDeprecated: false },
};

test("a tag with operations is a category, a chapter of its own a link", () => {
  const spec: ApiSpec = {
    ...{ apiId: "hub", locale: localeCode("en"), path, title: "Hub", version: "1", description: "", schemas: [] },
    ...{ operations: [operation], tags: [tag("used", ["a"]), tag("limits", [])], sections: [], servers: [] },
    ...{ bodyHash: shared.bodyHash, bodyRefs: [] },
  };
  const api = {
    ...{
      apiId: "hub",
      label: "Hub",
      spec,
      isFallback: false,
      fallbacks: new Set<never>(),
      downloads: [],
      sidebar: "hub",
      schemas: new Map(),
    },
    ...{ overviewUrl: url("/docs/api/hub"), categoryUrl: url("/docs/category/hub"), tags: new Map() },
    operations: new Map([["a", operation]]),
    urlOf: (_: string, name: string) => url(`/docs/api/${name}`),
  };
  const [locale] = makeConfig().locales;
  const [version] = makeConfig().versions;
  if (locale === undefined || version === undefined) throw new Error("no edition");
  const { items } = buildApiSidebar(
    api,
    { key: "current/en", locale, version, urlPrefix: "/" },
    { collapsed: true, overviewLabel: "Overview", untaggedLabel: "Others", changesLabel: "Changes" },
  );
  expect(items.slice(1)).toMatchObject([
    { kind: "category", label: "used", items: [{ kind: "link", label: "A" }] },
    { kind: "link", label: "limits", href: "/docs/api/limits", description: "Words" },
  ]);
});
