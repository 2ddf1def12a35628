// Finds where the words of a text stand without cutting them out: the same words as `rawWordsOf` finds, by looking at
// each sign once. Owns no word's meaning.
import { createSignTable, signKinds } from "./signKinds.ts";

/** Numbers that say where a word stands: where it begins, where it ends, and a hash of what is written there. */
export const placeNumbers = 3;

/** Looks for the words of one text after the other. What it gives is used again for the next text. */
interface WordScanner {
  /** Finds the words of a text. @returns How many; `undefined` when the text has to be folded as a whole. */
  scan(text: string): number | undefined;
  /** Signs of the text. */
  signs(): Uint16Array;
  /** Places of the words, `placeNumbers` each. */
  places(): Int32Array;
}

/** Signs for which there is room at first. */
const leastSigns = 8192;
/** Zeros behind the text, so that looking a few signs ahead needs no care. */
const signsBehind = 4;
/** Texts that the encoder copies faster than they are read sign by sign. */
const longText = 48;

/** A scanner; it knows more signs with each text. */
export function createWordScanner(): WordScanner {
  const { kinds, learn } = createSignTable();
  const encoder = new TextEncoder();
  let bytes = new Uint8Array(leastSigns);
  let signs = new Uint16Array(leastSigns);
  let places = new Int32Array(leastSigns * placeNumbers);
  /** Copies a text: looking at the signs of a text itself takes several times longer than at numbers in a row. */
  const copy = (text: string): void => {
    const { length } = text;
    if (length + signsBehind > signs.length) {
      signs = new Uint16Array((length + signsBehind) * 2);
      bytes = new Uint8Array(signs.length);
      // Between two words stands a sign.
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
  /** Kinds of signs by their numbers. */
  readonly kinds: Uint8Array;
  readonly places: Int32Array;
}

// One loop with all it needs at hand: it looks at each sign of a site.
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

/** Length of what may hold the parts of an identifier together at a place: `.` or `:/` or `/{`. */
function jointLength(signs: Uint16Array, at: number): number {
  const sign = signs[at];
  const next = signs[at + 1];
  if (sign === slash) return next === openingBrace ? 2 : 1;
  return (sign === fullStop || sign === colon) && next === slash ? 2 : 1;
}
