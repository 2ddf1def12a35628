// Classifies characters by their role in words, so that words can be found in one pass. Must agree with the pattern of
// readWords.ts and the folding of foldText.ts.
import { isDense } from "./denseScripts.ts";

/** Kinds of characters. Words consist of those below `apostrophe`. */
export const signKinds = {
  letter: 1,
  /** A digit or another character that words may contain. */
  digit: 2,
  /** Removed between letters; elsewhere it ends a word. */
  apostrophe: 3,
  /** May separate the parts of an identifier. */
  joint: 4,
  /** Ends a word. */
  gap: 5,
  /** Folding or splitting it depends on its neighbours, or it is half of a surrogate pair. */
  odd: 6,
} as const;

const letter = /\p{L}/u;
const digit = /[\p{N}_$@]/u;
/** Characters removed between letters. */
export const apostrophe = /['’‘`´"″]/;
const joint = /[.:\-\u2010\u2011–#/{]/;
/**
 * Combining marks, surrogates, and characters that are removed; `ʼ`, which is a letter and an apostrophe; Korean
 * letters that combine, and narrow Japanese ones.
 */
const odd = /[\p{M}\p{Cs}\u00ad\u200b-\u200d\ufeffʼ\u0640\u1100-\u11ff\uff66-\uff9f]/u;

/** The kind of each character. */
interface SignTable {
  /** Kind of each character by its code; 0 if it is not known yet. ASCII is known from the start. */
  readonly kinds: Uint8Array;
  /** Classifies the first `count` characters of an array. */
  learn(signs: Uint16Array, count: number): void;
}

const asciiSigns = 0x80;

/** Makes a table that classifies each character when it first occurs. */
export function createSignTable(): SignTable {
  const kinds = new Uint8Array(0x10000);
  for (let code = 0; code < asciiSigns; code += 1) kinds[code] = kindOf(code);
  return {
    kinds,
    learn(signs, count) {
      for (let at = 0; at < count; at += 1) {
        const code = signs[at] ?? 0;
        if (kinds[code] === 0) kinds[code] = kindOf(code);
      }
    },
  };
}

function kindOf(code: number): number {
  const sign = String.fromCharCode(code);
  if (odd.test(sign) || isDense(sign) || sign.normalize("NFC") !== sign) return signKinds.odd;
  if (letter.test(sign)) return signKinds.letter;
  if (digit.test(sign)) return signKinds.digit;
  if (joint.test(sign)) return signKinds.joint;
  return apostrophe.test(sign) ? signKinds.apostrophe : signKinds.gap;
}
