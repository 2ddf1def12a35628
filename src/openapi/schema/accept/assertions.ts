// Checks the keywords of JSON Schema that concern a single value: its type, its size, its form.
import { canonicalJson, isObject, isSame, type JsonObject, jsonTypeOf, numberOf, textOf, textsOf } from "../json.ts";
import { integerFormats, stringFormat } from "./formats.ts";
import type { PatternTest } from "./patternTests.ts";

/** Whether a value satisfies all such keywords of a schema object. Keywords with an invalid value are ignored. */
export function satisfies(value: unknown, schema: JsonObject, matches: PatternTest): boolean {
  if (!hasType(value, schema["type"]) || !isListed(value, schema)) return false;
  if (typeof value === "number") return isInRange(value, schema);
  if (typeof value === "string") return isAllowedText(value, schema, matches);
  if (Array.isArray(value)) {
    if (!isBetween(value.length, schema["minItems"], schema["maxItems"])) return false;
    return schema["uniqueItems"] !== true || new Set(value.map(canonicalJson)).size === value.length;
  }
  return !isObject(value) || isBetween(Object.keys(value).length, schema["minProperties"], schema["maxProperties"]);
}

function hasType(value: unknown, type: unknown): boolean {
  const types = typeof type === "string" ? [type] : textsOf(type);
  const actual = jsonTypeOf(value);
  return types.length === 0 || types.includes(actual) || (actual === "integer" && types.includes("number"));
}

function isListed(value: unknown, schema: JsonObject): boolean {
  if (Object.hasOwn(schema, "const") && !isSame(value, schema["const"])) return false;
  const values = schema["enum"];
  return !Array.isArray(values) || values.some((one) => isSame(value, one));
}

function isInRange(value: number, schema: JsonObject): boolean {
  const range = integerFormats.get(textOf(schema["format"]) ?? "");
  if (range !== undefined && !(Number.isInteger(value) && value >= range[0] && value <= range[1])) return false;
  const above = numberOf(schema["exclusiveMinimum"]);
  const below = numberOf(schema["exclusiveMaximum"]);
  if ((above !== undefined && value <= above) || (below !== undefined && value >= below)) return false;
  const step = numberOf(schema["multipleOf"]);
  return isBetween(value, schema["minimum"], schema["maximum"]) && (step === undefined || isMultiple(value, step));
}

/** Whether a number is a multiple of a step, in spite of binary fractions: 0.3 is one of 0.1. */
function isMultiple(value: number, step: number): boolean {
  if (step <= 0) return true;
  if (Number.isInteger(value) && Number.isInteger(step)) return value % step === 0;
  const times = value / step;
  return Math.abs(times - Math.round(times)) <= 4 * Number.EPSILON * Math.max(1, Math.abs(times));
}

function isAllowedText(value: string, schema: JsonObject, matches: PatternTest): boolean {
  const length = Array.from(value).length;
  if (!isBetween(length, schema["minLength"], schema["maxLength"])) return false;
  const pattern = textOf(schema["pattern"]);
  if (pattern !== undefined && !matches(pattern, value)) return false;
  return stringFormat(textOf(schema["format"]) ?? "")?.accepts(value) ?? true;
}

function isBetween(value: number, least: unknown, most: unknown): boolean {
  const min = numberOf(least);
  const max = numberOf(most);
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}
