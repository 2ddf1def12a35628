// Lets schemas fill in what others leave open: `$dynamicRef` means the `$dynamicAnchor` of the schema that refers to the
// one around it. A schema with such an anchor gets a copy of what it refers to, in which its own anchor is meant. Looks
// one reference far: what lies behind further ones keeps the anchor beside it.
import { isObject, type JsonObject, ownValue, textOf } from "../schema/json.ts";
import type { Places } from "./places.ts";
import type { ResolvedReference } from "./resolvedReference.ts";
import { fragmentOf } from "./settleReferences.ts";

/** Values that are looked at and copied in one specification: a hostile one has many such schemas of one large schema. */
const maxValues = 50_000;
/** Levels of a schema that are copied. */
const maxDepth = 200;

/** Binds the anchors, after references have been settled. Changes the values of the document. */
export function bindAnchors(references: readonly ResolvedReference[], places: Places): void {
  const dynamic = new Map<object, ResolvedReference>();
  for (const reference of references) if (reference.key === "$dynamicRef") dynamic.set(reference.holder, reference);
  if (dynamic.size === 0) return;
  const room = { values: maxValues };
  for (const { holder, key, document, target } of references) {
    if (key !== "$ref" || target.document !== document || !isObject(target.value)) continue;
    const anchors = anchorsOf(holder);
    if (anchors.size === 0 || dynamic.has(holder)) continue;
    const copy = boundCopy(target.value, { anchors, dynamic, places, room });
    if (copy === undefined) continue;
    Reflect.deleteProperty(holder, "$ref");
    const others = ownValue(holder, "allOf");
    holder["allOf"] = [copy, ...(Array.isArray(others) ? others : [])];
  }
}

/** Schemas by the anchors that they set for whatever a schema refers to: its own, and those it defines. */
function anchorsOf(schema: JsonObject): ReadonlyMap<string, object> {
  const anchors = new Map<string, object>();
  const definitions = ownValue(schema, "$defs");
  for (const one of [schema, ...(isObject(definitions) ? Object.values(definitions) : [])]) {
    const name = textOf(ownValue(one, "$dynamicAnchor"));
    if (name !== undefined && isObject(one)) anchors.set(name, one);
  }
  return anchors;
}

interface Binding {
  readonly anchors: ReadonlyMap<string, object>;
  /** By the object that refers. */
  readonly dynamic: ReadonlyMap<object, ResolvedReference>;
  readonly places: Places;
  readonly room: { values: number };
}

/** A copy that means the anchors; `undefined` where nothing in the schema asks for one, or it is too large. */
function boundCopy(schema: JsonObject, { anchors, dynamic, places, room }: Binding): JsonObject | undefined {
  const own = new Set([...anchorsOf(schema).values()]);
  let isBound = false;
  const copyOf = (value: unknown, depth: number): unknown => {
    room.values -= 1;
    if (typeof value !== "object" || value === null || room.values < 0 || depth > maxDepth) return value;
    if (Array.isArray(value)) return value.map((item) => copyOf(item, depth + 1));
    const copied: Record<string, unknown> = Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, copyOf(part, depth + 1)]),
    );
    places.copy(value, copied);
    const target = dynamic.get(value)?.target.value;
    const anchor = anchors.get(textOf(ownValue(target, "$dynamicAnchor")) ?? "");
    if (anchor !== undefined && anchor !== target && isObject(target) && own.has(target)) {
      isBound = true;
      copied["$ref"] = referenceTo(anchor, places);
    }
    return copied;
  };
  const { $id: _, $anchor: __, $dynamicAnchor: ___, $defs: ____, ...content } = schema;
  const copy = copyOf(content, 0);
  if (!isBound || room.values < 0 || !isObject(copy)) return undefined;
  places.copy(schema, copy);
  return copy;
}

/** Where an anchor leads: one that only names another schema stands for it. */
function referenceTo(anchor: object, places: Places): string {
  const { $dynamicAnchor: _, $ref, ...others } = anchor as JsonObject;
  return textOf($ref) !== undefined && Object.keys(others).length === 0
    ? String($ref)
    : fragmentOf(places.pointerOf(anchor));
}
