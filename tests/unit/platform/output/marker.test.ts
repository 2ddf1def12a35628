import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatMarker, markerName, parseMarker, readMarker } from "../../../../src/platform/output/marker.ts";
import { makeFolder } from "../temporaryFolder.ts";

test("the files of a marker come back, sorted, whatever the order they were written in", () => {
  const text = formatMarker(["b.html", "a/ї.html", 'a "quoted"\n name']);
  expect(formatMarker(['a "quoted"\n name', "b.html", "a/ї.html"])).toBe(text);
  expect([...(parseMarker(text) ?? [])]).toEqual(['a "quoted"\n name', "a/ї.html", "b.html"]);
});

test.for([
  "",
  "{",
  "null",
  "[]",
  '{"files":[]}',
  '{"writtenBy":"someone","files":[]}',
  '{"writtenBy":"hubdocs","files":"all"}',
])("%j is no marker", (text) => {
  expect(parseMarker(text)).toBeUndefined();
});

test.for(["../keep.txt", "docs/../../keep.txt", "/etc/hosts", "docs//x.html", "./x.html", "", "a\0b"])(
  "a marker that lists %j is none of ours: what it lists would be removed",
  (path) => {
    expect(parseMarker(formatMarker(["index.html", path]))).toBeUndefined();
  },
);

test("a marker cut short is no marker", () => {
  const text = formatMarker(["index.html", "docs/intro/index.html"]);
  expect(parseMarker(text.slice(0, text.length / 2))).toBeUndefined();
});

test("a folder without a marker, and no folder at all, are not marked", () => {
  expect(readMarker(makeFolder({ "index.html": "" }))).toBeUndefined();
  expect(readMarker("/nowhere/at/all")).toBeUndefined();
});

test("nobody waits for a pipe in the place of a marker", () => {
  const folder = makeFolder();
  execFileSync("mkfifo", [join(folder, markerName)]);
  expect(readMarker(folder)).toBeUndefined();
});

test("a device in the place of a marker is not read for ever", () => {
  const folder = makeFolder();
  symlinkSync("/dev/zero", join(folder, markerName));
  expect(readMarker(folder)).toBeUndefined();
});
