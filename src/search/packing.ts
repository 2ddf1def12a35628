// The compact encoding of terms and postings in JSON: terms omit the prefix that they share with the term before,
// postings store differences of section numbers. Encoder and decoder are in one file so that they stay consistent.

/** Printable ASCII characters that JSON does not escape; the digits of the encoding. */
export const alphabet = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))
  .filter((sign) => sign !== '"' && sign !== "\\")
  .join("");
const half = alphabet.length / 2;
const digits = new Uint8Array(128);
for (let index = 0; index < alphabet.length; index += 1) digits[alphabet.charCodeAt(index)] = index;

/** Number of steps to which a weight is quantised. */
export const impactSteps = alphabet.length - 1;

/** Sections that contain a term, ascending, with the term's impact in each. */
export interface Postings {
  readonly sections: Uint32Array;
  /** Quantised weights, from 0 to `impactSteps`. */
  readonly impacts: Uint8Array;
}

/** Encodes sorted terms: for each, the length of the prefix that it shares with the term before, and the rest. */
export function packTerms(terms: readonly string[]): string {
  let before = "";
  let packed = "";
  for (const term of terms) {
    const shared = Math.min(sharedLength(before, term), impactSteps);
    packed += `${alphabet[shared]}${term.slice(shared)}\n`;
    before = term;
  }
  return packed;
}

/** Decodes terms. */
export function unpackTerms(packed: string): readonly string[] {
  let before = "";
  return packed
    .split("\n")
    .slice(0, -1)
    .map((line) => {
      before = before.slice(0, digits[line.charCodeAt(0)]) + line.slice(1);
      return before;
    });
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/**
 * Encodes a whole number with as few digits as possible. A digit from the upper half of the alphabet means that more
 * digits follow.
 */
export function packNumber(number: number): string {
  let packed = "";
  let rest = number;
  while (rest >= half) {
    packed += alphabet[half + (rest % half)];
    rest = Math.floor(rest / half);
  }
  return packed + alphabet[rest];
}

/** Decodes the number at a position, and returns the position after it. */
export function unpackNumber(packed: string, at: number): readonly [number: number, end: number] {
  let number = 0;
  let place = 1;
  let end = at;
  let digit = digits[packed.charCodeAt(end++)] ?? 0;
  while (digit >= half) {
    number += (digit - half) * place;
    place *= half;
    digit = digits[packed.charCodeAt(end++)] ?? 0;
  }
  return [number + digit * place, end];
}

/** Encodes a posting: the number of sections skipped since the posting before, and the impact. */
export const packPosting = (passedOver: number, impact: number): string => packNumber(passedOver) + alphabet[impact];

/** Decodes postings. */
export function unpackPostings(packed: string): Postings {
  const sections = new Uint32Array(packed.length / 2);
  const impacts = new Uint8Array(packed.length / 2);
  let count = 0;
  let section = -1;
  for (let index = 0; index < packed.length; ) {
    let step = 0;
    let place = 1;
    let digit = digits[packed.charCodeAt(index++)] ?? 0;
    while (digit >= half) {
      step += (digit - half) * place;
      place *= half;
      digit = digits[packed.charCodeAt(index++)] ?? 0;
    }
    section += step + digit * place + 1;
    sections[count] = section;
    impacts[count] = digits[packed.charCodeAt(index++)] ?? 0;
    count += 1;
  }
  return { sections: sections.subarray(0, count), impacts: impacts.subarray(0, count) };
}
