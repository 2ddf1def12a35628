// The facts of a specification by what readers see of it: operations and named schemas, and in these the rows of their
// pages. Texts and examples are left out: what they say changes nothing.
import { schemaSubject, subjectOfSignature, traceName } from "../../model/apiHistory.ts";
import type { SpecFact, SpecFacts } from "../../model/specFacts.ts";

/** A specification as far as it is compared with those of other versions. */
export interface Outline {
  /** In the order of the specification's facts. */
  readonly subjects: ReadonlyMap<string, Subject>;
}

/** An operation, a named schema, or the API itself. */
export interface Subject {
  readonly kind: "operation" | "schema" | "api";
  readonly name: string;
  /** By trace; the subject's own facts stand under the empty one. */
  readonly rows: ReadonlyMap<string, Row>;
}

/** Facts of a row: their steps, joined by newlines, and their values. Things without a value have an empty one. */
export type Row = ReadonlyMap<string, string>;

const apiSteps = /^(?:server|security scheme) /;
const operationStep = /^(?:webhook )?[A-Z-]+ /;
/** Words and names that change nothing for programs. */
const ignored =
  /^(?:tag |code sample |link |callback |example|operationId$|external documentation$|path$|x-|info$|title$|xml$)/;
/** Nothing that people write is nested deeper; schemas without a name may be parts of themselves. */
const maxDepth = 40;

/** Brings facts into the order of pages. */
export function outlineFacts(facts: SpecFacts): Outline {
  const subjects = new Map<string, Subject>();
  const api = new Map<string, Map<string, string>>();
  for (const fact of facts.lists[0] ?? []) {
    const { step } = fact;
    if (step.startsWith("schema ")) {
      const name = step.slice("schema ".length);
      subjects.set(schemaSubject(name), { kind: "schema", name, rows: rowsOf(fact, name, facts) });
    } else if (apiSteps.test(step)) {
      addFact(fact, { facts, rows: api, row: "", trace: "", path: [], depth: 0 });
    } else if (operationStep.test(step)) {
      subjects.set(subjectOfSignature(step), { kind: "operation", name: step, rows: rowsOf(fact, "", facts) });
    }
  }
  if (api.size > 0) subjects.set("", { kind: "api", name: "", rows: api });
  return { subjects };
}

interface Walk {
  readonly facts: SpecFacts;
  readonly rows: Map<string, Map<string, string>>;
  /** Row that facts belong to; empty for those of the subject itself. */
  readonly row: string;
  /** What traces of rows inside begin with. */
  readonly trace: string;
  /** Steps inside the row. */
  readonly path: readonly string[];
  readonly depth: number;
}

function rowsOf(fact: SpecFact, trace: string, facts: SpecFacts): ReadonlyMap<string, Row> {
  const rows = new Map<string, Map<string, string>>([["", new Map()]]);
  if (fact.list === undefined) note(fact, { facts, rows, row: "", trace, path: [], depth: 0 });
  else addList(fact.list, { facts, rows, row: "", trace, path: [], depth: 0 });
  return rows;
}

function addList(list: number, walk: Walk): void {
  if (walk.depth > maxDepth) return;
  for (const fact of walk.facts.lists[list] ?? []) addFact(fact, walk);
}

function addFact(fact: SpecFact, walk: Walk): void {
  const { step, kind, list } = fact;
  if (kind === "text" || ignored.test(step)) return;
  const trace = rowTraceOf(step, walk);
  if (trace !== undefined) {
    const row = walk.rows.get(trace) ?? new Map<string, string>();
    walk.rows.set(trace, row);
    if (list !== undefined) addList(list, { ...walk, row: trace, trace, path: [], depth: walk.depth + 1 });
    return;
  }
  if (list === undefined || kind === "value") note(fact, walk);
  else {
    if (step !== "schema") note(fact, walk);
    addList(list, { ...walk, path: [...walk.path, step], depth: walk.depth + 1 });
  }
}

/** The row that a fact opens, if it does. */
function rowTraceOf(step: string, { row, trace, path }: Walk): string | undefined {
  if (step.startsWith("property ")) return `${trace}.${traceName(step.slice("property ".length))}`;
  if (row !== "" || path.length > 0) return undefined;
  const parameter = /^parameter (.*) \((\w+)\)$/s.exec(step);
  if (parameter !== null) return `#${parameter[2]} ${traceName(parameter[1] ?? "")}`;
  if (step === "request body") return "#request";
  return step.startsWith("response ") ? `#${step}` : undefined;
}

function note({ step, shown = "", digest = "" }: SpecFact, { rows, row, path }: Walk): void {
  const facts = rows.get(row) ?? new Map<string, string>();
  rows.set(row, facts);
  const steps = [...path, step].filter((one, index, all) => one !== "schema" || index === all.length - 1);
  // What is cut to be read differs by the digest of the whole.
  facts.set(steps.join("\n"), digest === "" ? shown : `${shown}\n${digest}`);
}
