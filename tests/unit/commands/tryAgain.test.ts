import { expect, test } from "vitest";
import { againAfterMs, asWatched } from "../../../src/commands/tryAgain.ts";
import type { Diagnostic } from "../../../src/model/diagnostic.ts";

const unwritten: Diagnostic = {
  code: "write-failed",
  severity: "error",
  message: "cannot write a: it is full",
  hint: "free some space and build again; no output was written",
};

test("a build that could not write is tried again, one whose cache could not be kept is not", () => {
  expect(againAfterMs([unwritten])).toBe(5_000);
  expect(againAfterMs([{ ...unwritten, severity: "warning" }])).toBeUndefined();
  expect(againAfterMs([unwritten, { ...unwritten, code: "output-locked" }])).toBe(1_000);
  expect(againAfterMs([{ ...unwritten, code: "broken-link" }])).toBeUndefined();
});

test("nobody who watches is told to build again", () => {
  expect(asWatched([unwritten])[0]?.hint).toBe(
    "free some space; no output was written; the build is tried again every few seconds, and the server may show edits before that",
  );
  const other: Diagnostic = { ...unwritten, code: "page-failed" };
  expect(asWatched([other])).toEqual([other]);
});
