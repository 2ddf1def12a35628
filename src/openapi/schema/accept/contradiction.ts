// Finds the first part of a written value that its schema certainly refuses, and why. Milder than `acceptsValue`: conditions,
// `not`, and alternatives of which several fit are not checked.

import { shorten } from "../../describeKind.ts";
import { collectParts } from "../collectParts.ts";
import { type Direction, isHidden } from "../direction.ts";
import { type Effort, lookingEffort, spend } from "../effort.ts";
import { entriesOf, isObject, type JsonObject, listOf, ownValue, textOf, textsOf } from "../json.ts";
import { isTrue } from "../keywords.ts";
import { isNullSchema } from "../plainSchemas.ts";
import { resolvePointer, schemaNameOf } from "../resolveRef.ts";
import { typeFactsOf } from "../typeFacts.ts";
import { discriminatorOf } from "../view/variants.ts";
import { closestOf } from "./closestAlternative.ts";
import { partsOfProperty } from "./describedProperty.ts";
import type { Patterns } from "./patternTests.ts";
import { isPlaceholder } from "./placeholder.ts";
import { refusalOf } from "./refusal.ts";
import { type Contradiction, pathOf, type ValuePart } from "./refusedPart.ts";

/** What affects the result besides value and schema. */
interface ContradictionContext {
  /** The normalised document. */
  readonly root: unknown;
  /** Which way the value travels. Properties that must not travel this way may be missing; for `both`, either kind may. */
  readonly direction: Direction;
  readonly patterns: Patterns;
  /** When this is used up, everything else counts as valid. */
  readonly effort: Effort;
}

/** Most nested schemas for parts of one value; more only occur in circles. */
const maxDepth = 200;

interface Judging extends ContradictionContext {
  readonly depth: number;
  /** The outermost schema for this part of the value and the alternatives in it: together they say what is hidden. */
  readonly around: readonly unknown[];
}

/** The first contradiction, if there is any. */
export function contradictionIn(
  value: unknown,
  schema: unknown,
  context: ContradictionContext,
): Contradiction | undefined {
  return look({ value, key: "", above: undefined }, schema, { ...context, depth: 0, around: [schema] });
}

function look(part: ValuePart, schema: unknown, context: Judging): Contradiction | undefined {
  const { value } = part;
  if (!isObject(schema) || context.depth > maxDepth || isPlaceholder(value)) return undefined;
  if (!spend(context.effort, lookingEffort)) return undefined;
  if (value === null && typeFactsOf(collectParts(schema, context.root)).isNullable) return undefined;
  const refusal = refusalOf(value, schema, context.patterns.matches);
  if (refusal !== undefined) return { part, ...refusal, schema };
  return inPlace(part, schema, { ...context, depth: context.depth + 1 }) ?? inMembers(part, schema, context);
}

function inPlace(part: ValuePart, schema: JsonObject, context: Judging): Contradiction | undefined {
  const ref = textOf(schema["$ref"]);
  const target = ref === undefined ? undefined : resolvePointer(context.root, ref);
  const found = target === undefined ? undefined : look(part, target, context);
  if (found !== undefined) return found;
  for (const member of listOf(schema["allOf"])) {
    const inner = look(part, member, context);
    if (inner !== undefined) return inner;
  }
  return (
    inAlternatives(part, schema, { keyword: "anyOf", context }) ??
    inAlternatives(part, schema, { keyword: "oneOf", context })
  );
}

/** An alternative, and the first thing in the value that it refuses. */
interface Refused {
  readonly member: unknown;
  readonly contradiction: Contradiction;
}

type Alternatives = { readonly keyword: "anyOf" | "oneOf"; readonly context: Judging };

/** The contradiction to all alternatives; `undefined` if one fits. If it is clear which is meant, that of this one. */
function inAlternatives(
  part: ValuePart,
  schema: JsonObject,
  { keyword, context }: Alternatives,
): Contradiction | undefined {
  const members = listOf(schema[keyword]);
  if (members.length === 0) return undefined;
  const found: Refused[] = [];
  for (const member of members) {
    const contradiction = look(part, member, { ...context, around: [...context.around, member] });
    if (contradiction === undefined) return undefined;
    if (!isNullSchema(member)) found.push({ member, contradiction });
  }
  const chosen = chosenName(part, schema, context);
  const meant =
    found.find(({ member }) => chosen !== undefined && nameOf(member) === chosen) ??
    onlyOne(found.filter(({ contradiction }) => contradiction.part !== part || contradiction.keyword !== "type")) ??
    onlyOne(found);
  const says = (): string => `matches none of the ${found.length} alternatives in \`${keyword}\``;
  const closest = (): string => closestWords(part, found, context.root);
  return meant?.contradiction ?? { part, says, closest, schema };
}

