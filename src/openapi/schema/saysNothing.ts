// Schemas that leave open what their values are, and what these are as parts of a body.
import { collectParts } from "./collectParts.ts";
import { ownValue } from "./json.ts";
import { isAnnotation } from "./plainSchemas.ts";
import { resolvePointer } from "./resolveRef.ts";

/**
 * Key beside the named schemas under which a document says whether parts of bodies that no schema describes are files, as
 * they are since OpenAPI 3.1.
 */
export const untypedFilesKey = "x-untyped-files";

/** Whether a schema leaves open what its values are. */
export function saysNothing(schema: unknown, root: unknown): boolean {
  const { parts, groups, isNever } = collectParts(schema, root);
  return groups.length === 0 && !isNever && parts.every((part) => Object.keys(part.schema).every(isAnnotation));
}

/** Whether a part of a body is a file because its schema, which there is, says nothing: `file: {}`. */
export const isUntypedFile = (schema: unknown, root: unknown): boolean =>
  schema !== undefined &&
  ownValue(resolvePointer(root, "#/components"), untypedFilesKey) === true &&
  saysNothing(schema, root);
