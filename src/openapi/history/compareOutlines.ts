// What has changed between two versions of an API, subject by subject and row by row.
import type { ChangeDetail, SubjectChange } from "../../model/apiHistory.ts";
import { breaksByAddition, breaksByFact, breaksByRemoval, type Direction, type FactChange } from "./breaking.ts";
import { stepsOfFact, stepsOfTrace } from "./changeSteps.ts";
import type { Outline, Row, Subject } from "./outlineFacts.ts";
import { type Usage, usageOf } from "./usage.ts";

/** A subject that differs, with its key and the rows that do. */
export interface ComparedSubject {
  readonly key: string;
  readonly change: SubjectChange;
  readonly changedRows: ReadonlySet<string>;
}

/** Compares a version with the one before it. Subjects that are the same are left out. */
export function compareOutlines(before: Outline, after: Outline): readonly ComparedSubject[] {
  const [used, using] = [usageOf(before), usageOf(after)];
  const removed: ComparedSubject[] = [];
  const others: ComparedSubject[] = [];
  for (const [key, subject] of before.subjects) {
    if (!after.subjects.has(key)) removed.push(whole(key, subject, "removed"));
  }
  for (const [key, subject] of after.subjects) {
    const known = before.subjects.get(key);
    if (known === undefined) {
      others.push(whole(key, subject, "added"));
      continue;
    }
    const changes = compareSubjects({ key, before: known, after: subject, usages: [used, using] });
    if (changes.length > 0) others.push(joined(key, subject, changes));
  }
  return [...removed, ...others];
}

function whole(key: string, { kind, name }: Subject, change: "added" | "removed"): ComparedSubject {
  // A schema that nothing refers to any more is told where it was used.
  const isBreaking = change === "removed" && kind === "operation";
  return { key, change: { kind, name, change, isBreaking, details: [] }, changedRows: new Set() };
}

function joined(key: string, { kind, name }: Subject, changes: readonly RowChange[]): ComparedSubject {
  const isDeprecation = changes.every(({ row, detail }) => row === "" && detail.change === "deprecated");
  return {
    key,
    change: {
      kind,
      name,
      change: isDeprecation ? "deprecated" : "changed",
      isBreaking: changes.some(({ detail }) => detail.isBreaking),
      details: isDeprecation ? [] : changes.map(({ detail }) => detail),
    },
    changedRows: new Set(changes.map(({ row }) => row)),
  };
}

interface RowChange {
  readonly row: string;
  readonly detail: ChangeDetail;
}

interface SubjectPair {
  readonly key: string;
  readonly before: Subject;
  readonly after: Subject;
  readonly usages: readonly [Usage, Usage];
}

function compareSubjects({ key, before, after, usages }: SubjectPair): readonly RowChange[] {
  const changes: RowChange[] = [];
  // Another name of a parameter in the path is no other address.
  const isRenamed = before.name !== after.name;
  const isTold = (trace: string, rows: Subject["rows"]): boolean =>
    !(isRenamed && trace.startsWith("#path ")) && !isInsideOther(trace, rows, { before, after });
  const add = (row: string, detail: ChangeDetail): void => void changes.push({ row, detail });
  for (const trace of before.rows.keys()) {
    if (after.rows.has(trace) || !isTold(trace, before.rows)) continue;
    add(trace, { change: "removed", isBreaking: breaksByRemoval(trace), path: stepsOfTrace(trace, after.name) });
  }
  for (const [trace, row] of after.rows) {
    const known = before.rows.get(trace);
    const direction = directionOf({ key, trace, kind: after.kind, name: after.name, usages });
    if (known !== undefined)
      for (const detail of compareRows(known, row, { trace, direction, name: after.name })) add(trace, detail);
    else if (isTold(trace, after.rows)) {
      const isBreaking = breaksByAddition(trace, row, direction);
      add(trace, { change: "added", isBreaking, path: stepsOfTrace(trace, after.name) });
    }
  }
  return changes;
}

/** Whether a row lies in one that is itself new or gone: then that one is told. */
function isInsideOther(
  trace: string,
  rows: Subject["rows"],
  { before, after }: Pick<SubjectPair, "before" | "after">,
): boolean {
  for (let end = trace.lastIndexOf("."); end > 0; end = trace.lastIndexOf(".", end - 1)) {
    const above = trace.slice(0, end);
    if (rows.has(above) && !(before.rows.has(above) && after.rows.has(above))) return true;
  }
  return false;
}

interface RowPlace {
  readonly trace: string;
  /** Of the subject. */
  readonly name: string;
  readonly direction: Direction;
}

function compareRows(before: Row, after: Row, { direction, ...place }: RowPlace): readonly ChangeDetail[] {
  const changes: FactChange[] = [];
  for (const [key, from] of before) {
    const to = after.get(key);
    if (to !== from && !isInsideChanged(key, before, after))
      changes.push({ steps: key.split("\n"), from, ...(to === undefined ? {} : { to }) });
  }
  for (const [key, to] of after)
    if (!before.has(key) && !isInsideChanged(key, after, before)) changes.push({ steps: key.split("\n"), to });
  return changes.map((change) => detailOf(change, { ...place, isBreaking: breaksByFact(change, before, direction) }));
}

/** Whether a fact is part of another one that only one of the rows has. */
function isInsideChanged(key: string, own: Row, other: Row): boolean {
  for (let end = key.lastIndexOf("\n"); end > 0; end = key.lastIndexOf("\n", end - 1)) {
    const above = key.slice(0, end);
    if (own.has(above) && !other.has(above)) return true;
  }
  return false;
}

function detailOf(
  { steps, from, to }: FactChange,
  { trace, name, isBreaking }: Omit<RowPlace, "direction"> & { readonly isBreaking: boolean },
): ChangeDetail {
  const path = [...stepsOfTrace(trace, name), ...stepsOfFact(steps)];
  if (steps.at(-1) === "deprecated" && to !== undefined)
    return { change: "deprecated", isBreaking, path: path.slice(0, -1) };
  const change = from === undefined ? "added" : to === undefined ? "removed" : "changed";
  const [old, now] = [shownValue(from), shownValue(to)];
  return {
    change,
    isBreaking,
    path,
    ...(old === undefined ? {} : { from: old }),
    ...(now === undefined ? {} : { to: now }),
  };
}

/** A value without the digest of what was cut off; nothing for what has none, and for a plain yes. */
function shownValue(value: string | undefined): string | undefined {
  const shown = value?.split("\n", 1)[0];
  return shown === "" || shown === "true" ? undefined : shown;
}

interface TracedRow extends Pick<Subject, "kind" | "name"> {
  readonly key: string;
  readonly trace: string;
  readonly usages: readonly [Usage, Usage];
}

function directionOf({ key, trace, kind, name, usages }: TracedRow): Direction {
  if (kind === "schema") {
    return {
      inRequest: usages.some(({ inRequests }) => inRequests.has(key)),
      inResponse: usages.some(({ inResponses }) => inResponses.has(key)),
    };
  }
  const isResponse = trace.startsWith("#response") !== name.startsWith("webhook ");
  return { inRequest: !isResponse, inResponse: isResponse };
}
