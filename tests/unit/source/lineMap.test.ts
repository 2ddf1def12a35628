import { describe, expect, test } from "vitest";
import { mapLines } from "../../../src/source/lineMap.ts";

describe("lines of a text", () => {
  test.each([
    [0, 1, 1],
    [1, 1, 2],
    [2, 1, 3],
    [3, 2, 1],
    [4, 3, 1],
    [6, 3, 3],
    [99, 3, 3],
    [-5, 1, 1],
  ])("offset %i is %i:%i", (offset, line, column) => {
    expect(mapLines("ab\n\nїж").positionAt(offset)).toEqual({ line, column });
  });

  test("begin at their offsets; past the last line is the end", () => {
    const lines = mapLines("ab\n\nc");
    expect([1, 2, 3, 4].map(lines.offsetOf)).toEqual([0, 3, 4, 5]);
  });
});
