// How much a report for translators may hold: browsers open a page of a few megabytes at once, and nobody reads more.
import type { TextPart, WorkList } from "../../model/translationReport.ts";

/** Characters of texts that all locales share. */
const mostCharacters = 2_000_000;
/** Characters of one text: what is longer is better read in its file. */
const longestText = 6_000;
/** What a long stretch that has not changed is cut to, at each end. */
const unchangedEnd = 400;
/** Entries of one list, of which those without texts are a few lines each. */
const mostListed = 1_000;

const ellipsis = " … ";

/** Room for texts, shared by what is written one after another. */
export interface ReportRoom {
  /** Whether a text still fits; what does not leaves room for shorter ones. */
  take(characters: number): boolean;
}

/** Room for one of several locales. */
export function openRoom(locales: number): ReportRoom {
  let left = Math.floor(mostCharacters / Math.max(1, locales));
  return {
    take(characters) {
      if (characters > left) return false;
      left -= characters;
      return true;
    },
  };
}

/** A list without what is too much. */
export function listed<Entry>(entries: readonly Entry[]): WorkList<Entry> {
  return { entries: entries.slice(0, mostListed), unlisted: Math.max(0, entries.length - mostListed) };
}

/** A text, or its beginning when it is long. */
export function shortened(text: string, longest = longestText): string {
  if (text.length <= longest) return text;
  return `${wholeCharacters(text.slice(0, longest))}${ellipsis}`;
}

/** A compared text that leaves out the middle of long stretches that have not changed, and its end when it is long even so. */
export function shortenedParts(parts: readonly TextPart[]): readonly TextPart[] {
  const kept: TextPart[] = [];
  let left = longestText;
  for (const { kind, text } of parts) {
    if (left <= 0) break;
    const isLong = kind === "same" && parts.length > 1 && text.length > unchangedEnd * 3;
    const shown = isLong
      ? `${wholeCharacters(text.slice(0, unchangedEnd))}${ellipsis}${wholeCharacters(text.slice(-unchangedEnd))}`
      : shortened(text, Math.min(left, longestText));
    kept.push({ kind, text: shown });
    left -= shown.length;
  }
  return kept;
}

/** A text without a character that was cut in two at its end or its beginning. */
function wholeCharacters(text: string): string {
  return text.replace(/[\ud800-\udbff]$/, "").replace(/^[\udc00-\udfff]/, "");
}
