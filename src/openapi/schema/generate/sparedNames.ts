// Optional properties that an object does better without: with them it would fit what `not` refuses, or several alternatives
// of which it may fit one.
import { collectParts, type SchemaPart, type VariantGroup } from "../collectParts.ts";
import { requiredNames } from "../keywords.ts";
import type { MakeContext } from "./makeContext.ts";

/** Most unions inside each other that are looked at in a `not`. */
const maxDepth = 5;

/** Names that the alternatives of a union require, by the list of them: each alternative asks. */
const namesByUnion = new WeakMap<object, ReadonlySet<string>>();

/** Names that alternatives of `oneOf` require; none for `anyOf`, of which several may fit. */
export function namesOfRivals({ kind, schemas }: VariantGroup, { root }: MakeContext): ReadonlySet<string> {
  if (kind === "anyOf") return new Set();
  const known =
    namesByUnion.get(schemas) ?? new Set(schemas.flatMap((one) => [...requiredNames(collectParts(one, root).parts)]));
  namesByUnion.set(schemas, known);
  return known;
}

/** Names of which `not` refuses the presence. @param required Names that an object cannot do without. */
export function refusedNames(
  parts: readonly SchemaPart[],
  required: ReadonlySet<string>,
  { root }: MakeContext,
): readonly string[] {
  const refusedBy = (refused: unknown, depth: number): readonly string[] => {
    const { parts: inner, groups } = collectParts(refused, root);
    // One of several that are refused together is enough.
    const avoidable = [...requiredNames(inner)].filter((name) => !required.has(name)).slice(-1);
    if (avoidable.length > 0 || depth > maxDepth) return avoidable;
    return groups.flatMap(({ schemas }) => schemas.flatMap((one) => refusedBy(one, depth + 1)));
  };
  return parts.flatMap(({ schema }) => (Object.hasOwn(schema, "not") ? refusedBy(schema["not"], 0) : []));
}
