// Finds the references of a document: where each stands and what it says. Judges none of them.
import { isObject, ownValue } from "../schema/json.ts";
import { bareReferenceOf } from "../schema/plainSchemas.ts";
import { elementSlot, type Slot, slotBelow } from "./referenceSlots.ts";

/** A reference: the text at `holder[key]`. */
export interface Reference {
  /** The object that refers; its other keys are siblings of the reference. */
  readonly holder: Record<string, unknown>;
  /** `$ref`, `$dynamicRef`, `$recursiveRef`, or the value of a discriminator's mapping. */
  readonly key: string;
  readonly text: string;
  readonly slot: Slot;
  /** The innermost schema around it that has an `$id`: the one that a bare `#` means. */
  readonly resource: object | undefined;
  /** The innermost schema around it, or itself, that sets dynamic anchors. */
  readonly around?: Record<string, unknown>;
  /** Where the holder stands; absent for the value that was crawled. */
  readonly place?: { readonly owner: object; readonly key: string };
  /** Whether it leads to an entry of a map that is no list of named things, such as a property. */
  readonly isToEntry?: boolean;
}

/** What crawling one value found. */
export interface Found {
  readonly references: readonly Reference[];
  /** Objects whose `$ref` is no text. */
  readonly malformed: readonly Record<string, unknown>[];
  /** Schemas with `$id`, `$anchor` or `$dynamicAnchor`. */
  readonly named: readonly { readonly schema: Record<string, unknown>; readonly resource: object | undefined }[];
  /** Examples that say where they are found. */
  readonly external: readonly Record<string, unknown>[];
}

/** Keywords that refer to a schema; `$ref` also refers to anything else. */
export const referenceKeys = ["$ref", "$dynamicRef", "$recursiveRef"] as const;
/** `./room.json`, `a/b.yaml#/one`; not `#/one`, `https://a.example/b.json`, `Room`. */
const fileName = /^[^#:]+\.\w+(?:#|$)/;

/** Keywords by which a schema names itself. */
export const nameKeys = ["$id", "$anchor", "$dynamicAnchor"] as const;

/**
 * Crawls a value and everything below it.
 * @param seen Values that are not entered again; grows.
 */
export function findReferences(
  value: unknown,
  slot: Slot,
  { seen, isSwagger }: { readonly seen: Set<object>; readonly isSwagger: boolean },
): Found {
  const references: Reference[] = [];
  const named: Found["named"][number][] = [];
  const malformed: Record<string, unknown>[] = [];
  const external: Record<string, unknown>[] = [];
  const crawl = (
    part: unknown,
    at: Slot,
    { resource, around, place }: Pick<Reference, "resource" | "around" | "place">,
  ): void => {
    if (typeof part !== "object" || part === null || at === "data" || seen.has(part)) return;
    seen.add(part);
    if (Array.isArray(part)) {
      for (const [index, element] of part.entries()) {
        const place = { owner: part, key: String(index) };
        crawl(element, elementSlot(at), { resource, ...(around && { around }), place });
      }
      return;
    }
    const holder = part as Record<string, unknown>;
    if (at === "example") {
      const text = bareReferenceOf(holder);
      const stands = place === undefined ? {} : { place };
      if (text !== undefined && fileName.test(text)) {
        references.push({ holder, key: "$ref", text, slot: at, resource, ...stands });
      }
      return;
    }
    if (at === "schema" && nameKeys.some((key) => typeof ownValue(holder, key) === "string")) {
      named.push({ schema: holder, resource });
    }
    const inner = at === "schema" && typeof ownValue(holder, "$id") === "string" ? holder : resource;
    const anchored = at === "schema" && setsAnchors(holder) ? holder : around;
    const scope = { resource: inner, ...(anchored && { around: anchored }) };
    for (const key of referenceKeys) {
      const text = ownValue(holder, key);
      if (typeof text === "string" && (key === "$ref" || at === "schema")) {
        const stands = place === undefined ? {} : { place };
        references.push({ holder, key, text, slot: at, ...scope, ...stands });
      }
    }
    // In a map of schemas `$ref` may be the name of one.
    const isOne = at === "schema" || at === "object";
    if (isOne && Object.hasOwn(holder, "$ref") && typeof holder["$ref"] !== "string") malformed.push(holder);
    if (at === "object" && typeof ownValue(holder, "externalValue") === "string") external.push(holder);
    if (at === "schema") references.push(...mappingReferences(holder, inner));
    for (const [key, child] of Object.entries(holder)) {
      crawl(child, slotBelow(at, key, isSwagger), { ...scope, place: { owner: holder, key } });
    }
  };
  crawl(value, slot, { resource: undefined });
  return { references, malformed, named, external };
}

/** Whether a schema, or one that it defines, says what dynamic references mean. */
function setsAnchors(schema: Record<string, unknown>): boolean {
  const definitions = ownValue(schema, "$defs");
  const all = [schema, ...(isObject(definitions) ? Object.values(definitions) : [])];
  return all.some((one) => typeof ownValue(one, "$dynamicAnchor") === "string");
}

/** Values of a discriminator's mapping that are references and not names: `#/…`, `dog.yaml`, `a/b`. */
function mappingReferences(holder: Record<string, unknown>, resource: object | undefined): readonly Reference[] {
  const discriminator = ownValue(holder, "discriminator");
  const mapping = isObject(discriminator) ? ownValue(discriminator, "mapping") : undefined;
  if (!isObject(mapping)) return [];
  return Object.entries(mapping).flatMap(([key, text]) =>
    typeof text === "string" && /[#/]|\.(?:ya?ml|json)$/.test(text)
      ? [{ holder: mapping as Record<string, unknown>, key, text, slot: "schema" as const, resource }]
      : [],
  );
}
