// Plain JSON values read without trust: narrowing, comparing, printing. Knows nothing of schemas.
import { type DataRecord, isRecord } from "../../source/isRecord.ts";

/** A JSON object. Read its keys with `ownValue` where they are data: `constructor` is a key like any other. */
export type JsonObject = DataRecord;

/** Longest JSON text put into a page, characters. */
const maxTextLength = 2000;

/** Whether a value is a JSON object, as specifications call what is a record elsewhere. */
export const isObject = isRecord;

/** The value of a key of an object itself; `undefined` for anything else, inherited names too. */
export function ownValue(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Keys and values of an object; none for anything else. */
export const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isObject(value) ? Object.entries(value) : [];

/** An array as it is; none for anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text; `undefined` for anything else. */
export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** The texts of a list. */
export const textsOf = (value: unknown): readonly string[] =>
  listOf(value).filter((item): item is string => typeof item === "string");

/** A number that JSON can write; `undefined` for anything else. */
export const numberOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

/** The JSON Schema type of a value; `integer` for numbers without a fraction. */
export function jsonTypeOf(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

/** Text that is equal for equal values, whatever the order of their keys. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "null";
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
  return `{${members.join(",")}}`;
}

/** Whether two values say the same, in whatever order their keys stand. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || canonicalJson(one) === canonicalJson(other);

/** JSON of a value in one line, cut where it would fill a page. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value) ?? "null";
  return text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength)}…`;
}

/** The first characters of a text, with dots where it goes on. Characters are not cut in half. */
export const cutText = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "")}…`;
