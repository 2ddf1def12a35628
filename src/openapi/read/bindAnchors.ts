// Lets schemas fill in what others leave open: `$dynamicRef` means the `$dynamicAnchor` of the schema that refers to the
// one around it. A schema with such an anchor gets a copy of what it refers to, in which its own anchor is meant, and with
// it of what lies behind a few references more. A circle of references ends with what is named.
import { isObject, type JsonObject, ownValue, textOf } from "../schema/json.ts";
import type { Places } from "./places.ts";
import type { ResolvedReference } from "./resolvedReference.ts";
import { fragmentOf } from "./settleReferences.ts";

/** Values that are copied in one specification: a hostile one has many such schemas of one large schema. */
const maxValues = 50_000;
/** Levels of a schema that are copied. */
const maxDepth = 200;
/** References behind the first one that are followed: a page of a list of what is open is two. */
const maxHops = 3;

/** Binds the anchors, after references have been settled. Changes the values of the document. */
export function bindAnchors(references: readonly ResolvedReference[], places: Places): void {
  const dynamic = new Map<object, ResolvedReference>();
  const plain = new Map<object, ResolvedReference>();
  for (const reference of references) {
    if (reference.key === "$dynamicRef") dynamic.set(reference.holder, reference);
    else if (reference.key === "$ref" && reference.target.document === reference.document)
      plain.set(reference.holder, reference);
  }
  if (dynamic.size === 0) return;
  const work: Work = { dynamic, plain, places, room: { values: maxValues }, fruitless: new Map() };
  const bound: (() => void)[] = [];
  for (const [holder, { target, around, document }] of plain) {
    if (around === undefined || !isObject(target.value) || dynamic.has(holder) || target.document !== document)
      continue;
    const open = new Set([target.value, around]);
    const copy = boundCopy(target.value, {
      ...work,
      anchors: anchorsOf(around),
      open,
      hops: maxHops,
      found: { dynamic: 0 },
    });
    if (copy !== undefined) bound.push(() => putInPlace(holder as Record<string, unknown>, copy));
  }
  // What is copied is what authors wrote, not what has been made of it.
  for (const put of bound) put();
}

/** Puts a schema where a reference stood. */
function putInPlace(holder: Record<string, unknown>, copy: JsonObject): void {
  Reflect.deleteProperty(holder, "$ref");
  const others = ownValue(holder, "allOf");
  holder["allOf"] = [copy, ...(Array.isArray(others) ? others : [])];
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

interface Work {
  /** By the object that refers. */
  readonly dynamic: ReadonlyMap<object, ResolvedReference>;
  readonly plain: ReadonlyMap<object, ResolvedReference>;
  readonly places: Places;
  readonly room: { values: number };
  /** Schemas in which no dynamic reference lies, so many references far. */
  readonly fruitless: Map<object, number>;
}

interface Binding extends Work {
  readonly anchors: ReadonlyMap<string, object>;
  /** Schemas that are being copied. */
  readonly open: ReadonlySet<object>;
  /** References that may still be followed. */
  readonly hops: number;
  /** Dynamic references that were met, and references that were not followed for they lead back. */
  readonly found: { dynamic: number };
}

/** A copy that means the anchors; `undefined` where nothing in the schema asks for one, or it is too large. */
function boundCopy(schema: JsonObject, binding: Binding): JsonObject | undefined {
  const { anchors, dynamic, plain, places, room, fruitless, open, hops, found } = binding;
  if ((fruitless.get(schema) ?? -1) >= hops) return undefined;
  const own = new Set([...anchorsOf(schema).values()]);
  const before = { dynamic: found.dynamic, values: room.values };
  let isBound = false;
  const { $id: _, $anchor: __, $dynamicAnchor: ___, $defs: ____, ...content } = schema;

  const follow = (value: object, copied: Record<string, unknown>): void => {
    const next = plain.get(value)?.target.value;
    if (!isObject(next) || hops === 0) return;
    if (open.has(next)) {
      found.dynamic += 1;
      return;
    }
    const inner = boundCopy(next, { ...binding, open: new Set([...open, next]), hops: hops - 1 });
    if (inner === undefined) return;
    isBound = true;
    putInPlace(copied, inner);
  };
  const copyOf = (value: unknown, depth: number): unknown => {
    room.values -= 1;
    if (typeof value !== "object" || value === null || room.values < 0 || depth > maxDepth) return value;
    if (Array.isArray(value)) return value.map((item) => copyOf(item, depth + 1));
    const copied: Record<string, unknown> = Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, copyOf(part, depth + 1)]),
    );
    // Without its names the schema is another object, which refers as it does.
    const written = value === content ? schema : value;
    places.copy(written, copied);
    const reference = dynamic.get(written);
    if (reference !== undefined) found.dynamic += 1;
    const target = reference?.target.value;
    const anchor = anchors.get(textOf(ownValue(target, "$dynamicAnchor")) ?? "");
    if (anchor !== undefined && anchor !== target && isObject(target) && own.has(target)) {
      isBound = true;
      copied["$ref"] = referenceTo(anchor, places);
    } else follow(written, copied);
    return copied;
  };

  const copy = copyOf(content, 0);
  if (found.dynamic === before.dynamic && room.values >= 0) {
    // It is looked at a few times at most, whoever refers to it.
    fruitless.set(schema, hops);
    room.values = before.values;
  }
  return isBound && room.values >= 0 && isObject(copy) ? copy : undefined;
}

/** Where an anchor leads: one that only names another schema stands for it. */
function referenceTo(anchor: object, places: Places): string {
  const { $dynamicAnchor: _, $ref, ...others } = anchor as JsonObject;
  return textOf($ref) !== undefined && Object.keys(others).length === 0
    ? String($ref)
    : fragmentOf(places.pointerOf(anchor));
}