/** Names the alternative that comes closest, and what is wrong there; empty where none does. */
function closestWords(whole: ValuePart, refused: readonly Refused[], root: unknown): string {
  const members = refused.map(({ member }) => member);
  const closest = refused[closestOf(whole.value, members, root) ?? -1];
  const name = nameOf(closest?.member);
  if (closest === undefined || name === undefined) return "";
  const { part, says } = closest.contradiction;
  return `the closest is \`${shorten(name)}\`, where ${part === whole ? "it" : `\`${pathOf(part)}\``} ${says()}`;
}

const onlyOne = <Value>(values: readonly Value[]): Value | undefined => (values.length === 1 ? values[0] : undefined);

const nameOf = (schema: unknown): string | undefined => schemaNameOf(textOf(ownValue(schema, "$ref")) ?? "");

/** The schema that the value's discriminator names. */
function chosenName({ value }: ValuePart, schema: JsonObject, { root }: Judging): string | undefined {
  if (!isObject(schema["discriminator"])) return undefined;
  const discriminator = discriminatorOf(collectParts(schema, root), root);
  const chosen = discriminator === undefined ? undefined : ownValue(value, discriminator.property);
  return discriminator?.values.find((one) => one.value === chosen)?.name;
}

function inMembers(part: ValuePart, schema: JsonObject, context: Judging): Contradiction | undefined {
  if (Array.isArray(part.value)) return inItems(part, part.value, { schema, context });
  return isObject(part.value) ? inProperties(part, part.value, { schema, context }) : undefined;
}

type Inside = { readonly schema: JsonObject; readonly context: Judging };

const lookInside = (part: ValuePart, schema: unknown, context: Judging): Contradiction | undefined =>
  look(part, schema, { ...context, depth: context.depth + 1, around: [schema] });

function inItems(part: ValuePart, items: readonly unknown[], { schema, context }: Inside): Contradiction | undefined {
  const prefix = listOf(schema["prefixItems"]);
  for (const [index, value] of items.entries()) {
    const inner = index < prefix.length ? prefix[index] : schema["items"];
    if (!isObject(inner)) continue;
    const found = lookInside({ value, key: String(index), above: part }, inner, context);
    if (found !== undefined) return found;
  }
  return undefined;
}

function inProperties(part: ValuePart, value: JsonObject, { schema, context }: Inside): Contradiction | undefined {
  const missing = textsOf(schema["required"]).find(
    (name) => !Object.hasOwn(value, name) && !isNotMissed(name, schema, context),
  );
  if (missing !== undefined) {
    return { part, says: () => `lacks the required \`${missing}\``, keyword: "required", schema };
  }
  const patterns = entriesOf(schema["patternProperties"]);
  const { properties, additionalProperties } = schema;
  // Most schemas of a chain know a few of a value's names.
  if (!isObject(properties) && patterns.length === 0 && additionalProperties === undefined) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    const own = ownValue(properties, key);
    const schemas = patterns.filter(([pattern]) => context.patterns.matches(pattern, key)).map(([, one]) => one);
    if (own !== undefined) schemas.push(own);
    const found = schemas.length === 0 ? undeclared(part, key, { schema, context }) : undefined;
    if (found !== undefined) return found;
    for (const one of schemas) {
      const contradiction = lookInside({ value: inner, key, above: part }, one, context);
      if (contradiction !== undefined) return contradiction;
    }
  }
  return undefined;
}

function undeclared(part: ValuePart, key: string, { schema, context }: Inside): Contradiction | undefined {
  const { additionalProperties } = schema;
  const inner: ValuePart = { value: ownValue(part.value, key), key, above: part };
  if (additionalProperties !== false) return lookInside(inner, additionalProperties, context);
  return {
    part: inner,
    says: () => "is not a property of its schema, which allows no others",
    keyword: "additionalProperties",
    schema,
  };
}

/** Whether a required name may be missing: it must not travel this way, or is no property, which is reported elsewhere. */
function isNotMissed(name: string, schema: JsonObject, { around, root, direction }: Judging): boolean {
  const parts = partsOfProperty(name, around, root);
  if (parts === undefined) {
    const isUnion = collectParts(around[0], root).groups.length > 0;
    return isObject(schema["properties"]) && schema["additionalProperties"] === undefined && !isUnion;
  }
  return direction === "both" ? isTrue(parts, "readOnly") || isTrue(parts, "writeOnly") : isHidden(parts, direction);
}
