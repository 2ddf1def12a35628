// Cuts from a text the excerpt that best shows why it was found, with the positions of the matching words.
import type { SearchRange } from "../model/search.ts";
import { matchRanges } from "./matchRanges.ts";

/** A piece of a text. */
export interface Excerpt {
  readonly text: string;
  readonly ranges: readonly SearchRange[];
}

/** Length of an excerpt, in characters. */
const length = 160;
/** Characters before the first matching word. */
const lead = 40;

/**
 * The excerpt around the part with the most matches. Cut between words; a comma or full stop before the end is removed.
 */
export function makeExcerpt(text: string, terms: ReadonlySet<string>): Excerpt {
  const plain = text.replace(/\s+/g, " ").trim();
  const matches = matchRanges(plain, terms);
  let best = 0;
  let most = 0;
  for (const [index, [start]] of matches.entries()) {
    const words = new Set<string>();
    for (let next = index; next < matches.length; next += 1) {
      const [from, to] = matches[next] ?? [0, 0];
      if (to - start > length - lead) break;
      words.add(plain.slice(from, from + 4).toLowerCase());
    }
    if (words.size > most) {
      most = words.size;
      best = start;
    }
  }
  const from = startOfWord(plain, Math.max(0, best - lead));
  const to = plain.length - from <= length ? plain.length : endOfWord(plain, from + length);
  const isCut = to < plain.length;
  const piece = isCut ? plain.slice(from, to).replace(/[\s,.:;–—-]+$/, "") : plain.slice(from);
  const before = from > 0 ? "…" : "";
  const shift = before.length - from;
  return {
    text: `${before}${piece}${isCut ? "…" : ""}`,
    ranges: matches
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]) => [start + shift, end + shift]),
  };
}

function startOfWord(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(" ", at);
  return space === -1 || space - at > lead ? at : space + 1;
}

function endOfWord(text: string, at: number): number {
  const space = text.lastIndexOf(" ", at);
  return space > at - lead ? space : at;
}
