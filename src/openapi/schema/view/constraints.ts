// Lists the limits of a schema in a useful order for readers. Templates word them.
import type { SchemaConstraint } from "../../../model/api.ts";
import type { SchemaPart } from "../collectParts.ts";
import { jsonText, textOf } from "../json.ts";
import { allValues, highestOf, isTrue, lowestOf, stepsOf } from "../keywords.ts";

const pairs = [
  ["minimum", "maximum"],
  ["exclusiveMinimum", "exclusiveMaximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minContains", "maxContains"],
  ["minProperties", "maxProperties"],
] as const;

/**
 * Every limit that a schema sets, including zero; if several parts set one, the strictest. That items are unique is said
 * of what may be a list alone: some generators write it beside every type.
 */
export function constraintsOf(parts: readonly SchemaPart[]): readonly SchemaConstraint[] {
  const limits = pairs.flatMap(([least, most]) => [
    ...limit(least, highestOf(parts, least)),
    ...limit(most, lowestOf(parts, most)),
  ]);
  const patterns = allValues(parts, "pattern").map(textOf);
  return [
    ...limits,
    ...stepsOf(parts).flatMap((step) => limit("multipleOf", step)),
    ...patterns.filter((pattern) => pattern !== undefined).map((value) => ({ kind: "pattern", value }) as const),
    ...(isTrue(parts, "uniqueItems") && mayBeList(parts) ? [{ kind: "uniqueItems", value: "true" } as const] : []),
  ];
}

function mayBeList(parts: readonly SchemaPart[]): boolean {
  const types = parts.flatMap(({ schema }) => [schema["type"] ?? []].flat());
  return types.length === 0 || types.includes("array");
}

const limit = (kind: SchemaConstraint["kind"], value: number | undefined): readonly SchemaConstraint[] =>
  value === undefined ? [] : [{ kind, value: jsonText(value) }];
