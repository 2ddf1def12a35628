// The objects of Swagger 2.0 that differ from those of OpenAPI 3.
import { badges, customSamples, externalDocs, security } from "./commonObjects.ts";
import { schema } from "./contentObjects.ts";
import { object } from "./objectReader.ts";
import { withOtherOperations } from "./otherOperations.ts";
import { data, entries, flag, hasKey, list, map, type Read, type Reader, text, texts } from "./readers.ts";
import type { Schema } from "./schemaForms.ts";

/**
 * A parameter or header is its own schema in Swagger 2.0: read as one, then without the keys that are the parameter's.
 */
const ownSchema: Reader<Schema> = (spot, reading) => {
  const target = reading.follow(spot);
  if (target === undefined || typeof target.value !== "object" || target.value === null) return undefined;
  const { name: _, in: __, description: ___, required: ____, ...rest } = target.value as Record<string, unknown>;
  reading.places.copy(target.value, rest);
  return reading.schemas.read({ ...target, value: rest });
};

const parameterFields = object(
  "a parameter",
  {
    name: text,
    in: text,
    description: text,
    required: flag,
    allowEmptyValue: flag,
    collectionFormat: text,
    schema,
    type: data,
    format: data,
    items: data,
    "x-deprecated": flag,
    "x-deprecated-description": text,
    "x-example": data,
    "x-examples": data,
  },
  { required: ["name", "in"] },
);
type ParameterFields = Read<typeof parameterFields>;

/** A parameter of Swagger 2.0 with the schema that it is itself; that of a body has its own. */
export interface SwaggerParameter extends ParameterFields {
  readonly ownSchema: Schema;
}

/** Reads a parameter and, unless it is a body, its schema. */
const swaggerParameter: Reader<SwaggerParameter> = (spot, reading) => {
  const fields = parameterFields(spot, reading);
  if (fields === undefined) return undefined;
  const result = { ...fields, ownSchema: fields.in === "body" ? {} : (ownSchema(spot, reading) ?? {}) };
  reading.places.copy(fields, result);
  return result;
};

const headerFields = object("a header", { description: text, collectionFormat: text, type: data, items: data });
/** A header of Swagger 2.0. */
export interface SwaggerHeader extends Read<typeof headerFields> {
  readonly ownSchema: Schema;
}
const header: Reader<SwaggerHeader> = (spot, reading) => {
  const fields = headerFields(spot, reading);
  return fields === undefined ? undefined : { ...fields, ownSchema: ownSchema(spot, reading) ?? {} };
};

const response = object("a response", {
  description: text,
  schema,
  headers: map(header),
  /** Data by media type. */
  examples: map(data),
});
/** A response of Swagger 2.0. */
export type SwaggerResponse = Read<typeof response>;

const operation = object("an operation", {
  tags: texts,
  summary: text,
  description: text,
  externalDocs,
  operationId: text,
  consumes: texts,
  produces: texts,
  parameters: list(swaggerParameter, { isElement: hasKey("in") }),
  responses: entries(response, { isExtensible: true }),
  schemes: texts,
  deprecated: flag,
  security,
  "x-internal": flag,
  "x-deprecated-description": text,
  "x-scalar-stability": text,
  "x-badges": badges,
  ...customSamples,
});
/** An operation of Swagger 2.0. */
export type SwaggerOperation = Read<typeof operation>;

const plainPathItem = object(
  "a path",
  {
    get: operation,
    put: operation,
    post: operation,
    delete: operation,
    options: operation,
    head: operation,
    patch: operation,
    parameters: list(swaggerParameter, { isElement: hasKey("in") }),
    additionalOperations: map(operation),
    "x-internal": flag,
  },
  { siblings: "all" },
);

/** A path of Swagger 2.0. */
export const swaggerPathItem = withOtherOperations(plainPathItem, {
  operation,
  methods: ["get", "put", "post", "delete", "options", "head", "patch"],
});
