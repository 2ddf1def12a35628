// A block: the terms, rows and texts of some pages that follow each other. It is made once and kept as long as its pages
// stay the same, so everything in it is counted from its own beginning.
import type { HashFunction } from "../model/ports.ts";
import type { SearchPage, SearchSectionRow } from "../model/search.ts";
import { formatGroups, type Group, groupOf } from "./blockGroups.ts";
import { createTextGrouper, type TextGroup } from "./groupTexts.ts";
import { packNumber, packPosting } from "./packing.ts";
import type { PageTerms } from "./pageTerms.ts";
import { fingerprintOf } from "./searchFiles.ts";

/** A page with its terms. */
export interface BlockPage {
  readonly page: SearchPage;
  readonly terms: PageTerms;
}

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
  /** The same in a file of their own, with the files of texts. */
  readonly rowsFile: string;
  /** Files of texts. */
  readonly texts: readonly string[];
}

/** Makes a block of pages. */
export function makeBlock(pages: readonly BlockPage[], hash: HashFunction): Block {
  const { groups, terms, size } = packTermsOf(pages, hash);
  const texts = textGroupsOf(pages).map(({ firstSection, texts: own }) => {
    const text = JSON.stringify(own);
    return { firstSection, text, digest: hash(text) };
  });
  const rows = pages.map(({ page }) => JSON.stringify(pageRowOf(page, sectionRowsOf(page)))).join(",");
  const rowsFile = JSON.stringify({
    sections: pages.map(({ page }) => sectionRowsOf(page)),
    texts: texts.map(({ firstSection, digest }) => [firstSection, fingerprintOf("text", digest)]),
  });
  return {
    summary: {
      lengths: pages.map(({ page }) => page.sections.length),
      rowSize: rows.length,
      termSize: size,
      rowsDigest: hash(rowsFile),
      texts: texts.map(({ firstSection, digest }) => [firstSection, digest]),
    },
    groups,
    terms,
    rows,
    rowsFile,
    texts: texts.map(({ text }) => text),
  };
}

function textGroupsOf(pages: readonly BlockPage[]): readonly TextGroup[] {
  const grouper = createTextGrouper();
  const groups = pages.map(({ page }) => grouper.add(page.sections));
  return [...groups, grouper.rest()].flatMap((group) => group ?? []);
}

const shift = 128;

/**
 * Terms in their order, a line each: the term, its postings by everything, by titles and the like, and by those of
 * introductions alone. Postings begin with the number of their last section, so that those of the next block can be
 * put behind them without being read.
 */
function packTermsOf(pages: readonly BlockPage[], hash: HashFunction) {
  const postings = new Map<string, number[]>();
  const introductions = new Set<number>();
  let section = 0;
  for (const { terms } of pages) {
    introductions.add(section);
    for (const own of terms) {
      for (const [term, core, whole] of own) {
        const packed = (section * shift + core) * shift + whole;
        const list = postings.get(term);
        if (list === undefined) postings.set(term, [packed]);
        else list.push(packed);
      }
      section += 1;
    }
  }
  const lines = new Map<number, string>();
  let size = 0;
  for (const term of [...postings.keys()].sort()) {
    const list = postings.get(term) ?? [];
    const [whole, core, first] = [newChunk(), newChunk(), newChunk()];
    for (const packed of list) {
      const place = Math.floor(packed / (shift * shift));
      const coreImpact = Math.floor(packed / shift) % shift;
      append(whole, place, packed % shift);
      if (coreImpact === 0) continue;
      append(core, place, coreImpact);
      if (introductions.has(place)) append(first, place, coreImpact);
    }
    const line = `${term}\t${formatChunk(whole)}\t${formatChunk(core)}\t${formatChunk(first)}\n`;
    lines.set(groupOf(term), (lines.get(groupOf(term)) ?? "") + line);
    size += term.length / 2 + list.length * 2.2 + 3;
  }
  return { ...packGroups(lines, hash), size };
}

function packGroups(lines: ReadonlyMap<number, string>, hash: HashFunction) {
  const encoder = new TextEncoder();
  const parts = [...lines].map(([key, text]) => ({ key, bytes: encoder.encode(text) }));
  const groups = parts.map(({ key, bytes }): Group => ({ key, sizeBytes: bytes.length, digest: hash(bytes) }));
  const terms = new Uint8Array(parts.reduce((sum, { bytes }) => sum + bytes.length, 0));
  let at = 0;
  for (const { bytes } of parts) {
    terms.set(bytes, at);
    at += bytes.length;
  }
  return { groups: formatGroups(groups), terms };
}

/** Postings of a term within the block. */
interface Chunk {
  packed: string;
  last: number;
}

const newChunk = (): Chunk => ({ packed: "", last: -1 });

function append(chunk: Chunk, section: number, impact: number): void {
  chunk.packed += packPosting(section - chunk.last - 1, impact);
  chunk.last = section;
}

const formatChunk = ({ packed, last }: Chunk): string => (last === -1 ? "" : packNumber(last) + packed);

function sectionRowsOf({ sections }: SearchPage): readonly SearchSectionRow[] {
  return sections.slice(1).map(({ id, title, depth }) => [id, title, depth] as const);
}

/** A row of the search documents. */
export function pageRowOf(
  { url, title, parents, method, path }: Omit<SearchPage, "sections">,
  sections: readonly SearchSectionRow[] | number,
): readonly unknown[] {
  if (path !== undefined) return [url, title, sections, parents, method ?? "", path];
  return parents.length > 0 ? [url, title, sections, parents] : [url, title, sections];
}
