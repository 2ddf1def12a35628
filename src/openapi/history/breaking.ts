// Whether a change breaks programs that were written for the version before. Strict where a program would notice, mild
// where it would have to rely on what was never promised.
import type { Row } from "./outlineFacts.ts";

/** Where a row travels. */
export interface Direction {
  readonly inRequest: boolean;
  readonly inResponse: boolean;
}

/** A fact of a row before and after; absent where it is not there. */
export interface FactChange {
  readonly steps: readonly string[];
  readonly from?: string;
  readonly to?: string;
}

/** A row that is gone: programs may have sent or read it. */
export const breaksByRemoval = (trace: string): boolean => !/^#response (?!2)/.test(trace);

/** A row that is new: only what must be sent from now on breaks. */
export function breaksByAddition(trace: string, row: Row, { inRequest }: Direction): boolean {
  return !trace.startsWith("#response ") && inRequest && row.get("required") === "true" && !row.has("readOnly");
}

/** A fact that is new, gone or another one. */
export function breaksByFact(
  { steps, from, to }: FactChange,
  before: Row,
  { inRequest, inResponse }: Direction,
): boolean {
  const step = steps.at(-1) ?? "";
  if (step === "deprecated" || step === "default" || step === "writeOnly") return false;
  if (step === "required" || step.startsWith("required ")) return to === undefined ? inResponse : inRequest;
  if (step === "readOnly") return to !== undefined && inRequest;
  if (step.startsWith("value "))
    return inRequest && breaksByValue({ steps, ...(to === undefined ? {} : { to }) }, before);
  if (lowest.has(step)) return inRequest && isTighter(from, to, 1);
  if (highest.has(step)) return inRequest && isTighter(from, to, -1);
  // An alternative, a form or a place to send to more: nobody needs to take it.
  if (from === undefined) return inRequest && isRule(step);
  if (to === undefined) return isRule(step) ? inResponse && step !== "pattern" : true;
  return true;
}

/** A value that is no longer allowed, or the first of values where all were. */
function breaksByValue({ steps, to }: FactChange, before: Row): boolean {
  if (to === undefined) return true;
  const prefix = [...steps.slice(0, -1), "value "].join("\n");
  return ![...before.keys()].some((key) => key.startsWith(prefix));
}

const lowest = new Set(["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties", "minContains"]);
const highest = new Set(["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties", "maxContains"]);
const rules = new Set([
  "format",
  "pattern",
  "multipleOf",
  "uniqueItems",
  "const",
  "contentEncoding",
  "contentMediaType",
]);

const isRule = (step: string): boolean => rules.has(step);

/** @param sign 1 where more is tighter, -1 where less is. */
function isTighter(from: string | undefined, to: string | undefined, sign: 1 | -1): boolean {
  if (to === undefined) return false;
  return from === undefined || (Number(to) - Number(from)) * sign > 0;
}
