import { expect, test } from "vitest";
import { pathFrom } from "../../../src/source/pathFrom.ts";

test.each([
  ["../b?c#d", "/docs/a/e", "/docs/b"],
  ["b", "/docs/a", "/docs/b"],
  ["/\\evil.example", "/", undefined],
  ["\\\\server\\share", "/docs/a", undefined],
  ["\\\\?\\C:\\a.md", "/docs/a", undefined],
  [" //[", "/docs/a", undefined],
  ["h\nttp://[", "/docs/a", undefined],
])("%j on %s leads to %s", (address, page, path) => {
  expect(pathFrom(address, page)).toBe(path);
});
