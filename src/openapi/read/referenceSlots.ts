// Which parts of a specification may hold references. An example or a default value may well contain the word `$ref`;
// it is data and stays as it is.

/** Keys of maps whose entries are schemas with names. */
export const schemaMaps: ReadonlySet<string> = new Set(["schemas", "definitions", "$defs"]);

/**
 * What stands at a place: `data` holds no references, `schema` is a schema, `object` any other object; the others are
 * maps of them by names that are the author's (a property may be called `example`). `text` is a text, or a code sample,
 * which only tools let stand in a file of its own: what it refers to takes its place. `example` is data that may stand in
 * a file of its own as a whole, too.
 */
export type Slot =
  | "data"
  | "text"
  | "example"
  | "object"
  | "schema"
  | "components"
  | "objects"
  | "schemas"
  | "callbacks"
  | "callback";

const slotsInObject: Readonly<Record<string, Slot>> = {
  components: "components",
  schema: "schema",
  itemSchema: "schema",
  items: "schema",
  schemas: "schemas",
  definitions: "schemas",
  parameters: "objects",
  responses: "objects",
  requestBodies: "objects",
  headers: "objects",
  securitySchemes: "objects",
  securityDefinitions: "objects",
  links: "objects",
  pathItems: "objects",
  mediaTypes: "objects",
  content: "objects",
  encoding: "objects",
  variables: "objects",
  examples: "objects",
  paths: "objects",
  webhooks: "objects",
  "x-webhooks": "objects",
  additionalOperations: "objects",
  callbacks: "callbacks",
  description: "text",
  "x-codeSamples": "text",
  "x-code-samples": "text",
  example: "example",
  value: "example",
  dataValue: "example",
  default: "data",
  enum: "data",
};

const slotsInSchema: Readonly<Record<string, Slot>> = {
  description: "text",
  example: "example",
  examples: "example",
  properties: "schemas",
  patternProperties: "schemas",
  dependentSchemas: "schemas",
  dependencies: "schemas",
  $defs: "schemas",
  definitions: "schemas",
  items: "schema",
  additionalItems: "schema",
  prefixItems: "schema",
  allOf: "schema",
  anyOf: "schema",
  oneOf: "schema",
  not: "schema",
  if: "schema",
  then: "schema",
  else: "schema",
  contains: "schema",
  additionalProperties: "schema",
  unevaluatedProperties: "schema",
  unevaluatedItems: "schema",
  propertyNames: "schema",
  contentSchema: "schema",
  schema: "schema",
};

/**
 * Slot of a key's value. Elements of a list have the slot of the list.
 * @param isSwagger In Swagger 2.0 the examples of a response are data by media type.
 */
export function slotBelow(slot: Slot, key: string, isSwagger: boolean): Slot {
  switch (slot) {
    case "data":
    case "example":
      return "data";
    case "text":
      return key === "source" ? "text" : "data";
    case "objects":
    case "callback":
      return "object";
    case "schemas":
      return "schema";
    case "callbacks":
      return "callback";
    case "schema":
      return Object.hasOwn(slotsInSchema, key) ? (slotsInSchema[key] ?? "data") : "data";
    case "components":
    case "object":
      if (isSwagger && key === "examples") return "data";
      if (Object.hasOwn(slotsInObject, key)) return slotsInObject[key] ?? "object";
      return key.startsWith("x-") ? "data" : "object";
  }
}

/** Whether what stands at a place has no parts that may refer to others. */
export const isOfData = (slot: Slot): boolean => slot === "data" || slot === "text" || slot === "example";

/** A list of operations' parameters is found under a key that elsewhere names a map of them. */
export function elementSlot(slot: Slot): Slot {
  if (slot === "objects" || slot === "callbacks") return "object";
  return slot === "schemas" ? "schema" : slot;
}
