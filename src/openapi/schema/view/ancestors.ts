// Recognises a schema inside itself, by its contents and not by the reference that leads to it.
import type { SchemaParts } from "../collectParts.ts";
import { isPlainReference } from "../plainSchemas.ts";

/** The schemas that contain a schema, the innermost first. */
export interface Ancestors {
  readonly substance: ReadonlySet<unknown>;
  readonly above: Ancestors | undefined;
}

/** The objects that define a schema, without mere references. Two schemas are the same if these objects are. */
export function substanceOf({ parts }: SchemaParts): ReadonlySet<unknown> {
  return new Set(parts.map(({ schema }) => schema).filter((schema) => !isPlainReference(schema)));
}

/** Whether a schema is the same as one of those that contain it. */
export function isInside(substance: ReadonlySet<unknown>, ancestors: Ancestors | undefined): boolean {
  if (substance.size === 0) return false;
  for (let level = ancestors; level !== undefined; level = level.above) {
    const known = level.substance;
    if (known.size === substance.size && [...substance].every((schema) => known.has(schema))) return true;
  }
  return false;
}
