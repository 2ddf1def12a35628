// Explains in one sentence why a value is not valid against a schema: names the first part that its schema refuses.
import { entriesOf, isObject, jsonTypeOf, listOf, ownValue, textOf, textsOf } from "../json.ts";
import { resolvePointer } from "../resolveRef.ts";
import { type AcceptContext, acceptsValue } from "./acceptsValue.ts";
import { closestOf } from "./closestAlternative.ts";
import { isHiddenProperty } from "./describedProperty.ts";
import { isPlaceholder } from "./placeholder.ts";

/** Deepest level of a value that is looked at. */
const maxDepth = 40;
const shownValues = 8;

/**
 * What is wrong with a value; `undefined` when it is valid, or when only placeholders of a sample are wrong.
 * @example '"mode" is "warm"; it must be one of "heat", "cool"'
 */
export function explainMismatch(value: unknown, schema: unknown, context: AcceptContext): string | undefined {
  return explain({ value, path: [] }, schema, { ...context, depth: 0, around: [schema] });
}

interface Judged {
  readonly value: unknown;
  readonly path: readonly (string | number)[];
}

type Deep = AcceptContext & {
  readonly depth: number;
  /** The schemas that say which properties of the value must not be sent. */
  readonly around: readonly unknown[];
};

function explain(judged: Judged, schema: unknown, context: Deep): string | undefined {
  const { value, path } = judged;
  if (acceptsValue(value, schema, context) || isPlaceholder(value)) return undefined;
  const deeper = { ...context, depth: context.depth + 1 };
  const general = `${nameOf(path)} does not match its schema`;
  if (!isObject(schema) || context.depth > maxDepth) return general;
  const inner = [resolvePointer(context.root, textOf(schema["$ref"]) ?? ""), ...listOf(schema["allOf"])];
  const refusing = inner.filter((part) => part !== undefined && !acceptsValue(value, part, context));
  const told = firstTold(refusing, (part) => explain(judged, part, deeper));
  // If everything that is wrong lies in placeholders, nothing is reported.
  if (refusing.length > 0) return told;
  const alternatives = [listOf(schema["anyOf"]), listOf(schema["oneOf"])].filter((list) => list.length > 0);
  const faults = alternatives.map((list) =>
    list.map((one) => explain(judged, one, { ...deeper, around: [...deeper.around, one] })),
  );
  const place = faults.findIndex((list) => list.every((fault) => fault !== undefined));
  const refused = faults[place];
  if (refused !== undefined) {
    const closest = refused.length === 1 ? 0 : closestOf(value, alternatives[place] ?? [], context.root);
    return refused[closest ?? -1] ?? general;
  }
  const own = typeFault(judged, schema) ?? valueFault(judged, schema);
  return own ?? membersFault(judged, schema, { context: deeper, general: faults.length === 0 ? general : undefined });
}

/** The first explanation that `tell` gives for one of the items. */
function firstTold<Item>(items: readonly Item[], tell: (item: Item) => string | undefined): string | undefined {
  for (const item of items) {
    const told = tell(item);
    if (told !== undefined) return told;
  }
  return undefined;
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

interface Members {
  readonly context: Deep;
  /** The explanation when no member is refused. */
  readonly general: string | undefined;
}

function membersFault(
  judged: Judged,
  schema: Readonly<Record<string, unknown>>,
  { context, general }: Members,
): string | undefined {
  const { value, path } = judged;
  if (isObject(value)) {
    const missing = textsOf(schema["required"]).find(
      (name) => !Object.hasOwn(value, name) && !isHiddenProperty(name, context.around, context),
    );
    if (missing !== undefined) return `${nameOf([...path, missing])} is missing`;
  }
  const refused = membersOf(value, schema).filter(([, member, inner]) => !acceptsValue(member, inner, context));
  if (refused.length === 0) return general;
  return firstTold(refused, ([key, member, inner]) =>
    inner === false
      ? `${nameOf([...path, key])} is not a known property here`
      : explain({ value: member, path: [...path, key] }, inner, { ...context, around: [inner] }),
  );
}

type Member = readonly [key: string | number, value: unknown, schema: unknown];

/** Parts of a value with their schemas: `false` for a property that the schema does not know and does not allow. */
function membersOf(value: unknown, schema: Readonly<Record<string, unknown>>): readonly Member[] {
  if (Array.isArray(value)) {
    const prefix = listOf(schema["prefixItems"]);
    return value.map((item, index) => [index, item, prefix[index] ?? schema["items"] ?? true]);
  }
  return entriesOf(value).map(([key, member]) => {
    return [key, member, ownValue(schema["properties"], key) ?? schema["additionalProperties"] ?? true];
  });
}

function nameOf(path: readonly (string | number)[]): string {
  return path.length === 0 ? "the body" : `"${path.join(".")}"`;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
