// Combines one keyword of all parts of a schema: takes the nearest annotation, the strictest limit, the union of lists.
import type { SchemaPart } from "./collectParts.ts";
import { canonicalJson, isObject, numberOf, textOf, textsOf } from "./json.ts";

type Parts = readonly SchemaPart[];

/** The parts with those written in place first: their annotations win over those of referenced schemas. */
export function byNearness(parts: Parts): Parts {
  return parts.length < 2 ? parts : parts.toSorted((a, b) => a.references - b.references || a.depth - b.depth);
}

/** The nearest value of a keyword; `undefined` when no part has it. */
export function nearestValue(parts: Parts, keyword: string): unknown {
  return byNearness(parts).find(({ schema }) => Object.hasOwn(schema, keyword))?.schema[keyword];
}

/** The nearest text of a keyword that is not empty. */
export function nearestText(parts: Parts, ...keywords: readonly string[]): string | undefined {
  for (const { schema } of byNearness(parts)) {
    for (const keyword of keywords) {
      const text = textOf(schema[keyword]);
      if (text !== undefined && text.trim() !== "") return text;
    }
  }
  return undefined;
}

/**
 * The nearest text of a keyword, together with equally near ones: the texts of all `allOf` branches that are written in place,
 * each once. Of several named schemas only the first counts, as their texts are on their own pages.
 */
export function nearestTexts(parts: Parts, keyword: string): string | undefined {
  const having = byNearness(parts).filter(({ schema }) => (textOf(schema[keyword]) ?? "").trim() !== "");
  const [first] = having;
  if (first === undefined) return undefined;
  const near = having.filter(({ references, owner }) => references === first.references && owner === first.owner);
  return [...new Set(near.map(({ schema }) => textOf(schema[keyword])))].join("\n\n");
}

/** The different values of a keyword in all parts. */
export function allValues(parts: Parts, keyword: string): readonly unknown[] {
  const values = parts.filter(({ schema }) => Object.hasOwn(schema, keyword)).map(({ schema }) => schema[keyword]);
  if (values.length < 2) return values;
  return [
    ...new Map(values.map((value) => [typeof value === "object" ? value : canonicalJson(value), value])).values(),
  ];
}

/** Whether any part sets a keyword to `true`. */
export const isTrue = (parts: Parts, keyword: string): boolean => parts.some(({ schema }) => schema[keyword] === true);

/** Numbers of a keyword over all parts. */
const numbersOf = (parts: Parts, keyword: string): readonly number[] =>
  allValues(parts, keyword)
    .map(numberOf)
    .filter((number) => number !== undefined);

/** The strictest of the lower limits; `undefined` when there is none. */
export const highestOf = (parts: Parts, keyword: string): number | undefined => extreme(numbersOf(parts, keyword), 1);

/** The strictest of the upper limits; `undefined` when there is none. */
export const lowestOf = (parts: Parts, keyword: string): number | undefined => extreme(numbersOf(parts, keyword), -1);

function extreme(numbers: readonly number[], sign: 1 | -1): number | undefined {
  return numbers.length === 0
    ? undefined
    : sign * numbers.reduce((one, other) => Math.max(one, sign * other), -Infinity);
}

/** Steps of `multipleOf`, without divisors of other steps. */
export function stepsOf(parts: Parts): readonly number[] {
  const steps = numbersOf(parts, "multipleOf").filter((step) => step > 0);
  return steps.filter((step) => !steps.some((other) => other !== step && Number.isInteger(other / step)));
}

/** Names that any part requires, each once. */
export const requiredNames = (parts: Parts): ReadonlySet<string> =>
  new Set(parts.flatMap(({ schema }) => textsOf(schema["required"])));

/** The schemas of a keyword such as `properties`, by key; for a key in several parts, all of them combined. */
export function schemasByKey(parts: Parts, keyword: string): ReadonlyMap<string, unknown> {
  const lists = new Map<string, unknown[]>();
  for (const { schema } of parts) {
    const map = schema[keyword];
    if (!isObject(map)) continue;
    for (const key of Object.keys(map)) {
      const list = lists.get(key);
      if (list === undefined) lists.set(key, [map[key]]);
      else if (!list.includes(map[key])) list.push(map[key]);
    }
  }
  return new Map([...lists].map(([key, schemas]) => [key, allOf(schemas)]));
}

/** One schema that combines all of them. */
export function allOf(schemas: readonly unknown[]): unknown {
  return schemas.length === 1 ? schemas[0] : { allOf: schemas };
}
