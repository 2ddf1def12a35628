// Which texts are a manifest of a release.
import { expect, test } from "vitest";
import { readUrlManifest } from "../../../src/model/urlManifest.ts";

test("a manifest is read with its pages", () => {
  const text = '{ "format": 1, "pages": { "/": [], "/docs/a": ["one"] } }';
  expect(readUrlManifest(text)).toEqual({ format: 1, pages: { "/": [], "/docs/a": ["one"] } });
});

test.each([
  "",
  "null",
  "5",
  "[]",
  '{ "pages": {} }',
  '{ "format": 2, "pages": {} }',
  '{ "format": 1 }',
  '{ "format": 1, "pages": null }',
  '{ "format": 1, "pages": 5 }',
  '{ "format": 1, "pages": { "/": "one" } }',
  '{ "format": 1, "pages": { "/": [1] } }',
])("%s is none", (text) => {
  expect(readUrlManifest(text)).toBeUndefined();
});
