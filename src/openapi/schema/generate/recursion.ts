// Limits how often a schema may contain itself in an example.
import type { SchemaParts } from "../collectParts.ts";
import type { MakeAncestors, MakePlace } from "./makeContext.ts";

/**
 * How often a schema may be nested in itself where a value is required. Optional values stop at the first repetition.
 */
const maxRecursion = 2;

/** The place, with further schemas that contain the value. */
export const within = (place: MakePlace, schemas: ReadonlySet<unknown>): MakePlace => ({
  ...place,
  above: { schemas, above: place.above },
});

/** Whether one of the schemas is already nested in itself as often as allowed. */
export function isTooDeep(schemas: SchemaParts["targets"], { above, isOptional }: MakePlace): boolean {
  const most = isOptional ? 1 : maxRecursion;
  return [...schemas].some((schema) => timesAbove(schema, above) >= most);
}

function timesAbove(target: unknown, above: MakeAncestors | undefined): number {
  let times = 0;
  for (let level = above; level !== undefined; level = level.above) if (level.schemas.has(target)) times += 1;
  return times;
}
