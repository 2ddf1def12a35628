// Terms of a block as lines: the term, its postings by everything, by titles and the like, and by those of introductions
// alone. Postings begin with the number of their last section, so that those of the next block can be put behind them
// without being read.
import type { HashFunction } from "../model/ports.ts";
import { formatGroups, type Group, groupOf } from "./blockGroups.ts";
import { createLineWriter, type LineWriter, numberBytes, signBytes } from "./lineWriter.ts";
import { coreImpactOf, type OrderedPostings, wholeImpactOf } from "./orderPostings.ts";
import type { TermBook } from "./termBook.ts";

/** Terms as a block keeps them. */
export interface WrittenTerms {
  /** Rows of their groups, see blockGroups.ts. */
  readonly groups: Uint8Array;
  readonly terms: Uint8Array;
  /** Characters that they take in an index, about. */
  readonly size: number;
}

/** What lines are written from. */
export interface TermLines {
  readonly book: TermBook;
  readonly postings: OrderedPostings;
  /** Whether a section is the introduction of a page. */
  readonly introductions: readonly boolean[];
}

/** Writes the lines of all terms, a group after the other. */
export function writeTerms(lines: TermLines, hash: HashFunction): WrittenTerms {
  const { book, postings } = lines;
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
    for (const list of lists) {
      writer.tab();
      writeList(writer, lines, { start, end, list });
    }
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

/** Lists of a line, in their order. */
const lists = ["whole", "core", "introductions"] as const;
/** Bytes of a line besides its term and postings: signs between, and the last section of each list. */
const fixedBytes = lists.length * (1 + numberBytes) + 1;
/** Bytes of a posting in all lists, at most. */
const postingBytes = lists.length * (numberBytes + 1);

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly list: (typeof lists)[number];
}

function writeList(writer: LineWriter, { postings, introductions }: TermLines, { start, end, list }: Stretch): void {
  const { sections, impacts } = postings;
  /** 0 where the list leaves a posting out. */
  const impactAt = (place: number): number => {
    if (list === "whole") return wholeImpactOf(impacts[place] ?? 0);
    const isLeftOut = list === "introductions" && introductions[sections[place] ?? 0] !== true;
    return isLeftOut ? 0 : coreImpactOf(impacts[place] ?? 0);
  };
  let last = end - 1;
  while (last >= start && impactAt(last) === 0) last -= 1;
  if (last < start) return;
  writer.number(sections[last] ?? 0);
  let before = -1;
  for (let place = start; place <= last; place += 1) {
    const impact = impactAt(place);
    if (impact === 0) continue;
    const section = sections[place] ?? 0;
    writer.number(section - before - 1);
    writer.digit(impact);
    before = section;
  }
}
