import { expect, test } from "vitest";
import { sitePath } from "../../../../src/model/brands.ts";
import type { Link } from "../../../../src/model/doc.ts";
import { formatParse, joinParse, readParse, splitParse } from "../../../../src/pipeline/parse/formatParse.ts";
import { listHolder } from "../../../../src/pipeline/parse/heldSource.ts";
import type { StoredParse } from "../../../../src/pipeline/parse/parsedFile.ts";
import { digestOf } from "../../../../src/platform/hash.ts";
import { parseGood } from "../../content/parsePage.ts";

const page = "# T\n\n## A *b*\n\n[one](x.md) and [two](y.md#z)\n\n## Їжак 🦔\n\n<a href='#a'>c</a>\n\n### C\n";

async function storedPage(path = "content/en/docs/a.md"): Promise<StoredParse> {
  const { source } = await parseGood(page, { path });
  return { value: { kind: "source", source }, diagnostics: [], bodies: [], reads: [], probes: [] };
}

function sourceIn({ value }: StoredParse): Extract<NonNullable<StoredParse["value"]>, { kind: "source" }>["source"] {
  if (value?.kind !== "source") throw new Error("No source was read");
  return value.source;
}

const hold = listHolder({ areMany: true });

test("what is read of a source is what was written", async () => {
  const stored = await storedPage();
  const { digests, ...read } = readParse(splitParse(Buffer.from(joinParse(formatParse(stored, digestOf)))), hold);
  expect(structuredClone({ ...sourceIn(read) })).toEqual(JSON.parse(JSON.stringify(sourceIn(stored))));
  expect(digests?.own).toMatch(/^\w+$/);
});

test("a source has its own lists, whichever was asked last", async () => {
  const stored = await Promise.all(["content/en/docs/a.md", "content/uk/docs/b.md"].map(storedPage));
  const read = stored.map((one) => sourceIn(readParse(formatParse(one, digestOf), hold)));
  for (const index of [0, 1, 0, 1]) {
    expect(read[index]?.links).toEqual(stored.map(sourceIn)[index]?.links);
    expect(read[index]?.sections).toEqual(stored.map(sourceIn)[index]?.sections);
  }
});

test("places in other files and in data keep all they have", async () => {
  const stored = await storedPage();
  const places: readonly Link["location"][] = [
    { file: sitePath("content/en/docs/included.md"), line: 3, column: 4 },
    { file: sitePath("content/en/docs/a.md"), line: 3, column: 4, pointer: "/cards/0" },
    { file: sitePath("content/en/docs/a.md") },
  ];
  const links = places.map((location): Link => ({ raw: "x", kind: "card", location }));
  const changed: StoredParse = { ...stored, value: { kind: "source", source: { ...sourceIn(stored), links } } };
  expect(sourceIn(readParse(formatParse(changed, digestOf), hold)).links).toEqual(links);
});

test("links keep what lies at their addresses", async () => {
  const stored = await storedPage();
  const link = { raw: "x", kind: "markdown", location: { file: sitePath("content/en/docs/a.md") } } as const;
  const links: readonly Link[] = [
    { ...link, otherwise: { folder: sitePath("src/") } },
    { ...link, written: "y", otherwise: { asset: 0 } },
    { ...link, written: "y" },
  ];
  const changed: StoredParse = { ...stored, value: { kind: "source", source: { ...sourceIn(stored), links } } };
  expect(sourceIn(readParse(formatParse(changed, digestOf), hold)).links).toEqual(links);
});

test("a digest changes with a list", async () => {
  const stored = await storedPage();
  const source = sourceIn(stored);
  const without: StoredParse = { ...stored, value: { kind: "source", source: { ...source, sections: [] } } };
  const ownDigest = (one: StoredParse): string | undefined => readParse(formatParse(one, digestOf), hold).digests?.own;
  expect(ownDigest(without)).not.toBe(ownDigest(stored));
  expect(ownDigest(await storedPage())).toBe(ownDigest(stored));
});

test("what is no source stands in one line", () => {
  const failed: StoredParse = { value: null, diagnostics: [], bodies: [], reads: [], probes: [] };
  expect(readParse(splitParse(Buffer.from(joinParse(formatParse(failed, digestOf)))), hold)).toEqual(failed);
});
