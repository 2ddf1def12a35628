import { expect, test } from "vitest";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { readingOrderOf } from "../../../src/site/readingOrder.ts";
import { makeConfig, makeContent, makeDoc, makePage } from "./smallSite.ts";

test("a landing page without a title is listed by the site's, not by the name of its file", () => {
  const titlesWith = (title?: string): readonly string[] => {
    const home = title === undefined ? { ...makePage("index.md"), title: "index" } : makePage("index.md", { title });
    const { value: site } = assembleSite(makeConfig({}), makeContent([home, makeDoc("a.md", { title: "A" })]), {
      drafts: false,
      strings: {},
    });
    const [edition] = site.editions;
    if (edition === undefined) throw new Error("The site has no edition");
    return readingOrderOf(edition, site, new Map()).flatMap(({ entries }) => entries.map((entry) => entry.title));
  };
  expect(titlesWith()).toEqual(["A", "Hub"]);
  expect(titlesWith("Welcome")).toEqual(["A", "Welcome"]);
});
