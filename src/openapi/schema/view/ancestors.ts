// Recognises a schema inside itself, by what it says and not by how it is reached.
import type { SchemaParts } from "../collectParts.ts";
import { isPlainReference } from "../plainSchemas.ts";

/** The schemas that a schema lies in, the innermost first. */
export interface Ancestors {
  readonly substance: ReadonlySet<unknown>;
  readonly above: Ancestors | undefined;
}

/** The objects that a schema says something with, however it is reached: a schema is the same where these are. */
export function substanceOf({ parts }: SchemaParts): ReadonlySet<unknown> {
  return new Set(parts.map(({ schema }) => schema).filter((schema) => !isPlainReference(schema)));
}

/** Whether a schema is one of those that it lies in. */
export function isInside(substance: ReadonlySet<unknown>, ancestors: Ancestors | undefined): boolean {
  if (substance.size === 0) return false;
  for (let level = ancestors; level !== undefined; level = level.above) {
    const known = level.substance;
    if (known.size === substance.size && [...substance].every((schema) => known.has(schema))) return true;
  }
  return false;
}
