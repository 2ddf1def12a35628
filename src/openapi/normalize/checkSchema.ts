// What a schema says that cannot be meant: limits that exclude every value, invalid patterns, values outside
// their own list. Looks at one schema alone.
import { describeKind, shorten } from "../describeKind.ts";
import { isQuoted } from "../quotedValue.ts";
import { type JsonObject, jsonTypeOf } from "../schema/json.ts";
import { patternLiteralOf } from "../schema/pattern/patternLiteral.ts";
import { newerSlips, type Slip } from "./newerKeywords.ts";
import { olderSlips } from "./olderKeywords.ts";
import { isBefore31, type Reading } from "./reading.ts";
import type { Keywords } from "./upgradeSchema.ts";

const pairs = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
  ["minContains", "maxContains"],
] as const;

/** Keywords whose values readers see and copy. */
const shownValues: ReadonlySet<string> = new Set(["default", "example", "examples"]);

/** Reports what cannot be meant. Everything is shown as it is. */
export function checkSchema(raw: JsonObject, keywords: Keywords, reading: Reading): void {
  const slips = [
    ...limitSlips(keywords),
    ...typeSlips(keywords),
    ...valueSlips(keywords),
    ...formSlips(keywords, reading),
    ...newerSlips(keywords, reading),
    ...olderSlips(keywords, reading),
  ];
  for (const slip of slips) {
    const { key, ...problem } = slip;
    reading.report({ holder: raw, key }, { kind: shownValues.has(key) ? "example" : "questionable", ...problem });
  }
}

function limitSlips(keywords: Keywords): readonly Slip[] {
  const slips = pairs.flatMap(([low, high]): Slip[] => {
    const least = keywords.get(low);
    const most = keywords.get(high);
    if (typeof least !== "number" || typeof most !== "number" || least <= most) return [];
    const message = `\`${low}\` ${least} is greater than \`${high}\` ${most}`;
    return [{ key: low, rule: "limits that exclude every value", message, hint: "swap the two" }];
  });
  const step = keywords.get("multipleOf");
  if (typeof step === "number" && step <= 0) {
    const message = `\`multipleOf\` is ${step}`;
    slips.push({
      key: "multipleOf",
      rule: "steps that are not greater than 0",
      message,
      hint: "write a number greater than 0",
    });
  }
  return slips;
}

/** Values of another type than the schema's: `type: string` with the number `5` for a default. */
function typeSlips(keywords: Keywords): readonly Slip[] {
  const type = keywords.get("type");
  const types = new Set<unknown>(Array.isArray(type) ? type : [type]);
  if (type === undefined) return [];
  if (types.has("number")) types.add("integer");
  if (keywords.get("nullable") === true || keywords.get("x-nullable") === true) types.add("null");
  return ["enum", "const", "default", "example", "examples"].flatMap((key): Slip[] => {
    if (!keywords.has(key)) return [];
    const value = keywords.get(key);
    const values = (key === "enum" || key === "examples") && Array.isArray(value) ? value : [value];
    const wrong = values.find((one) => one !== null && !types.has(jsonTypeOf(one)));
    if (wrong === undefined) return [];
    const expected = [...(Array.isArray(type) ? type : [type])].join(" or ");
    const message = `\`${key}\` contains ${describeKind(wrong)}, but the type is ${expected}`;
    return [{ key, rule: "values of another type than their schema's", message, hint: typeHint(wrong, types) }];
  });
}

function typeHint(wrong: unknown, types: ReadonlySet<unknown>): string {
  if (isQuoted(wrong, types)) return "remove the quotes";
  const isUnquoted = typeof wrong !== "string" && types.has("string");
  return isUnquoted ? "put strings in quotes, or change the type" : "write it as its type requires";
}

function valueSlips(keywords: Keywords): readonly Slip[] {
  const slips: Slip[] = [];
  const values = keywords.get("enum");
  if (Array.isArray(values) && keywords.has("default")) {
    const texts = new Set(values.map((value) => JSON.stringify(value)));
    const text = JSON.stringify(keywords.get("default"));
    const message = `the default ${shorten(text)} is not one of the values of \`enum\``;
    if (!texts.has(text))
      slips.push({ key: "default", rule: "defaults outside `enum`", message, hint: "add it, or change it" });
  }
  const pattern = keywords.get("pattern");
  const reason = typeof pattern === "string" ? patternFault(pattern) : undefined;
  if (typeof pattern === "string" && reason !== undefined) {
    const message = `the pattern \`${shorten(pattern)}\` is not a regular expression: ${reason}`;
    slips.push({ key: "pattern", rule: "invalid patterns", message, hint: "use the syntax of ECMA-262" });
  }
  const literal = typeof pattern === "string" && reason === undefined ? patternLiteralOf(pattern) : undefined;
  if (literal !== undefined) {
    const message = `the pattern \`${shorten(String(pattern))}\` stands between slashes, which are part of it: no text matches`;
    const both = literal.ignoresCase ? ", with capital and small letters in its classes" : "";
    const hint = `write it without them: \`${shorten(literal.pattern)}\`${both}`;
    slips.push({ key: "pattern", rule: "patterns between slashes", message, hint });
  }
  return slips;
}

/** Why a pattern is none, with or without the flag `u`, which JSON Schema recommends and many patterns do without. */
function patternFault(pattern: string): string | undefined {
  const plain = syntaxFault(pattern, "");
  return plain === undefined || syntaxFault(pattern, "u") === undefined ? undefined : plain;
}

function syntaxFault(pattern: string, flags: string): string | undefined {
  try {
    new RegExp(pattern, flags);
    return undefined;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // "Invalid regular expression: /(/: Unterminated group" → "unterminated group"
    return error.message.split(": ").at(-1)?.toLowerCase();
  }
}

function formSlips(keywords: Keywords, reading: Reading): readonly Slip[] {
  const slips: Slip[] = [];
  if (keywords.get("readOnly") === true && keywords.get("writeOnly") === true) {
    const message = "the schema is both `readOnly` and `writeOnly`";
    slips.push({
      key: "readOnly",
      rule: "schemas that are both read-only and write-only",
      message,
      hint: "keep one of the two",
    });
  }
  if (isBefore31(reading) && keywords.get("type") === "array" && !keywords.has("items")) {
    const message = "an array has no `items`";
    slips.push({ key: "type", rule: "arrays without `items`", message, hint: "say what its items are" });
  }
  return slips;
}
