// Reads receipts as workers write them. Pages link to the same addresses over and over: each address is kept once, so that
// the receipts of a large site take little memory and are compared quickly.
import type { Receipt } from "../model/page.ts";

/** Reads a receipt from its text. */
export type ReceiptParser = (text: string) => Receipt;

/** Gives one text for all that are equal. */
export type TextKeeper = (text: string) => string;

/** Keeps the texts of one build. */
export function textKeeper(): TextKeeper {
  const texts = new Map<string, string>();
  return (text) => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    texts.set(text, text);
    return text;
  };
}

/** A parser for the receipts of one build. */
export function receiptParser(once: TextKeeper): ReceiptParser {
  return (text) => {
    // Written by a worker, now or in an earlier build of the same program, and proved by its digest.
    const receipt: Receipt = JSON.parse(text);
    return { ...receipt, hrefs: receipt.hrefs.map(once), ids: receipt.ids.map(once) };
  };
}
