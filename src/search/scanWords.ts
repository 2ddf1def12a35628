// Finds the positions of words in a text without creating substrings: the same words as `rawWordsOf`, but in one pass
// over the characters. Does not interpret words.
import { createSignTable, signKinds } from "./signKinds.ts";

/** Numbers for each word: its start, its end, and a hash of its characters. */
export const placeNumbers = 3;

/** Scans one text at a time. The arrays that it returns are reused for the next text. */
interface WordScanner {
  /** Finds the words of a text. @returns Their number; `undefined` if the text must be folded first. */
  scan(text: string): number | undefined;
  /** Character codes of the text. */
  signs(): Uint16Array;
  /** Positions of the words, `placeNumbers` numbers each. */
  places(): Int32Array;
}

/** Initial capacity in characters. */
const leastSigns = 8192;
/** Zeros after the text, so that looking a few characters ahead needs no bounds check. */
const signsBehind = 4;
/** From this length on, `TextEncoder` copies texts faster than a loop does. */
const longText = 48;

/** Makes a scanner. It learns the kinds of new characters with each text. */
export function createWordScanner(): WordScanner {
  const { kinds, learn } = createSignTable();
  const encoder = new TextEncoder();
  let bytes = new Uint8Array(leastSigns);
  let signs = new Uint16Array(leastSigns);
  let places = new Int32Array(leastSigns * placeNumbers);
  /** Copies the text's character codes into an array: reading them from the string takes several times longer. */
  const copy = (text: string): void => {
    const { length } = text;
    if (length + signsBehind > signs.length) {
      signs = new Uint16Array((length + signsBehind) * 2);
      bytes = new Uint8Array(signs.length);
      // Enough for all words, because at least one character separates two words.
      places = new Int32Array(signs.length * placeNumbers);
    }
    const isCopied = length >= longText && encoder.encodeInto(text, bytes).written === length;
    if (isCopied) signs.set(bytes.subarray(0, length));
    else copySigns(text, signs);
    signs.fill(0, length, length + signsBehind);
    if (!isCopied) learn(signs, length);
  };
  return {
    scan(text) {
      copy(text);
      return findWords({ signs, length: text.length, kinds, places });
    },
    signs: () => signs,
    places: () => places,
  };
}

function copySigns(text: string, signs: Uint16Array): void {
  for (let at = 0; at < text.length; at += 1) signs[at] = text.charCodeAt(at);
}

interface ScannedText {
  readonly signs: Uint16Array;
  readonly length: number;
  /** Kind of each character, by its code. */
  readonly kinds: Uint8Array;
  readonly places: Int32Array;
}

// One loop without calls, because it runs over every character of a site.
function findWords({ signs, length, kinds, places }: ScannedText): number | undefined {
  let at = 0;
  let count = 0;
  for (;;) {
    let kind = kinds[signs[at] ?? 0] ?? 0;
    while (kind >= signKinds.apostrophe) {
      if (kind === signKinds.odd) return undefined;
      if (at >= length) return count;
      at += 1;
      kind = kinds[signs[at] ?? 0] ?? 0;
    }
    const start = at;
    let hash = 0;
    for (let isPart = false; ; isPart = true) {
      while (kind < signKinds.apostrophe || (kind === signKinds.apostrophe && isBetweenLetters(at, signs, kinds))) {
        hash = (Math.imul(hash, hashFactor) + (signs[at] ?? 0)) | 0;
        at += 1;
        kind = kinds[signs[at] ?? 0] ?? 0;
      }
      if (isPart && signs[at] === closingBrace) {
        hash = (Math.imul(hash, hashFactor) + closingBrace) | 0;
        at += 1;
        kind = kinds[signs[at] ?? 0] ?? 0;
      }
      if (kind !== signKinds.joint) break;
      const end = at + jointLength(signs, at);
      if ((kinds[signs[end] ?? 0] ?? 0) >= signKinds.apostrophe) break;
      for (; at < end; at += 1) hash = (Math.imul(hash, hashFactor) + (signs[at] ?? 0)) | 0;
      kind = kinds[signs[at] ?? 0] ?? 0;
    }
    if (kind === signKinds.odd) return undefined;
    const place = count * placeNumbers;
    places[place] = start;
    places[place + 1] = at;
    places[place + 2] = hash;
    count += 1;
  }
}

const hashFactor = 31;

const isBetweenLetters = (at: number, signs: Uint16Array, kinds: Uint8Array): boolean =>
  kinds[signs[at - 1] ?? 0] === signKinds.letter && kinds[signs[at + 1] ?? 0] === signKinds.letter;

const [fullStop, colon, slash, openingBrace, closingBrace] = [0x2e, 0x3a, 0x2f, 0x7b, 0x7d];

/** Length of the separator between parts of an identifier at a position (`.` or `:/` or `/{`); 0 if there is none. */
function jointLength(signs: Uint16Array, at: number): number {
  const sign = signs[at];
  const next = signs[at + 1];
  if (sign === slash) return next === openingBrace ? 2 : 1;
  return (sign === fullStop || sign === colon) && next === slash ? 2 : 1;
}
