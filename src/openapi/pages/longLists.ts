// Cuts lists of thousands of rows: where the rows of a page are too much by themselves, leaving texts out of them does
// not help. What every row weighs is the caller's to say.
import { isObject } from "../schema/json.ts";

/**
 * Lists whose rows are counted: those that a specification may make as long as it likes. Security schemes are not among
 * them: other pages link to each.
 */
const listKeys: ReadonlySet<string> = new Set([
  ...["parameters", "headers", "links", "callbacks", "responses", "contents", "examples", "encodings", "samples"],
  ...["security", "schemes", "scopes", "servers", "mapping", "operations", "children", "usedBy"],
  ...["properties", "patternProperties", "variants", "enum"],
]);
/** Rows that a list keeps in any case. */
const minRows = 100;

/** A body with its long lists cut. */
interface Cut<Body> {
  readonly body: Body;
  /** Rows that are left out. */
  readonly leftOut: number;
}

type WeighRow = (row: unknown, key: string) => number;

/** Leaves out rows at the ends of long lists, of each list the same share, until so many bytes are saved. */
export function cutLongLists<Body>(body: Body, excess: number, weigh: WeighRow): Cut<Body> {
  const weights = new Map<readonly unknown[], readonly number[]>();
  collectLists(body, "", (list, key) =>
    weights.set(
      list,
      list.map((row) => weigh(row, key)),
    ),
  );
  const total = [...weights.values()].reduce((sum, rows) => sum + sumOf(rows), 0);
  if (total === 0) return { body, leftOut: 0 };
  const share = Math.max(0, 1 - excess / total);
  let leftOut = 0;
  const cut = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const rows = weights.get(value);
      if (rows === undefined) return value.map(cut);
      const kept = Math.max(minRows, countWithin(rows, share * sumOf(rows)));
      leftOut += Math.max(0, value.length - kept);
      return value.slice(0, kept);
    }
    return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cut(inner)])) : value;
  };
  return { body: cut(body) as Body, leftOut };
}

/** The outermost long lists of a body. */
function collectLists(value: unknown, key: string, take: (list: readonly unknown[], key: string) => void): void {
  if (Array.isArray(value)) {
    if (listKeys.has(key) && value.length > minRows) take(value, key);
    else for (const item of value) collectLists(item, key, take);
  } else if (isObject(value)) {
    for (const [name, inner] of Object.entries(value)) collectLists(inner, name, take);
  }
}

/** How many of the first rows weigh no more than that together. */
function countWithin(rows: readonly number[], most: number): number {
  let weight = 0;
  const index = rows.findIndex((row) => {
    weight += row;
    return weight > most;
  });
  return index === -1 ? rows.length : index;
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
