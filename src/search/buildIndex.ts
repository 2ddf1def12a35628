// Puts the terms of all pages of an edition together and writes them as files. Holds postings only, never texts of more
// than one group at a time. What is written follows from the pages alone.
import type { SearchPage, SearchSectionRow } from "../model/search.ts";
import { packPostings } from "./packing.ts";
import type { PageTerms } from "./pageTerms.ts";

const shift = 128;

/** An index in the making. */
export interface IndexBuilder {
  /** Adds a page, in the order in which pages of equal worth are to be listed. */
  add(page: SearchPage, terms: PageTerms): void;
  rows(): readonly FullRow[];
  sections(): number;
  /** Sorted terms with their postings. */
  terms(of: Postings): readonly TermPostings[];
}

/**
 * Which postings: of everything; of titles, parents and descriptions; of those of introductions alone; of everything
 * without the many sections of a common term that say little of it.
 */
export type Postings = "whole" | "core" | "introductions" | "capped";

/** A row of the search documents with all its sections. */
export type FullRow = readonly [
  url: string,
  title: string,
  sections: readonly SearchSectionRow[],
  parents?: readonly string[],
  method?: string,
  path?: string,
];

/** A term and its packed postings. */
export interface TermPostings {
  readonly term: string;
  readonly packed: string;
}

/** An empty index. */
export function createIndexBuilder(): IndexBuilder {
  const rows: FullRow[] = [];
  const introductions = new Set<number>();
  const postings = new Map<string, number[]>();
  let sections = 0;
  return {
    add(page, terms) {
      rows.push(rowOf(page));
      introductions.add(sections);
      for (const sectionTerms of terms) {
        for (const [term, core, whole] of sectionTerms) {
          const list = postings.get(term);
          const packed = (sections * shift + core) * shift + whole;
          if (list === undefined) postings.set(term, [packed]);
          else list.push(packed);
        }
        sections += 1;
      }
    },
    rows: () => rows,
    sections: () => sections,
    terms: (of) =>
      [...postings.keys()].sort().flatMap((term) => {
        const pairs = [...impactsOf(postings.get(term) ?? [], of)];
        const kept = of === "introductions" ? pairs.filter(([section]) => introductions.has(section)) : pairs;
        return kept.length === 0 ? [] : [{ term, packed: packPostings(of === "capped" ? cap(kept, sections) : kept) }];
      }),
  };
}

type Pair = readonly [section: number, impact: number];

function* impactsOf(list: readonly number[], of: Postings): Generator<Pair> {
  const isWhole = of === "whole" || of === "capped";
  for (const packed of list) {
    const section = Math.floor(packed / shift / shift);
    const impact = isWhole ? packed % shift : Math.floor(packed / shift) % shift;
    if (impact > 0) yield [section, impact];
  }
}

/** A term in more than this share of all sections is common, and keeps only the sections that say most of it. */
const commonShare = 0.2;
const keptOfCommon = 2000;

function cap(pairs: readonly Pair[], sections: number): readonly Pair[] {
  if (pairs.length <= keptOfCommon || pairs.length <= sections * commonShare) return pairs;
  return [...pairs]
    .sort(([oneSection, one], [otherSection, other]) => other - one || oneSection - otherSection)
    .slice(0, keptOfCommon)
    .sort(([one], [other]) => one - other);
}

function rowOf({ url, title, sections, parents, method, path }: SearchPage): FullRow {
  const listed = sections.slice(1).map(({ id, title: heading, depth }) => [id, heading, depth] as const);
  if (path !== undefined) return [url, title, listed, parents, method ?? "", path];
  return parents.length > 0 ? [url, title, listed, parents] : [url, title, listed];
}
