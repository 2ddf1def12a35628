// Resolves local `$ref`s of the normalised document, and tells the names of the schemas that they point to.
import { decodePercent } from "../../source/addressKey.ts";
import { unescapeToken } from "../../source/jsonPointer.ts";
import { isObject, ownValue, textOf } from "./json.ts";

/** Longest chain of `$ref`s that is followed; longer ones only occur in circles. */
const maxHops = 100;

const schemaPrefix = "#/components/schemas/";

/** Targets found before, by document: documents never change once their schemas are read. */
const targetsByRoot = new WeakMap<object, Map<string, unknown>>();

/** The value that a local reference (`#/components/schemas/Device`) points to; `undefined` when there is none. */
export function resolvePointer(root: unknown, ref: string): unknown {
  if (!isObject(root)) return ref === "#" ? root : undefined;
  const targets = targetsByRoot.get(root) ?? new Map<string, unknown>();
  targetsByRoot.set(root, targets);
  if (!targets.has(ref)) targets.set(ref, resolveAnew(root, ref));
  return targets.get(ref);
}

function resolveAnew(root: unknown, ref: string): unknown {
  if (ref === "#") return root;
  if (!ref.startsWith("#/")) return undefined;
  let value: unknown = root;
  for (const part of ref.slice(2).split("/")) {
    const key = decodeSegment(part);
    value = Array.isArray(value) ? value[arrayIndexOf(key)] : ownValue(value, key);
    if (value === undefined) return undefined;
  }
  return value;
}

/** Name of the schema that a reference names: `Device` for `#/components/schemas/Device`, else `undefined`. */
export function schemaNameOf(ref: string): string | undefined {
  if (!ref.startsWith(schemaPrefix)) return undefined;
  const name = ref.slice(schemaPrefix.length);
  return name === "" || name.includes("/") ? undefined : decodeSegment(name);
}

/** Names of the named schemas of each document. */
const namesByRoot = new WeakMap<object, ReadonlyMap<unknown, string>>();

/** The name of a named schema, for the schema itself rather than a reference to it; `undefined` for all others. */
export function ownNameOf(schema: unknown, root: unknown): string | undefined {
  if (!isObject(root)) return undefined;
  const schemas = resolvePointer(root, schemaPrefix.slice(0, -1));
  const names =
    namesByRoot.get(root) ??
    new Map(isObject(schemas) ? Object.entries(schemas).map(([name, one]) => [one, name]) : []);
  namesByRoot.set(root, names);
  return names.get(schema);
}

/** Follows reference objects outside of schemas to their final target; `undefined` when there is none. */
export function followRefs(value: unknown, root: unknown): unknown {
  let current = value;
  for (let hop = 0; hop < maxHops; hop += 1) {
    const ref = isObject(current) ? textOf(current["$ref"]) : undefined;
    if (ref === undefined) return current;
    current = resolvePointer(root, ref);
  }
  return undefined;
}

/** A segment of a JSON pointer in a URL fragment: `a~1b%20c` is `a/b c`. */
function decodeSegment(text: string): string {
  return unescapeToken(decodePercent(text));
}

const arrayIndexOf = (key: string): number => (/^\d{1,9}$/.test(key) ? Number(key) : -1);
