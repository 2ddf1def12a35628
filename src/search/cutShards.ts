// Cuts sorted terms into shards, which are fetched one by one. Cut by ranges, so that inflected forms, prefixes and
// misspellings of a word are likely in the same shard.

/** A term of the index, with its packed postings. */
export interface TermPostings {
  readonly term: string;
  readonly packed: string;
  /** Number of sections that contain the term, if not all are listed. */
  readonly count?: number;
}

/** Target size of a shard, and the size above which a group of terms is divided, in characters before compression. */
const wantedSize = 20_000;
const largestSize = 40_000;

/** Shards in the order of their terms. */
export function cutShards(terms: readonly TermPostings[]): readonly (readonly TermPostings[])[] {
  const shards: TermPostings[][] = [];
  let open: TermPostings[] = [];
  let openSize = 0;
  for (const group of groupsOf(terms)) {
    const size = sizeOf(group);
    if (open.length > 0 && openSize + size > wantedSize) {
      shards.push(open);
      open = [];
      openSize = 0;
    }
    open.push(...group);
    openSize += size;
  }
  return open.length > 0 ? [...shards, open] : shards;
}

/**
 * Terms that should stay in one shard: those with the same two first letters; if they are too many, three letters; at
 * last each term alone.
 */
function groupsOf(terms: readonly TermPostings[]): readonly (readonly TermPostings[])[] {
  const parted = (groups: readonly TermPostings[][], letters: number): readonly TermPostings[][] =>
    groups.flatMap((group) => (sizeOf(group) > largestSize ? neighboursOf(group, letters) : [group]));
  return parted(parted(neighboursOf(terms, 2), 3), Number.POSITIVE_INFINITY);
}

/** Consecutive terms with the same first letters. */
function neighboursOf(terms: readonly TermPostings[], letters: number): readonly TermPostings[][] {
  const groups: TermPostings[][] = [];
  let start: string | undefined;
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
