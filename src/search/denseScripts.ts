// Splits texts of scripts that put no spaces between words (Chinese, Japanese, Thai, Lao, Khmer, Burmese) into pairs of
// letters, each overlapping the next: a word is found by its pairs wherever it stands, without a dictionary, and in all
// browsers alike, whose own word lists differ.

/**
 * A letter or mark of such a script, not its digits and punctuation: Thai and Lao, Burmese, Khmer, Japanese and Chinese.
 * As ranges, because the names of scripts weigh more in the reader's browser.
 */
const denseLetter =
  "(?=[\\p{L}\\p{M}])[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}]";
const dense = new RegExp(denseLetter, "u");
/** Runs of such letters, and what stands between. */
const runs = new RegExp(`((?:${denseLetter})+)|(?:(?!${denseLetter}).)+`, "gsu");
/** A letter with its marks. */
const unit = /\P{M}\p{M}*|\p{M}+/gu;

/** Whether a text has letters of a script without spaces. */
export const isDense = (text: string): boolean => dense.test(text);

/** A piece of a text: two neighbouring letters of a script without spaces, or anything else between. */
interface DensePiece {
  readonly text: string;
  /** Offset in the text. */
  readonly start: number;
  readonly isPair: boolean;
}

/**
 * The pieces of a text, in order.
 * @param ends Whether the last letter of a run is a piece, too: with it, every letter begins a piece, so that one letter
 *   alone is found by pieces that begin with it.
 */
export function splitDense(text: string, ends = false): readonly DensePiece[] {
  return Array.from(text.matchAll(runs)).flatMap(({ 0: found, 1: run, index }) =>
    run === undefined ? [{ text: found, start: index, isPair: false }] : pairsOf(run, index, ends),
  );
}

function pairsOf(run: string, start: number, ends: boolean): readonly DensePiece[] {
  const units = run.match(unit) ?? [];
  const last = units.length > 1 && !ends ? units.length - 1 : units.length;
  let at = start;
  return units.slice(0, last).map((letter, index) => {
    const piece = { text: letter + (units[index + 1] ?? ""), start: at, isPair: true };
    at += letter.length;
    return piece;
  });
}
