// What a copy of somebody else's file has of the original, and what becomes of what stands in its place.
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyEntry } from "../../../../src/platform/output/copyEntry.ts";
import { makeFolder, readFiles } from "../temporaryFolder.ts";

test.each([0o644, 0o755, 0o600, 0o444])("a file keeps its bytes, its times and its mode %i", async (mode) => {
  const folder = makeFolder({ a: "Words\0 and bytes" });
  const [from, to] = [join(folder, "a"), join(folder, "b")];
  chmodSync(from, mode);
  utimesSync(from, 1_700_000_000.25, 1_600_000_000.5);
  await copyEntry(from, to);
  // Reading it would be its last use.
  const [original, copy] = [statSync(from), statSync(to)];
  expect(readFileSync(to, "utf8")).toBe("Words\0 and bytes");
  expect(copy.mode & 0o777).toBe(mode);
  expect([copy.mtimeMs, copy.atimeMs]).toEqual([1_600_000_000_500, 1_700_000_000_250]);
  // What is written into one of them is not in the other.
  expect(copy.ino).not.toBe(original.ino);
});

test.each([
  ["to a file", "a"],
  ["to a folder", "inner"],
  ["to nothing", "../nowhere/at all"],
])("a link %s stays that link", async (_, target) => {
  const folder = makeFolder({ a: "words", "inner/b": "more" });
  const [from, to] = [join(folder, "link"), join(folder, "inner/copy")];
  symlinkSync(target, from);
  await copyEntry(from, to);
  expect(lstatSync(to).isSymbolicLink()).toBe(true);
  expect(readlinkSync(to)).toBe(target);
});

test("what stands in the place of a copy stays as it is", async () => {
  const folder = makeFolder({ a: "new", b: "old", "inner/c": "theirs" });
  symlinkSync("b", join(folder, "link"));
  symlinkSync("gone", join(folder, "loose"));
  for (const from of ["a", "loose"])
    for (const to of ["b", "inner", "link"])
      await expect(copyEntry(join(folder, from), join(folder, to)), `${from} to ${to}`).rejects.toMatchObject({
        code: "EEXIST",
      });
  // Nor is anything written to where a link in its place leads.
  await expect(copyEntry(join(folder, "a"), join(folder, "loose"))).rejects.toMatchObject({ code: "EEXIST" });
  expect(readFiles(folder)).toEqual({ a: "new", b: "old", "inner/c": "theirs" });
  expect(readlinkSync(join(folder, "link"))).toBe("b");
  expect(existsSync(join(folder, "gone"))).toBe(false);
});

test("what cannot be copied leaves nothing behind", async () => {
  const folder = makeFolder({ a: "words" });
  mkdirSync(join(folder, "folder"));
  await expect(copyEntry(join(folder, "folder"), join(folder, "copy"))).rejects.toThrow();
  await expect(copyEntry(join(folder, "gone"), join(folder, "copy"))).rejects.toMatchObject({ code: "ENOENT" });
  await expect(copyEntry(join(folder, "a"), join(folder, "none/copy"))).rejects.toMatchObject({ code: "ENOENT" });
  expect(readdirSync(folder).sort()).toEqual(["a", "folder"]);
});
