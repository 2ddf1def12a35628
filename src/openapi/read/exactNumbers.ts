// Whole numbers that a double cannot hold, such as the limits of `int64`: how they are written, for those who show them.
// Changes no value.

/** A whole number of so many digits that a double may stand for another one. Longer ones are printed with exponents. */
const longNumber = /(?<![\w.])-?\d{16,21}(?![\w.])/g;

/** How numbers are written, by how the doubles that they became are printed: `9007199254740993` by `9007199254740992`. */
export type ExactNumbers = ReadonlyMap<string, string>;

/** The numbers of a text that are printed otherwise than they are written; the first where several become one double. */
export function exactNumbersIn(text: string): ExactNumbers {
  const exact = new Map<string, string>();
  for (const [written] of text.matchAll(longNumber)) {
    const printed = String(Number(written));
    if (printed !== written && !exact.has(printed)) exact.set(printed, written);
  }
  return exact;
}

/** A text with printed numbers as they are written. */
export function withExactNumbers(text: string, exact: ExactNumbers): string {
  return exact.size === 0 ? text : text.replace(longNumber, (printed) => exact.get(printed) ?? printed);
}
