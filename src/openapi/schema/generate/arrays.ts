// Makes example arrays: how many items they have, and the items.
import type { SchemaPart } from "../collectParts.ts";
import { canonicalJson, isObject, listOf } from "../json.ts";
import { allOf, allValues, highestOf, isTrue, lowestOf, nearestValue } from "../keywords.ts";
import type { MakeContext, MakePlace } from "./makeContext.ts";

/** Most items in an example array. */
const maxItems = 50;
/** Values tried for one item that must differ from all others. */
const maxTries = 20;

/** Which of several values a schema is asked for. */
type Turn = Pick<MakePlace, "ordinal" | "radix">;

/** Combinations of the values of objects' properties, tried where values that change together run out. */
const combinations: readonly Turn[] = [2, 3, 5, 8].flatMap((radix) =>
  Array.from({ length: 32 }, (_, ordinal) => ({ ordinal, radix })),
);

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
  const wanted = Math.min(Math.max(least, prefix > 0 ? prefix + matches : context.isBare ? 0 : 1), most);
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
  const mustDiffer = isUnique || place.mustDiffer;
  const items: unknown[] = [];
  const seen = new Set<string>();
  const unused = [...combinations];
  // Once as many items match as may, the others must not.
  const others =
    (lowestOf(parts, "maxContains") ?? Infinity) <= matches && contains !== undefined ? [{ not: contains }] : [];
  for (let index = 0; index < count; index += 1) {
    // Index of an item that must satisfy `contains`: these follow the prefix and, without a prefix, come first.
    const isMatch = matches > 0 && index >= prefix && index < prefix + matches;
    const schemas = schemasAt(index, parts);
    const all = isMatch ? [contains, ...schemas] : [...schemas, ...others];
    const schema = all.length === 0 ? true : allOf(all);
    const isOptional = index >= least && !isMatch;
    const { radix: _, ...outer } = place;
    const inside = { ...outer, depth: place.depth + 1, isOptional, mustDiffer };
    const make = (turn: Turn): unknown => context.make(schema, { ...inside, ...turn });
    const refuse = (value: unknown): boolean => isUnique && seen.has(canonicalJson(value));
    // What ordinals ran out of once, they do not have for later items either.
    const ordinals = unused.length < combinations.length ? [] : ordinalsFrom(firstOrdinal(index - prefix, place));
    const item =
      makeItem(make, ordinals, refuse) ?? (items.some(isObject) ? makeItem(make, taken(unused), refuse) : undefined);
    if (item === undefined) break;
    seen.add(canonicalJson(item));
    items.push(item);
  }
  return items;
}
/** The first value that is not refused. */
function makeItem(make: (turn: Turn) => unknown, turns: Iterable<Turn>, refuse: (value: unknown) => boolean): unknown {
  for (const turn of turns) {
    const item = make(turn);
    if (item === undefined || !refuse(item)) return item;
  }
  return undefined;
}

/** The ordinal of an item at a place after the prefix. Lists that must differ begin with different items. */
const firstOrdinal = (index: number, { mustDiffer, ordinal }: MakePlace): number =>
  Math.max(0, index) + (mustDiffer ? ordinal : 0);

const ordinalsFrom = (first: number): readonly Turn[] =>
  Array.from({ length: maxTries }, (_, index) => ({ ordinal: first + index }));

/** Takes the turns out of the list, one after the other. */
function* taken(turns: Turn[]): Generator<Turn> {
  for (let turn = turns.shift(); turn !== undefined; turn = turns.shift()) yield turn;
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
