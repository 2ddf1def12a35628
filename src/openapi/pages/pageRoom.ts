// Keeps a page of a reference to a size that browsers open: where its parts weigh too much together, the largest ones
// are left out in their places, each with a sentence that says so. Ordinary bodies stay the very same value.
import { bodyMark } from "../../model/body.ts";
import { cutText, isObject, type JsonObject } from "../schema/json.ts";
import { cutLongLists } from "./longLists.ts";

/** Bytes of HTML that a body may give. Pages stay below 2 MiB with what stands around and between the parts. */
const maxWeight = 1_700_000;
/** JSON of a body below this gives a page far below the limit, whatever is in it. */
const maxUnweighed = 150_000;
/** Bytes that rows may give without what may be left out of them. */
const maxFrame = 1_500_000;
/** Bytes of tags around a value, about. */
const rowWeight = 40;
/** Bytes of tags around rows that have more of them, by the list that they stand in; measured. */
const rowWeights: Readonly<Record<string, number>> = {
  ...{ parameters: 60, headers: 60, links: 40, operations: 90, security: 100, schemes: 100, securitySchemes: 200 },
  ...{ contents: 250, responses: 350, callbacks: 1_500, examples: 700, samples: 900, servers: 30, mapping: 60 },
};
/** Lists whose texts and numbers are rows themselves, and the bytes around these. */
const plainRows: ReadonlySet<string> = new Set(["children", "usedBy", "enum"]);
const plainRowWeight = 25;
/** Bytes of tags around a variable of a server besides that. */
const variableWeight = 120;
/** Bytes of the bar above a block of code in a text. */
const barWeight = 600;
/** Texts up to this stand always, characters; of a longer one that is left out so much is shown. */
const shortText = 200;

/** Texts that may be cut short: no addresses and no ids. */
const cutKeys: ReadonlySet<string> = new Set(
  "default const value examples example enum title summary description label".split(" "),
);

/** Says in the reader's language that something is left out. */
const note = `${bodyMark}TapiLeftOut${bodyMark}`;
const noteHtml = `<p class="note">${note}</p>`;
/** Says that lists of the page are cut. */
const cutHtml = `<p class="note">${bodyMark}TapiListsCut${bodyMark}</p>`;

/** A body with its largest parts left out. */
export interface Fitted<Body> {
  readonly body: Body;
  /** Parts that are left out. */
  readonly leftOut: number;
  /** Rows that are left out at the ends of long lists. */
  readonly cutRows: number;
  /** Bytes of HTML that the whole body would give, about. */
  readonly weight: number;
}

/** A body that fits into a page. @param json The body's JSON text. */
export function fitIntoPage<Body>(body: Body, json: string): Fitted<Body> {
  if (json.length <= maxUnweighed) return { body, leftOut: 0, cutRows: 0, weight: json.length };
  const weights: number[] = [];
  const frame = weigh(body, "", weights);
  const weight = weights.reduce((sum, part) => sum + part, frame);
  if (frame <= maxFrame) return { ...withoutLargest(body, weights, frame), cutRows: 0, weight };
  const cut = cutLongLists(body, frame - maxFrame, (row, key) => rowAround(row, key) + weigh(row, key, []));
  const left: number[] = [];
  const leftFrame = weigh(cut.body, "", left);
  const fitted = withoutLargest(cut.body, left, leftFrame);
  return { body: withNote(fitted.body), leftOut: fitted.leftOut, cutRows: cut.leftOut, weight };
}

/** Says at the top of a page that its lists go on. */
function withNote<Body>(body: Body): Body {
  if (!isObject(body)) return body;
  const { descriptionHtml, schema } = body;
  const above = (text: unknown): string => `${typeof text === "string" ? text : ""}${cutHtml}`;
  // The text of a schema's page is that of its schema.
  if (!isObject(schema)) return { ...body, descriptionHtml: above(descriptionHtml) };
  return { ...body, schema: { ...schema, descriptionHtml: above(schema["descriptionHtml"]) } };
}

