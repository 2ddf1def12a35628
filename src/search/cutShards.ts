// Cuts sorted terms into shards that are fetched one by one: by ranges, so that the forms, beginnings and mistakes of a
// word lie together.
import type { SearchShardFile } from "../model/search.ts";
import type { TermPostings } from "./buildIndex.ts";
import { packTerms } from "./packing.ts";

/** Size of a shard that is aimed at, and at which even a beginning of two letters is cut; characters before compression. */
const wantedSize = 20_000;
const largestSize = 40_000;

/** A shard and the first term that may stand in it. */
export interface Shard {
  readonly firstTerm: string;
  readonly file: SearchShardFile;
}

/** Shards in the order of their terms. */
export function cutShards(terms: readonly TermPostings[]): readonly Shard[] {
  const shards: TermPostings[][] = [];
  let open: TermPostings[] = [];
  let openSize = 0;
  for (const group of groupsOf(terms, 2).flatMap((wide) => (sizeOf(wide) > largestSize ? groupsOf(wide, 3) : [wide]))) {
    const size = sizeOf(group);
    if (open.length > 0 && openSize + size > wantedSize) {
      shards.push(open);
      open = [];
      openSize = 0;
    }
    open.push(...group);
    openSize += size;
  }
  if (open.length > 0) shards.push(open);
  return shards.map((list) => ({
    firstTerm: list[0]?.term ?? "",
    file: { terms: packTerms(list.map(({ term }) => term)), postings: list.map(({ packed }) => packed) },
  }));
}

/** Neighbours with the same beginning. */
function groupsOf(terms: readonly TermPostings[], letters: number): readonly TermPostings[][] {
  const groups: TermPostings[][] = [];
  let start = "";
  for (const entry of terms) {
    const own = entry.term.slice(0, letters);
    const last = groups.at(-1);
    if (last === undefined || own !== start) groups.push([entry]);
    else last.push(entry);
    start = own;
  }
  return groups;
}

const sizeOf = (terms: readonly TermPostings[]): number =>
  terms.reduce((sum, { term, packed }) => sum + term.length / 2 + packed.length + 3, 0);
