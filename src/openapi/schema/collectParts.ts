// Resolves `$ref` and `allOf` into a flat list of the schema objects that all apply to one value. Combining the keywords of
// these objects is left to keywords.ts and others.
import { isObject, type JsonObject, listOf, ownValue, textOf } from "./json.ts";
import { bareReferenceOf, isNullSchema, isPlainReference } from "./plainSchemas.ts";
import { ownNameOf, resolvePointer, schemaNameOf } from "./resolveRef.ts";

/** One of the schema objects that apply. */
export interface SchemaPart {
  readonly schema: JsonObject;
  /** Number of references between the schema and this part: keywords written in place win over those of referenced schemas. */
  readonly references: number;
  /** Levels of `$ref`, `allOf` and unions of one between the schema and this part. */
  readonly depth: number;
  /** Number of schemas between the schema and this part that do more than refer to the next one. */
  readonly extended: number;
  /** Whether null is allowed in spite of this part, because it is an alternative to null in a union. */
  readonly isBesideNull: boolean;
  /** Name of the named schema that the part belongs to. */
  readonly owner?: string;
}

/** `oneOf` or `anyOf` with at least two alternatives besides null. */
export interface VariantGroup {
  readonly kind: "oneOf" | "anyOf";
  /** The alternatives without null. */
  readonly schemas: readonly unknown[];
  readonly hasNull: boolean;
  /** The schema object that contains the group, for its discriminator. */
  readonly part: SchemaPart;
  /** They are not listed: they extend the schema, which applies to their values, but not the other way round. */
  readonly areSubtypes?: true;
}

/** The description of an alternative that only allows null. */
type NullWords = Pick<SchemaPart, "references"> & { readonly description: string };

/** All that applies to one value. */
export interface SchemaParts {
  /** In reading order: inherited parts come before added ones. */
  readonly parts: readonly SchemaPart[];
  readonly groups: readonly VariantGroup[];
  /** Whether `false` is among the schemas: no value is valid. */
  readonly isNever: boolean;
  /** Whether null is an alternative. */
  readonly allowsNull: boolean;
  /** Descriptions of alternatives that only allow null. */
  readonly nullWords: readonly NullWords[];
  /** Name of the named schema that this one refers to, if it adds nothing but annotations. */
  readonly name?: string;
  /** Schemas that references led to. */
  readonly targets: ReadonlySet<unknown>;
  /** References to schemas that apply, too, but are too far away to be included. */
  readonly beyond: ReadonlySet<string>;
}

/**
 * Longest chain of schemas, each of which extends the next, that is included. A thousand schemas, each with a page that
 * repeats all before it, would make half a million rows; published APIs have chains of up to ten.
 */
export const maxExtended = 50;

/** Most levels of `$ref` and `allOf` that are followed: each takes two or three stack frames. */
const maxDepth = 1000;

type Place = Omit<SchemaPart, "schema">;

interface Collected {
  readonly root: unknown;
  readonly parts: SchemaPart[];
  readonly groups: VariantGroup[];
  readonly nullWords: NullWords[];
  readonly targets: Set<unknown>;
  readonly beyond: Set<string>;
  readonly seen: Set<unknown>;
  /** Names of the schemas that references written in place lead to; `undefined` for schemas without a name. */
  readonly directNames: (string | undefined)[];
  isNever: boolean;
  allowsNull: boolean;
}

/**
 * Earlier results by document, since a named schema is needed on every page that uses it. Documents never change, and the
 * results are freed together with them.
 */
const answersByRoot = new WeakMap<object, WeakMap<object, SchemaParts>>();

/** Collects the schema objects that apply to a value of the schema, each object once. Ends on circles. */
export function collectParts(schema: unknown, root: unknown): SchemaParts {
  if (!isObject(schema) || !isObject(root)) return collectAnew(schema, root);
  const answers = answersByRoot.get(root) ?? new WeakMap<object, SchemaParts>();
  answersByRoot.set(root, answers);
  const known = answers.get(schema) ?? collectAnew(schema, root);
  answers.set(schema, known);
  return known;
}

