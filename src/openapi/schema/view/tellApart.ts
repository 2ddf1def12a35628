// Tells alternatives of one type apart, so that they need no numbers: by format, values, pattern or range. All of these are
// the same in every language.
import type { SchemaPart } from "../collectParts.ts";
import { jsonText, listOf } from "../json.ts";
import { highestOf, lowestOf, nearestText, nearestValue } from "../keywords.ts";

/** An alternative that is called by its type; one that has a name of its own has no type here. */
interface Alternative {
  readonly type?: string;
  readonly parts: readonly SchemaPart[];
}

/** Most characters of a pattern or of values in a name: what is longer is read where it is described. */
const maxLength = 32;
/** Most values in a name. */
const maxValues = 3;

/** For each alternative the first of its marks that no other one of its type has; `undefined` where nothing tells it apart. */
export function tellApart(alternatives: readonly Alternative[]): readonly (string | undefined)[] {
  const marked = alternatives.map(({ type, parts }) =>
    type === undefined ? [] : marksOf(parts).map((mark) => ({ mark, key: JSON.stringify([type, mark]) })),
  );
  const times = new Map<string, number>();
  for (const { key } of marked.flat()) times.set(key, (times.get(key) ?? 0) + 1);
  const typeTimes = new Map<string | undefined, number>();
  for (const { type } of alternatives) typeTimes.set(type, (typeTimes.get(type) ?? 0) + 1);
  return alternatives.map(({ type }, index) => {
    if ((typeTimes.get(type) ?? 0) < 2) return undefined;
    return marked[index]?.find(({ key }) => times.get(key) === 1)?.mark;
  });
}

/** What a schema says of its values besides their type, the most telling first. */
function marksOf(parts: readonly SchemaPart[]): readonly string[] {
  const texts = ["format", "contentMediaType", "contentEncoding"].map((key) => nearestText(parts, key));
  const pattern = nearestText(parts, "pattern");
  const marks = [...texts, valuesOf(parts), pattern, rangeOf(parts)].filter((mark) => mark !== undefined);
  return [...new Set(marks)].filter((mark) => mark !== "" && mark.length <= maxLength);
}

/** The first values allowed: `"auto"`, `1, 2, 3, …`. */
function valuesOf(parts: readonly SchemaPart[]): string | undefined {
  const constant = nearestValue(parts, "const");
  if (constant !== undefined) return jsonText(constant);
  const values = listOf(nearestValue(parts, "enum"));
  const shown = values.slice(0, maxValues).map(jsonText);
  return values.length === 0 ? undefined : [...shown, ...(shown.length < values.length ? ["…"] : [])].join(", ");
}

/** The limits of a number: `≥ 1, < 10`. */
function rangeOf(parts: readonly SchemaPart[]): string {
  const limits: readonly (readonly [string, number | undefined])[] = [
    ["≥", highestOf(parts, "minimum")],
    [">", highestOf(parts, "exclusiveMinimum")],
    ["≤", lowestOf(parts, "maximum")],
    ["<", lowestOf(parts, "exclusiveMaximum")],
  ];
  return limits.flatMap(([sign, limit]) => (limit === undefined ? [] : [`${sign} ${limit}`])).join(", ");
}
