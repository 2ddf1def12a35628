// Words for values and for what a schema allows, as they stand in messages: `a whole number from 2 to 6`.
import { joinWords } from "../model/joinWords.ts";
import { type Definitions, resolveReference } from "./acceptsValue.ts";
import { isPlainObject, type JsonSchema, literalsOf } from "./jsonSchema.ts";

/** Longest quotation of a value found, in UTF-16 units. */
const maxQuotation = 60;

/** A value found, quoted when it is short enough to recognise. */
export function describeFound(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  if (isPlainObject(value)) return "an object";
  if (typeof value === "string") return quote(value);
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return typeof value === "object" ? "an instance of a class" : `a ${typeof value}`;
}

/** A text in quotes, cut when it is long. */
export function quote(text: string): string {
  const short = text.length > maxQuotation ? `${text.slice(0, maxQuotation)}…` : text;
  return JSON.stringify(short);
}

/** What a schema allows. `name` is that of its type, `""` for types without one. */
export function describeAllowed(schema: JsonSchema, name: string, definitions: Definitions): string {
  if (name === "LocalizedText") return "text or a text for each locale";
  // There are too many to tell them all.
  if (name === "DiagnosticCode") return "the code of a finding";
  return joinWords([...new Set(formsOf(schema, definitions))], "or");
}

/** Literal texts that the branches of a schema allow, for suggestions. */
export function allowedWords(branches: readonly JsonSchema[]): readonly string[] {
  return branches.flatMap((branch) => literalsOf(branch) ?? []).filter((literal) => typeof literal === "string");
}

/** Branches of a schema with references and unions resolved. */
export function branchesOf(schema: JsonSchema, definitions: Definitions): readonly JsonSchema[] {
  const resolved = resolveReference(schema, definitions);
  return resolved.anyOf?.flatMap((branch) => branchesOf(branch, definitions)) ?? [resolved];
}

function formsOf(schema: JsonSchema, definitions: Definitions): readonly string[] {
  return branchesOf(schema, definitions).flatMap((branch) => {
    const literals = literalsOf(branch);
    return literals === undefined ? [formOf(branch)] : literals.map((literal) => JSON.stringify(literal));
  });
}

function formOf({ type, minimum, maximum }: JsonSchema): string {
  switch (type) {
    case "string":
      return "text";
    case "boolean":
      return "true or false";
    case "array":
      return "a list";
    case "object":
      return "an object";
    case "null":
      return "nothing";
    case "number":
    case "integer": {
      const noun = type === "integer" ? "a whole number" : "a number";
      if (minimum !== undefined && maximum !== undefined) return `${noun} from ${minimum} to ${maximum}`;
      return minimum === undefined ? noun : `${noun} of at least ${minimum}`;
    }
    default:
      return "plain data (text, numbers, true, false, lists and objects)";
  }
}
