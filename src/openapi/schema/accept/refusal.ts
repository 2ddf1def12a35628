// Says why a schema object refuses a value by itself: its type, its size, its form. Ignores what is a matter of opinion, such
// as formats that authors read more widely than their standards.
import { describeKind, shorten } from "../../describeKind.ts";
import { canonicalJson, isObject, isSame, type JsonObject, jsonTypeOf, numberOf, textOf, textsOf } from "../json.ts";
import { integerFormats, stringFormat } from "./formats.ts";
import type { PatternTest } from "./patternTests.ts";

/** A keyword that refuses a value, and why. */
export interface Refusal {
  readonly keyword: string;
  readonly says: () => string;
}

/** Formats on whose meaning everybody agrees. */
const commonFormats = new Set(["date", "date-time", "email", "ipv4", "ipv6", "uuid"]);
/** Most values of an enumeration that a message names. */
const maxNamed = 6;

/** The first keyword that refuses the value. */
export function refusalOf(value: unknown, schema: JsonObject, matches: PatternTest): Refusal | undefined {
  const refused = typeRefusal(value, schema) ?? listRefusal(value, schema);
  if (refused !== undefined) return refused;
  if (typeof value === "number") return numberRefusal(value, schema);
  if (typeof value === "string") return textRefusal(value, schema, matches);
  if (Array.isArray(value)) return itemsRefusal(value, schema);
  if (!isObject(value)) return undefined;
  return sizeRefusal(Object.keys(value).length, ["minProperties", "maxProperties"], {
    schema,
    unit: ["property", "properties"],
  });
}

function typeRefusal(value: unknown, { type }: JsonObject): Refusal | undefined {
  if (type === undefined) return undefined;
  const types = typeof type === "string" ? [type] : textsOf(type);
  const actual = jsonTypeOf(value);
  if (types.length === 0 || types.includes(actual) || (actual === "integer" && types.includes("number")))
    return undefined;
  return { keyword: "type", says: () => `is ${kindOf(value)}, but its type is ${types.join(" or ")}` };
}

const kindOf = (value: unknown): string => (value === null ? "`null`" : describeKind(value));

function listRefusal(value: unknown, schema: JsonObject): Refusal | undefined {
  if (Object.hasOwn(schema, "const") && !isSame(value, schema["const"])) {
    return { keyword: "const", says: () => `is ${kindOf(value)}, but must be ${jsonOf(schema["const"])}` };
  }
  const values = schema["enum"];
  if (!Array.isArray(values) || values.some((one) => isSame(value, one))) return undefined;
  const more = values.length > maxNamed ? " …" : "";
  const says = (): string =>
    `is ${kindOf(value)}, which is not one of ${values.slice(0, maxNamed).map(jsonOf).join(", ")}${more}`;
  return { keyword: "enum", says };
}

const jsonOf = (value: unknown): string => `\`${shorten(JSON.stringify(value) ?? "null")}\``;

function numberRefusal(value: number, schema: JsonObject): Refusal | undefined {
  const limits = [
    ["minimum", (limit: number) => value < limit],
    ["exclusiveMinimum", (limit: number) => value <= limit],
    ["maximum", (limit: number) => value > limit],
    ["exclusiveMaximum", (limit: number) => value >= limit],
  ] as const;
  for (const [keyword, isBeyond] of limits) {
    const limit = numberOf(schema[keyword]);
    if (limit === undefined || !isBeyond(limit) || (isBlurred(limit) && isBlurred(value))) continue;
    return { keyword, says: () => `is \`${value}\`, but its \`${keyword}\` is ${limit}` };
  }
  const format = textOf(schema["format"]) ?? "";
  const [least, most] = integerFormats.get(format) ?? [-Infinity, Infinity];
  if (value >= least && value <= most) return undefined;
  return { keyword: "format", says: () => `is \`${value}\`, which is out of range for \`${format}\`` };
}

/** Whether a number is too large for a double to be exactly what was written. */
const isBlurred = (value: number): boolean => Math.abs(value) > Number.MAX_SAFE_INTEGER;

function textRefusal(value: string, schema: JsonObject, matches: PatternTest): Refusal | undefined {
  const tooLong = sizeRefusal(Array.from(value).length, ["minLength", "maxLength"], {
    schema,
    unit: ["character", "characters"],
  });
  if (tooLong !== undefined) return tooLong;
  const pattern = textOf(schema["pattern"]);
  if (pattern !== undefined && !matches(pattern, value)) {
    const says = (): string =>
      `is ${describeKind(value)}, which does not match its \`pattern\` \`${shorten(pattern)}\``;
    return { keyword: "pattern", says };
  }
  const format = textOf(schema["format"]) ?? "";
  if (!commonFormats.has(format) || stringFormat(format)?.accepts(value) !== false) return undefined;
  return { keyword: "format", says: () => `is ${describeKind(value)}, which is not a valid \`${format}\`` };
}

function itemsRefusal(items: readonly unknown[], schema: JsonObject): Refusal | undefined {
  const refused = sizeRefusal(items.length, ["minItems", "maxItems"], { schema, unit: ["item", "items"] });
  if (refused !== undefined || schema["uniqueItems"] !== true) return refused;
  if (new Set(items.map(canonicalJson)).size === items.length) return undefined;
  return { keyword: "uniqueItems", says: () => "contains an item twice, but its items must be unique" };
}

interface Sized {
  readonly schema: JsonObject;
  /** What is counted: the name of one, and of several. */
  readonly unit: readonly [string, string];
}

function sizeRefusal(
  size: number,
  [low, high]: readonly [string, string],
  { schema, unit }: Sized,
): Refusal | undefined {
  const least = numberOf(schema[low]);
  const most = numberOf(schema[high]);
  const keyword = least !== undefined && size < least ? low : most !== undefined && size > most ? high : undefined;
  if (keyword === undefined) return undefined;
  const noun = unit[size === 1 ? 0 : 1];
  return { keyword, says: () => `has ${size} ${noun}, but its \`${keyword}\` is ${String(schema[keyword])}` };
}
