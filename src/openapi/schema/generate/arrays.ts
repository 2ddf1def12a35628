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
  const wanted = wantedKinds(parts);
  const prefix = Math.max(0, ...parts.map(({ schema }) => listOf(schema["prefixItems"]).length));
  const most = Math.min(lowestOf(parts, "maxItems") ?? Infinity, maxItems);
  // One item may have to be of all kinds.
  const choices = new Set(wanted).size > 1 ? [wanted, [allOf([...new Set(wanted)])]] : [wanted];
  for (const kinds of choices) {
    const least = Math.min(Math.max(highestOf(parts, "minItems") ?? 0, kinds.length), maxItems);
    const behind = prefix > 0 ? prefix + kinds.length : context.isBare ? 0 : 1;
    for (const count of new Set([Math.min(Math.max(least, behind), most), least]))
      yield makeItems(count, { parts, place, context, prefix, kinds });
  }
}

/** What `contains` asks for, as often as it must be there. */
function wantedKinds(parts: readonly SchemaPart[]): readonly unknown[] {
  const times = new Map<string, readonly [contains: unknown, least: number]>();
  for (const { schema } of parts) {
    if (!Object.hasOwn(schema, "contains")) continue;
    const { contains, minContains } = schema;
    const key = canonicalJson(contains);
    const least = typeof minContains === "number" ? Math.max(0, Math.min(minContains, maxItems)) : 1;
    times.set(key, [contains, Math.max(least, times.get(key)?.[1] ?? 0)]);
  }
  return [...times.values()].flatMap(([contains, least]) => Array<unknown>(Math.ceil(least)).fill(contains));
}

interface ItemPlan {
  readonly parts: readonly SchemaPart[];
  readonly place: MakePlace;
  readonly context: MakeContext;
  readonly prefix: number;
  /** What the items after the prefix must be, one after the other; there may be more items. */
  readonly kinds: readonly unknown[];
}

/** Makes up to `count` items; fewer if no further valid one is found. */
function makeItems(count: number, plan: ItemPlan): readonly unknown[] {
  const { parts, place, context, prefix, kinds } = plan;
  const isUnique = isTrue(parts, "uniqueItems");
  const least = highestOf(parts, "minItems") ?? 0;
  const mustDiffer = isUnique || place.mustDiffer;
  const items: unknown[] = [];
  const seen = new Set<string>();
  const unused = [...combinations];
  const { never, others } = refusedKinds(parts, kinds.length);
  for (let index = 0; index < count; index += 1) {
    // These follow the prefix and, without a prefix, come first.
    const isMatch = index >= prefix && index < prefix + kinds.length;
    const schemas = [...schemasAt(index, parts), ...never];
    const all = isMatch ? [kinds[index - prefix], ...schemas] : [...schemas, ...others];
    const schema = all.length === 0 ? true : allOf(all);
    const isOptional = index >= least && !isMatch;
    const { radix: _, ...outer } = place;
    const inside = { ...outer, depth: place.depth + 1, isOptional, mustDiffer };
    const make = (turn: Turn): unknown => context.make(schema, { ...inside, ...turn });
    const refuse = (value: unknown): boolean => isUnique && seen.has(canonicalJson(value));
    // What ordinals ran out of once, they do not have for later items either.
    const ordinals = unused.length < combinations.length ? [] : ordinalsFrom(firstOrdinal(index - prefix, place));
    const first = makeItem(make, ordinals, refuse);
    const item = first === undefined && items.some(isObject) ? makeItem(make, taken(unused), refuse) : first;
    if (item === undefined) break;
    seen.add(canonicalJson(item));
    items.push(item);
  }
  return items;
}

/** What no item may be, and what those may not that `contains` does not ask for: once as many match as may, others must not. */
function refusedKinds(parts: readonly SchemaPart[], matches: number) {
  const never = allValues(parts, "not").flatMap((refused) => {
    const { contains, type = "array", ...others } = isObject(refused) ? refused : {};
    return contains === undefined || type !== "array" || Object.keys(others).length > 0 ? [] : [{ not: contains }];
  });
  const contains = nearestValue(parts, "contains");
  const isFull = contains !== undefined && (lowestOf(parts, "maxContains") ?? Infinity) <= matches;
  return { never, others: isFull ? [{ not: contains }] : [] };
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
  if (schemas.length > 0) return schemas;
  const [unevaluated, kinds] = [allValues(parts, "unevaluatedItems"), allValues(parts, "contains")];
  // What `contains` matches is evaluated.
  return unevaluated.length === 0 || kinds.length === 0 ? unevaluated : [{ anyOf: [...kinds, allOf(unevaluated)] }];
}
