// Data that stands in a program, as values. Types and questions about them only.
import { isRecord } from "../source/isRecord.ts";

/** A value that only running the program would tell. */
export const unknownValue: unique symbol = Symbol("unknown");

/** Data of a literal; `unknownValue` wherever it is not data. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | typeof unknownValue
  | readonly Literal[]
  | { readonly [key: string]: Literal };

/** A literal that is a map. */
export function isLiteralMap(value: Literal | undefined): value is { readonly [key: string]: Literal } {
  return isRecord(value);
}

/** A literal that is a list. */
export const isLiteralList = (value: Literal | undefined): value is readonly Literal[] => Array.isArray(value);

/** A text, or nothing. */
export const literalText = (value: Literal | undefined): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;
