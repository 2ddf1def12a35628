// What is known of pages and sections without their texts: the search documents, by number of section.
import type { SearchDocRow } from "../model/search.ts";
import { readWords } from "./readWords.ts";
import { stemWord } from "./stemWord.ts";
import { stopWords } from "./stopWords.ts";

/** Look-ups by number of section. */
export interface Catalogue {
  readonly pages: number;
  /** Number of the page of each section. */
  readonly pageOf: Uint32Array;
  rowOf(section: number): SearchDocRow;
  titleOf(section: number): string;
  /** Terms of each telling word of the title. Kept, because the same titles are judged at every key press. */
  titleTerms(section: number): readonly (readonly string[])[];
  /** Id of the heading; empty for the introduction. */
  idOf(section: number): string;
  isIntroduction(section: number): boolean;
  /** Sections above a section: the introduction of the page, then headings, from the top. */
  above(section: number): readonly number[];
}

/** Numbers the sections of the search documents: the introduction of each page, then its headings. */
export function createCatalogue(rows: readonly SearchDocRow[]): Catalogue {
  const starts: number[] = [];
  let count = 0;
  for (const [, , sections] of rows) {
    starts.push(count);
    count += sections.length + 1;
  }
  const pageOf = new Uint32Array(count);
  for (const [page, start] of starts.entries()) pageOf.fill(page, start, starts[page + 1] ?? count);
  const rowOf = (section: number): SearchDocRow => rows[pageOf[section] ?? 0] ?? ["", "", []];
  /** Place among the page's headings; -1 for the introduction. */
  const placeOf = (section: number): number => section - (starts[pageOf[section] ?? 0] ?? 0) - 1;
  const titleOf = (section: number): string => {
    const row = rowOf(section);
    return row[2][placeOf(section)]?.[1] ?? row[1];
  };
  const termsBySection = new Map<number, readonly (readonly string[])[]>();
  return {
    pages: rows.length,
    pageOf,
    rowOf,
    titleOf,
    titleTerms(section) {
      const known = termsBySection.get(section) ?? tellingTerms(titleOf(section));
      termsBySection.set(section, known);
      return known;
    },
    idOf: (section) => rowOf(section)[2][placeOf(section)]?.[0] ?? "",
    isIntroduction: (section) => placeOf(section) === -1,
    above(section) {
      const row = rowOf(section)[2];
      const place = placeOf(section);
      if (place === -1) return [];
      const found: number[] = [];
      let depth = row[place]?.[2] ?? 0;
      for (let index = place - 1; index >= 0 && depth > 2; index -= 1) {
        const own = row[index]?.[2] ?? 0;
        if (own >= depth) continue;
        found.unshift(section - place + index);
        depth = own;
      }
      return [section - place - 1, ...found];
    },
  };
}

/** What each word of a title may be found by; words too common to look for are left out. */
function tellingTerms(title: string): readonly (readonly string[])[] {
  return readWords(title)
    .filter(({ text, parts }) => parts !== undefined || !stopWords.has(text))
    .map(({ text, parts = [] }) => [...new Set([text, stemWord(text), ...parts.map(stemWord)])]);
}
