// Decides, by the size of an index, how it is divided into files, and assigns section numbers.
import type { SearchOptions } from "../model/search.ts";
import type { BlockSummary } from "./makeBlock.ts";

/** Up to this many characters the index is two files only; about 300 kB compressed. */
const largestSingle = 640_000;
/** Up to this many sections, the rows of all sections are loaded before the first answer. */
const mostSections = 25_000;
/**
 * Section numbers are rounded up to a multiple of this after each block, so that a block can grow a little without
 * renumbering all later blocks.
 */
const spareNumbers = 64;

/** The layout of an index, and the numbers of its sections. */
export interface Layout {
  readonly mode: SearchOptions["mode"];
  /** Number of sections of all pages, and the first unused section number. */
  readonly sections: number;
  readonly room: number;
  /** Approximate number of sections, which stays the same if a few are added or removed. */
  readonly scale: number;
  /** First section number and index of the first page of each block. */
  readonly bases: readonly number[];
  readonly firstPages: readonly number[];
}

/** Lays out an index. @param wanted The mode. @default by size */
export function layOut(blocks: readonly BlockSummary[], wanted?: SearchOptions["mode"]): Layout {
  const sections = blocks.reduce((sum, block) => sum + sectionsOf(block), 0);
  const size = blocks.reduce((sum, { rowSize, termSize }) => sum + rowSize + termSize, 0);
  const bySize = sections > mostSections ? "paged" : size > largestSingle ? "sharded" : "single";
  const mode = wanted ?? bySize;
  const bases: number[] = [];
  const firstPages: number[] = [];
  let room = 0;
  let pages = 0;
  for (const block of blocks) {
    bases.push(room);
    firstPages.push(pages);
    pages += block.lengths.length;
    const end = room + sectionsOf(block);
    // A small index is rewritten as a whole anyway, so that it needs no gaps.
    room = mode === "single" ? end : (Math.floor(end / spareNumbers) + 1) * spareNumbers;
  }
  return { mode, sections, room, scale: scaleOf(sections), bases, firstPages };
}

function scaleOf(sections: number): number {
  const step = Math.max(1, 2 ** (Math.floor(Math.log2(Math.max(sections, 1))) - 4));
  return Math.ceil(sections / step) * step;
}

const sectionsOf = ({ lengths }: BlockSummary): number => lengths.reduce((sum, length) => sum + length, 0);
