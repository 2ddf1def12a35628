// Finds where the words of a text stand without cutting them out: the same words as `rawWordsOf` finds, by looking at
// each sign once. Owns no word's meaning.
import { createSignTable, signKinds } from "./signKinds.ts";

/** Where a word stands. One is used for all words of a text, because making one costs as much as finding a word. */
export interface WordPlace {
  start: number;
  end: number;
  /** Of what is written there. */
  hash: number;
}

/** Before the first word. */
export const beforeWords = (): WordPlace => ({ start: 0, end: 0, hash: 0 });

/** Moves on to the next word. `odd`: the text has signs for which it has to be folded as a whole. */
export type MoveToWord = (text: string, place: WordPlace) => "found" | "none" | "odd";

/** Looks for words; knows more signs with each text. */
export function createWordScanner(): MoveToWord {
  const kindOf = createSignTable();
  /** Behind the end stands something that ends words. */
  const kindAt = (text: string, at: number): number => (at < text.length ? kindOf(text.charCodeAt(at)) : signKinds.gap);

  /** Reads letters and digits, and apostrophes between letters. @returns The kind of what stands behind them. */
  const readRun = (text: string, place: WordPlace): number => {
    let { end: at, hash } = place;
    let kind: number = signKinds.gap;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      kind = kindOf(code);
      if (kind < signKinds.apostrophe) hash = hashWith(hash, code);
      else if (kind === signKinds.apostrophe && isBetweenLetters(text, at)) hash = hashWith(hash, code);
      else break;
    }
    place.end = at;
    place.hash = hash;
    return at < text.length ? kind : signKinds.gap;
  };
  const isBetweenLetters = (text: string, at: number): boolean =>
    kindAt(text, at - 1) === signKinds.letter && kindAt(text, at + 1) === signKinds.letter;
  const read = (text: string, place: WordPlace, length: number): void => {
    for (let left = length; left > 0; left -= 1) {
      place.hash = hashWith(place.hash, text.charCodeAt(place.end));
      place.end += 1;
    }
  };

  return (text, place) => {
    let at = place.end;
    let kind: number = signKinds.gap;
    for (; at < text.length; at += 1) {
      kind = kindOf(text.charCodeAt(at));
      if (kind < signKinds.apostrophe) break;
      if (kind === signKinds.odd) return "odd";
    }
    if (at === text.length) return "none";
    place.start = at;
    place.end = at;
    place.hash = 0;
    kind = readRun(text, place);
    while (kind === signKinds.joint) {
      const length = jointLength(text, place.end);
      if (kindAt(text, place.end + length) >= signKinds.apostrophe) break;
      read(text, place, length);
      kind = readRun(text, place);
      if (text.charCodeAt(place.end) !== closingBrace) continue;
      read(text, place, 1);
      kind = kindAt(text, place.end);
    }
    return kind === signKinds.odd ? "odd" : "found";
  };
}

/** A hash grown by a sign. */
export const hashWith = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0;

const [fullStop, colon, slash, openingBrace, closingBrace] = [0x2e, 0x3a, 0x2f, 0x7b, 0x7d];

/** Length of what may hold the parts of an identifier together at a place: `.` or `:/` or `/{`. */
function jointLength(text: string, at: number): number {
  const sign = text.charCodeAt(at);
  const next = text.charCodeAt(at + 1);
  if (sign === slash) return next === openingBrace ? 2 : 1;
  return (sign === fullStop || sign === colon) && next === slash ? 2 : 1;
}
