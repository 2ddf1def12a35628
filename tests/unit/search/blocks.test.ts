// How an index is cut: pages into blocks, terms into ranges and shards. Small edits change little of it, and no part
// grows with the site.
import { describe, expect, test } from "vitest";
import { digestOf } from "../../../src/platform/hash.ts";
import { formatGroups, groupOf, letterOf, parseGroups } from "../../../src/search/blockGroups.ts";
import { cutBlocks, makeBlock, planRanges } from "../../../src/search/index.ts";
import { find, openSmallIndex, type SmallPage, writeSmallIndex } from "./smallIndex.ts";

/** Words of an invented language, the same at each run: few common ones, many rare ones. */
function createWriter(seed: number): () => string {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) ** 2 * below);
  };
  const syllables = ["ba", "ce", "di", "fo", "gu", "ka", "le", "mi", "no", "pu", "ra", "se", "ти", "во", "лу", "за"];
  const syllable = (): string => syllables[next(syllables.length)] ?? "";
  return () => Array.from({ length: 2 + next(3) }, syllable).join("");
}

function writePages(count: number, wordsOfPage = 120): readonly SmallPage[] {
  return Array.from({ length: count }, (_, page) => {
    const word = createWriter(page + 1);
    const text = (): string => Array.from({ length: Math.floor(wordsOfPage / 3) }, word).join(" ");
    return {
      url: `docs/page-${page}`,
      title: `${word()} ${page}`,
      description: text(),
      sections: [1, 2].map((place) => ({ id: `s${place}`, depth: 2, title: word(), text: text(), code: "" })),
    };
  });
}

const pages = writePages(300);

/** Share of the files of one index that another has too. */
function sharedShare(kind: string, one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): number {
  const own = [...one.keys()].filter((path) => path.includes(kind));
  expect(own.length).toBeGreaterThan(4);
  return own.filter((path) => other.has(path)).length / own.length;
}

describe("groups of terms", () => {
  test("have the same first two letters, or the same first Chinese character, and are sorted as terms are", () => {
    const groups = [
      ["a"],
      ["ab", "abc"],
      ["ac"],
      ["б"],
      ["бо"],
      ["㐀", "㐀一"],
      ["中", "中国"],
      ["鿿", "鿿一"],
      ["가나"],
    ];
    const keys = groups.map((terms) => [...new Set(terms.map(groupOf))]);
    expect(keys.map(({ length }) => length)).toEqual(groups.map(() => 1));
    expect(keys.flat()).toEqual([...new Set(keys.flat())].sort((a, b) => a - b));
    expect(keys.flat().map((key) => String.fromCharCode(letterOf(key)))).toEqual(groups.map(([term]) => term?.[0]));
  });

  test("are read as they were written", () => {
    const groups = ["ab", "中"].map((term) => ({ key: groupOf(term), sizeBytes: 70_000, digest: "f0123456789abcde" }));
    expect(parseGroups(formatGroups(groups))).toEqual(groups);
  });
});

describe("blocks of pages", () => {
  const cut = (of: readonly SmallPage[]): readonly string[] =>
    cutBlocks(of, digestOf).map((block) => block.map(({ url }) => url).join());
  test("hold every page once, in order, and never too many", () => {
    const blocks = cutBlocks(pages, digestOf);
    expect(blocks.flat()).toEqual(pages);
    expect(Math.max(...blocks.map((block) => block.length))).toBeLessThanOrEqual(160);
  });
  test("stay the same but for two when a page comes or goes", () => {
    const before = new Set(cut(pages));
    for (const at of [0, 77, 150, 299]) {
      const without = cut(pages.filter((_, index) => index !== at));
      expect(without.filter((block) => !before.has(block)).length).toBeLessThanOrEqual(2);
    }
  });
  test("may be none", () => expect(cutBlocks([], digestOf)).toEqual([]));
});

describe.each(["sharded", "paged"] as const)("an index that is %s", (mode) => {
  const files = writeSmallIndex(pages, { mode });
  const shards = [...files].filter(([path]) => path.includes("shard"));

  test("has shards that are bounded", () => {
    expect(Math.max(...shards.map(([, text]) => text.length))).toBeLessThan(60_000);
  });

  test("keeps most files when a word of a page changes", () => {
    const edited = pages.map((page, index) =>
      index === 120 ? { ...page, description: `${page.description} quokka` } : page,
    );
    const after = writeSmallIndex(edited, { mode });
    expect(sharedShare("shard", files, after)).toBeGreaterThan(0.4);
    expect(sharedShare("text", files, after)).toBeGreaterThan(0.8);
    expect(after.size).toBeLessThan(files.size + 3);
  });

  test("finds pages of every block, and sections in them", async () => {
    const index = await openSmallIndex(files);
    for (const at of [0, 60, 130, 299]) {
      const [heading] = pages[at]?.sections ?? [];
      expect(await find(index, `${pages[at]?.title} ${heading?.title}`)).toContainEqual(
        expect.stringMatching(new RegExp(`^docs/page-${at}(#|$)`)),
      );
    }
  });

  test("gives each hit the text of its own section", async () => {
    const index = await openSmallIndex(files);
    for (const at of [3, 99, 250]) {
      const own = pages[at]?.sections?.[1];
      const answer = await index.search(`${own?.title} ${own?.text.split(" ").slice(0, 6).join(" ")}`, { limit: 3 });
      const place = answer.hits.findIndex(({ url }) => url === `docs/page-${at}#s2`);
      const [...excerpts] = await index.excerpts(answer);
      expect(place).toBeGreaterThanOrEqual(0);
      expect(own?.text).toContain(excerpts[place]?.text.replaceAll("…", "").slice(0, 30));
    }
  });
});

test("all three layouts find the same", async () => {
  const indexes = await Promise.all(
    (["single", "sharded", "paged"] as const).map((mode) => openSmallIndex(writeSmallIndex(pages, { mode }))),
  );
  for (const at of [5, 50, 200]) {
    const query = pages[at]?.sections?.[0]?.text.split(" ").slice(3, 6).join(" ") ?? "";
    const [single, ...others] = await Promise.all(indexes.map((index) => find(index, query)));
    expect(single).not.toEqual([]);
    for (const other of others) expect(other.slice(0, 3)).toEqual(single?.slice(0, 3));
  }
});

test("ranges hold each part of each block once, in order", () => {
  const blocks = cutBlocks(pages, digestOf).map((own) =>
    makeBlock(
      own.map((page) => ({ description: "", keywords: [], parents: [], sections: [], ...page })),
      digestOf,
    ),
  );
  const tables = blocks.map(({ groups }) => groups);
  const ranges = [...planRanges(tables, false)];
  expect(ranges.length).toBeGreaterThan(3);
  for (const [block, { groups }] of blocks.entries()) {
    const parts = ranges.flatMap((range) => range.filter((part) => part.block === block));
    expect(Buffer.concat(parts.map(({ rows }) => rows))).toEqual(Buffer.from(groups));
    expect(parts[0]?.offset).toBe(0);
  }
});
