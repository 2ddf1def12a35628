// Texts of a format that have the beginning or the end of another text: a date of the year that a pattern asks for.

/** Samples and texts of a pattern that are put together. */
const maxTaken = 3;
/** Longest text that is taken apart, characters. */
const maxLength = 60;

/**
 * What can be made of samples of a format and texts that a pattern matches, without those that are not accepted.
 * @example blendedTexts(["2026-01-15"], ["2031-"], isDate) // "2031-01-15"
 */
export function* blendedTexts(
  samples: readonly string[],
  written: readonly string[],
  accepts: (text: string) => boolean,
): Generator<string> {
  for (const other of written.slice(0, maxTaken).filter(({ length }) => length <= maxLength)) {
    for (const sample of samples.slice(0, maxTaken).filter(({ length }) => length <= maxLength)) {
      for (const text of blends(sample, other)) if (accepts(text)) yield text;
    }
  }
}

/** One in front of the other, and each with what stands behind a place of the other, counted from both ends. */
function* blends(one: string, other: string): Generator<string> {
  yield other + one;
  yield one + other;
  for (let place = Math.max(one.length, other.length); place > 0; place -= 1) {
    yield other.slice(0, place) + one.slice(place);
    yield one.slice(0, place) + other.slice(place);
    yield one.slice(0, Math.max(0, one.length - place)) + other.slice(-place);
  }
}
