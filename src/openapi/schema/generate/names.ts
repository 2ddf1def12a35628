// Makes up names for properties that a schema allows but does not name.
import { acceptsValue } from "../accept/acceptsValue.ts";
import type { SchemaPart } from "../collectParts.ts";
import { isObject, textOf } from "../json.ts";
import { allValues, nearestText, schemasByKey } from "../keywords.ts";
import { writeTexts } from "../pattern/writePattern.ts";
import { isAnnotation } from "../plainSchemas.ts";
import type { MakeContext, MakePlace } from "./makeContext.ts";

/** Additional names offered, because some may turn out to be invalid. */
const spare = 5;
/** Attempts to find one more name that differs. */
const maxTries = 20;

/** Distinct names: ones that `propertyNames` allows, else ones that match a pattern, then plain ones. */
export function namesFor(
  parts: readonly SchemaPart[],
  count: number,
  { place, context }: { readonly place: MakePlace; readonly context: MakeContext },
): ReadonlySet<string> {
  const names = new Set<string>();
  const schemas = allValues(parts, "propertyNames");
  const [pattern] = schemasByKey(parts, "patternProperties").keys();
  const plain = nearestText(parts, "x-additionalPropertiesName") ?? "key";
  const add = (nameOf: (ordinal: number) => string | undefined): void => {
    for (let ordinal = 0; ordinal < count + maxTries && names.size < count; ordinal += 1) {
      const name = nameOf(ordinal);
      if (name !== undefined) names.add(name);
    }
  };
  if (schemas.length > 0) {
    const schema = { type: "string", allOf: schemas };
    add((ordinal) => textOf(context.make(schema, { ...place, isOptional: false, ordinal, mustDiffer: true })));
    return names;
  }
  if (pattern !== undefined) {
    add((ordinal) => nameLike(pattern, ordinal, context));
    // What a pattern without an end writes is always the same.
    const [first = ""] = names;
    add((ordinal) =>
      context.patterns.matches(pattern, `${first}${ordinal + 2}`) ? `${first}${ordinal + 2}` : undefined,
    );
  }
  for (let ordinal = 0; names.size < count + spare; ordinal += 1) {
    names.add(ordinal === 0 ? plain : `${plain}${ordinal + 1}`);
  }
  return names;
}

/** Most patterns with an example each. */
const maxPatterns = 3;

/** Names for one property of each kind that a schema describes without naming it: by a pattern, and any other. */
export function sampleNames(
  parts: readonly SchemaPart[],
  { place, context }: { readonly place: MakePlace; readonly context: MakeContext },
): readonly string[] {
  const isTelling = ["additionalProperties", "unevaluatedProperties"].some((keyword) =>
    parts.some(({ schema }) => saysSomething(schema[keyword])),
  );
  const named = allValues(parts, "propertyNames");
  const isAllowed = (name: string): boolean => named.every((schema) => acceptsValue(name, schema, context));
  const patterns = [...schemasByKey(parts, "patternProperties").keys()].slice(0, maxPatterns);
  const plain = nearestText(parts, "x-additionalPropertiesName") ?? "key";
  const matching = patterns.flatMap((pattern) => nameLike(pattern, 0, context) ?? []).filter(isAllowed);
  if (!isTelling) return matching;
  return [...matching, ...(named.length === 0 ? [plain] : namesFor(parts, 1, { place, context }))];
}

/** Whether a schema says anything about its values. */
const saysSomething = (schema: unknown): boolean =>
  isObject(schema) && Object.keys(schema).some((keyword) => !isAnnotation(keyword));

function nameLike(pattern: string, ordinal: number, { patterns, effort }: MakeContext): string | undefined {
  const node = patterns.nodeOf(pattern);
  if (node === undefined) return undefined;
  for (const text of writeTexts(node, ordinal, effort)) if (patterns.matches(pattern, text)) return text;
  return undefined;
}
