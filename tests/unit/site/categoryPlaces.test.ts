import { expect, test } from "vitest";
import { localeCode, sitePath } from "../../../src/model/brands.ts";
import { placesOfCategory } from "../../../src/site/categoryPlaces.ts";
import { editionKey } from "../../../src/site/editions.ts";
import { makeConfig } from "./smallSite.ts";

test("the slug of a category is found in written-out sidebars and in category files of its edition", () => {
  const link = { type: "generated-index", slug: "/same" } as const;
  const config = makeConfig();
  const docs = {
    ...config.docs,
    sidebars: { a: [{ type: "category", label: "A", link, items: [{ B: ["c"] }] }] },
  } as const;
  const file = (locale: string) => ({
    path: sitePath(`content/${locale}/docs/b/_category_.yaml`),
    locale: localeCode(locale),
    version: "current",
    link,
  });
  const route = { path: "/docs/same/", edition: editionKey("current", localeCode("en")) };
  expect(placesOfCategory(route, { docs, file: sitePath("hubdocs.config.yaml") }, [file("en"), file("uk")])).toEqual([
    { file: "hubdocs.config.yaml", pointer: "/docs/sidebars/a/0/link/slug" },
    { file: "content/en/docs/b/_category_.yaml", pointer: "/link/slug" },
  ]);
  expect(placesOfCategory({ ...route, path: "/docs/other-same" }, { docs }, [file("en")])).toEqual([]);
});
