// The search index of an edited site is that of a clean build, byte for byte, with any number of threads, and only what
// an edit touches is written anew.
import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build, openSearch } from "./compiledLibrary.ts";
import { put } from "./putFile.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-index-")));
afterAll(() => rmSync(root, { recursive: true }));
const site = join(root, "site");
const docs = 56;
let copies = 0;

const docPath = (index: number): string => `content/en/docs/part${index % 4}/doc${index}.md`;

/** Enough different words for an index in shards. */
function docText(index: number): string {
  const word = (place: number): string =>
    `w${((index * 7919 + place * 104729) % 60_000).toString(36)}x${(place * index) % 97}`;
  const prose = (from: number): string => Array.from({ length: 700 }, (_, place) => word(from + place)).join(" ");
  return `# Doc ${index}\n\n${prose(0)}.\n\n## Heading ${index % 9}\n\n${prose(800)}.\n`;
}

beforeAll(() => {
  for (let index = 0; index < docs; index += 1) put(site, docPath(index), docText(index));
  put(site, "hubdocs.config.yaml", "title: Index\nurl: https://docs.example.org\n");
});

/** Files of search of an output, by path. */
function searchFiles(outDir: string): ReadonlyMap<string, string> {
  const names = readdirSync(outDir, { recursive: true, encoding: "utf8" }).filter(
    (name) => /(^|\/)(\.hubdocs-)?search[^/]*\.json$/.test(name) || name.startsWith("assets/search/"),
  );
  return new Map(
    names
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => [name, readFileSync(join(outDir, name), "utf8")]),
  );
}

/** What a copy of the site gives without anything from before. */
async function cold(jobs: number): Promise<ReadonlyMap<string, string>> {
  copies += 1;
  const copy = join(root, `cold${copies}`);
  cpSync(site, copy, { recursive: true, filter: (path) => !/\/(\.hubdocs|build)$/.test(path) });
  expect(await build({ site: copy, jobs })).toMatchObject({ ok: true, diagnostics: [] });
  return searchFiles(join(copy, "build"));
}

async function warm(jobs = 2): Promise<ReadonlyMap<string, string>> {
  // A build that has failed leaves pages and no index.
  expect(await build({ site, jobs })).toMatchObject({ ok: true, diagnostics: [] });
  return searchFiles(join(site, "build"));
}

const countShards = (files: ReadonlyMap<string, string>): number =>
  [...files.keys()].filter((path) => path.includes("shard")).length;

test("one thread and two write the same index", async () => {
  const first = await warm(2);
  expect(countShards(first)).toBeGreaterThan(3);
  expect(await cold(1)).toEqual(first);
});

// Edits of different pages follow each other before an index is compared: what a build misses stays missed in the next.
test.each([
  [
    "another word in a page, then a page less",
    () => put(site, docPath(20), docText(20).replace(/w\w+/, "quokka")),
    () => rmSync(join(site, docPath(7))),
  ],
  [
    "a page more, then a page with a heading more and the page that was gone",
    () => put(site, "content/en/docs/part1/more.md", docText(901)),
    () => {
      put(site, docPath(11), `${docText(11)}\n## One more\n\nAnd its text.\n`);
      put(site, docPath(7), docText(7));
    },
  ],
] as const)("after %s the index is that of a clean build", async (_, edit, otherEdit) => {
  edit();
  await warm();
  otherEdit();
  const edited = await warm();
  expect(countShards(edited)).toBeGreaterThan(3);
  expect(edited).toEqual(await cold(2));
});

test("an output that was removed gets its index from the cache, and it answers", async () => {
  const before = searchFiles(join(site, "build"));
  rmSync(join(site, "build"), { recursive: true });
  expect(await warm()).toEqual(before);
  const search = await openSearch(join(site, "build"));
  expect((await search.search("quokka"))[0]).toMatchObject({
    title: "Doc 20",
    excerpt: expect.stringContaining("quokka"),
  });
});
