// What a sign can be in a word, so that words are found by looking at each sign once. Says of each sign what the pattern
// of readWords.ts and the folding of foldText.ts say of it; owns no words.

/** Kinds of signs. Below `apostrophe` is what words are made of. */
export const signKinds = {
  letter: 1,
  /** A digit or another sign that a word may be made of. */
  digit: 2,
  /** Left out between letters, and the end of a word elsewhere. */
  apostrophe: 3,
  /** May hold the parts of an identifier together. */
  joint: 4,
  /** Ends words. */
  gap: 5,
  /** Folded in a way that looks at its neighbours, or a half of a sign. */
  odd: 6,
} as const;

const letter = /\p{L}/u;
const digit = /[\p{N}_$@]/u;
/** What is left out between letters. */
export const apostrophe = /['’‘`´"″]/;
const joint = /[.:\-–#/{]/;
/** Marks, halves of signs, what is removed; `ʼ`, which is a letter and an apostrophe; Korean letters that join. */
const odd = /[\p{M}\p{Cs}\u00ad\u200b-\u200d\ufeffʼ\u1100-\u11ff]/u;

/** Kinds of signs. */
interface SignTable {
  /** By number of a sign; 0 when it is not known yet. Signs of ASCII are known. */
  readonly kinds: Uint8Array;
  /** Makes all of the first signs known. */
  learn(signs: Uint16Array, count: number): void;
}

const asciiSigns = 0x80;

/** A table that looks at each sign when it is met first. */
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
  if (odd.test(sign) || sign.normalize("NFC") !== sign) return signKinds.odd;
  if (letter.test(sign)) return signKinds.letter;
  if (digit.test(sign)) return signKinds.digit;
  if (joint.test(sign)) return signKinds.joint;
  return apostrophe.test(sign) ? signKinds.apostrophe : signKinds.gap;
}
