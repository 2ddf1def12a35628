// Writes the terms of a block as lines: the term, then its postings from all fields, from titles and descriptions, and
// from titles and descriptions of introductions only. Each list of postings begins with the number of its last section,
// so that the next block's list can be appended without decoding it.
import type { HashFunction } from "../model/ports.ts";
import { formatGroups, type Group, groupOf } from "./blockGroups.ts";
import { createLineWriter, type LineWriter, numberBytes, signBytes } from "./lineWriter.ts";
import { coreImpactOf, type OrderedPostings, wholeImpactOf } from "./orderPostings.ts";
import type { TermBook } from "./termBook.ts";

/** The terms of a block in encoded form. */
export interface WrittenTerms {
  /** The table of their groups, see blockGroups.ts. */
  readonly groups: Uint8Array;
  readonly terms: Uint8Array;
  /** Approximate size in an index, in characters. */
  readonly size: number;
}

/** Input for writing terms. */
interface TermLines {
  readonly book: TermBook;
  readonly postings: OrderedPostings;
  /** By section: 1 for the introduction of a page, else 0. */
  readonly introductions: Uint8Array;
}

/** Writes the lines of all terms, group by group. */
export function writeTerms(lines: TermLines, hash: HashFunction): WrittenTerms {
  const { book, postings, introductions } = lines;
  const writer = createLineWriter();
  const groups: { readonly key: number; readonly start: number }[] = [];
  let size = 0;
  let start = 0;
  for (const [index, number] of postings.terms.entries()) {
    const term = book.termOf(number);
    const end = postings.ends[index] ?? 0;
    const key = groupOf(term);
    if (key !== groups.at(-1)?.key) groups.push({ key, start: writer.size() });
    writer.reserve(term.length * signBytes + fixedBytes + (end - start) * postingBytes);
    writer.text(term);
    const own = { start, end };
    const isInCore = hasCore(postings, own);
    writer.tab();
    writeWhole(writer, postings, own);
    writer.tab();
    if (isInCore) writeCore(writer, postings, { start, end, among: undefined });
    writer.tab();
    if (isInCore) writeCore(writer, postings, { start, end, among: introductions });
    writer.newline();
    size += term.length / 2 + (end - start) * 2.2 + 3;
    start = end;
  }
  const terms = writer.bytes();
  const rows = groups.map(({ key, start: from }, index): Group => {
    const bytes = terms.subarray(from, groups[index + 1]?.start);
    return { key, sizeBytes: bytes.length, digest: hash(bytes) };
  });
  return { groups: formatGroups(rows), terms, size };
}

/** Number of posting lists in a line. */
const lists = 3;
/** Most bytes of a line without its term and postings: separators, and the last section of each list. */
const fixedBytes = lists * (1 + numberBytes) + 1;
/** Most bytes of a posting in all lists together. */
const postingBytes = lists * (numberBytes + 1);

/** Range of a term's postings. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Writes the postings from all fields; each term has a weight in each of its sections. */
function writeWhole(writer: LineWriter, { sections, impacts }: OrderedPostings, { start, end }: Stretch): void {
  writer.number(sections[end - 1] ?? 0);
  let before = -1;
  for (let place = start; place < end; place += 1) {
    const section = sections[place] ?? 0;
    writer.posting(section - before - 1, wholeImpactOf(impacts[place] ?? 0));
    before = section;
  }
}

/** Writes the postings from titles and descriptions. @param among Marks the sections to list; all if absent. */
function writeCore(
  writer: LineWriter,
  { sections, impacts }: OrderedPostings,
  { start, end, among }: Stretch & { readonly among: Uint8Array | undefined },
): void {
  const isListed = (place: number): boolean =>
    coreImpactOf(impacts[place] ?? 0) > 0 && (among === undefined || among[sections[place] ?? 0] === 1);
  let last = end - 1;
  while (last >= start && !isListed(last)) last -= 1;
  if (last < start) return;
  writer.number(sections[last] ?? 0);
  let before = -1;
  for (let place = start; place <= last; place += 1) {
    if (!isListed(place)) continue;
    const section = sections[place] ?? 0;
    writer.posting(section - before - 1, coreImpactOf(impacts[place] ?? 0));
    before = section;
  }
}

/** Whether any posting of a term comes from titles or descriptions; for most terms none does. */
function hasCore({ impacts }: OrderedPostings, { start, end }: Stretch): boolean {
  for (let place = start; place < end; place += 1) if (coreImpactOf(impacts[place] ?? 0) > 0) return true;
  return false;
}
