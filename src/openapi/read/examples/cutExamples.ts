// Takes internal parts out of all examples that a specification writes, before anything reads them: pages, downloads and
// checks then know the same examples. Schemas are left as they are.

import { isOfNames } from "../../normalize/bodyExamples.ts";
import { referredExample } from "../../normalize/referredExample.ts";
import { entriesOf, isObject, type JsonObject } from "../../schema/json.ts";
import type { OpenDocument } from "../includedDocuments.ts";
import { elementSlot, isOfData, type Slot, slotBelow } from "../referenceSlots.ts";
import type { ResolvedReference } from "../resolvedReference.ts";
import { publicExample } from "./publicExample.ts";
import { openSchemaLinks, type SchemaLinks } from "./schemaLinks.ts";

interface CutInput {
  readonly main: OpenDocument;
  readonly documents: readonly OpenDocument[];
  readonly references: readonly ResolvedReference[];
  readonly isSwagger: boolean;
}

/** Keys of example objects that hold the example itself. */
const valueKeys = ["value", "dataValue", "serializedValue"] as const;

/** Cuts the examples of all documents, in place. */
export function cutExamples({ main, documents, references, isSwagger }: CutInput): void {
  if (!documents.some(({ mentions }) => mentions("x-internal"))) return;
  const links = openSchemaLinks(main.value, references);
  const seen = new Set<unknown>();
  const waiting: { readonly value: unknown; readonly slot: Slot }[] = [
    { value: main.value, slot: "object" },
    ...references.map(({ target, slot }) => ({ value: target.value, slot })),
  ];
  for (const { value, slot } of waiting) {
    if (typeof value !== "object" || value === null || isOfData(slot) || seen.has(value)) continue;
    seen.add(value);
    if (isObject(value)) cutExamplesOf(value, slot, { ...links, isSwagger, root: main.value });
    for (const [key, part] of Object.entries(value)) {
      waiting.push({ value: part, slot: Array.isArray(value) ? elementSlot(slot) : slotBelow(slot, key, isSwagger) });
    }
  }
}

type Context = SchemaLinks & { readonly isSwagger: boolean; readonly root: unknown };

/** The examples that an object holds: a schema its own, another one those of the schema beside them. */
function cutExamplesOf(holder: JsonObject, slot: Slot, context: Context): void {
  if (slot === "schema") {
    cutAt(holder, ["example", "x-example", "default"], { schema: holder, ...context });
    cutList(holder["examples"], { schema: holder, ...context });
    return;
  }
  if (slot !== "object") return;
  const schema = holder["schema"] ?? streamOf(holder["itemSchema"]);
  if (schema === undefined) return;
  cutAt(holder, ["example", "x-example"], { schema, ...context });
  if (holder["in"] === "body")
    for (const key of ["x-example", "x-examples"]) cutByType(holder[key], { schema, ...context });
  const examples = context.endOf(holder["examples"]);
  if (!isObject(examples)) return;
  if (context.isSwagger) cutAt(examples, Object.keys(examples), { schema, ...context });
  else cutNamed(examples, { schema, ...context });
}

/** Items of a stream are given one by one or as a list. */
const streamOf = (item: unknown): unknown =>
  item === undefined ? undefined : { anyOf: [item, { type: "array", items: item }] };

type Cut = Context & { readonly schema: unknown };

/**
 * Cuts values of an object, and what they refer to; removes those of which nothing stays.
 * @returns Whether none was removed.
 */
function cutAt(holder: JsonObject, keys: readonly string[], { schema, ...links }: Cut): boolean {
  let isWhole = true;
  for (const key of keys.filter((one) => Object.hasOwn(holder, one))) {
    const written = referredExample(holder[key], links.root);
    const kept = publicExample(written, schema, links);
    isWhole &&= kept !== undefined;
    if (kept === undefined) Reflect.deleteProperty(holder, key);
    else if (kept.value !== written) Reflect.set(holder, key, kept.value);
  }
  return isWhole;
}

/** Named examples, which may stand elsewhere; one without its value would be a name for nothing. */
function cutNamed(examples: JsonObject, cut: Cut): void {
  for (const [name, example] of entriesOf(examples)) {
    const end = cut.endOf(example);
    if (isObject(end) && !cutAt(end, valueKeys, cut)) Reflect.deleteProperty(examples, name);
  }
}

/** Examples by media type, of a body of Swagger 2.0. */
function cutByType(examples: unknown, cut: Cut): void {
  if (!isObject(examples)) return;
  for (const [type, entry] of entriesOf(examples)) {
    if (isOfNames(entry)) cutNamed(entry, cut);
    else cutAt(examples, [type], cut);
  }
}

function cutList(examples: unknown, { schema, ...links }: Cut): void {
  if (!Array.isArray(examples)) return;
  for (let index = examples.length - 1; index >= 0; index -= 1) {
    const kept = publicExample(examples[index], schema, links);
    if (kept === undefined) examples.splice(index, 1);
    else if (kept.value !== examples[index]) examples[index] = kept.value;
  }
}
