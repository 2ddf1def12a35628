// A specification without what its authors keep to themselves (`x-internal: true`): the file that readers download must
// not say what the pages leave out.
import { isKeyedMethod } from "../../model/httpMethod.ts";
import { pointerOf } from "../../source/jsonPointer.ts";
import { isInternal } from "../normalize/readers.ts";
import { entriesOf, isObject, type JsonObject, listOf, ownValue } from "../schema/json.ts";
import { referenceKeys } from "./findReferences.ts";
import { includedKey } from "./hoistSchemas.ts";
import { followPointer } from "./pointer.ts";
import { elementSlot, isOfData, type Slot, slotBelow } from "./referenceSlots.ts";

/** Says where in the document the reference leads that an object has at a key: a pointer of exact names. */
export type PointerAt = (holder: object, key: string) => string | undefined;

/** A document whose references lead into itself. */
interface WholeDocument {
  readonly root: JsonObject;
  readonly isSwagger: boolean;
  readonly pointerAt: PointerAt;
}

/** A value of the document, and what stands at its place. */
interface Part {
  readonly key: string;
  readonly value: unknown;
  readonly slot: Slot;
}

/** What is left out, once it is known. */
interface Cut extends WholeDocument {
  readonly isCut: (value: unknown) => boolean;
  /** Names of tags that are left out. */
  readonly tags: ReadonlySet<unknown>;
}

/** Slots of maps whose entries have names of the author's. */
const mapSlots: ReadonlySet<Slot> = new Set(["objects", "schemas", "callbacks", "callback"]);

/**
 * A copy without internal paths, operations, tags, schemas, properties and other entries of lists and maps, and without
 * the words that name them. A named component that public parts refer to stays, as pages show it too. Gives `undefined`
 * where nothing is left out.
 */
export function publicParts(document: WholeDocument): JsonObject | undefined {
  const internal = findInternal(document);
  if (internal.size === 0) return undefined;
  const shown = findShown(document, internal);
  const isCut = (value: unknown): boolean => isObject(value) && internal.has(value) && !shown.has(value);
  const tags = new Set(listOf(document.root["tags"]).flatMap((tag) => (isCut(tag) ? [ownValue(tag, "name")] : [])));
  return copyObject(document.root, "object", { ...document, isCut, tags });
}

/** Parts that say of themselves that they are internal, where something can be left out: in lists, maps, path items. */
function findInternal(document: WholeDocument): ReadonlySet<object> {
  const internal = new Set<object>();
  const seen = new Set<object>();
  const visit = (holder: object, slot: Slot): void => {
    if (seen.has(holder)) return;
    seen.add(holder);
    const isOpen = Array.isArray(holder) || mapSlots.has(slot);
    for (const part of partsOf(holder, slot, document)) {
      const { key, value } = part;
      if (!isBranch(part)) continue;
      if (isInternal(value) && (isOpen || isKeyedMethod(key))) internal.add(part.value);
      else visit(part.value, part.slot);
    }
  };
  visit(document.root, "object");
  return internal;
}

/** Internal components that public parts refer to, also by way of each other. */
function findShown(document: WholeDocument, internal: ReadonlySet<object>): ReadonlySet<object> {
  const components = new Map(componentsOf(document).filter(([, { value }]) => internal.has(value)));
  const shown = new Set<object>();
  const seen = new Set<object>();
  const waiting: Branch[] = [{ key: "", value: document.root, slot: "object" }];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const { value, slot } = part;
    if (seen.has(value) || (internal.has(value) && !shown.has(value))) continue;
    seen.add(value);
    const referred = referenceKeys.map((key) => document.pointerAt(value, key));
    for (const pointer of [...referred, ...schemesOf(value, document)]) {
      // It may lead to a part of a component.
      const component = components.get(pointer?.split("/", document.isSwagger ? 3 : 4).join("/") ?? "");
      if (component === undefined || shown.has(component.value)) continue;
      shown.add(component.value);
      waiting.push(component);
    }
    for (const below of partsOf(value, slot, document)) if (isBranch(below)) waiting.push(below);
  }
  return shown;
}

