// Whether a schema may be the one meant for a value: its kind, literals and range, not what is inside it.
import { bugError } from "../model/bugError.ts";
import { isPlainObject, type JsonSchema, literalsOf, ownProperty } from "./jsonSchema.ts";

/** Definitions of a schema by name. */
export type Definitions = Readonly<Record<string, JsonSchema>>;

const referencePrefix = "#/definitions/";

/** Name of the definition that a schema refers to; `""` when it refers to none. */
export function referenceOf({ $ref }: JsonSchema): string {
  return $ref?.slice(referencePrefix.length) ?? "";
}

/** The schema itself, or the definition it refers to. */
export function resolveReference(schema: JsonSchema, definitions: Definitions): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const found = ownProperty(definitions, referenceOf(schema));
  if (found === undefined) throw bugError(`The schema does not define ${schema.$ref}`);
  return found;
}

/** Whether a schema allows any data. */
export function isAnyData(schema: JsonSchema): boolean {
  return schema.type === undefined && literalsOf(schema) === undefined;
}

/** Whether a value is of the kind, among the literals and in the range that a schema allows. */
export function acceptsValue(schema: JsonSchema, value: unknown, definitions: Definitions): boolean {
  if (schema.$ref !== undefined) return acceptsValue(resolveReference(schema, definitions), value, definitions);
  if (schema.anyOf !== undefined) return schema.anyOf.some((branch) => acceptsValue(branch, value, definitions));
  const literals = literalsOf(schema);
  if (literals !== undefined) return literals.some((literal) => literal === value);
  switch (schema.type) {
    case "object":
      return isPlainObject(value);
    case "array":
      return Array.isArray(value);
    case "null":
      return value === null;
    case "number":
    case "integer":
      return isNumberWithin(schema, value);
    case undefined:
      return isData(value);
    default:
      return typeof value === schema.type;
  }
}

function isNumberWithin({ type, minimum = -Infinity, maximum = Infinity }: JsonSchema, value: unknown): boolean {
  if (typeof value !== "number" || !Number.isFinite(value)) return false;
  return value >= minimum && value <= maximum && (type !== "integer" || Number.isInteger(value));
}

function isData(value: unknown): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  return Array.isArray(value) || isPlainObject(value) || (typeof value === "number" && Number.isFinite(value));
}
