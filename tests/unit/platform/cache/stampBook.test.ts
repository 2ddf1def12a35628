import { join } from "node:path";
import { expect, test } from "vitest";
import { isSettled, openStampBook, type StampBook } from "../../../../src/platform/cache/stampBook.ts";
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

test("a file has rested for longer than the tick of its file system's clock", () => {
  const finely = "12 5000.25 6000.5 7";
  expect([6_050, 6_051].map((atMs) => isSettled(finely, atMs))).toEqual([false, true]);
  // Either time may be one of whole seconds: of two, where it is even.
  for (const coarsely of ["12 6000 6000 7", "12 6000 6000.5 7", "12 5999.5 6000 7"])
    expect([8_400, 8_501].map((atMs) => isSettled(coarsely, atMs))).toEqual([false, true]);
});

test("a digest is believed for its stamp alone, and none is noted of a file that has not rested", () => {
  const file = bookWith(["a.md"]);
  const book = openStampBook(file);
  expect(book.digestOf("a.md", "12 1000 1000 8")).toBeUndefined();
  book.note("a.md", "12 999500 1000 7", { digest: digestOf("b"), readAtMs: 1_000_000 });
  expect(book.digestOf("a.md", "12 999500 1000 7")).toBeUndefined();
});
