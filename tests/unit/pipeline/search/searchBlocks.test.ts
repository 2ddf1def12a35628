import { expect, test } from "vitest";
import type { Hash } from "../../../../src/model/brands.ts";
import { formatSummary } from "../../../../src/pipeline/search/blockEntries.ts";
import type { BlockItem } from "../../../../src/pipeline/search/blockJob.ts";
import { makeBlocks, type TextPage } from "../../../../src/pipeline/search/searchBlocks.ts";
import { digestOf } from "../../../../src/platform/hash.ts";
import type { WorkerPool } from "../../../../src/platform/workers/workerPool.ts";

type BlocksWorld = Parameters<typeof makeBlocks>[1];

const pages = Array.from(
  { length: 100 },
  (_, index): TextPage => ({
    url: `docs/page-${index}`,
    title: `Page ${index}`,
    description: "",
    keywords: [],
    parents: [],
    textHash: digestOf(`text ${index}`),
  }),
);

const place = {
  block: { fd: 0, offset: 0, sizeBytes: 0, digest: digestOf(""), isPlain: true },
  start: 0,
  end: 0,
};

/** A world whose workers cannot finish blocks with some pages. */
function worldWith(stopped: (urls: readonly string[]) => "died" | "given-up" | undefined): BlocksWorld {
  const summary = formatSummary(
    { pages: 1, lengths: [1], words: 0, texts: [], rowsDigest: "" } as never,
    "",
    new Uint8Array(),
  );
  const workers: WorkerPool = {
    size: 1,
    share: () => undefined,
    wake: () => undefined,
    prepare: () => undefined,
    rest: async () => undefined,
    dismiss: async () => undefined,
    goApart: () => undefined,
    close: async () => undefined,
    run: async ({ items }) =>
      (items as readonly BlockItem[]).map((item) => {
        const reason = stopped(item.pages.map(({ page }) => page.url));
        return reason === undefined
          ? { kind: "done", value: { kind: "done", summary } }
          : { kind: "stopped", reason, message: "it used all available memory" };
      }),
  };
  const entries = {
    find: () => place,
    read: () => undefined,
    drop: () => undefined,
  };
  const hash = (data: string | Uint8Array): Hash => digestOf(data);
  const signal = new AbortController().signal;
  return {
    cache: { entries },
    workers,
    program: digestOf(""),
    hash,
    itemLimitMs: 1000,
    signal,
  } as unknown as BlocksWorld;
}

const namesOf = (blocks: readonly { readonly pages: readonly TextPage[] }[]): readonly string[] =>
  blocks.flatMap((block) => block.pages.map(({ url }) => url));

test("a page that cannot be indexed is named, and all others of its block are indexed in their order", async () => {
  const world = worldWith((urls) => (urls.includes("docs/page-40") ? "died" : undefined));
  const { value, diagnostics } = await makeBlocks(pages, world, () => undefined);
  expect(namesOf(value)).toEqual(pages.map(({ url }) => url).filter((url) => url !== "docs/page-40"));
  expect(diagnostics.map(({ code, message }) => ({ code, message }))).toEqual([
    { code: "search-failed", message: "/docs/page-40 cannot be indexed: it used all available memory" },
  ]);
});

test("pages that are not tried are one finding", async () => {
  const { value, diagnostics } = await makeBlocks(
    pages,
    worldWith(() => "given-up"),
    () => undefined,
  );
  expect(value).toEqual([]);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    "/docs/page-0 and 99 more cannot be indexed: skipped after too many others could not be finished",
  ]);
});

test("nothing is said when all pages are indexed", async () => {
  const { value, diagnostics } = await makeBlocks(
    pages,
    worldWith(() => undefined),
    () => undefined,
  );
  expect(namesOf(value)).toEqual(pages.map(({ url }) => url));
  expect(diagnostics).toEqual([]);
});
