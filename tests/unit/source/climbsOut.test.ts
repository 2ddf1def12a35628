import { expect, test } from "vitest";
import { climbsOut } from "../../../src/source/climbsOut.ts";

test.for([
  ["a/b", 0, false],
  ["/a/../b", 0, false],
  ["..", 0, true],
  ["../b", 0, true],
  ["../b", 1, false],
  ["../../b", 1, true],
  ["/a/../../b/c", 0, true],
  ["./..a/...", 0, false],
] as const)("%s from depth %d: %s", ([path, depth, isOut]) => {
  expect(climbsOut(path, depth)).toBe(isOut);
});
