// Finds where the value of a module contains itself. Data files cannot: their parser refuses it.
import { isPlainObject } from "./jsonSchema.ts";
import type { KeyPath } from "./keyPath.ts";

/** Where a value contains itself. */
interface Cycle {
  readonly path: KeyPath;
  /** Path of the same object further out. */
  readonly around: KeyPath;
}

/** The first place at which a value contains itself, if any. An object in several places is none. */
export function findCycle(value: unknown): Cycle | undefined {
  const around = new Map<unknown, KeyPath>();
  const finished = new Set<unknown>();
  const search = (inner: unknown, path: KeyPath): Cycle | undefined => {
    const outer = around.get(inner);
    if (outer !== undefined) return { path, around: outer };
    if (finished.has(inner) || !(Array.isArray(inner) || isPlainObject(inner))) return undefined;
    around.set(inner, path);
    for (const [key, item] of Object.entries(inner)) {
      const found = search(item, [...path, Array.isArray(inner) ? Number(key) : key]);
      if (found !== undefined) return found;
    }
    around.delete(inner);
    finished.add(inner);
    return undefined;
  };
  return search(value, []);
}