function withoutLargest<Body>(
  body: Body,
  weights: readonly number[],
  frame: number,
): Pick<Fitted<Body>, "body" | "leftOut"> {
  if (weights.reduce((sum, part) => sum + part, frame) <= maxWeight) return { body, leftOut: 0 };
  const kept = smallestOf(weights, maxWeight - frame);
  let next = 0;
  const without = (value: unknown, key: string): unknown => {
    const part = partOf(value, key);
    if (part !== undefined) {
      next += 1;
      return kept.has(next - 1) ? value : part.without();
    }
    if (Array.isArray(value)) return value.map((item) => without(item, key));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, without(inner, name)]));
  };
  return { body: without(body, "") as Body, leftOut: weights.length - kept.size };
}

/** Places of those that have room together, the smallest first: what is left out are a few large ones. */
function smallestOf(weights: readonly number[], room: number): ReadonlySet<number> {
  const kept = new Set<number>();
  let left = room;
  const order = weights.map((weight, index) => ({ weight, index })).sort((a, b) => a.weight - b.weight);
  for (const { weight, index } of order) {
    left -= weight;
    if (left < 0) break;
    kept.add(index);
  }
  return kept;
}

/** Weight of what stands always; adds those of the parts that may be left out, in the order of the body. */
function weigh(value: unknown, key: string, weights: number[]): number {
  const part = partOf(value, key);
  if (part !== undefined) weights.push(part.weight);
  if (part !== undefined) return noteHtml.length;
  if (typeof value === "string") return isHtml(key) ? htmlWeight(value) : escapedBytesOf(value);
  if (Array.isArray(value))
    return value.reduce((sum: number, item) => sum + rowAround(item, key) + weigh(item, key, weights), 0);
  if (!isObject(value)) return 0;
  return Object.entries(value).reduce((sum, [name, inner]) => sum + weigh(inner, name, weights), rowWeight);
}

/** Weight of the tags that a list puts around a row, besides those around its values. */
const rowAround = (row: unknown, key: string): number =>
  isObject(row) ? (rowWeights[key] ?? 0) : plainRows.has(key) ? plainRowWeight : 0;

interface Part {
  readonly weight: number;
  /** What stands in its place. */
  without(): unknown;
}

/** What may be left out as a whole; `undefined` for what stands always, and for what only holds such parts. */
function partOf(value: unknown, key: string): Part | undefined {
  if (typeof value === "string") return textPart(value, key);
  if (!isObject(value)) return undefined;
  const { lines, code, variables } = value;
  // A block of code by itself; an example is one together with its code.
  if (Array.isArray(lines))
    return { weight: codeWeight(lines), without: () => ({ ...value, lines: [{ html: note }], text: "" }) };
  if (isObject(code) && Array.isArray(code["lines"]) && "isGenerated" in value) {
    return { weight: codeWeight(code["lines"]), without: () => noted(value, "code") };
  }
  if (!Array.isArray(variables) || variables.length === 0) return undefined;
  return { weight: variablesWeight(variables), without: () => ({ ...noted(value, "variables"), variables: [] }) };
}

function textPart(text: string, key: string): Part | undefined {
  if (text.length <= shortText) return undefined;
  if (isHtml(key)) return { weight: htmlWeight(text), without: () => noteHtml };
  if (!cutKeys.has(key)) return undefined;
  return { weight: escapedBytesOf(text), without: () => cutText(text, shortText) };
}

/** An object with the sentence below its description in place of a field. */
function noted(value: JsonObject, field: string): JsonObject {
  const { [field]: _, descriptionHtml, ...rest } = value;
  return { ...rest, descriptionHtml: `${typeof descriptionHtml === "string" ? descriptionHtml : ""}${noteHtml}` };
}

function variablesWeight(variables: readonly unknown[]): number {
  const parts: number[] = [];
  const frame = weigh(variables, "", parts);
  return parts.reduce((sum, part) => sum + part, frame + variables.length * variableWeight);
}

const isHtml = (key: string): boolean => key === "html" || key.endsWith("Html");

const htmlWeight = (html: string): number => bytesOf(html) + barWeight * (html.split("<pre").length - 1);

const codeWeight = (lines: readonly unknown[]): number =>
  lines.reduce((sum: number, line) => sum + 1 + (isObject(line) ? bytesOf(`${line["html"] ?? ""}`) : 0), 0);

const bytesOf = (html: string): number => html.length + (html.match(/[^\0-\u007f]/g)?.length ?? 0);

const escapedBytesOf = (text: string): number => bytesOf(text) + 5 * (text.match(/[&<>"']/g)?.length ?? 0);
