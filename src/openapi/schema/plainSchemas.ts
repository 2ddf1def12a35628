// Recognises simple kinds of schema objects by the object alone, without following references.
import { isObject, type JsonObject, listOf, ownValue, textOf } from "./json.ts";

/** Keywords that do not affect which values are valid. */
const annotations: ReadonlySet<string> = new Set([
  ...["$comment", "title", "description", "default", "example", "examples", "deprecated"],
  ...["readOnly", "writeOnly", "externalDocs", "xml"],
]);

/** Whether a keyword does not affect which values are valid. */
export const isAnnotation = (key: string): boolean => annotations.has(key) || key.startsWith("x-");

/** Whether a schema allows null and nothing else. */
export function isNullSchema(schema: unknown): boolean {
  if (!isObject(schema)) return false;
  const { type, enum: values } = schema;
  if (type === "null" || schema["const"] === null) return true;
  if (Array.isArray(type)) return type.length === 1 && type[0] === "null";
  return Array.isArray(values) && values.length === 1 && values[0] === null;
}

/** Whether a schema with a reference allows exactly what the referenced schema allows. */
export function isPlainReference(schema: JsonObject): boolean {
  return Object.keys(schema).every((key) => {
    if (key === "oneOf" || key === "anyOf") return listOf(schema[key]).filter((item) => !isNullSchema(item)).length < 2;
    return key === "$ref" || key === "allOf" || isAnnotation(key);
  });
}

/** The type of a schema that contains only its type: `{ type: "string" }`. */
export function bareTypeOf(schema: unknown): string | undefined {
  if (!isObject(schema) || Object.keys(schema).length !== 1) return undefined;
  const { type } = schema;
  return typeof type === "string" ? type : undefined;
}

/** Whether a schema contains only its type or types, so that their names describe it completely. */
export const isBare = (schema: unknown): boolean =>
  isObject(schema) && Object.keys(schema).length === 1 && Object.hasOwn(schema, "type");

/** Whether a schema is a single value with annotations, as in an annotated enumeration. */
export function isConstant(schema: unknown): schema is JsonObject {
  if (!isObject(schema) || !Object.hasOwn(schema, "const")) return false;
  const value = schema["const"];
  if (typeof value === "object" && value !== null) return false;
  return Object.keys(schema).every((key) => key === "const" || key === "type" || isAnnotation(key));
}

/** The target of a bare reference (`#/components/schemas/Device`); `undefined` for any other value. */
export function bareReferenceOf(schema: unknown): string | undefined {
  return isObject(schema) && Object.keys(schema).length === 1 ? textOf(ownValue(schema, "$ref")) : undefined;
}
