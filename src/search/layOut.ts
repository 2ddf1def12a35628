// Decides how an index is laid out in files, by its size, and numbers its sections.
import type { SearchOptions } from "../model/search.ts";
import type { BlockSummary } from "./makeBlock.ts";

/** Everything in two files up to this many characters of them; about 300 kB compressed. */
const largestSingle = 640_000;
/** Sections up to which the rows of all of them are read before the first answer. */
const mostSections = 25_000;
/** Numbers of sections by which a block may grow before those of all later blocks change, at most. */
const spareNumbers = 64;

/** Where sections stand, and in which kind of files. */
export interface Layout {
  readonly mode: SearchOptions["mode"];
  /** Sections of all pages, and the number behind the last one. */
  readonly sections: number;
  readonly room: number;
  /** About how many sections there are: stays the same when a few come or go. */
  readonly scale: number;
  /** Number of the first section and of the first page of each block. */
  readonly bases: readonly number[];
  readonly firstPages: readonly number[];
}

/** Lays an index out. @param wanted How. @default by its size */
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
    // All of a small index is made anew in any case.
    room = mode === "single" ? end : (Math.floor(end / spareNumbers) + 1) * spareNumbers;
  }
  return { mode, sections, room, scale: scaleOf(sections), bases, firstPages };
}

function scaleOf(sections: number): number {
  const step = Math.max(1, 2 ** (Math.floor(Math.log2(Math.max(sections, 1))) - 4));
  return Math.ceil(sections / step) * step;
}

const sectionsOf = ({ lengths }: BlockSummary): number => lengths.reduce((sum, length) => sum + length, 0);
