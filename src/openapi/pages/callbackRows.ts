// The callbacks of an operation in the order they are shown, and those that they have in turn. Each path is shown once
// below the operation's own callbacks: callbacks may call themselves back, and each other.
import type { OperationObject, PathItemObject } from "../normalize/operationObjects.ts";
import { entriesAt, type OperationEntry } from "./operationEntries.ts";

/** Callbacks of callbacks that a page shows at most. */
const maxNested = 50;

/** A callback with its place in the document. */
interface CallbackRow {
  readonly name: string;
  readonly entry: OperationEntry;
  /** What ids of this part of the page begin with. */
  readonly idParts: readonly string[];
  /** Callbacks that it has in turn; without an index where the page has no room for it. */
  readonly further: readonly { readonly name: string; readonly index?: number }[];
}

interface Row extends CallbackRow {
  further: { readonly name: string; readonly index?: number }[];
}

/** All rows: first the operation's own callbacks, then those that answer to callbacks. */
export function callbackRows(operation: OperationObject): readonly CallbackRow[] {
  const rows: Row[] = [];
  const firstRows = new Map<PathItemObject, number>();
  const add = (called: Called, idParts: readonly string[]): void => {
    if (!firstRows.has(called.item)) firstRows.set(called.item, rows.length);
    for (const entry of entriesAt(called.expression, called.item, false)) {
      rows.push({
        name: called.name,
        entry,
        idParts: [...idParts, "callback", called.name, entry.method],
        further: [],
      });
    }
  };
  for (const called of calledBy(operation)) add(called, []);
  const mostRows = rows.length + maxNested;
  // The list grows while it is walked.
  for (const row of rows) {
    for (const called of calledBy(row.entry.operation)) {
      if (entriesAt(called.expression, called.item, false).length === 0) continue;
      if (!firstRows.has(called.item) && rows.length < mostRows) add(called, row.idParts);
      const index = firstRows.get(called.item);
      row.further.push({ name: called.name, ...(index === undefined ? {} : { index }) });
    }
  }
  return rows;
}

interface Called {
  readonly name: string;
  readonly expression: string;
  readonly item: PathItemObject;
}

function calledBy({ callbacks = {} }: OperationObject): readonly Called[] {
  return Object.entries(callbacks).flatMap(([name, byExpression]) =>
    [...byExpression].map(([expression, item]) => ({ name, expression, item })),
  );
}
