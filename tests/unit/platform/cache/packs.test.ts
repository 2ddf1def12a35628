// What packs keep, how they are tidied, and what becomes of them when they are damaged.
import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Hash } from "../../../../src/model/brands.ts";
import { openEntryCache } from "../../../../src/platform/cache/entryCache.ts";
import { fillPack } from "../../../../src/platform/cache/packFile.ts";
import { digestOf } from "../../../../src/platform/hash.ts";
import { makeFolder } from "../temporaryFolder.ts";

const keyOf = (name: string): Hash => digestOf(name);
const bytesOf = (name: string): Buffer => Buffer.from(`${name} `.repeat(200));

/** One build that keeps entries, and asks for others. */
function build(
  folder: string,
  made: readonly string[],
  asked: readonly string[] = [],
): readonly (string | undefined)[] {
  const cache = openEntryCache({ folder, isRead: true });
  for (const name of made) cache.put("body", keyOf(name), bytesOf(name));
  const found = asked.map((name) => cache.read("body", keyOf(name))?.toString("utf8"));
  cache.close();
  return found;
}

test("entries of one build are found by the next, each whole", () => {
  const folder = makeFolder();
  build(folder, ["a", "b"]);
  expect(build(folder, ["c"], ["a", "b", "c", "d"])).toEqual([
    ...["a", "b", "c"].map((name) => bytesOf(name).toString()),
    undefined,
  ]);
});

test("texts and bytes are kept alike, also when they need more room than there is", () => {
  const cache = openEntryCache({ folder: makeFolder(), isRead: true });
  const fd = cache.openPack();
  const filler = fillPack(fd);
  const texts = ["a", "ї — \uD83D\uDE00", "б".repeat(100_000), "\uD800"];
  for (const text of texts) filler.add("body", keyOf(text), text);
  filler.add("body", keyOf("bytes"), Buffer.from("bytes"));
  cache.take(fd, filler.flush());
  for (const text of [...texts, "bytes"]) expect(cache.read("body", keyOf(text))?.equals(Buffer.from(text))).toBe(true);
  cache.close();
});

test("thousands of entries are found, and none that was never kept", () => {
  const folder = makeFolder();
  const names = Array.from({ length: 5_000 }, (_, index) => `entry ${index}`);
  const cache = openEntryCache({ folder, isRead: true });
  const fd = cache.openPack();
  const filler = fillPack(fd);
  for (const name of names) filler.add("body", keyOf(name), Buffer.from(name));
  cache.take(fd, filler.flush());
  cache.close();
  const next = openEntryCache({ folder, isRead: true });
  expect(names.filter((name) => next.read("body", keyOf(name))?.toString() !== name)).toEqual([]);
  expect(names.filter((name) => next.find("body", keyOf(`no ${name}`)) !== undefined)).toEqual([]);
  next.drop("body", keyOf("entry 7"));
  expect(next.find("body", keyOf("entry 7"))).toBe(undefined);
  expect(next.find("source", keyOf("entry 8"))).toBe(undefined);
  next.close();
});

test("entries of any length stand one after another, whatever memory they were given in", () => {
  const folder = makeFolder();
  const texts = ["", "a", "small ".repeat(20_000), "", "large ".repeat(500_000), "b", "small ".repeat(30_000), "c"];
  const cache = openEntryCache({ folder, isRead: true });
  const fd = cache.openPack();
  const filler = fillPack(fd);
  const memory = Buffer.alloc(4_000_000);
  for (const [index, text] of texts.entries()) {
    filler.add("html", keyOf(`entry ${index}`), memory.subarray(0, memory.write(text)));
    if (index === 5) cache.take(fd, filler.flush());
  }
  cache.take(fd, filler.flush());
  expect(filler.flush()).toEqual([]);
  expect(texts.map((_, index) => cache.read("html", keyOf(`entry ${index}`))?.toString() === texts[index])).toEqual(
    texts.map(() => true),
  );
  cache.close();
});

test("many small packs become one, and nothing is lost", () => {
  const folder = makeFolder();
  const names = Array.from({ length: 30 }, (_, index) => `entry ${index}`);
  for (const name of names) build(folder, [name]);
  expect(readdirSync(folder).length).toBeLessThan(10);
  expect(build(folder, [], names)).toEqual(names.map((name) => bytesOf(name).toString()));
});

