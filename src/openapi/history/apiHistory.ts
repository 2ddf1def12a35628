// The history of an API from the facts of its versions. The table of contents of this folder; renders nothing.
import type { ApiHistory, ApiRelease, SubjectHistory } from "../../model/apiHistory.ts";
import type { SpecFacts } from "../../model/specFacts.ts";
import { type ComparedSubject, compareOutlines } from "./compareOutlines.ts";
import { type Outline, outlineFacts } from "./outlineFacts.ts";

/** A version of an API. */
export interface VersionFacts {
  readonly version: string;
  readonly facts: SpecFacts;
}

interface OpenLifetime {
  readonly present: number[];
  readonly changed: number[];
}
interface OpenHistory extends OpenLifetime {
  readonly rows: Map<string, OpenLifetime>;
}

/** The history of an API: what each version has and has changed. @param versions Oldest first. */
export function apiHistoryOf(versions: readonly VersionFacts[]): ApiHistory {
  const subjects = new Map<string, OpenHistory>();
  const releases: ApiRelease[] = [];
  let before: { readonly version: string; readonly outline: Outline } | undefined;
  for (const [index, { version, facts }] of versions.entries()) {
    const outline = outlineFacts(facts);
    addPresence(outline, index, subjects);
    if (before !== undefined) {
      const compared = compareOutlines(before.outline, outline);
      addChanges(compared, index, subjects);
      releases.push({ version, previous: before.version, subjects: compared.map(({ change }) => change) });
    }
    before = { version, outline };
  }
  return {
    versions: versions.map(({ version }) => version),
    subjects: new Map([...subjects].map(([key, subject]): [string, SubjectHistory] => [key, subject])),
    releases,
  };
}

function addPresence({ subjects }: Outline, index: number, into: Map<string, OpenHistory>): void {
  for (const [key, { rows }] of subjects) {
    const history: OpenHistory = into.get(key) ?? { present: [], changed: [], rows: new Map() };
    into.set(key, history);
    history.present.push(index);
    for (const trace of rows.keys()) {
      const row: OpenLifetime = history.rows.get(trace) ?? { present: [], changed: [] };
      history.rows.set(trace, row);
      row.present.push(index);
    }
  }
}

function addChanges(compared: readonly ComparedSubject[], index: number, into: Map<string, OpenHistory>): void {
  for (const { key, change, changedRows } of compared) {
    const history = into.get(key);
    if (history === undefined || change.change === "added" || change.change === "removed") continue;
    history.changed.push(index);
    for (const trace of changedRows) {
      const row = history.rows.get(trace);
      if (row?.present.includes(index - 1) && row.present.includes(index)) row.changed.push(index);
    }
  }
}
