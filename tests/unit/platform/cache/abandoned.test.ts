import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { removeAbandoned } from "../../../../src/platform/cache/abandoned.ts";
import { writeAside } from "../../../../src/platform/cache/stampBook.ts";
import { makeFolder } from "../temporaryFolder.ts";

test("a text that cannot be kept leaves nothing beside its place", () => {
  const folder = makeFolder();
  mkdirSync(join(folder, "plans.note/in-the-way"), { recursive: true });
  writeAside(join(folder, "plans.note"), "a text");
  expect(readdirSync(folder)).toEqual(["plans.note"]);
  writeFileSync(join(folder, "notes"), "a file in the place of the folder");
  writeAside(join(folder, "notes/plans.note"), "a text");
  expect(readdirSync(folder)).toEqual(["notes", "plans.note"]);
});

test("what a killed build has begun to write is removed, and what a running one writes stays", () => {
  const folder = makeFolder();
  // No process has a number of that size.
  const left = ["plans.note.hubdocs-99999999-1", "new-99999999-1"];
  const names = ["plans.note", "renderer.12ab.mjs", `plans.note.hubdocs-${process.pid}-1`, `new-${process.pid}-1`];
  for (const name of [...left, ...names]) writeFileSync(join(folder, name), "half a te");
  removeAbandoned(folder);
  expect(readdirSync(folder)).toEqual([...names].sort());
});

test("a folder that is not there is no failure", () => {
  removeAbandoned(join(makeFolder(), "none"));
});

test("in a folder of others only what belongs to the file counts", () => {
  const folder = makeFolder();
  const names = [
    "build.zip",
    "build.zip.20261130-090000",
    "minutes.hubdocs-99999999-1",
    "rebuild.zip.hubdocs-99999999-1",
  ];
  for (const name of [...names, "build.zip.hubdocs-99999999-1"]) writeFileSync(join(folder, name), "half a te");
  removeAbandoned(folder, new Set(["build.zip"]));
  expect(readdirSync(folder)).toEqual([...names].sort());
});
