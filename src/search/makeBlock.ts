// Makes blocks. A block holds the terms, rows and texts of consecutive pages, and is cached until one of these pages
// changes. So it does not depend on other blocks: its sections are numbered from 0.
import type { HashFunction } from "../model/ports.ts";
import type { SearchPage, SearchSectionRow } from "../model/search.ts";
import { createTermCounter } from "./countTerms.ts";
import { createTextGrouper, type TextGroup } from "./groupTexts.ts";
import { orderPostings } from "./orderPostings.ts";
import { countSections } from "./pageTerms.ts";
import { fingerprintOf } from "./searchFiles.ts";
import { createWordMemory, type WordMemory } from "./wordMemory.ts";
import { type WrittenTerms, writeTerms } from "./writeTerms.ts";

/** Facts about a block that are needed before it is read. */
export interface BlockSummary {
  /** Number of sections of each page. */
  readonly lengths: readonly number[];
  /** Approximate size in the index of its rows and of its terms, in characters. */
  readonly rowSize: number;
  readonly termSize: number;
  /** Digest of `rowsFile`. */
  readonly rowsDigest: string;
  /** First section and digest of each text file. */
  readonly texts: readonly (readonly [firstSection: number, digest: string])[];
}

/** A block as it is cached. */
export interface Block {
  readonly summary: BlockSummary;
  /** The table of its groups (see blockGroups.ts), and the terms of the groups. */
  readonly groups: Uint8Array;
  readonly terms: Uint8Array;
  /** Its pages' rows of the search documents, joined by commas. */
  readonly rows: string;
  /** The same rows with the number of sections instead of the sections. */
  readonly shortRows: string;
  /** A file with the sections of its pages, and the names of its text files. */
  readonly rowsFile: string;
  /** Contents of its text files. */
  readonly texts: readonly string[];
}

/**
 * Makes a block from pages whose sections were prepared by `searchableSections`.
 * @param memory Known words; reusing it makes further blocks faster.
 */
export function makeBlock(
  pages: readonly SearchPage[],
  hash: HashFunction,
  memory: WordMemory = createWordMemory(),
): Block {
  const { groups, terms, size } = termsOf(pages, memory, hash);
  const texts = textGroupsOf(pages).map(({ firstSection, texts: own }) => {
    const text = JSON.stringify(own);
    return { firstSection, text, digest: hash(text) };
  });
  const rowsWith = (sectionsOf: (page: SearchPage) => readonly SearchSectionRow[] | number): string =>
    pages.map((page) => JSON.stringify(pageRowOf(page, sectionsOf(page)))).join(",");
  const rows = rowsWith(sectionRowsOf);
  const rowsFile = JSON.stringify({
    sections: pages.map(sectionRowsOf),
    texts: texts.map(({ firstSection, digest }) => [firstSection, fingerprintOf("text", digest)]),
  });
  return {
    summary: {
      lengths: pages.map(({ sections }) => sections.length),
      rowSize: rows.length,
      termSize: size,
      rowsDigest: hash(rowsFile),
      texts: texts.map(({ firstSection, digest }) => [firstSection, digest]),
    },
    groups,
    terms,
    rows,
    shortRows: rowsWith(({ sections }) => sections.length - 1),
    rowsFile,
    texts: texts.map(({ text }) => text),
  };
}

function textGroupsOf(pages: readonly SearchPage[]): readonly TextGroup[] {
  const grouper = createTextGrouper();
  const groups = pages.map(({ sections }) => grouper.add(sections));
  return [...groups, grouper.rest()].flatMap((group) => group ?? []);
}

/** Terms of all sections with their postings. */
function termsOf(pages: readonly SearchPage[], memory: WordMemory, hash: HashFunction): WrittenTerms {
  memory.tidy();
  const counter = createTermCounter(memory);
  const introductions = new Uint8Array(pages.reduce((sum, { sections }) => sum + sections.length, 0));
  let section = 0;
  for (const page of pages) {
    countSections(page, counter, (index) => {
      counter.finish(section, page.worth ?? 1);
      introductions[section] = index === 0 ? 1 : 0;
      section += 1;
    });
  }
  return writeTerms(
    { book: memory.book, postings: orderPostings(counter.postings(), memory.book), introductions },
    hash,
  );
}

function sectionRowsOf({ sections }: SearchPage): readonly SearchSectionRow[] {
  return sections.slice(1).map(({ id, title, depth }) => [id, title, depth] as const);
}

/** A row of the search documents. */
function pageRowOf(
  { url, title, parents, method, path }: Omit<SearchPage, "sections">,
  sections: readonly SearchSectionRow[] | number,
): readonly unknown[] {
  if (path !== undefined) return [url, title, sections, parents, method ?? "", path];
  return parents.length > 0 ? [url, title, sections, parents] : [url, title, sections];
}
