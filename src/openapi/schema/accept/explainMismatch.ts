// Why a value is not valid against a schema, in one sentence: the first part of the value that its schema refuses.
import { entriesOf, isObject, jsonTypeOf, listOf, ownValue, textOf, textsOf } from "../json.ts";
import { resolvePointer } from "../resolveRef.ts";
import { type AcceptContext, acceptsValue } from "./acceptsValue.ts";

/** Parts of a value inside each other that are looked into. */
const maxDepth = 40;
const shownValues = 8;

/**
 * What is wrong with a value; `undefined` when it is valid, or when what is wrong holds a placeholder of a sample.
 * @example '"mode" is "warm"; it must be one of "heat", "cool"'
 */
export function explainMismatch(value: unknown, schema: unknown, context: AcceptContext): string | undefined {
  return explain({ value, path: [] }, schema, { ...context, depth: 0 });
}

interface Judged {
  readonly value: unknown;
  readonly path: readonly (string | number)[];
}

type Deep = AcceptContext & { readonly depth: number };

function explain(judged: Judged, schema: unknown, context: Deep): string | undefined {
  const { value, path } = judged;
  if (acceptsValue(value, schema, context) || isPlaceholder(value)) return undefined;
  const deeper = { ...context, depth: context.depth + 1 };
  const general = `${nameOf(path)} does not fit its schema`;
  if (!isObject(schema) || context.depth > maxDepth) return general;
  const inner = [resolvePointer(context.root, textOf(schema["$ref"]) ?? ""), ...listOf(schema["allOf"])];
  for (const part of inner) {
    if (part === undefined || acceptsValue(value, part, context)) continue;
    return explain(judged, part, deeper);
  }
  const alternatives = [...listOf(schema["anyOf"]), ...listOf(schema["oneOf"])];
  if (alternatives.length === 1) return explain(judged, alternatives[0], deeper) ?? general;
  return typeFault(judged, schema) ?? valueFault(judged, schema) ?? membersFault(judged, schema, deeper) ?? general;
}

function typeFault({ value, path }: Judged, schema: Readonly<Record<string, unknown>>): string | undefined {
  const type = schema["type"];
  const types = typeof type === "string" ? [type] : textsOf(type);
  const actual = jsonTypeOf(value);
  const fits = types.length === 0 || types.includes(actual) || (actual === "integer" && types.includes("number"));
  return fits ? undefined : `${nameOf(path)} is ${shown(value)}; it must be ${types.join(" or ")}`;
}

function valueFault({ value, path }: Judged, schema: Readonly<Record<string, unknown>>): string | undefined {
  const values = schema["enum"];
  if (Array.isArray(values) && !values.some((one) => JSON.stringify(one) === JSON.stringify(value))) {
    const some = values.slice(0, shownValues).map(shown).join(", ");
    return `${nameOf(path)} is ${shown(value)}; it must be one of ${some}${values.length > shownValues ? ", …" : ""}`;
  }
  const limits = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"];
  const lengths = ["minLength", "maxLength", "pattern", "format"];
  const rules = typeof value === "number" ? limits : typeof value === "string" ? lengths : [];
  const stated = rules.flatMap((rule) => (schema[rule] === undefined ? [] : [`${rule} ${String(schema[rule])}`]));
  return stated.length === 0 ? undefined : `${nameOf(path)} is ${shown(value)}; its schema says ${stated.join(", ")}`;
}

function membersFault(judged: Judged, schema: Readonly<Record<string, unknown>>, context: Deep): string | undefined {
  const { value, path } = judged;
  if (Array.isArray(value)) {
    const [index = -1] = value.flatMap((item, at) =>
      acceptsValue(item, schema["items"] ?? true, context) ? [] : [at],
    );
    return index === -1
      ? undefined
      : explain({ value: value[index], path: [...path, index] }, schema["items"], context);
  }
  if (!isObject(value)) return undefined;
  const missing = textsOf(schema["required"]).find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `${nameOf([...path, missing])} is missing`;
  for (const [key, member] of entriesOf(value)) {
    const own = ownValue(schema["properties"], key);
    if (own === undefined && schema["additionalProperties"] === false)
      return `${nameOf([...path, key])} is not known here`;
    const inner = own ?? schema["additionalProperties"] ?? true;
    if (acceptsValue(member, inner, context)) continue;
    return explain({ value: member, path: [...path, key] }, inner, context);
  }
  return undefined;
}

/** What readers are meant to replace: `$ID`, `<id>`, `{{id}}`, `…`. */
const isPlaceholder = (value: unknown): boolean =>
  typeof value === "string" && /^(?:\$\{?\w|<[^<>]+>$|\{\{|…|\.\.\.)/.test(value);

function nameOf(path: readonly (string | number)[]): string {
  return path.length === 0 ? "the body" : `"${path.join(".")}"`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
