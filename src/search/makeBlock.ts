// A block: the terms, rows and texts of some pages that follow each other. It is made once and kept as long as its pages
// stay the same, so everything in it is counted from its own beginning.
import type { HashFunction } from "../model/ports.ts";
import type { SearchPage, SearchSectionRow } from "../model/search.ts";
import { createTermCounter } from "./countTerms.ts";
import { createTextGrouper, type TextGroup } from "./groupTexts.ts";
import { orderPostings } from "./orderPostings.ts";
import { countSection } from "./pageTerms.ts";
import { fingerprintOf } from "./searchFiles.ts";
import { createWordMemory, type WordMemory } from "./wordMemory.ts";
import { type WrittenTerms, writeTerms } from "./writeTerms.ts";

/** What is known of a block without reading it. */
export interface BlockSummary {
  /** Number of sections of each page. */
  readonly lengths: readonly number[];
  /** Characters that its rows and terms take in an index, about. */
  readonly rowSize: number;
  readonly termSize: number;
  /** Digest of its rows as a file. */
  readonly rowsDigest: string;
  /** First section and digest of each file of texts. */
  readonly texts: readonly (readonly [firstSection: number, digest: string])[];
}

/** A block as it is kept. */
export interface Block {
  readonly summary: BlockSummary;
  /** Rows of its groups, see blockGroups.ts, and the groups themselves. */
  readonly groups: Uint8Array;
  readonly terms: Uint8Array;
  /** Rows of pages for the search documents, joined by commas. */
  readonly rows: string;
  /** The same with numbers in place of the sections. */
  readonly shortRows: string;
  /** Sections of the pages in a file of their own, with the files of texts. */
  readonly rowsFile: string;
  /** Files of texts. */
  readonly texts: readonly string[];
}

/**
 * Makes a block of pages whose sections were prepared by `searchableSections`.
 * @param memory Makes it faster when many blocks are made.
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
    for (let index = 0; index < page.sections.length; index += 1) {
      countSection(page, index, counter);
      counter.finish(section, page.worth ?? 1);
      introductions[section] = index === 0 ? 1 : 0;
      section += 1;
    }
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
