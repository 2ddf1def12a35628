import { expect, test } from "vitest";
import { indexTargets } from "../../../src/checks/linkTargets.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { makeConfig, makeContent, makeDoc } from "../site/smallSite.ts";
import { english } from "./checkedSite.ts";

test("the ids of a page, which have to be unpacked, are read once for all links to them", () => {
  const { value: site } = assembleSite(makeConfig(english), makeContent([makeDoc("a.md")]), {
    drafts: false,
    strings: {},
  });
  let reads = 0;
  const page = {
    url: "/docs/a",
    get ids() {
      reads += 1;
      return ["one", "two"];
    },
  };
  const targets = indexTargets({ site, receipts: [], files: new Set() });
  const kinds = ["#one", "#three", "#four", "#two", "#five"].map((href) => targets.find(href, page).kind);
  expect(kinds).toEqual(["fine", "no-anchor", "no-anchor", "fine", "no-anchor"]);
  expect(reads).toBe(1);
});
