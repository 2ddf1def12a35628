// Whole numbers that a double cannot hold, such as the limits of `int64`: how they are written, for those who show them,
// and doubles that stand for them so that no two of them, and no text, are taken for each other.
import { escapeToken } from "../../source/jsonPointer.ts";

/** A whole number that a double may not hold. Longer ones than this are too large for a double at all. */
const writtenNumber = /(?<![\w.])-?\d{16,320}(?![\w.])/g;
/** The same as a double is printed, also behind an escape of JSON or of an address: `%3A9007199254740992`. */
const printedNumber = /(?<=%[\da-fA-F]{2}|\\[bfnrt]|(?<![\w.]))-?(?:\d{16,21}|\d(?:\.\d{1,17})?e\+\d{2,3})(?![\w.])/g;

/** Numbers that one double would stand for and that are told apart: those of a hostile file may be without end. */
const maxSteps = 100;

/** How numbers are written, by how the doubles that stand for them are printed: `9007199254740993` by `9007199254740992`. */
export type ExactNumbers = ReadonlyMap<string, string>;

/** A document as far as its long numbers are concerned. */
export interface NumberedDocument {
  readonly value: unknown;
  /** Its long numbers as they are written, those in texts too. */
  readonly longNumbers: ReadonlySet<string>;
  writtenText(pointer: string): string | undefined;
}

/** The long numbers of a text as they are written. */
export function longNumbersIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(writtenNumber)].map(([written]) => written));
}

/**
 * Says how the numbers of some documents are written that doubles cannot hold. Where several of them would become one
 * double, or one that is written as such, the values change to doubles nearby that nothing else is printed as.
 */
export function keepExactNumbers(documents: readonly NumberedDocument[]): ExactNumbers {
  const written = new Set(documents.flatMap(({ longNumbers }) => [...longNumbers]));
  const exact = new Map<string, string>();
  const moved = new Map<string, number>();
  for (const number of [...written].sort()) {
    const value = Number(number);
    if (!Number.isFinite(value) || Number.isSafeInteger(value) || String(value) === number) continue;
    const standIn = freeDouble(number, (printed) => !written.has(printed) && !exact.has(printed));
    if (standIn === undefined) continue;
    exact.set(String(standIn), number);
    if (standIn !== value) moved.set(number, standIn);
  }
  if (moved.size > 0) for (const document of documents) moveNumbers(document, moved);
  return exact;
}

/** A text with printed numbers as they are written. */
export function withExactNumbers(text: string, exact: ExactNumbers): string {
  return exact.size === 0 ? text : text.replace(printedNumber, (printed) => exact.get(printed) ?? printed);
}

/** The double nearest to a number, or the next one on its side that is free by how it is printed. */
function freeDouble(number: string, isFree: (printed: string) => boolean): number | undefined {
  const nearest = Number(number);
  const bits = new BigInt64Array(new Float64Array([nearest]).buffer);
  // Bits of a double count away from 0, and so do these.
  const isBeyond = BigInt(number.replace("-", "")) >= BigInt(Math.abs(nearest));
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const double = new Float64Array(bits.buffer)[0] ?? nearest;
    if (!Number.isFinite(double)) return undefined;
    if (isFree(String(double))) return double;
    bits[0] = (bits[0] ?? 0n) + (isBeyond ? 1n : -1n);
  }
  return undefined;
}

/** Puts the doubles that stand for numbers in the places of these. */
function moveNumbers({ value, writtenText }: NumberedDocument, moved: ReadonlyMap<string, number>): void {
  const seen = new Set<object>();
  const visit = (part: unknown, pointer: string): void => {
    if (typeof part !== "object" || part === null || seen.has(part)) return;
    seen.add(part);
    for (const [key, child] of Object.entries(part)) {
      const inner = `${pointer}/${escapeToken(key)}`;
      if (typeof child === "number" && Number.isInteger(child) && !Number.isSafeInteger(child)) {
        const standIn = moved.get(writtenText(inner) ?? "");
        if (standIn !== undefined) Reflect.set(part, key, standIn);
      } else visit(child, inner);
    }
  };
  visit(value, "");
}
