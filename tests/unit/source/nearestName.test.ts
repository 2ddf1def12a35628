import { expect, test } from "vitest";
import { isSlipOf, nearestNames } from "../../../src/source/nearestName.ts";

test.each([
  ["sidebar_lable", ["sidebar_label", "slug", "sidebar_position"], ["sidebar_label"]],
  ["titel", ["title", "tags"], ["title"]],
  ["zzz", ["title", "tags"], []],
  ["Tags", ["tags"], ["tags"]],
  ["zz", ["a", "ab", "xyz"], []],
  ["tg", ["tag", "tv"], ["tag", "tv"]],
])("%s is nearest to what it is a slip of", (name, candidates, expected) => {
  expect(nearestNames(name, candidates)).toEqual(expected);
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