function collectAnew(schema: unknown, root: unknown): SchemaParts {
  const into: Collected = {
    ...{
      root,
      parts: [],
      groups: [],
      nullWords: [],
      targets: new Set<unknown>(),
      beyond: new Set<string>(),
      seen: new Set<unknown>(),
    },
    ...{ directNames: [], isNever: false, allowsNull: false },
  };
  const owner = ownNameOf(schema, root);
  const owned = owner === undefined ? {} : { owner };
  addSchema(schema, { references: 0, depth: 0, extended: 0, isBesideNull: false, ...owned }, into);
  const name = nameOf(into);
  const { parts, groups, nullWords, isNever, allowsNull, targets, beyond } = into;
  return { parts, groups, nullWords, isNever, allowsNull, targets, beyond, ...(name === undefined ? {} : { name }) };
}

function addSchema(schema: unknown, place: Place, into: Collected): void {
  if (schema === false) into.isNever = true;
  if (!isObject(schema) || into.seen.has(schema) || place.depth > maxDepth) return;
  into.seen.add(schema);
  const part: SchemaPart = { schema, ...place };
  const members = listOf(schema["allOf"]);
  const isWrapper = members.length < 2 && isPlainReference(schema);
  const above = isWrapper ? place : { ...place, extended: place.extended + 1 };
  addTarget(textOf(schema["$ref"]), above, into);
  for (const member of members) addSchema(member, below(above), into);
  addUnion("oneOf", part, into);
  addUnion("anyOf", part, into);
  // A bare reference adds nothing, and a chain of them would have to be searched by every reader.
  if (bareReferenceOf(schema) === undefined) into.parts.push(part);
}

/** The named schema that this is: one that is referred to, or that is given itself, as its own page does. */
export const itselfOf = ({ name, parts }: Pick<SchemaParts, "name" | "parts">): string | undefined =>
  name ?? parts.find(({ references }) => references === 0)?.owner;

const below = (place: Place): Place => ({ ...place, depth: place.depth + 1 });

function addTarget(ref: string | undefined, place: Place, into: Collected): void {
  if (ref === undefined) return;
  const target = resolvePointer(into.root, ref);
  if (target === undefined) return;
  if (place.extended > maxExtended) {
    into.beyond.add(ref);
    return;
  }
  const name = schemaNameOf(ref);
  if (place.references === 0) into.directNames.push(name);
  into.targets.add(target);
  const owner = name ?? place.owner;
  const owned = owner === undefined ? {} : { owner };
  addSchema(target, { ...below(place), references: place.references + 1, ...owned }, into);
}

function addUnion(kind: VariantGroup["kind"], part: SchemaPart, into: Collected): void {
  const members = listOf(part.schema[kind]);
  const schemas = members.filter((member) => !isNullSchema(member));
  const hasNull = schemas.length > 0 && schemas.length < members.length;
  into.allowsNull ||= hasNull;
  for (const member of hasNull ? members.filter(isNullSchema) : []) {
    const description = textOf(ownValue(member, "description"));
    if (description !== undefined) into.nullWords.push({ description, references: part.references });
  }
  if (schemas.length > 1) into.groups.push({ kind, schemas, hasNull, part });
  if (schemas.length !== 1) return;
  const { schema: _, ...place } = part;
  const above = { ...below(place), extended: place.extended + 1 };
  addSchema(schemas[0], { ...above, isBesideNull: part.isBesideNull || hasNull }, into);
}

function nameOf({ directNames, parts }: Collected): string | undefined {
  const [name, ...others] = directNames;
  if (name === undefined || others.length > 0) return undefined;
  const own = parts.filter(({ references }) => references === 0);
  // Generators repeat the type of what they refer to.
  const types = new Set(parts.flatMap(({ schema, references }) => (references === 0 ? [] : [schema["type"]])));
  const isPlain = ({ schema: { type, ...others } }: SchemaPart): boolean =>
    isPlainReference(others) && (type === undefined || (typeof type === "string" && types.has(type)));
  return own.every(isPlain) ? name : undefined;
}
