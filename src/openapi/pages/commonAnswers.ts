// What tells nothing of one operation, because most of them answer with it: headers with limits and numbers of requests,
// errors of the whole API.
import type { ResponseObject } from "../normalize/contentObjects.ts";
import type { OperationObject } from "../normalize/operationObjects.ts";
import type { OperationEntry } from "./operationEntries.ts";

/** Fewer operations than these have nothing in common. */
const leastOperations = 10;

/** What more than half of the operations of an API document. */
export interface CommonAnswers {
  /** Names of headers. */
  readonly headers: ReadonlySet<string>;
  /** Statuses of errors with their descriptions. */
  readonly errors: ReadonlySet<string>;
}

/** What the operations of an API have in common. */
export function commonAnswersOf(operations: readonly OperationEntry[]): CommonAnswers {
  return {
    headers: commonOf(operations, (responses) => responses.flatMap(([, { headers }]) => Object.keys(headers ?? {}))),
    errors: commonOf(operations, (responses) => responses.map(errorOf)),
  };
}

/** Statuses of an operation under which it answers as most operations do. */
export function commonStatusesOf({ responses }: OperationObject, { errors }: CommonAnswers): ReadonlySet<string> {
  return new Set([...(responses ?? [])].filter((response) => errors.has(errorOf(response))).map(([status]) => status));
}

type Response = readonly [status: string, response: ResponseObject];

const errorOf = ([status, { description }]: Response): string => `${status} ${description ?? ""}`;

function commonOf(
  operations: readonly OperationEntry[],
  namesOf: (responses: readonly Response[]) => readonly string[],
): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { operation } of operations)
    for (const name of new Set(namesOf([...(operation.responses ?? [])])))
      counts.set(name, (counts.get(name) ?? 0) + 1);
  const least = Math.max(leastOperations, operations.length / 2);
  return new Set([...counts].filter(([, count]) => count > least).map(([name]) => name));
}
