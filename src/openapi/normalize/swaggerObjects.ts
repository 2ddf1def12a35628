// The objects of Swagger 2.0 that differ from those of OpenAPI 3.
import { ownValue } from "../schema/json.ts";
import { badges, customSamples, externalDocs, security } from "./commonObjects.ts";
import { schema } from "./contentObjects.ts";
import { object } from "./objectReader.ts";
import { withOtherOperations } from "./otherOperations.ts";
import { data, entries, flag, hasKey, list, map, type Read, type Reader, text, texts } from "./readers.ts";
import type { Reading, Spot } from "./reading.ts";
import type { Schema } from "./schemaForms.ts";

/**
 * A parameter or header is its own schema in Swagger 2.0: read as one, then without the keys that are the parameter's.
 */
const ownSchema: Reader<Schema> = (spot, reading) => {
  const target = reading.follow(spot);
  if (target === undefined || typeof target.value !== "object" || target.value === null) return undefined;
  const {
    name: _,
    in: __,
    description: ___,
    required: ____,
    "x-example": _____,
    ...rest
  } = target.value as Record<string, unknown>;
  reading.places.copy(target.value, rest);
  return reading.schemas.read({ ...target, value: rest });
};

/** The `schema` of what is its own schema here, as OpenAPI 3 has it: it is shown where nothing else says the type. */
const foreignSchema: Reader<Schema> = (spot, reading) => {
  const { holder } = spot;
  if (ownValue(holder, "in") !== "body" && ownValue(holder, "type") === undefined) {
    reading.report(spot, {
      kind: "questionable",
      rule: "`schema` outside bodies and responses in Swagger 2.0",
      message: "`schema` is only for bodies and responses in version 2.0",
      hint: "move what it holds one level up",
    });
  }
  return schema(spot, reading);
};

interface OwnSchema {
  readonly type?: unknown;
  readonly schema?: Schema;
}

const schemaOf = ({ type, schema: foreign }: OwnSchema, spot: Spot, reading: Reading): Schema =>
  (type === undefined ? foreign : undefined) ?? ownSchema(spot, reading) ?? {};

const parameterFields = object(
  "a parameter",
  {
    name: text,
    in: text,
    description: text,
    required: flag,
    allowEmptyValue: flag,
    collectionFormat: text,
    schema: foreignSchema,
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
  const result = { ...fields, ownSchema: fields.in === "body" ? {} : schemaOf(fields, spot, reading) };
  reading.places.copy(fields, result);
  return result;
};

const headerFields = object("a header", {
  description: text,
  collectionFormat: text,
  schema: foreignSchema,
  type: data,
  items: data,
});
/** A header of Swagger 2.0. */
export interface SwaggerHeader extends Read<typeof headerFields> {
  readonly ownSchema: Schema;
}
const header: Reader<SwaggerHeader> = (spot, reading) => {
  const fields = headerFields(spot, reading);
  return fields === undefined ? undefined : { ...fields, ownSchema: schemaOf(fields, spot, reading) };
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
