// Texts of a specification's file that are written for people, as they stand there: no reference is followed, so each
// text comes once. Data that only looks like documentation (examples, defaults) is left alone.
import { isRecord } from "../source/isRecord.ts";
import { escapeToken } from "../source/jsonPointer.ts";
import { namesFor } from "./normalize/otherNames.ts";
import { isKnownStability } from "./schema/deprecation.ts";
import { enumDescriptions } from "./schema/view/enumValues.ts";

/** A text with its place. */
export interface ProseText {
  readonly pointer: string;
  readonly text: string;
}

/** Keys of texts. */
export const proseFields: ReadonlySet<string> = new Set([
  "title",
  "summary",
  "description",
  "x-displayName",
  ...namesFor("x-deprecated-description"),
]);
/** Keys of texts, unless one of the words stands there that pages say in their own language. */
const stabilityFields: ReadonlySet<string> = new Set(namesFor("x-scalar-stability"));
/** What a map or the items of a list are called where they are shown, by the key that holds them. */
const labelFields: ReadonlyMap<string, string> = new Map([
  ["x-tagGroups", "name"],
  ["x-badges", "name"],
  ["x-codeSamples", "label"],
  ["x-code-samples", "label"],
  ["x-logo", "altText"],
  ["contact", "name"],
  ["license", "name"],
]);
/** What the values of an `enum` mean: a map by value, or a list beside it. */
const meaningFields: ReadonlySet<string> = new Set([...enumDescriptions, "x-enum-comments"]);
/** What an example of OpenAPI holds besides what is said of it: data alone has none of them. */
const valueFields = ["value", "externalValue", "dataValue", "serializedValue"];
const dataFields: ReadonlySet<string> = new Set(["example", "examples", "default", "enum", "const", "dataValue"]);
/** Maps whose keys are names of the author's. */
const namingFields: ReadonlySet<string> = new Set(
  `properties patternProperties dependentSchemas $defs definitions schemas responses parameters requestBodies headers
  securitySchemes links callbacks pathItems paths webhooks variables mediaTypes`.split(/\s+/),
);

/** Titles, summaries, descriptions, labels and meanings of values of a document, in its order; of an overlay those that it writes. */
export function proseTextsOf(document: unknown): readonly ProseText[] {
  const texts: ProseText[] = [];
  if (isRecord(document) && document["overlay"] !== undefined) collectWritten(document["actions"], texts);
  else collect(document, { pointer: "", texts });
  return texts;
}

/** The last key of a target, and what chooses an item there: `description` of `$.info.description` and `$.a['description'][0]`. */
const lastKey = /(?:\.|\[')([\w-]+)(?:'\])?(\[(?:\d+|\?[^\]]*)\])?$/;

function collectWritten(actions: unknown, texts: ProseText[]): void {
  for (const [index, action] of Array.isArray(actions) ? actions.entries() : []) {
    if (!isRecord(action)) continue;
    const { target, update } = action;
    const [, key = "", item] = lastKey.exec(typeof target === "string" ? target : "") ?? [];
    const pointer = `/actions/${index}/update`;
    const holdsTexts = meaningFields.has(key) || key === "scopes";
    if (typeof update === "string" && (holdsTexts || isText(key, update))) texts.push({ pointer, text: update });
    else if (holdsTexts) collectTexts(update, pointer, texts);
    else collect(update, { pointer, key, areNames: item === undefined && namingFields.has(key), texts });
  }
}

interface Collecting {
  readonly pointer: string;
  /** The key that holds the value, or the list that it is an item of; none where it is a name of the author's. */
  readonly key?: string;
  /** Whether the keys of a map are names, and so say nothing about what stands there. @default false */
  readonly areNames?: boolean;
  readonly texts: ProseText[];
}

function collect(value: unknown, { pointer, key: holder = "", areNames = false, texts }: Collecting): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, { pointer: `${pointer}/${index}`, key: holder, texts });
    return;
  }
  if (!isRecord(value)) return;
  const label = labelFields.get(holder);
  for (const [key, held] of Object.entries(value)) {
    const own = `${pointer}/${escapeToken(key)}`;
    if (areNames) collect(held, { pointer: own, texts });
    else if (typeof held === "string") {
      if (key === label || isText(key, held)) texts.push({ pointer: own, text: held });
    } else if (meaningFields.has(key)) collectTexts(held, own, texts);
    else if (key === "scopes" && isRecord(held)) collectTexts(held, own, texts);
    else if (key === "examples") collectAboutExamples(held, own, texts);
    else if (!dataFields.has(key)) collect(held, { pointer: own, key, areNames: namingFields.has(key), texts });
  }
}

const isText = (key: string, held: string): boolean =>
  proseFields.has(key) || (stabilityFields.has(key) && !isKnownStability(held));

/** What is said of examples; what stands in them is data. */
function collectAboutExamples(held: unknown, pointer: string, texts: ProseText[]): void {
  for (const [name, example] of isRecord(held) ? Object.entries(held) : []) {
    if (!isRecord(example) || !valueFields.some((field) => Object.hasOwn(example, field))) continue;
    const { summary, description } = example;
    collectTexts({ summary, description }, `${pointer}/${escapeToken(name)}`, texts);
  }
}

/** Texts of a map or list that holds nothing else. */
function collectTexts(held: unknown, pointer: string, texts: ProseText[]): void {
  for (const [name, text] of Object.entries(held ?? {}))
    if (typeof text === "string") texts.push({ pointer: `${pointer}/${escapeToken(name)}`, text });
}
