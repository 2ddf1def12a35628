import { expect, test } from "vitest";
import { digestProse, digestStretch } from "../../../src/content/digestProse.ts";

test.for([
  ["a b\nc", "a\n  b c\n"],
  ["- a\n- b", "* a\n+ b"],
  ["| a | b |\n|---|:-:|", "|a|  b  |\n| ------ | :----: |"],
  ["a <!-- note --> b", "a  b"],
  ["a\u00a0b", "a b"],
  ["---", "-------"],
] as const)("%j and %j say the same", ([one, other]) => {
  expect(digestProse(other)).toBe(digestProse(one));
});

test.for([
  ["a b", "ab"],
  ["a b", "b a"],
  ["a -b", "a b"],
  ["*a*", "-a*"],
  ["| a | b |", "| a b |"],
  ["5 V", "6 V"],
  ["", "a"],
] as const)("%j and %j do not", ([one, other]) => {
  expect(digestProse(other)).not.toBe(digestProse(one));
});

test("texts that differ in one letter all have digests of their own", () => {
  const digests = Array.from({ length: 20_000 }, (_, index) => digestProse(`Some text of a section, number ${index}.`));
  expect(new Set(digests).size).toBe(digests.length);
  expect(digests.every((digest) => /^[0-9a-f]{16}$/.test(digest))).toBe(true);
});

test("a stretch of a text has the digest of the same text alone", () => {
  const text = "- a\n+ b\n\n| c | d |\n|---|---|\n<!-- e -->f\u00a0g -- h+\n* i";
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start; end <= text.length; end += 1) {
      expect(digestStretch(text, start, end)).toBe(digestProse(text.slice(start, end)));
    }
  }
});
