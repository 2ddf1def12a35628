// The third map: pages to the terms of their texts. What an earlier build has analysed is taken from the cache; the rest
// is done by workers, some hundred pages at a time, so that the terms of all pages are never in memory together.
import type { Hash } from "../model/brands.ts";
import type { SearchPage } from "../model/search.ts";
import { EntryDamaged } from "../platform/cache/entryDamaged.ts";
import { unsqueeze } from "../platform/cache/squeeze.ts";
import { type MapItem, mapInWorkers } from "../platform/workers/mapInWorkers.ts";
import type { StoredTerms, TermsAnswer, TermsItem } from "./termsJob.ts";
import type { World } from "./world.ts";

/** A page of an edition with the key of its stored text. */
export type TextPage = Omit<SearchPage, "sections"> & { readonly textHash: Hash };

type TermsWorld = Pick<World, "cache" | "workers" | "program" | "hash" | "itemLimitMs" | "signal">;

const pagesAtATime = 400;

/** Pages with their terms, in their order. */
export async function* analysePages(
  pages: Iterable<TextPage>,
  world: TermsWorld,
): AsyncGenerator<readonly [page: Omit<SearchPage, "sections">, stored: StoredTerms]> {
  for (const some of portionsOf(pages)) {
    const stored = await analyseSome(some, world);
    for (const [index, { textHash: _, ...page }] of some.entries()) {
      const terms = stored[index];
      if (terms !== undefined) yield [page, terms];
    }
  }
}

function* portionsOf(pages: Iterable<TextPage>): Generator<readonly TextPage[]> {
  let portion: TextPage[] = [];
  for (const page of pages) {
    portion.push(page);
    if (portion.length < pagesAtATime) continue;
    yield portion;
    portion = [];
  }
  yield portion;
}

/** Terms of pages; `undefined` for one that cannot be analysed. */
function analyseSome(
  pages: readonly TextPage[],
  { cache: { entries }, workers, program, hash, itemLimitMs, signal }: TermsWorld,
): Promise<readonly (StoredTerms | undefined)[]> {
  const items = pages.map(({ textHash, ...page }): MapItem<StoredTerms | undefined> => {
    const key = hash(JSON.stringify([program, textHash, page]));
    const known = entries.read("terms", key);
    if (known !== undefined) return { kind: "known", result: parseTerms(unsqueeze(known)) };
    const text = entries.find("body", textHash);
    if (text === undefined) throw new Error(`No text is stored under ${textHash}: this is a bug in hubdocs`);
    return { kind: "job", item: { key, page, text } satisfies TermsItem };
  });
  return mapInWorkers<TermsAnswer, StoredTerms | undefined>(workers, items, {
    job: "terms",
    limitMs: itemLimitMs,
    expected: items.filter(({ kind }) => kind === "job").length,
    signal,
    finish: (outcome, index) => {
      if (outcome.kind === "stopped") return undefined;
      if (outcome.value.kind === "damaged") {
        const page = pages[index];
        if (page !== undefined) entries.drop("body", page.textHash);
        throw new EntryDamaged();
      }
      entries.take(outcome.value.packFd, outcome.value.rows);
      return parseTerms(outcome.value.text);
    },
  });
}

/** Written by a worker, now or in an earlier build of the same program, and proved by its digest. */
function parseTerms(text: string): StoredTerms {
  const stored: StoredTerms = JSON.parse(text);
  return stored;
}
