// Finds the JSON types of a schema's values: from all its parts together, or from what their other keywords imply.
import type { SchemaPart, SchemaParts, VariantGroup } from "./collectParts.ts";
import { jsonTypeOf, listOf, textOf, textsOf } from "./json.ts";
import { bareTypeOf, isConstant } from "./plainSchemas.ts";

/** The types of a schema. */
export interface TypeFacts {
  /** Without null, unless it is the only type; empty if the schema does not limit the type. */
  readonly types: readonly string[];
  readonly isNullable: boolean;
  /** Whether no value can be valid: types that exclude each other, or `false`. */
  readonly isNever: boolean;
}

/** Keywords by the type to which they apply. */
const keywordsByType: readonly (readonly [string, readonly string[]])[] = [
  [
    "object",
    [
      ...["properties", "required", "additionalProperties", "patternProperties", "propertyNames", "minProperties"],
      ...["maxProperties", "dependentRequired", "dependentSchemas", "unevaluatedProperties"],
    ],
  ],
  [
    "array",
    ["items", "prefixItems", "contains", "minItems", "maxItems", "uniqueItems", "minContains", "unevaluatedItems"],
  ],
  ["string", ["minLength", "maxLength", "pattern", "contentEncoding", "contentMediaType"]],
  ["number", ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]],
];

const typesByFormat: ReadonlyMap<string, string> = new Map([
  ...["int32", "int64", "int8", "int16", "uint8", "uint16", "uint32", "uint64"].map(
    (name) => [name, "integer"] as const,
  ),
  ...["float", "double"].map((name) => [name, "number"] as const),
]);

/** Earlier results: what a named schema is made of is asked for its types on every page that shows it, several times. */
const factsByParts = new WeakMap<SchemaParts, TypeFacts>();

/** The types of a schema. */
export function typeFactsOf(collected: SchemaParts): TypeFacts {
  const known = factsByParts.get(collected) ?? findTypes(collected);
  factsByParts.set(collected, known);
  return known;
}

function findTypes(collected: SchemaParts): TypeFacts {
  const { parts, groups, isNever, allowsNull } = collected;
  const said = parts.flatMap(saidTypesOf);
  const isNullable = said.every((one) => one.allowsNull) && (said.length > 0 || allowsNull);
  const lists = [
    ...said.filter(({ types, isBesideNull }) => types.length > 0 || !isBesideNull).map(({ types }) => types),
    ...groups.map(bareUnionOf).filter((types) => types !== undefined),
  ];
  const [first, ...others] = lists;
  if (first === undefined) {
    const types = inferTypes(parts, groups);
    const known = types.filter((type) => type !== "null");
    if (known.length === types.length) return { types, isNullable, isNever };
    return known.length === 0 ? { types, isNullable: false, isNever } : { types: known, isNullable: true, isNever };
  }
  const types = others.reduce(intersect, first);
  if (types.length > 0) return { types, isNullable, isNever };
  return isNullable ? { types: ["null"], isNullable: false, isNever } : { types: [], isNullable, isNever: true };
}

/** The types of a union of bare types (`anyOf: [{ type: string }, { type: integer }]`), which is a list of types. */
export function bareUnionOf({ schemas }: VariantGroup): readonly string[] | undefined {
  const types = schemas.map(bareTypeOf);
  const known = types.filter((type) => type !== undefined);
  return known.length === types.length ? [...new Set(known)] : undefined;
}

/** Whether an alternative of each member is one value with words about it: an enumeration in other words. */
export const isConstantGroup = ({ schemas }: VariantGroup): boolean => schemas.every(isConstant);

interface SaidTypes {
  readonly types: readonly string[];
  readonly allowsNull: boolean;
  readonly isBesideNull: boolean;
}

function saidTypesOf({ schema, isBesideNull }: SchemaPart): readonly SaidTypes[] {
  const { type } = schema;
  const all = typeof type === "string" ? [type] : textsOf(type);
  if (all.length === 0) return [];
  const types = [...new Set(all)].filter((name) => name !== "null");
  return [{ types, allowsNull: isBesideNull || types.length < new Set(all).size, isBesideNull }];
}

function intersect(one: readonly string[], other: readonly string[]): readonly string[] {
  const common = one.filter((type) => other.includes(type) || (type === "integer" && other.includes("number")));
  const narrowed = other.filter((type) => type === "integer" && one.includes("number") && !one.includes("integer"));
  return [...common, ...narrowed];
}

/** Infers types from other keywords; includes null if it is one of the allowed values. */
function inferTypes(parts: readonly SchemaPart[], groups: readonly VariantGroup[]): readonly string[] {
  const constants = groups.filter(isConstantGroup).flatMap(({ schemas }) => schemas.filter(isConstant));
  const values = [...parts.map(({ schema }) => schema), ...constants].flatMap(valuesOf);
  if (values.length > 0) return [...new Set(values.map(jsonTypeOf))];
  for (const [type, keywords] of keywordsByType) {
    if (parts.some(({ schema }) => keywords.some((keyword) => Object.hasOwn(schema, keyword)))) return [type];
  }
  const format = parts.map(({ schema }) => textOf(schema["format"])).find((name) => name !== undefined);
  return format === undefined || groups.length > 0 ? [] : [typesByFormat.get(format) ?? "string"];
}

const valuesOf = (schema: SchemaPart["schema"]): readonly unknown[] =>
  Object.hasOwn(schema, "const") ? [schema["const"]] : listOf(schema["enum"]);
