// The part of JSON Schema that the generated schema uses. `validateShape` reads all of it; a test fails when the
// generator begins to use more.

/** Kinds of JSON values as schemas name them. */
type JsonType = "object" | "array" | "string" | "number" | "integer" | "boolean" | "null";

/** A literal that a schema allows. */
type JsonLiteral = string | number | boolean | null;

/** A schema. Without `$ref`, `anyOf`, `type`, `const` and `enum` it allows any data. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly type?: JsonType;
  readonly const?: JsonLiteral;
  readonly enum?: readonly JsonLiteral[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly description?: string;
  readonly default?: unknown;
}

/** Literals that a schema allows; `undefined` when it allows more than literals. */
export function literalsOf(schema: JsonSchema): readonly JsonLiteral[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const];
}

/** A data object: made by a literal or a parser, not by a class. */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // A module evaluated in another realm has another `Object.prototype`; that one too ends the chain.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Own property of an object; keys such as `constructor` are data like any other. */
export function ownProperty<Value>(object: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Own property of a value that may be no object. */
export function childOf(value: unknown, key: string): unknown {
  return isPlainObject(value) ? ownProperty(value, key) : undefined;
}
