// Combines samples of a format with texts that match a pattern, for schemas that have both: for example a date in the
// year that a pattern asks for.

/** Most samples, and most texts of a pattern, that are combined. */
const maxTaken = 3;
/** Longest text that is combined, in characters. */
const maxLength = 60;

/**
 * All accepted combinations of samples of a format and texts that match a pattern.
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

/**
 * One text before the other, every beginning of one with the matching end of the other, aligned at either end, and the
 * other at the place of an end or a beginning of any length.
 */
function* blends(one: string, other: string): Generator<string> {
  yield other + one;
  yield one + other;
  for (let place = Math.max(one.length, other.length); place > 0; place -= 1) {
    yield other.slice(0, place) + one.slice(place);
    yield one.slice(0, place) + other.slice(place);
    yield one.slice(0, Math.max(0, one.length - place)) + other.slice(-place);
  }
  for (let place = one.length - 1; place > 0; place -= 1) {
    yield one.slice(0, place) + other;
    yield other + one.slice(-place);
  }
}
