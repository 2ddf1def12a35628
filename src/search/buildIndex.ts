// Puts the terms of all pages of an edition together and writes them as files. Holds postings only, never texts of more
// than one group at a time. What is written follows from the pages alone.
import type { SearchDocFile, SearchDocRow, SearchIndexFile, SearchOptions, SearchPage } from "../model/search.ts";
import { packPostings, packTerms } from "./packing.ts";
import type { PageTerms } from "./pageTerms.ts";

const shift = 128;

/** An index in the making. */
export interface IndexBuilder {
  /** Adds a page, in the order in which pages of equal worth are to be listed. */
  add(page: SearchPage, terms: PageTerms): void;
  rows(): readonly SearchDocRow[];
  sections(): number;
  /** Sorted terms with their postings: by title, parents and description alone, or by everything. */
  terms(of: "core" | "whole"): readonly TermPostings[];
}

/** A term and its packed postings. */
export interface TermPostings {
  readonly term: string;
  readonly packed: string;
}

/** An empty index. */
export function createIndexBuilder(): IndexBuilder {
  const rows: SearchDocRow[] = [];
  const postings = new Map<string, number[]>();
  let sections = 0;
  return {
    add(page, terms) {
      rows.push(rowOf(page));
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
        const packed = packPostings(impactsOf(postings.get(term) ?? [], of));
        return packed === "" ? [] : [{ term, packed }];
      }),
  };
}

function* impactsOf(list: readonly number[], of: "core" | "whole"): Generator<readonly [number, number]> {
  for (const packed of list) {
    const section = Math.floor(packed / shift / shift);
    const impact = of === "core" ? Math.floor(packed / shift) % shift : packed % shift;
    if (impact > 0) yield [section, impact];
  }
}

function rowOf({ url, title, sections, parents, method, path }: SearchPage): SearchDocRow {
  const listed = sections.slice(1).map(({ id, title: heading, depth }) => [id, heading, depth] as const);
  if (path !== undefined) return [url, title, listed, parents, method ?? "", path];
  return parents.length > 0 ? [url, title, listed, parents] : [url, title, listed];
}

/** Everything in two files. */
export function writeSingle(
  builder: IndexBuilder,
  options: SearchOptions,
): { readonly doc: SearchDocFile; readonly index: SearchIndexFile } {
  const terms = builder.terms("whole");
  return {
    doc: { searchDocs: builder.rows(), options },
    index: {
      version: 1,
      sections: builder.sections(),
      terms: packTerms(terms.map(({ term }) => term)),
      postings: terms.map(({ packed }) => packed),
      shards: [],
      texts: [],
    },
  };
}
