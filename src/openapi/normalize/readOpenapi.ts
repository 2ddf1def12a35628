// Reads a document of OpenAPI 3.0 to 3.2.
import type { JsonObject } from "../schema/json.ts";
import type { ApiFields } from "./apiDocument.ts";
import { externalDocs, info, security, securityScheme, servers, tagGroups, tags } from "./commonObjects.ts";
import { object } from "./objectReader.ts";
import { pathItem } from "./operationObjects.ts";
import { data, entries, text } from "./readers.ts";
import type { Reading } from "./reading.ts";

const components = object("`components`", {
  // Named schemas are read on their own; the rest is read where it is referred to.
  schemas: data,
  responses: data,
  parameters: data,
  examples: data,
  requestBodies: data,
  headers: data,
  links: data,
  callbacks: data,
  pathItems: data,
  mediaTypes: data,
  securitySchemes: entries(securityScheme),
});

const document = object("the specification", {
  openapi: data,
  $self: data,
  jsonSchemaDialect: text,
  info,
  servers,
  paths: entries(pathItem, { isExtensible: true }),
  webhooks: entries(pathItem),
  "x-webhooks": entries(pathItem),
  components,
  security,
  tags,
  "x-tagGroups": tagGroups,
  externalDocs,
});

/** Reads everything but the named schemas. */
export function readOpenapi(root: JsonObject, reading: Reading): ApiFields {
  const read = document({ value: root, holder: undefined, key: "" }, reading) ?? {};
  return {
    info: read.info ?? {},
    servers: read.servers ?? [],
    paths: read.paths ?? new Map(),
    webhooks: read.webhooks ?? read["x-webhooks"] ?? new Map(),
    securitySchemes: read.components?.securitySchemes ?? new Map(),
    security: read.security ?? [],
    tags: read.tags ?? [],
    tagGroups: read["x-tagGroups"] ?? [],
    externalDocs: read.externalDocs,
  };
}
