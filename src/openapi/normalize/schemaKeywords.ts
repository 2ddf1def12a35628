// Keywords of schemas and the form of their values: JSON Schema 2020-12 with what OpenAPI adds. Older keywords are
// listed too; `upgradeSchema.ts` says what becomes of them.

/** Form of a keyword's value. */
export type KeywordForm =
  | "schema"
  | "schemas"
  | "schemaMap"
  | "text"
  | "texts"
  | "number"
  | "count"
  | "flag"
  | "data"
  | "values"
  | "types"
  | "limit"
  | "items"
  | "textsMap"
  | "dependencies"
  | "discriminator"
  | "xml"
  | "externalDocs"
  | "examples"
  /** Read before: nothing of it is shown. */
  | "nothing";

/** Keywords in the order in which a schema that has been read lists them. */
export const schemaKeywords: Readonly<Record<string, KeywordForm>> = {
  type: "types",
  title: "text",
  description: "text",
  format: "text",
  enum: "values",
  const: "data",
  default: "data",
  example: "data",
  examples: "examples",
  nullable: "flag",
  "x-nullable": "flag",
  deprecated: "flag",
  readOnly: "flag",
  writeOnly: "flag",
  minimum: "number",
  maximum: "number",
  exclusiveMinimum: "limit",
  exclusiveMaximum: "limit",
  multipleOf: "number",
  minLength: "count",
  maxLength: "count",
  pattern: "text",
  minItems: "count",
  maxItems: "count",
  uniqueItems: "flag",
  minContains: "count",
  maxContains: "count",
  minProperties: "count",
  maxProperties: "count",
  required: "texts",
  properties: "schemaMap",
  patternProperties: "schemaMap",
  additionalProperties: "schema",
  unevaluatedProperties: "schema",
  propertyNames: "schema",
  dependentRequired: "textsMap",
  dependentSchemas: "schemaMap",
  dependencies: "dependencies",
  items: "items",
  prefixItems: "schemas",
  additionalItems: "schema",
  unevaluatedItems: "schema",
  contains: "schema",
  allOf: "schemas",
  anyOf: "schemas",
  oneOf: "schemas",
  not: "schema",
  if: "schema",
  then: "schema",
  else: "schema",
  discriminator: "discriminator",
  contentEncoding: "text",
  contentMediaType: "text",
  contentSchema: "schema",
  xml: "xml",
  externalDocs: "externalDocs",
  $defs: "nothing",
  definitions: "nothing",
  $ref: "nothing",
  $id: "nothing",
  $anchor: "nothing",
  $dynamicAnchor: "nothing",
  $schema: "nothing",
  $comment: "nothing",
  $vocabulary: "nothing",
};

/** Names of JSON's types. */
export const typeNames: ReadonlySet<string> = new Set([
  "string",
  "number",
  "integer",
  "boolean",
  "array",
  "object",
  "null",
]);

/** What authors write for a type, and what they mean. */
export const meantTypes: ReadonlyMap<string, { readonly type?: string; readonly format?: string }> = new Map([
  ["file", { type: "string", format: "binary" }],
  ["binary", { type: "string", format: "binary" }],
  ["date", { type: "string", format: "date" }],
  ["datetime", { type: "string", format: "date-time" }],
  ["date-time", { type: "string", format: "date-time" }],
  ["uuid", { type: "string", format: "uuid" }],
  ["text", { type: "string" }],
  ["str", { type: "string" }],
  ["int", { type: "integer" }],
  ["int32", { type: "integer", format: "int32" }],
  ["int64", { type: "integer", format: "int64" }],
  ["long", { type: "integer", format: "int64" }],
  ["float", { type: "number", format: "float" }],
  ["double", { type: "number", format: "double" }],
  ["decimal", { type: "number" }],
  ["bool", { type: "boolean" }],
  ["list", { type: "array" }],
  ["map", { type: "object" }],
  ["dict", { type: "object" }],
  ["any", {}],
]);
