import { join } from "node:path";
import { expect, test } from "vitest";
import { openStampBook, type StampBook } from "../../../../src/platform/cache/stampBook.ts";
import { digestOf } from "../../../../src/platform/hash.ts";
import { makeFolder } from "../temporaryFolder.ts";

/** A file that was changed long before it was read. */
const stamp = "12 1000 1000 7";
const note = (book: StampBook, path: string): void =>
  book.note(path, stamp, { digest: digestOf(path), readAtMs: 1_000_000 });

function bookWith(paths: readonly string[]) {
  const file = join(makeFolder(), "book.json");
  const book = openStampBook(file);
  for (const path of paths) note(book, path);
  book.save();
  return file;
}

const paths = ["a.md", "b.md", "c.md", "d.md", "e.md"];

test("a build that asks for few files leaves the others known", () => {
  const file = bookWith(paths);
  for (const more of [[], ["theme.css"]]) {
    const short = openStampBook(file);
    expect(short.digestOf("a.md", stamp)).toBe(digestOf("a.md"));
    for (const path of more) note(short, path);
    short.save();
    const next = openStampBook(file);
    expect(paths.filter((path) => next.digestOf(path, stamp) === digestOf(path))).toEqual(paths);
  }
});

test("what a build that looks at most files does not ask for is forgotten", () => {
  const file = bookWith(paths);
  const book = openStampBook(file);
  for (const path of paths.slice(1)) book.digestOf(path, stamp);
  note(book, "f.md");
  book.save();
  const next = openStampBook(file);
  expect(next.digestOf("a.md", stamp)).toBeUndefined();
  expect(next.digestOf("f.md", stamp)).toBe(digestOf("f.md"));
});

test("a digest is believed for its stamp alone, and none is noted of a file that has not rested", () => {
  const file = bookWith(["a.md"]);
  const book = openStampBook(file);
  expect(book.digestOf("a.md", "12 1000 1000 8")).toBeUndefined();
  book.note("a.md", "12 999500 1000 7", { digest: digestOf("b"), readAtMs: 1_000_000 });
  expect(book.digestOf("a.md", "12 999500 1000 7")).toBeUndefined();
});
