// What a schema says of one value: of its alternatives, only the one that the value is made for.
import { acceptsValue } from "../schema/accept/acceptsValue.ts";
import { collectParts, type SchemaPart } from "../schema/collectParts.ts";
import { createContext } from "../schema/generateExample.ts";
import { isObject } from "../schema/json.ts";
import { schemasByKey } from "../schema/keywords.ts";

/** The parts of a schema and of the alternatives that a value has. Of `anyOf` all stay, for a value may be of several. */
export function fittingParts(value: unknown, schema: unknown, root: unknown): readonly SchemaPart[] {
  const { parts, groups } = collectParts(schema, root);
  const chosen = groups.flatMap(({ kind, schemas }) => {
    const [first, ...others] = byFit(value, schemas, root);
    const rest = kind === "oneOf" ? [] : others;
    return [...partsOf(first, root), ...rest.flatMap((other) => partsOf(other, root).map(withoutXml))];
  });
  return [...parts, ...chosen];
}

const partsOf = (schema: unknown, root: unknown): readonly SchemaPart[] => collectParts(schema, root).parts;

/** An element has the name and the namespace of one alternative. */
function withoutXml(part: SchemaPart): SchemaPart {
  const { xml: _, ...schema } = part.schema;
  return { ...part, schema };
}

/** The alternatives, best first: those that accept the value, and among these those that know most of its members. */
function byFit(value: unknown, schemas: readonly unknown[], root: unknown): readonly unknown[] {
  const names = isObject(value) ? Object.keys(value) : [];
  const judged = schemas.map((schema) => {
    const known = schemasByKey(partsOf(schema, root), "properties");
    const accepted = acceptsValue(value, schema, createContext({ root, direction: "both" }));
    return { schema, accepted: Number(accepted), known: names.filter((name) => known.has(name)).length };
  });
  return judged.toSorted((a, b) => b.accepted - a.accepted || b.known - a.known).map(({ schema }) => schema);
}
