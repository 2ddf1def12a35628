import { expect, test } from "vitest";
import { keepLineEnds } from "../../../src/source/keepLineEnds.ts";

test("a text has the ends of lines that its file has", () => {
  expect(keepLineEnds("a\nb\n", "a\nc\n")).toBe("a\nb\n");
  expect(keepLineEnds("a\nb\n", "a\r\nc\r\n")).toBe("a\r\nb\r\n");
  expect(keepLineEnds("a\nb\n", "a\rc\r")).toBe("a\rb\r");
  expect(keepLineEnds("a\nb", "")).toBe("a\nb");
});

test("where they differ, each line keeps its own, and a new one has those of most lines", () => {
  expect(keepLineEnds("a\n\nnew\n\nd", "a\n\r\nb\r\n\nc\r\nd")).toBe("a\n\r\nnew\r\n\nd");
});

test("a line that occurs more often than before has those of most lines", () => {
  expect(keepLineEnds("x\nx\nx\n", "x\nx\r\ny\r\n")).toBe("x\nx\r\nx\r\n");
});
