// Cuts sorted terms into shards that are fetched one by one: by ranges, so that the forms, beginnings and mistakes of a
// word lie together.

/** A term of the index. */
export interface TermPostings {
  readonly term: string;
  readonly packed: string;
  /** In how many sections it stands, where not all are listed. */
  readonly count?: number;
}

/** Size of a shard that is aimed at, and at which neighbours are parted; characters before compression. */
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

/** Terms that had better stay together: by two letters, by three where that is too much, at last term by term. */
function groupsOf(terms: readonly TermPostings[]): readonly (readonly TermPostings[])[] {
  const parted = (groups: readonly TermPostings[][], letters: number): readonly TermPostings[][] =>
    groups.flatMap((group) => (sizeOf(group) > largestSize ? neighboursOf(group, letters) : [group]));
  return parted(parted(neighboursOf(terms, 2), 3), Number.POSITIVE_INFINITY);
}

/** Neighbours with the same beginning. */
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
