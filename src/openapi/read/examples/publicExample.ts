// One written example without what its schema keeps internal, also where it is a text: JSON, or anything else.
import { isInternal } from "../../normalize/readers.ts";
import { entriesOf, isObject } from "../../schema/json.ts";
import { elementSlot, isOfData, type Slot, slotBelow } from "../referenceSlots.ts";
import { cutInternal } from "./cutInternal.ts";
import type { SchemaLinks } from "./schemaLinks.ts";

/** The example in a box; `undefined` when nothing of it may be shown. What is no text stays the same object. */
export function publicExample(
  value: unknown,
  schema: unknown,
  links: SchemaLinks,
): { readonly value: unknown } | undefined {
  if (typeof value !== "string") return cutInternal(value, [schema], links) ? { value } : undefined;
  if (isInternal(schema)) return undefined;
  const parsed = parsedText(value);
  if (parsed === undefined) return namesInternal(value, schema, links) ? undefined : { value };
  const before = JSON.stringify(parsed);
  if (!cutInternal(parsed, [schema], links)) return undefined;
  const isSame = JSON.stringify(parsed) === before;
  return { value: isSame ? value : JSON.stringify(parsed, null, value.includes("\n") ? 2 : undefined) };
}

/** The object or list that a text is the JSON of. */
function parsedText(text: string): object | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether a text that cannot be cut, such as XML, holds a name that some schema below its own keeps internal. */
function namesInternal(text: string, schema: unknown, links: SchemaLinks): boolean {
  const words = new Set(text.match(/[\p{L}\p{N}_-]+/gu));
  const seen = new Set<unknown>();
  const waiting: { readonly value: unknown; readonly slot: Slot }[] = [{ value: schema, slot: "schema" }];
  for (const { value, slot } of waiting) {
    if (typeof value !== "object" || value === null || isOfData(slot) || seen.has(value)) continue;
    seen.add(value);
    if (!links.look(1)) return true;
    const isNamed = ([name, part]: readonly [string, unknown]): boolean => isInternal(part) && words.has(name);
    if (slot === "schemas" && entriesOf(value).some(isNamed)) return true;
    if (isObject(value)) for (const target of links.targetsOf(value)) waiting.push({ value: target, slot });
    for (const [key, part] of Object.entries(value)) {
      waiting.push({ value: part, slot: Array.isArray(value) ? elementSlot(slot) : slotBelow(slot, key, false) });
    }
  }
  return false;
}
