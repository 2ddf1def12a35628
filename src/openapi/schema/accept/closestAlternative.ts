// Of alternatives that all refuse an object, finds the one that its author must have meant. Judges by names of properties
// and by values that tell kinds apart; does not say what is wrong.
import { collectParts } from "../collectParts.ts";
import { isObject, isSame, type JsonObject } from "../json.ts";
import { requiredNames, schemasByKey } from "../keywords.ts";

/** Most properties of a value, times alternatives, that are compared. */
const mostCompared = 50_000;

/**
 * Place of the alternative that comes closest; `undefined` where two come equally close, none comes close (a value
 * that lacks most of what each requires is another mistake), or there are too many.
 */
export function closestOf(value: unknown, alternatives: readonly unknown[], root: unknown): number | undefined {
  if (!isObject(value) || Object.keys(value).length * alternatives.length > mostCompared) return undefined;
  const [first, second] = alternatives
    .map((schema, place) => ({ place, ...distanceTo(value, schema, root) }))
    .sort(compare);
  if (first === undefined || second === undefined || !first.isClose || compare(first, second) === 0) return undefined;
  return first.place;
}

/** What speaks against an alternative. */
interface Distance {
  /** Properties whose value tells that another alternative is meant. */
  readonly clashes: number;
  /** Properties that are missing or not known. */
  readonly differences: number;
  readonly isClose: boolean;
}

function distanceTo(value: JsonObject, schema: unknown, root: unknown): Distance {
  const { parts } = collectParts(schema, root);
  const properties = schemasByKey(parts, "properties");
  const required = requiredNames(parts);
  const keys = Object.keys(value);
  const missing = [...required].filter((name) => !Object.hasOwn(value, name)).length;
  return {
    clashes: keys.filter((key) => isOfOtherKind(value[key], properties.get(key), root)).length,
    differences: missing + keys.filter((key) => !properties.has(key)).length,
    isClose: missing * 2 <= required.size,
  };
}

/** Whether a property may only be another value, as that which tells kinds of objects apart. */
function isOfOtherKind(value: unknown, schema: unknown, root: unknown): boolean {
  return collectParts(schema, root).parts.some(({ schema: part }) => {
    const values = Object.hasOwn(part, "const") ? [part["const"]] : part["enum"];
    return Array.isArray(values) && !values.some((one) => isSame(one, value));
  });
}

const compare = (one: Distance, other: Distance): number =>
  one.clashes - other.clashes || one.differences - other.differences;
