import { expect, test } from "vitest";
import { nearestNames } from "../../../src/source/nearestName.ts";

test.each([
  ["sidebar_lable", ["sidebar_label", "slug", "sidebar_position"], ["sidebar_label"]],
  ["titel", ["title", "tags"], ["title"]],
  ["zzz", ["title", "tags"], []],
  ["Tags", ["tags"], ["tags"]],
])("%s is nearest to what it is a slip of", (name, candidates, expected) => {
  expect(nearestNames(name, candidates)).toEqual(expected);
});
