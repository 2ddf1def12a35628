// A specification in the one shape that everything behind reading works on: OpenAPI 3.2 with schemas of JSON Schema
// 2020-12, references to other things than schemas resolved.

import type { JsonObject } from "../schema/json.ts";
import type {
  ExternalDocsObject,
  info,
  SecurityRequirementObject,
  SecuritySchemeObject,
  ServerObject,
  TagObject,
} from "./commonObjects.ts";
import type { PathItemObject } from "./operationObjects.ts";
import type { Read } from "./readers.ts";
import type { NamedSchema } from "./schemaReader.ts";

/** The fields of a document besides its schemas. */
export interface ApiFields {
  readonly info: Read<typeof info>;
  readonly servers: readonly ServerObject[];
  /** In the order of the file, like all maps here. */
  readonly paths: ReadonlyMap<string, PathItemObject>;
  readonly webhooks: ReadonlyMap<string, PathItemObject>;
  readonly securitySchemes: ReadonlyMap<string, SecuritySchemeObject>;
  /** Needed by every operation that says nothing else. */
  readonly security: readonly SecurityRequirementObject[];
  readonly tags: readonly TagObject[];
  /** `x-tagGroups`: names of tags by the name of their group. */
  readonly tagGroups: readonly { readonly name?: string; readonly tags?: readonly string[] }[];
  readonly externalDocs: ExternalDocsObject | undefined;
}

/** A whole specification. */
export interface ApiDocument extends ApiFields {
  /** Version of the standard as written. */
  readonly openapi: string;
  readonly schemas: readonly NamedSchema[];
  /** What `$ref`s in schemas lead into. */
  readonly root: JsonObject;
}
