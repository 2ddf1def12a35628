// Looks up pages and sections, without their texts, by section number. Built from the search documents file.
import type { SearchDocRow, SearchIndexFile, SearchSectionRow } from "../model/search.ts";
import { squash } from "./readQuery.ts";
import { readWords } from "./readWords.ts";
import { pathEndsOf } from "./requestPath.ts";
import { stemWord } from "./stemWord.ts";
import { stopWords } from "./stopWords.ts";

/** Look-ups by section number. */
export interface Catalogue {
  /** Index of the page of each section. */
  readonly pageOf: Uint32Array;
  /** Number of sections of each page. */
  readonly lengths: Uint32Array;
  rowOf(section: number): SearchDocRow;
  titleOf(section: number): string;
  /**
   * The words of a title, for comparing it with a query. Cached, because the same titles are compared at every key
   * press.
   */
  titleWords(section: number): TitleWords;
  /** Id of the heading; empty for the introduction (the text before the first heading). */
  idOf(section: number): string;
  isIntroduction(section: number): boolean;
  /** Whether the sections of a page have been loaded. */
  isListed(page: number): boolean;
  /** Adds the loaded sections of consecutive pages. */
  list(firstPage: number, lists: readonly (readonly SearchSectionRow[])[]): void;
  /** Paths of all operations as terms, with the ends by which they can be found. */
  operationPaths(): ReadonlySet<string>;
  /** Sections that contain a section: the page's introduction, then its parent headings from the top. */
  above(section: number): readonly number[];
}

/** A title prepared for comparison. */
interface TitleWords {
  /** For each significant word, the terms by which it can be found. */
  readonly terms: readonly (readonly string[])[];
  /** The title reduced to its letters and digits. */
  readonly squashed: string;
  /** All words in order, identifiers in their parts. */
  readonly parts: readonly string[];
}

/** Numbers the sections of all pages: for each page its introduction, then its headings. */
export function createCatalogue(
  rows: readonly SearchDocRow[],
  { blocks, room }: Pick<SearchIndexFile, "blocks" | "room">,
): Catalogue {
  const headings = rows.map(([, , sections]) => (typeof sections === "number" ? undefined : sections));
  const lengths = Uint32Array.from(rows, ([, , own]) => (typeof own === "number" ? own : own.length) + 1);
  const starts = new Uint32Array(rows.length);
  const pageOf = new Uint32Array(room);
  for (const [block, [firstPage, firstSection]] of blocks.entries()) {
    let section = firstSection;
    for (let page = firstPage; page < (blocks[block + 1]?.[0] ?? rows.length); page += 1) {
      starts[page] = section;
      pageOf.fill(page, section, section + (lengths[page] ?? 0));
      section += lengths[page] ?? 0;
    }
  }
  const rowOf = (section: number): SearchDocRow => rows[pageOf[section] ?? 0] ?? ["", "", []];
  const headingsOf = (section: number): readonly SearchSectionRow[] => headings[pageOf[section] ?? 0] ?? [];
  /** Index among the page's headings; -1 for the introduction. */
  const placeOf = (section: number): number => section - (starts[pageOf[section] ?? 0] ?? 0) - 1;
  const titleOf = (section: number): string =>
    placeOf(section) === -1 ? rowOf(section)[1] : (headingsOf(section)[placeOf(section)]?.[1] ?? "");
  let paths: ReadonlySet<string> | undefined;
  const wordsByTitle = new Map<string, TitleWords>();
  return {
    pageOf,
    lengths,
    rowOf,
    titleOf,
    titleWords(section) {
      const title = titleOf(section);
      const known = wordsByTitle.get(title) ?? {
        terms: tellingTerms(title),
        squashed: squash(title),
        parts: readWords(title).flatMap(({ text, parts }) => parts ?? text),
      };
      wordsByTitle.set(title, known);
      return known;
    },
    idOf: (section) => headingsOf(section)[placeOf(section)]?.[0] ?? "",
    isIntroduction: (section) => placeOf(section) === -1,
    operationPaths() {
      paths ??= new Set(rows.flatMap(([, , , , , path]) => (path === undefined ? [] : pathEndsOf(path))));
      return paths;
    },
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

/** The terms by which each word of a title can be found, without stop words. */
function tellingTerms(title: string): readonly (readonly string[])[] {
  return readWords(title)
    .filter(({ text, parts }) => parts !== undefined || !stopWords.has(text))
    .map(({ text, parts = [] }) => [...new Set([text, stemWord(text), ...parts.map(stemWord)])]);
}