type Branch = Part & { readonly value: object };

/** Whether a part has parts that may be internal. */
const isBranch = (part: Part): part is Branch =>
  !isOfData(part.slot) && typeof part.value === "object" && part.value !== null;

/** Values directly below one. */
function partsOf(holder: object, slot: Slot, { isSwagger }: WholeDocument): readonly Part[] {
  if (Array.isArray(holder)) {
    return holder.map((value: unknown, index) => ({ key: String(index), value, slot: elementSlot(slot) }));
  }
  return entriesOf(holder).map(([key, value]) => {
    const below = slot === "components" && key === includedKey ? "schemas" : slotBelow(slot, key, isSwagger);
    return { key, value, slot: below };
  });
}

/** Named components by their pointers. */
function componentsOf(document: WholeDocument): readonly (readonly [string, Branch])[] {
  const { root, isSwagger } = document;
  const above = isSwagger ? [] : ["components"];
  const holder = isSwagger ? root : ownValue(root, "components");
  if (!isObject(holder)) return [];
  return partsOf(holder, isSwagger ? "object" : "components", document).flatMap(({ key, value, slot }) =>
    isObject(value) && mapSlots.has(slot)
      ? partsOf(value, slot, document)
          .filter(isBranch)
          .map((part) => [pointerOf([...above, key, part.key]), part] as const)
      : [],
  );
}

/** Pointers of the security schemes that an object asks for. */
function schemesOf(holder: object, { isSwagger }: WholeDocument): readonly string[] {
  const above = isSwagger ? ["securityDefinitions"] : ["components", "securitySchemes"];
  return listOf(ownValue(holder, "security")).flatMap((alternative) =>
    entriesOf(alternative).map(([name]) => pointerOf([...above, name])),
  );
}

function copyOf(part: Part, cut: Cut): unknown {
  if (!isBranch(part)) return part.value;
  const { value, slot } = part;
  if (!Array.isArray(value)) return copyObject(value, slot, cut);
  return partsOf(value, slot, cut)
    .filter((element) => !cut.isCut(element.value))
    .map((element) => copyOf(element, cut));
}

function copyObject(holder: object, slot: Slot, cut: Cut): JsonObject {
  const kept = partsOf(holder, slot, cut).filter(({ value }) => !cut.isCut(value));
  return Object.fromEntries(
    kept.map((part) => {
      const copy = mapSlots.has(slot) ? copyOf(part, cut) : withoutNames(part.key, copyOf(part, cut), { holder, cut });
      return [part.key, copy];
    }),
  );
}

/** The value of a key without names of what is left out: required properties, tags, a discriminator's schemas. */
function withoutNames(
  key: string,
  value: unknown,
  { holder, cut }: { readonly holder: object; readonly cut: Cut },
): unknown {
  if (key === "discriminator" && isObject(value)) return withoutMappings(value, cut);
  if (!Array.isArray(value)) return value;
  if (key === "x-tagGroups") return value.map((group) => (isObject(group) ? copyObject(group, "object", cut) : group));
  if (key === "tags") return value.filter((name) => !cut.tags.has(name));
  if (key !== "required") return value;
  const properties = ownValue(holder, "properties");
  return value.filter((name) => !cut.isCut(ownValue(properties, String(name))));
}

/** A discriminator as written, but for the schemas that are left out. */
function withoutMappings(discriminator: JsonObject, cut: Cut): JsonObject {
  const mapping = ownValue(discriminator, "mapping");
  if (!isObject(mapping)) return discriminator;
  const { root, isSwagger, pointerAt, isCut } = cut;
  const schemas = isSwagger ? ownValue(root, "definitions") : ownValue(ownValue(root, "components"), "schemas");
  const kept = Object.entries(mapping).filter(([key, name]) => {
    const pointer = pointerAt(mapping, key);
    if (pointer === undefined) return !isCut(ownValue(schemas, String(name)));
    const target = followPointer(root, pointer);
    return target.kind !== "found" || !isCut(target.value);
  });
  return { ...discriminator, mapping: Object.fromEntries(kept) };
}
