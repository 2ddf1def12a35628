// Types for data that was read from a program, and tests of them.
import { isRecord } from "../isRecord.ts";

/** Stands for a value that only running the program would give. */
export const unknownValue: unique symbol = Symbol("unknown");

/** Data read from a program; contains `unknownValue` wherever a part is not data. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | typeof unknownValue
  | readonly Literal[]
  | { readonly [key: string]: Literal };

/** Whether a literal is an object. */
export function isLiteralMap(value: Literal | undefined): value is { readonly [key: string]: Literal } {
  return isRecord(value);
}

/** Whether a literal is an array. */
export const isLiteralList = (value: Literal | undefined): value is readonly Literal[] => Array.isArray(value);

/** The literal if it is a non-empty string. */
export const literalText = (value: Literal | undefined): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;
