import { expect, test } from "vitest";
import { isSlipOf, meantName, nearestNames } from "../../../src/source/nearestName.ts";

test.each([
  ["sidebar_lable", ["sidebar_label", "slug", "sidebar_position"], ["sidebar_label"]],
  ["titel", ["title", "tags"], ["title"]],
  ["zzz", ["title", "tags"], []],
  ["Tags", ["tags"], ["tags"]],
  ["zz", ["a", "ab", "xyz"], []],
  ["ta", ["td", "tc", "tb"], ["tb", "tc"]],
  ["tg", ["tag", "tv"], ["tag", "tv"]],
])("%s is nearest to what it is a slip of", (name, candidates, expected) => {
  expect(nearestNames(name, candidates)).toEqual(expected);
});

test.each([
  ["image", ["page", "image_url"], "image_url"],
  [
    "/docs/api/orders",
    ["/docs/api/notes", "/docs/api/orders/untagged", "/docs/api/orders/all"],
    "/docs/api/orders/all",
  ],
  ["warn", ["note", "warning"], "warning"],
  ["titel", ["title", "titel_of_it"], "title"],
  ["tag", ["tags", "tag_list"], "tags"],
  ["ta", ["table"], undefined],
])("%s was meant to be what it begins, when no other name is one letter away", (name, candidates, expected) => {
  expect(meantName(name, candidates)).toBe(expected);
});

test.each([
  ["sidebar_lable", "sidebar_label", true],
  ["Sidebar-Position", "sidebar_position", true],
  ["titel", "title", true],
  ["descripton", "description", true],
  ["tag", "tags", true],
  ["page", "image", false],
  ["time", "title", false],
  ["icon", "id", false],
  ["badge", "image", false],
  ["author", "tags", false],
])("whether %s is a slip of %s", (name, known, expected) => {
  expect(isSlipOf(name, known)).toBe(expected);
});
