// Narrows, compares and prints untrusted JSON values. Knows nothing of schemas.
import { type DataRecord, isRecord } from "../../source/isRecord.ts";

/** A JSON object. Use `ownValue` for keys that are data: `constructor` may be one of them. */
export type JsonObject = DataRecord;

/** Longest JSON text in a page, characters. */
const maxTextLength = 2000;

/** Whether a value is a JSON object: a record, in the words of specifications. */
export const isObject = isRecord;

/** The value of an object's own key; `undefined` for inherited names and for anything that is no object. */
export function ownValue(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** What stands below a key of an object or an index of a list; `undefined` for what is inherited and for anything else. */
export function childOf(holder: unknown, step: string | number): unknown {
  if (typeof holder !== "object" || holder === null || !Object.hasOwn(holder, step)) return undefined;
  return Reflect.get(holder, step);
}

/** The entries of an object; none for anything else. */
export const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  isObject(value) ? Object.entries(value) : [];

/** The array itself; an empty one for anything else. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The text itself; `undefined` for anything else. */
export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** The texts of a list. */
export const textsOf = (value: unknown): readonly string[] =>
  listOf(value).filter((item): item is string => typeof item === "string");

/** A finite number; `undefined` for anything else. */
export const numberOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

/** The JSON Schema type of a value; `integer` for numbers without a fraction. */
export function jsonTypeOf(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

/** JSON with sorted keys, so that equal values give equal texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? "null";
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`);
  return `{${members.join(",")}}`;
}

/** Whether two values are equal, whatever the order of their keys. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || canonicalJson(one) === canonicalJson(other);

/** JSON of a value in one line, cut if it is too long for a page. */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value) ?? "null";
  return text.length <= maxTextLength ? text : `${text.slice(0, maxTextLength)}…`;
}

/** The first characters of a text, with an ellipsis if it goes on. Surrogate pairs are not cut in half. */
export const cutText = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "")}…`;
