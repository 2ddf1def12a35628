// Reads receipts as workers write them. Pages link to the same addresses over and over: each address is kept once, and a
// page's links and ids as their numbers in a text, so that the receipts of a large site take little memory.
import type { Receipt } from "../../model/page.ts";

/** Reads a receipt from its text. */
export type ReceiptParser = (text: string) => Receipt;

/** Texts of which each is kept once, under a number from 0 on. */
export interface TextKeeper {
  /** One text for all that are equal. */
  once(text: string): string;
  numberOf(text: string): number;
  textAt(number: number): string;
}

/** Keeps the texts of one build. */
export function textKeeper(): TextKeeper {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const numberOf = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    numbers.set(text, texts.length);
    return texts.push(text) - 1;
  };
  const textAt = (number: number): string => texts[number] ?? "";
  return { numberOf, textAt, once: (text) => textAt(numberOf(text)) };
}

/** A receipt whose links and ids are numbers of texts. */
type HeldReceipt = Receipt & { readonly packedHrefs: string; readonly packedIds: string };

/** A parser for the receipts of one build. */
export function receiptParser(keeper: TextKeeper): ReceiptParser {
  // A rule asks for the links of a page link by link.
  let last: { readonly packed: string; readonly texts: readonly string[] } | undefined;
  const textsOf = (packed: string): readonly string[] => {
    if (last?.packed !== packed) last = { packed, texts: unpackNumbers(packed).map(keeper.textAt) };
    return last.texts;
  };
  // The same functions for all receipts, so that these stay objects of one shape.
  const held = {
    hrefs: {
      enumerable: true,
      get(this: HeldReceipt) {
        return textsOf(this.packedHrefs);
      },
    },
    ids: {
      enumerable: true,
      get(this: HeldReceipt) {
        return textsOf(this.packedIds);
      },
    },
  };
  const pack = (texts: readonly string[]): { readonly value: string } => ({
    value: packNumbers(texts.map(keeper.numberOf)),
  });
  return (text) => {
    // Written by a worker, now or in an earlier build of the same program, and proved by its digest.
    const { hrefs, ids, ...receipt }: Receipt = JSON.parse(text);
    return Object.defineProperties(receipt, { packedHrefs: pack(hrefs), packedIds: pack(ids), ...held }) as HeldReceipt;
  };
}

// What fits into one sign of a text; larger numbers take two, the first of them beyond it.
const signs = 0x8000;

// Far fewer than a call takes.
const signsOfCall = 4_096;

/** Numbers below 2^30 as a text: two bytes each, four from 32,768 on, where a list takes eight. */
export function packNumbers(numbers: readonly number[]): string {
  const packed: number[] = [];
  for (const number of numbers) {
    if (number >= signs) packed.push(signs + Math.floor(number / signs));
    packed.push(number % signs);
  }
  const pieces: string[] = [];
  for (let from = 0; from < packed.length; from += signsOfCall)
    pieces.push(String.fromCharCode(...packed.slice(from, from + signsOfCall)));
  // Joined, not added up: a sum of texts keeps each of them.
  return pieces.join("");
}

/** The numbers again. */
export function unpackNumbers(packed: string): readonly number[] {
  const numbers: number[] = [];
  for (let at = 0; at < packed.length; at += 1) {
    const sign = packed.charCodeAt(at);
    if (sign < signs) numbers.push(sign);
    else {
      at += 1;
      numbers.push((sign - signs) * signs + packed.charCodeAt(at));
    }
  }
  return numbers;
}
