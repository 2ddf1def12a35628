// What is known of pages and sections without their texts: the search documents, by number of section.
import type { SearchDocRow, SearchSectionRow } from "../model/search.ts";
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
  /** Whether the sections of a page are known. */
  isListed(page: number): boolean;
  /** Makes the sections of pages that follow each other known. */
  list(firstPage: number, lists: readonly (readonly SearchSectionRow[])[]): void;
  /** Sections above a section: the introduction of the page, then headings, from the top. */
  above(section: number): readonly number[];
}

/** Numbers the sections of the search documents: the introduction of each page, then its headings. */
export function createCatalogue(rows: readonly SearchDocRow[]): Catalogue {
  const starts: number[] = [];
  const headings = rows.map(([, , sections]) => (typeof sections === "number" ? undefined : sections));
  let count = 0;
  for (const [, , sections] of rows) {
    starts.push(count);
    count += (typeof sections === "number" ? sections : sections.length) + 1;
  }
  const pageOf = new Uint32Array(count);
  for (const [page, start] of starts.entries()) pageOf.fill(page, start, starts[page + 1] ?? count);
  const rowOf = (section: number): SearchDocRow => rows[pageOf[section] ?? 0] ?? ["", "", []];
  const headingsOf = (section: number): readonly SearchSectionRow[] => headings[pageOf[section] ?? 0] ?? [];
  /** Place among the page's headings; -1 for the introduction. */
  const placeOf = (section: number): number => section - (starts[pageOf[section] ?? 0] ?? 0) - 1;
  const titleOf = (section: number): string =>
    placeOf(section) === -1 ? rowOf(section)[1] : (headingsOf(section)[placeOf(section)]?.[1] ?? "");
  const termsByTitle = new Map<string, readonly (readonly string[])[]>();
  return {
    pages: rows.length,
    pageOf,
    rowOf,
    titleOf,
    titleTerms(section) {
      const title = titleOf(section);
      const known = termsByTitle.get(title) ?? tellingTerms(title);
      termsByTitle.set(title, known);
      return known;
    },
    idOf: (section) => headingsOf(section)[placeOf(section)]?.[0] ?? "",
    isIntroduction: (section) => placeOf(section) === -1,
    isListed: (page) => headings[page] !== undefined,
    list(firstPage, lists) {
      for (const [index, list] of lists.entries()) headings[firstPage + index] = list;
    },
    above(section) {
      const own = headingsOf(section);
      const place = placeOf(section);
      if (place === -1) return [];
      const found: number[] = [];
      let depth = own[place]?.[2] ?? 0;
      for (let index = place - 1; index >= 0 && depth > 2; index -= 1) {
        const higher = own[index]?.[2] ?? 0;
        if (higher >= depth) continue;
        found.unshift(section - place + index);
        depth = higher;
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
