import { expect, test } from "vitest";
import { indexTargets } from "../../../src/checks/linkTargets.ts";
import { assembleSite } from "../../../src/site/assembleSite.ts";
import { makeConfig, makeContent, makeDoc } from "../site/smallSite.ts";
import { english, receiptOf } from "./checkedSite.ts";

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

test.each([
  [false, ["fine", "fine", "no-anchor", "no-page"]],
  [true, ["no-page", "no-page", "no-page", "no-page"]],
])("the files of pages are their addresses where these have no trailing slashes: %s", (trailingSlash, kinds) => {
  const config = makeConfig({ ...english, url: "https://lamp.example", trailingSlash });
  const { value: site } = assembleSite(config, makeContent([makeDoc("a.md")]), { drafts: false, strings: {} });
  const receipts = site.routes.map((route) => receiptOf(route, [], ["one"]));
  const targets = indexTargets({ site, receipts, files: new Set() });
  const hrefs = ["/docs/a.html", "https://lamp.example/docs/a.html#one", "/docs/a.html#two", "/docs/b.html"];
  expect(hrefs.map((href) => targets.find(href, { url: "/docs/b", ids: [] }).kind)).toEqual(kinds);
});
