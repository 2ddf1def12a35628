// Gathers the texts of sections into groups. A group is a file that is fetched for the excerpts of displayed hits.
// Holds one group at a time in memory.
import type { SearchSection } from "../model/search.ts";

/** Size of a group in characters; about 14 kB compressed. */
const groupSize = 40_000;
/** Most characters of a section's text that are kept for excerpts. */
const longestText = 6_000;

/** Texts of consecutive sections. */
export interface TextGroup {
  readonly firstSection: number;
  readonly texts: readonly string[];
}

/** Collects texts into groups. */
interface TextGrouper {
  /** Adds the texts of a page; returns the group if it is now full. */
  add(sections: readonly SearchSection[]): TextGroup | undefined;
  /** Returns the last, incomplete group. */
  rest(): TextGroup | undefined;
}

/** Makes an empty grouper. */
export function createTextGrouper(): TextGrouper {
  let open: string[] = [];
  let size = 0;
  let firstSection = 0;
  const close = (): TextGroup | undefined => {
    if (open.length === 0) return undefined;
    const group = { firstSection, texts: open };
    firstSection += open.length;
    open = [];
    size = 0;
    return group;
  };
  return {
    add(sections) {
      for (const { text } of sections) {
        const shown = text.slice(0, longestText);
        open.push(shown);
        size += shown.length;
      }
      return size >= groupSize ? close() : undefined;
    },
    rest: close,
  };
}

/** Size of a text file on a small site, in characters: there few requests matter more than few bytes. */
const joinedSize = 160_000;

/** A group of texts as a file: a JSON array of strings. */
export interface TextFile {
  readonly firstSection: number;
  readonly text: string;
}

/** Joins consecutive files into larger ones. The section numbers of the files must be contiguous. */
export function joinTexts(files: Iterable<TextFile>): readonly TextFile[] {
  const joined: { firstSection: number; text: string }[] = [];
  for (const { firstSection, text } of files) {
    const last = joined.at(-1);
    if (last === undefined || last.text.length + text.length > joinedSize) joined.push({ firstSection, text });
    else last.text = `${last.text.slice(0, -1)},${text.slice(1)}`;
  }
  return joined;
}
