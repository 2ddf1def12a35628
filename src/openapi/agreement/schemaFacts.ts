// The facts of schemas. References to named schemas are facts by name; schemas without a name are written where they
// are used.
import { isObject, type JsonObject, listOf, ownValue } from "../schema/json.ts";
import { resolvePointer, schemaNameOf } from "../schema/resolveRef.ts";
import type { FactList, FactPlace } from "./factList.ts";
import {
  addSample,
  type Field,
  type Fields,
  type FieldWriter,
  flag,
  inside,
  membersOf,
  objectFacts,
  placeOf,
  text,
  names,
  values,
  value,
} from "./fields.ts";

/** Schemas without a name that do nothing but refer to each other. */
const maxHops = 100;

/** Facts of schemas in one document. */
export interface SchemaFacts {
  /** Adds a schema under a step. */
  add(step: string, schema: unknown, at: FactPlace, to: FactList): void;
  /** A field that holds a schema. @param step How people call it. Default: the key. */
  field(step?: string): FieldWriter;
}

/** @param root What references in schemas lead into. */
export function createSchemaFacts(root: JsonObject): SchemaFacts {
  const add = (step: string, schema: unknown, at: FactPlace, to: FactList): void => {
    const target = followNameless(schema, root);
    const name = Object.keys(target ?? {}).length === 1 ? nameOfReference(target) : undefined;
    if (name !== undefined) to.addValue(step, name, { at, shown: name });
    else if (target === false) to.addValue(step, false, { at });
    else if (isObject(target)) to.addPart({ step }, target, objectFacts(target, fields));
    // `true` allows what an empty schema allows.
    else if (target === true) to.addThing(step, at);
  };
  const field =
    (step?: string): FieldWriter =>
    (own, to) =>
      add(step ?? own.key, own.value, placeOf(own), to);
  const byName =
    (kind: string): FieldWriter =>
    (own, to) => {
      for (const [name, schema] of membersOf(own.value)) add(`${kind} ${name}`, schema, placeOf(own, name), to);
    };
  const ordered =
    (kind: string): FieldWriter =>
    (own, to) => {
      for (const [index, schema] of listOf(own.value).entries())
        add(`${kind} ${index + 1}`, schema, placeOf(own, String(index)), to);
    };
  const alternatives: FieldWriter = (own, to) => {
    let nameless = 0;
    for (const [index, schema] of listOf(own.value).entries()) {
      const name = nameOfVariant(schema) ?? String((nameless += 1));
      add(`${own.key} ${name}`, schema, placeOf(own, String(index)), to);
    }
  };
  /** A reference beside other keywords. */
  const reference: FieldWriter = (own, to) => add("based on", { $ref: own.value }, placeOf(own), to);

  const fields: Fields = {
    $ref: reference,
    ...schemaWords,
    ...limits,
    properties: byName("property"),
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
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; nobody awaits this table
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

const types: FieldWriter = (field, to) => {
  const names = typeof field.value === "string" ? [field.value] : listOf(field.value).map(String);
  const shown = names.toSorted().join(" or ");
  to.addValue(field.key, names, { at: placeOf(field), shown });
};

/** `examples`, which older versions write as one `example`. */
const examples: FieldWriter = (field, to) => {
  for (const [index, example] of listOf(field.value).entries()) {
    addSample(index === 0 ? "example" : `example ${index + 1}`, example, placeOf(field, String(index)), to);
  }
};

/** Words about the values of `enum`, in its order or by value. */
const enumWords: FieldWriter = (field, to) => {
  const values = listOf(ownValue(field.holder, "enum")).map(String);
  for (const [key, words] of membersOf(Array.isArray(field.value) ? { ...field.value } : field.value)) {
    const name = Array.isArray(field.value) ? (values[Number(key)] ?? key) : key;
    if (typeof words === "string") to.addText(`description of ${name}`, words, placeOf(field, key));
  }
};

const requiredLists: FieldWriter = (field, to) => {
  for (const [name, required] of membersOf(field.value)) {
    const names = listOf(required).map(String).toSorted();
    to.addValue(`required with ${name}`, names, { at: placeOf(field, name) });
  }
};

const schemaWords: Fields = {
  title: text,
  description: text,
  "x-unit": text,
  "x-units": text,
  "x-enumDescriptions": enumWords,
  "x-enum-descriptions": enumWords,
  "x-enum-description": enumWords,
  externalDocs: inside("external documentation", { description: text }),
  examples,
};

const limits: Fields = {
  type: types,
  format: value,
  enum: values,
  const: value,
  default: value,
  deprecated: flag,
  readOnly: flag,
  writeOnly: flag,
  minimum: value,
  maximum: value,
  exclusiveMinimum: value,
  exclusiveMaximum: value,
  multipleOf: value,
  minLength: value,
  maxLength: value,
  pattern: value,
  minItems: value,
  maxItems: value,
  uniqueItems: flag,
  minContains: value,
  maxContains: value,
  minProperties: value,
  maxProperties: value,
  required: names("required property"),
  dependentRequired: requiredLists,
  discriminator: value,
  contentEncoding: value,
  contentMediaType: value,
  xml: value,
};
