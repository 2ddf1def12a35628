// Maps and lists that are kept elsewhere as a whole, as in `schemas: { $ref: schemas/index.yaml }`. OpenAPI has references
// to their entries alone, other tools take both: each entry becomes a reference of its own, before anything is looked up in
// the map.
import { escapeToken } from "../../source/jsonPointer.ts";
import { bareReferenceOf } from "../schema/plainSchemas.ts";
import type { Reference } from "./findReferences.ts";
import type { OpenDocument } from "./includedDocuments.ts";
import type { Places } from "./places.ts";
import { type Slot, schemaMaps, slotBelow } from "./referenceSlots.ts";
import type { ResolvedReference } from "./resolvedReference.ts";
import { fragmentOf } from "./settleReferences.ts";

/** A reference to look up. */
export interface WaitingReference {
  readonly reference: Reference;
  /** The document that it stands in. */
  readonly document: OpenDocument;
  /** The document that it is written in: what it says counts from there. */
  readonly base: OpenDocument;
  /** Maps that were expanded around it. */
  readonly expanded: number;
}

/** Maps inside each other that are expanded: the components, and one kind of them. What goes deeper goes in a circle. */
const maxExpanded = 2;
/** Entries of all maps: a thousand maps of a thousand entries would be a million. */
export const maxEntries = 100_000;

const slotsOfMaps: ReadonlySet<Slot> = new Set(["components", "schemas", "objects", "callbacks"]);

/** Whether a map or a list as a whole is referred to. */
export const isOfMap = ({ reference: { slot, key }, expanded }: WaitingReference): boolean =>
  key === "$ref" && slotsOfMaps.has(slot) && expanded < maxExpanded;

/** Whether a reference stands inside of what it leads to: such a map would hold itself without end. */
export function isAround(
  target: ResolvedReference["target"],
  { reference, document }: WaitingReference,
  places: Places,
): boolean {
  return target.document === document && `${places.pointerOf(reference.holder)}/`.startsWith(`${target.pointer}/`);
}

/** Puts references to the entries of a map where the reference to the map stands, and gives them. Own entries stay. */
export function expandMap(
  { reference, document, expanded }: WaitingReference,
  target: ResolvedReference["target"],
  { places, isSwagger }: { readonly places: Places; readonly isSwagger: boolean },
): readonly WaitingReference[] {
  const { holder, slot, place } = reference;
  const isList = Array.isArray(target.value);
  if (isList && place === undefined) return [];
  const owner: object = isList ? [] : holder;
  if (isList && place !== undefined) Reflect.set(place.owner, place.key, owner);
  else delete holder["$ref"];
  const waiting: WaitingReference[] = [];
  const isOfNamed = schemaMaps.has(place?.key ?? "");
  for (const [name, value] of Object.entries(target.value ?? {})) {
    if (name === "$ref" || Object.hasOwn(owner, name)) continue;
    const own = bareReferenceOf(value);
    const text = own ?? fragmentOf(`${target.pointer}/${escapeToken(name)}`);
    const entry = { $ref: text };
    if (typeof value === "object" && value !== null) places.copy(value, entry);
    // What leads to the entry is not to read it as text of this document.
    document.seen.add(entry);
    Reflect.set(owner, name, entry);
    const below = isList ? "object" : slotBelow(slot, name, isSwagger);
    const isToEntry = own === undefined && !isOfNamed;
    const where = { holder: entry, key: "$ref", slot: below, resource: undefined, place: { owner, key: name } };
    waiting.push({
      reference: { ...where, text, isToEntry },
      document,
      base: target.document,
      expanded: expanded + 1,
    });
  }
  return waiting;
}
