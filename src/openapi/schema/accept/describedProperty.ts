// Finds what the schemas for one value say about one of its properties. The parts of a union are those of its
// surroundings: what its alternatives describe is found in them alone.
import { collectParts, type SchemaPart } from "../collectParts.ts";
import { type Direction, isHidden } from "../direction.ts";
import { allOf, schemasByKey } from "../keywords.ts";

/** The parts of all schemas of a property; `undefined` where none of the schemas around it describes it. */
export function partsOfProperty(
  name: string,
  around: readonly unknown[],
  root: unknown,
): readonly SchemaPart[] | undefined {
  const schemas = around.flatMap((schema) => {
    const property = schemasByKey(collectParts(schema, root).parts, "properties").get(name);
    return property === undefined ? [] : [property];
  });
  return schemas.length === 0 ? undefined : collectParts(allOf(schemas), root).parts;
}

/** Whether a property must not travel in a direction: no value has to have it then. */
export function isHiddenProperty(
  name: string,
  around: readonly unknown[],
  { root, direction }: { readonly root: unknown; readonly direction: Direction },
): boolean {
  return direction !== "both" && isHidden(partsOfProperty(name, around, root) ?? [], direction);
}
