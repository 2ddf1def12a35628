// Files of the work folder that are sound but stand under the name of another, or are damaged so that they still read.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashText } from "../../../../src/model/brands.ts";
import { openNotes } from "../../../../src/platform/cache/notes.ts";
import { openStampBook } from "../../../../src/platform/cache/stampBook.ts";
import { openImageCache } from "../../../../src/platform/images/imageCache.ts";
import { makeFolder } from "../temporaryFolder.ts";

/** Gives the files of a folder each other's bytes. */
function exchange(folder: string): void {
  const [first, second] = readdirSync(folder).map((name) => join(folder, name));
  const [one, two] = [readFileSync(first ?? ""), readFileSync(second ?? "")];
  writeFileSync(first ?? "", two);
  writeFileSync(second ?? "", one);
}

test("a picture under the key of another is not taken for that one", async () => {
  const folder = makeFolder();
  const cache = openImageCache(folder);
  const image = (text: string) => ({ files: [], placeholder: text, width: 1, height: 1 });
  const keys = [hashText("a".repeat(32)), hashText("b".repeat(32))] as const;
  await cache.put(keys[0], image("one"));
  await cache.put(keys[1], image("two"));
  expect(await cache.get(keys[0])).toMatchObject({ placeholder: "one" });
  exchange(folder);
  expect(await Promise.all(keys.map(cache.get))).toEqual([undefined, undefined]);
});

test("a picture that cannot be kept costs nothing but time", async () => {
  const folder = makeFolder({ file: "" });
  const cache = openImageCache(join(folder, "file/images"));
  await cache.put(hashText("a".repeat(32)), { files: [], width: 1, height: 1 });
  expect(await cache.get(hashText("a".repeat(32)))).toBeUndefined();
});

test("a note under the name of another is no note", () => {
  const folder = makeFolder();
  const notes = openNotes(folder, "/site");
  notes.write("one", "text of one");
  notes.write("two", "text of two");
  expect(notes.read("one")).toBe("text of one");
  exchange(folder);
  expect([notes.read("one"), notes.read("two")]).toEqual([undefined, undefined]);
});

test("a book of digests in which a single digit is another one is empty", () => {
  const file = join(makeFolder(), "book.json");
  const digest = hashText("0".repeat(32));
  const book = openStampBook(file);
  book.note("a.md", "1 2 3 4", { digest, readAtMs: 10_000 });
  book.save();
  expect(openStampBook(file).digestOf("a.md", "1 2 3 4")).toBe(digest);
  writeFileSync(file, readFileSync(file, "utf8").replace('"00', '"01'));
  expect(openStampBook(file).digestOf("a.md", "1 2 3 4")).toBeUndefined();
});
