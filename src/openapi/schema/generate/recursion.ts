// How often a schema may lie in itself while a value is made.
import type { SchemaParts } from "../collectParts.ts";
import type { MakeAncestors, MakePlace } from "./makeContext.ts";

/** Times that a schema may lie in itself where a value is required; values that may be left out end at once. */
const maxRecursion = 2;

/** The place with schemas that a value made there lies in. */
export const within = (place: MakePlace, schemas: ReadonlySet<unknown>): MakePlace => ({
  ...place,
  above: { schemas, above: place.above },
});

/** Whether one of the schemas already lies in itself as often as it may. */
export function isTooDeep(schemas: SchemaParts["targets"], { above, isOptional }: MakePlace): boolean {
  const most = isOptional ? 1 : maxRecursion;
  return [...schemas].some((schema) => timesAbove(schema, above) >= most);
}

function timesAbove(target: unknown, above: MakeAncestors | undefined): number {
  let times = 0;
  for (let level = above; level !== undefined; level = level.above) if (level.schemas.has(target)) times += 1;
  return times;
}
