// Gives the samples of a format other numbers, for lists whose values must differ and that are longer than the samples.

/** Matches the first word of an address before a full stop or an at sign: `user@`, `api.`; not `example.`, as `example2.com` is someone's. */
const firstWord = /^(?!example\.)[a-z]+(?=[.@])/;

/**
 * The samples with a number in them raised by the ordinal, the last number first; without numbers, with one after the
 * first word.
 * @example countedTexts(["2026-01-15"], 3, isDate) // 2026-01-18, 2026-04-15, 2029-01-15
 */
export function* countedTexts(
  samples: readonly string[],
  ordinal: number,
  accepts: (text: string) => boolean,
): Generator<string> {
  for (const sample of samples) {
    for (const { 0: digits, index } of [...sample.matchAll(/\d+/g)].toReversed()) {
      const raised = `${BigInt(digits) + BigInt(ordinal)}`.padStart(digits.length, "0");
      const text = `${sample.slice(0, index)}${raised}${sample.slice(index + digits.length)}`;
      if (accepts(text)) yield text;
    }
    const text = sample.replace(firstWord, (word) => `${word}${ordinal + 1}`);
    if (text !== sample && accepts(text)) yield text;
  }
}
