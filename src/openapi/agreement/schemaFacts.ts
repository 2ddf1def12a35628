// The facts of schemas. References to named schemas are facts by name; schemas without a name are written where they
// are used.
import { isObject, type JsonObject, listOf, ownValue } from "../schema/json.ts";
import { resolvePointer, schemaNameOf } from "../schema/resolveRef.ts";
import type { FactList, FactPart } from "./factList.ts";
import { type Fields, type FieldWriter, membersOf, objectFacts, placeOf } from "./fields.ts";
import { limitFields, wordFields } from "./keywordFacts.ts";

/** Schemas without a name that do nothing but refer to each other. */
const maxHops = 100;

/** Facts of schemas in one document. */
export interface SchemaFacts {
  /** Adds a schema under a step. */
  add(part: FactPart, schema: unknown, to: FactList): void;
  /** A field that holds a schema. @param step How people call it. Default: the key. */
  field(step?: string): FieldWriter;
}

/** Collects the facts of schemas. @param root What references in schemas lead into. */
export function createSchemaFacts(root: JsonObject): SchemaFacts {
  const add = ({ step, at }: FactPart, schema: unknown, to: FactList): void => {
    const target = followNameless(schema, root);
    const name = Object.keys(target ?? {}).length === 1 ? nameOfReference(target) : undefined;
    if (name !== undefined) to.addValue(step, name, { at, shown: name });
    else if (target === false) to.addValue(step, false, { at });
    else if (isObject(target)) to.addPart({ step, at }, target, objectFacts(target, fields));
    // `true` allows what an empty schema allows.
    else if (target === true) to.addThing(step, at);
  };
  const field =
    (step?: string): FieldWriter =>
    (own, to) =>
      add({ step: step ?? own.key, at: placeOf(own) }, own.value, to);
  const byName =
    (kind: string): FieldWriter =>
    (own, to) => {
      for (const [name, schema] of membersOf(own.value))
        add({ step: `${kind} ${name}`, at: placeOf(own, name) }, schema, to);
    };
  const properties: FieldWriter = (own, to) => {
    const required = new Set(listOf(ownValue(own.holder, "required")));
    for (const [name, schema] of membersOf(own.value)) {
      to.addThing(`property ${name}`, placeOf(own, name), (property) => {
        if (required.has(name)) property.addValue("required", true, { at: { holder: own.holder, keys: ["required"] } });
        add({ step: "schema", at: placeOf(own, name) }, schema, property);
      });
    }
  };
  const ordered =
    (kind: string): FieldWriter =>
    (own, to) => {
      for (const [index, schema] of listOf(own.value).entries())
        add({ step: `${kind} ${index + 1}`, at: placeOf(own, String(index)) }, schema, to);
    };
  const alternatives: FieldWriter = (own, to) => {
    const nameless = listOf(own.value).filter((schema) => nameOfVariant(schema) === undefined);
    const numbers = new Map(nameless.map((schema, index) => [schema, index + 1]));
    for (const [index, schema] of listOf(own.value).entries()) {
      const name = nameOfVariant(schema) ?? String(numbers.get(schema));
      add({ step: `${own.key} ${name}`, at: placeOf(own, String(index)) }, schema, to);
    }
  };
  /** A reference beside other keywords. */
  const reference: FieldWriter = (own, to) => add({ step: "based on", at: placeOf(own) }, { $ref: own.value }, to);

  const fields: Fields = {
    $ref: reference,
    ...wordFields,
    ...limitFields,
    properties,
    patternProperties: byName("properties matching"),
    additionalProperties: field("other properties"),
    unevaluatedProperties: field(),
    propertyNames: field("property names"),
    dependentSchemas: byName("dependent schema of"),
    items: field(),
    prefixItems: ordered("item"),
    unevaluatedItems: field(),
    contains: field(),
    allOf: alternatives,
    anyOf: alternatives,
    oneOf: alternatives,
    not: field(),
    if: field(),
    then: field(),
    else: field(),
    contentSchema: field(),
  };
  return { add, field };
}

/** What a schema means that has no keywords of its own but a reference to one without a name. */
function followNameless(schema: unknown, root: JsonObject): unknown {
  let current = schema;
  for (let hop = 0; hop < maxHops; hop += 1) {
    const ref = ownValue(current, "$ref");
    if (typeof ref !== "string" || schemaNameOf(ref) !== undefined || Object.keys(current ?? {}).length > 1) break;
    current = resolvePointer(root, ref);
  }
  return current;
}

function nameOfReference(schema: unknown): string | undefined {
  const ref = ownValue(schema, "$ref");
  return typeof ref === "string" ? schemaNameOf(ref) : undefined;
}

/** What tells an alternative from the others, whatever their order: its schema's name, its only value, `null`. */
function nameOfVariant(schema: unknown): string | undefined {
  const constant = ownValue(schema, "const");
  if (constant !== undefined) return JSON.stringify(constant);
  return ownValue(schema, "type") === "null" ? "null" : nameOfReference(schema);
}
