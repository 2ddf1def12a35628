// Writes a place of a document as a JSONPath that stays right when the document grows: items of lists by what names them
// and not by their index, where something does.
import { childOf, isObject, ownValue } from "../schema/json.ts";
import { type Query, readQuery, type Steps } from "./jsonPath.ts";

/** A place as a query. */
export interface Target {
  readonly text: string;
  readonly query: Query;
}

/** Keys by which items of lists are told from each other: parameters, tags, servers, operations. */
const namingKeys = [["name"], ["name", "in"], ["url"], ["operationId"], ["$ref"], ["lang"]] as const;

/** The place that steps lead to; `undefined` where no query can say it: a key may hold what is no Unicode. */
export function targetOf(steps: Steps, root: unknown): Target | undefined {
  let text = "$";
  let holder = root;
  for (const step of steps) {
    text += Array.isArray(holder) ? itemSelector(holder, Number(step)) : keySelector(String(step));
    holder = childOf(holder, step);
  }
  const query = readQuery(text);
  return query.kind === "problem" ? undefined : { text, query };
}

/** `.info`, `['/rooms']`. */
const keySelector = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? `.${key}` : `[${quoted(key)}]`);

/** `[?@.name == 'limit']`, or `[0]` where nothing names an item alone. */
function itemSelector(list: readonly unknown[], index: number): string {
  const item = list[index];
  if (!isObject(item)) return `[${index}]`;
  for (const keys of namingKeys) {
    const values = keys.map((key) => ownValue(item, key));
    if (!values.every((value) => typeof value === "string")) continue;
    const isAlike = (other: unknown): boolean => keys.every((key, at) => ownValue(other, key) === values[at]);
    if (list.filter(isAlike).length > 1) continue;
    return `[?${keys.map((key, at) => `@${keySelector(key)} == ${quoted(String(values[at]))}`).join(" && ")}]`;
  }
  return `[${index}]`;
}

/** A name of JSONPath: quotation marks, backslashes and control characters are escaped. */
function quoted(name: string): string {
  const inner = JSON.stringify(name).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${inner}'`;
}
