// Gathers the texts of sections in groups that are fetched for the excerpts of shown hits. Holds one group at a time.
import type { SearchSection } from "../model/search.ts";

/** Characters of a group; about 14 kB compressed. */
const groupSize = 40_000;
/** Characters of a section's text that excerpts are made from. */
const longestText = 6_000;

/** Texts of sections that follow each other. */
export interface TextGroup {
  readonly firstSection: number;
  readonly texts: readonly string[];
}

/** Groups in the making. */
interface TextGrouper {
  /** Adds the texts of a page; gives the group that became full. */
  add(sections: readonly SearchSection[]): TextGroup | undefined;
  /** What is left. */
  rest(): TextGroup | undefined;
}

/** No texts yet. */
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

/** Characters of a file of texts of a small site: few requests are worth more there than few bytes. */
const joinedSize = 160_000;

/** A group of texts as a file: the JSON of its texts. */
export interface TextFile {
  readonly firstSection: number;
  readonly text: string;
}

/** Files of neighbours joined to larger ones. Between their sections no number may be left out. */
export function joinTexts(files: Iterable<TextFile>): readonly TextFile[] {
  const joined: { firstSection: number; text: string }[] = [];
  for (const { firstSection, text } of files) {
    const last = joined.at(-1);
    if (last === undefined || last.text.length + text.length > joinedSize) joined.push({ firstSection, text });
    else last.text = `${last.text.slice(0, -1)},${text.slice(1)}`;
  }
  return joined;
}