/** Bytes without a pattern: they stay as large as they are. */
function large(seed: number): Buffer {
  const bytes = Buffer.alloc(600_000);
  for (let state = seed, at = 0; at < bytes.length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes.writeUInt32LE((state ^ (state >>> 15)) >>> 0, at);
  }
  return bytes;
}

test("packs that were not used for longest go when all are too large, and what a build uses stays", () => {
  const folder = makeFolder();
  const leastLimitBytes = 2_500_000;
  for (const seed of [1, 2, 3, 4, 5]) {
    const cache = openEntryCache({ folder, isRead: true, leastLimitBytes });
    cache.put("html", keyOf(`large ${seed}`), large(seed));
    cache.put("body", keyOf(`small ${seed}`), bytesOf(`small ${seed}`));
    cache.read("body", keyOf("small 1"));
    cache.close();
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      utimesSync(path, new Date(), new Date(Date.now() - 60_000));
    }
  }
  const total = readdirSync(folder).reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);
  expect(total).toBeLessThan(leastLimitBytes);
  expect(build(folder, [], ["small 1"])).toEqual([bytesOf("small 1").toString()]);
});

test("a build that has nothing to do takes nothing away, however large the cache is", () => {
  const folder = makeFolder();
  const open = () => openEntryCache({ folder, isRead: true, leastLimitBytes: 1_000_000 });
  const first = open();
  const seeds = [1, 2, 3];
  for (const seed of seeds) first.put("html", keyOf(`large ${seed}`), large(seed));
  first.close();
  const idle = open();
  idle.read("html", keyOf("large 1"));
  idle.close();
  const next = open();
  expect(seeds.map((seed) => next.read("html", keyOf(`large ${seed}`))?.equals(large(seed)))).toEqual([
    true,
    true,
    true,
  ]);
  next.close();
});

test("a pack whose table is damaged is removed, one whose block is damaged gives nothing", () => {
  const folder = makeFolder();
  build(folder, ["a"]);
  const [name = ""] = readdirSync(folder);
  const path = join(folder, name);
  const bytes = readFileSync(path);
  bytes[0] = (bytes[0] ?? 0) ^ 1;
  writeFileSync(path, bytes);
  expect(build(folder, [], ["a"])).toEqual([undefined]);
  expect(readdirSync(folder)).toEqual([]);
  build(folder, ["b"]);
  const [other = ""] = readdirSync(folder);
  writeFileSync(join(folder, other), readFileSync(join(folder, other)).subarray(0, -5));
  expect(build(folder, [], ["b"])).toEqual([undefined]);
  expect(readdirSync(folder)).toEqual([]);
});

test("entries can be copied into a pack for another machine", () => {
  const folder = makeFolder();
  const cache = openEntryCache({ folder: join(folder, "one"), isRead: true });
  for (const name of ["a", "b"]) cache.put("body", keyOf(name), bytesOf(name));
  mkdirSync(join(folder, "two"));
  cache.exportTo(join(folder, "two", `${"0".repeat(32)}.pack`), (_, key) => key === keyOf("a"));
  cache.close();
  expect(build(join(folder, "two"), [], ["a", "b"])).toEqual([bytesOf("a").toString(), undefined]);
});

test("a pack for another machine is the same whichever thread was faster, also when two have made the same entry", () => {
  const pack = (given: readonly number[]): Buffer => {
    const folder = makeFolder();
    const cache = openEntryCache({ folder, isRead: true });
    const threads = [1, 2].map(() => cache.openPack());
    const fillers = threads.map(fillPack);
    const batches = [["b", "twice"], ["a"], ["twice", "d"], ["c"]];
    for (const [at, order] of given.entries()) {
      const [fd = 0, filler] = [threads[at % 2], fillers[at % 2]];
      for (const name of batches[order] ?? []) filler?.add("body", keyOf(name), bytesOf(name));
      cache.take(fd, filler?.flush() ?? [], order);
    }
    const path = join(folder, `${"0".repeat(32)}.pack`);
    cache.exportTo(path, () => true);
    cache.close();
    return readFileSync(path);
  };
  const first = pack([0, 1, 2, 3]);
  for (const given of [
    [1, 0, 3, 2],
    [3, 2, 1, 0],
    [2, 0, 1, 3],
  ])
    expect(pack(given).equals(first)).toBe(true);
});
