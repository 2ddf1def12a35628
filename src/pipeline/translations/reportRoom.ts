// How much a report for translators may hold: browsers open a page of a few megabytes at once, and nobody reads more.
import type { TextPart, WorkList } from "../../model/translationReport.ts";

/** Characters of texts that all locales share. */
const mostCharacters = 1_500_000;
/** Characters of one text: what is longer is better read in its file. */
const longestText = 6_000;
/** What a long stretch that has not changed is cut to, at each end. */
const unchangedEnd = 400;
/** Entries of one list, of which those without texts are a few lines each. */
const mostListed = 300;

const ellipsis = "\n…\n";

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

/** Findings of one section or page: whoever has read these knows what is wrong. */
export const mostFindings = 20;

/** A list without what is too much. */
export function listed<Entry>(entries: readonly Entry[]): WorkList<Entry> {
  return { entries: entries.slice(0, mostListed), unlisted: Math.max(0, entries.length - mostListed) };
}

/** A text, or its beginning when it is long. */
export function shortened(text: string, longest = longestText): string {
  return text.length <= longest ? text : `${beginningOf(text, longest)}${ellipsis}`;
}

/**
 * A compared text. A long one leaves out the middle of stretches that have not changed, and its end when it is long even so.
 */
export function shortenedParts(parts: readonly TextPart[]): readonly TextPart[] {
  if (parts.reduce((sum, { text }) => sum + text.length, 0) <= longestText) return parts;
  const kept: TextPart[] = [];
  let left = longestText;
  for (const { kind, text } of parts) {
    if (left <= 0) break;
    const isLong = kind === "same" && parts.length > 1 && text.length > unchangedEnd * 3;
    const shown = isLong
      ? `${beginningOf(text, unchangedEnd)}${ellipsis}${endOf(text, unchangedEnd)}`
      : shortened(text, left);
    kept.push({ kind, text: shown });
    left -= shown.length;
  }
  return kept;
}

/** At most so many characters, up to the end of a word; of a text without blanks up to the end of a character. */
function beginningOf(text: string, longest: number): string {
  const cut = text.slice(0, longest);
  const words = cut.replace(/\s\S{0,100}$/, "");
  return (words === cut ? cut.replace(/[\ud800-\udbff]$/, "") : words).trimEnd();
}

function endOf(text: string, longest: number): string {
  const cut = text.slice(-longest);
  const words = cut.replace(/^\S{0,100}\s/, "");
  return (words === cut ? cut.replace(/^[\udc00-\udfff]/, "") : words).trimStart();
}
