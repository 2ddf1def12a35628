// Headers that tell nothing of one operation, because most of them answer with it: limits, numbers of requests.
import type { OperationEntry } from "./operationEntries.ts";

/** Fewer operations than these have nothing in common. */
const leastOperations = 10;

/** Names of the headers that more than half of the operations of an API document. */
export function commonHeadersOf(operations: readonly OperationEntry[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { operation } of operations) {
    const names = [...(operation.responses ?? [])].flatMap(([, { headers }]) => Object.keys(headers ?? {}));
    for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const least = Math.max(leastOperations, operations.length / 2);
  return new Set([...counts].filter(([, count]) => count > least).map(([name]) => name));
}
