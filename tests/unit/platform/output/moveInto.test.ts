import { existsSync, mkdirSync, readdirSync, renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatMarker, markerName } from "../../../../src/platform/output/marker.ts";
import { moveInto } from "../../../../src/platform/output/moveInto.ts";
import { innerFolderOf, repairOutput } from "../../../../src/platform/output/sideFolder.ts";
import { makeFolder, putFiles, readFiles } from "../temporaryFolder.ts";

type Files = Readonly<Record<string, string>>;

interface Place {
  readonly output: string;
  readonly staging: string;
}

/** An output and, inside it, a new one. Files that stay are those of the new one without a text. */
function makePlace(old: Files, fresh: Readonly<Record<string, string | undefined>>): Place {
  const output = makeFolder({ ...old, [markerName]: formatMarker(Object.keys(old)) });
  const staging = join(innerFolderOf(output), "staging-1");
  const written = Object.entries(fresh).filter((entry): entry is [string, string] => entry[1] !== undefined);
  putFiles(staging, { ...Object.fromEntries(written), [markerName]: formatMarker(Object.keys(fresh)) });
  return { output, staging };
}

const move = ({ output, staging }: Place): Promise<void> => moveInto({ output, staging, outputName: "out" });

/** What readers see, and the marker's text as a list. */
function siteOf(output: string): Files {
  const { [markerName]: marker = "", ...files } = readFiles(output);
  const listed = Object.fromEntries((JSON.parse(marker).files as string[]).map((path) => [path, ""]));
  return { ...listed, ...files };
}

test("new files come, changed ones are replaced, others stay, and what is gone goes with its folders", async () => {
  const place = makePlace(
    { "index.html": "1", "a/index.html": "a", "b/deep/index.html": "b", "same.txt": "same" },
    { "index.html": "2", "a/index.html": "a2", "c/index.html": "c", "same.txt": undefined },
  );
  await move(place);
  expect(siteOf(place.output)).toEqual({
    "index.html": "2",
    "a/index.html": "a2",
    "c/index.html": "c",
    "same.txt": "same",
  });
  expect(existsSync(join(place.output, "b"))).toBe(false);
  expect(readdirSync(innerFolderOf(place.output))).toEqual([]);
});

test("a file takes the place of a folder, and a folder that of a file", async () => {
  const place = makePlace(
    { "docs/intro/index.html": "1", "docs/intro/deep/index.html": "1", blog: "file" },
    { "docs/intro": "page", "blog/index.html": "folder" },
  );
  await move(place);
  expect(siteOf(place.output)).toEqual({ "docs/intro": "page", "blog/index.html": "folder" });
});

test("an empty folder in the place of a page is the page again", async () => {
  const place = makePlace({ "index.html": "1" }, { "index.html": "2", "a.html": "a" });
  mkdirSync(join(place.output, "a.html"));
  await move(place);
  expect(siteOf(place.output)).toEqual({ "index.html": "2", "a.html": "a" });
});

test("somebody's files stay, those in the way stop everything", async () => {
  const place = makePlace({ "a/index.html": "a" }, { "a/index.html": "new", CNAME: "ours", "robots.txt": "same" });
  putFiles(place.output, { "a/upload.zip": "zip", "robots.txt": "same", CNAME: "theirs" });
  await expect(move(place)).rejects.toThrow("out/CNAME was not written by hubdocs");
  expect(readFiles(place.output)).toMatchObject({ "a/index.html": "a", "a/upload.zip": "zip", CNAME: "theirs" });
  expect(existsSync(place.staging)).toBe(true);
});

test("a folder that holds somebody's file gives way to no page, and a link to a folder is not followed", async () => {
  const elsewhere = makeFolder({ "index.html": "elsewhere" });
  const first = makePlace({ "a/index.html": "a" }, { a: "page" });
  putFiles(first.output, { "a/upload.zip": "zip" });
  await expect(move(first)).rejects.toThrow("out/a was not written by hubdocs");
  const second = makePlace({ "index.html": "1" }, { "a/index.html": "new" });
  symlinkSync(elsewhere, join(second.output, "a"));
  await expect(move(second)).rejects.toThrow("out/a was not written by hubdocs");
  expect(readFiles(elsewhere)).toEqual({ "index.html": "elsewhere" });
});

test("what a killed build has begun to move, whoever comes next finishes", async () => {
  const old = { "index.html": "1", "gone.html": "gone" };
  const fresh = { "index.html": "2", "page.html": "page" };
  const { output, staging } = makePlace(old, fresh);
  const moving = join(innerFolderOf(output), "moving-staging-1");
  renameSync(staging, moving);
  putFiles(output, { [markerName]: formatMarker([...Object.keys(old), ...Object.keys(fresh)]) });
  renameSync(join(moving, "page.html"), join(output, "page.html"));
  await repairOutput(output, 0);
  expect(siteOf(output)).toEqual(fresh);
  expect(existsSync(innerFolderOf(output))).toBe(false);
});

test("what was only staged is removed, and nothing of the output changes", async () => {
  const { output } = makePlace({ "index.html": "1" }, { "index.html": "2" });
  await repairOutput(output, 0);
  expect(siteOf(output)).toEqual({ "index.html": "1" });
  expect(existsSync(innerFolderOf(output))).toBe(false);
});

test("when the first file cannot move, everything is as it was", async () => {
  const place = makePlace({ "index.html": "1" }, { "index.html": "2", "new/deep/page.html": "page" });
  mkdirSync(join(place.output, ".hubdocs-staging/moving-staging-1/in-the-way"), { recursive: true });
  await expect(move(place)).rejects.toMatchObject({ diagnostic: { code: "write-failed" } });
  expect(readFiles(place.staging)).toMatchObject({ "index.html": "2", "new/deep/page.html": "page" });
  expect(existsSync(join(place.output, "new"))).toBe(false);
  expect(siteOf(place.output)["index.html"]).toBe("1");
});

/** A new output that stops at `z.js`: a folder cannot take the place of a file in one step. */
function makeStuck(old: Files, fresh: Readonly<Record<string, string | undefined>>): Place {
  const place = makePlace({ ...old, "z.js": "1" }, { ...fresh, "z.js": undefined });
  putFiles(join(place.staging, "z.js"), { "in-the-way": "" });
  return place;
}

test("a page comes after what it names, and what is gone goes last: no reader meets a page that lacks its script", async () => {
  const place = makeStuck(
    { "a.html": "1", "gone.html": "1", "gone.js": "1", "same.txt": "1" },
    { "a.html": "2", "same.txt": undefined },
  );
  await expect(move(place)).rejects.toMatchObject({ diagnostic: { code: "write-failed" } });
  expect(readFiles(place.output)).toMatchObject({ "a.html": "1", "gone.html": "1", "gone.js": "1", "z.js": "1" });
  // Nothing has moved, so that what was made can be thrown away.
  expect(existsSync(place.staging)).toBe(true);
});

test("when a later file cannot move, what has moved stays, and what is left waits for the next run", async () => {
  const { output, staging } = makeStuck({ "b.js": "1" }, { "b.js": "2" });
  const hint = expect.stringContaining("part of the new output is already in place");
  await expect(move({ output, staging })).rejects.toMatchObject({ diagnostic: { code: "write-failed", hint } });
  expect(readFiles(output)).toMatchObject({ "b.js": "2", "z.js": "1" });
  expect(readdirSync(innerFolderOf(output))).toEqual(["moving-staging-1"]);
});
