// What is known of pages and sections without their texts: the search documents, by number of section.
import type { SearchDocRow } from "../model/search.ts";

/** Look-ups by number of section. */
export interface Catalogue {
  readonly pages: number;
  /** Number of the page of each section. */
  readonly pageOf: Uint32Array;
  rowOf(section: number): SearchDocRow;
  titleOf(section: number): string;
  /** Id of the heading; empty for the introduction. */
  idOf(section: number): string;
  isIntroduction(section: number): boolean;
  /** Titles of the page and of the headings above, from the top. */
  parentsOf(section: number): readonly string[];
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
  return {
    pages: rows.length,
    pageOf,
    rowOf,
    titleOf,
    idOf: (section) => rowOf(section)[2][placeOf(section)]?.[0] ?? "",
    isIntroduction: (section) => placeOf(section) === -1,
    parentsOf(section) {
      const [, title, sections] = rowOf(section);
      const place = placeOf(section);
      if (place === -1) return [];
      const above: string[] = [];
      let depth = sections[place]?.[2] ?? 0;
      for (let index = place - 1; index >= 0 && depth > 2; index -= 1) {
        const [, heading = "", own = 0] = sections[index] ?? [];
        if (own >= depth) continue;
        above.unshift(heading);
        depth = own;
      }
      return [title, ...above];
    },
  };
}
