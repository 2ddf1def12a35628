// Makes example arrays: how many items they have, and the items.
import type { SchemaPart } from "../collectParts.ts";
import { canonicalJson, listOf } from "../json.ts";
import { allOf, allValues, highestOf, isTrue, lowestOf, nearestValue } from "../keywords.ts";
import type { MakeContext, MakePlace } from "./makeContext.ts";

/** Most items in an example array. */
const maxItems = 50;
/** Values tried for one item that must differ from all others. */
const maxTries = 20;

/**
 * Arrays that may be valid for the parts of a schema: first one with an item of each kind, then one with as few items
 * as possible.
 */
export function* arraysFor(parts: readonly SchemaPart[], place: MakePlace, context: MakeContext): Generator<unknown> {
  const contains = nearestValue(parts, "contains");
  const matches = contains === undefined ? 0 : (highestOf(parts, "minContains") ?? 1);
  const prefix = Math.max(0, ...parts.map(({ schema }) => listOf(schema["prefixItems"]).length));
  const least = Math.min(Math.max(highestOf(parts, "minItems") ?? 0, matches), maxItems);
  const most = Math.min(lowestOf(parts, "maxItems") ?? Infinity, maxItems);
  const wanted = Math.min(Math.max(least, prefix > 0 ? prefix + matches : 1), most);
  for (const count of new Set([wanted, least]))
    yield makeItems(count, { parts, place, context, prefix, matches, contains });
}

interface ItemPlan {
  readonly parts: readonly SchemaPart[];
  readonly place: MakePlace;
  readonly context: MakeContext;
  readonly prefix: number;
  /** Number of items after the prefix that must satisfy `contains`. */
  readonly matches: number;
  readonly contains: unknown;
}

/** Makes up to `count` items; fewer if no further valid one is found. */
function makeItems(count: number, plan: ItemPlan): readonly unknown[] {
  const { parts, place, context, prefix, matches, contains } = plan;
  const isUnique = isTrue(parts, "uniqueItems");
  const least = highestOf(parts, "minItems") ?? 0;
  const items: unknown[] = [];
  const seen = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    // Index of an item that must satisfy `contains`: these follow the prefix and, without a prefix, come first.
    const isMatch = matches > 0 && index >= prefix && index < prefix + matches;
    const schemas = schemasAt(index, parts);
    const schema = allOf(isMatch ? [contains, ...schemas] : schemas.length === 0 ? [true] : schemas);
    const isOptional = index >= least && !isMatch;
    const mustDiffer = isUnique || place.mustDiffer;
    const inside = { ...place, depth: place.depth + 1, isOptional, mustDiffer };
    const item = makeItem((ordinal) => context.make(schema, { ...inside, ordinal }), {
      first: Math.max(0, index - prefix),
      refuse: (value) => isUnique && seen.has(canonicalJson(value)),
    });
    if (item === undefined) break;
    seen.add(canonicalJson(item));
    items.push(item);
  }
  return items;
}

/** The first value that is not refused. */
function makeItem(
  make: (ordinal: number) => unknown,
  { first, refuse }: { readonly first: number; readonly refuse: (value: unknown) => boolean },
): unknown {
  for (let ordinal = first; ordinal < first + maxTries; ordinal += 1) {
    const item = make(ordinal);
    if (item === undefined || !refuse(item)) return item;
  }
  return undefined;
}

/** The schemas of the item at an index: those of its position in a tuple, else those of all items after the tuple. */
function schemasAt(index: number, parts: readonly SchemaPart[]): readonly unknown[] {
  const schemas = parts.flatMap(({ schema }) => {
    const prefix = listOf(schema["prefixItems"]);
    if (index < prefix.length) return [prefix[index]];
    return Object.hasOwn(schema, "items") ? [schema["items"]] : [];
  });
  return schemas.length > 0 ? schemas : allValues(parts, "unevaluatedItems");
}
