// A document that is changed in places. Maps and lists are copied before they change: where a file uses aliases, one of
// them may stand in several places, and so may a part of an overlay. Owns how much an overlay may make of a document.
import type { Places } from "../read/places.ts";
import { childOf } from "../schema/json.ts";
import type { Steps } from "./jsonPath.ts";

/** A tree whose parts can be changed. */
export interface ChangeableTree {
  readonly root: unknown;
  /** What stands at a place. */
  at(steps: Steps): unknown;
  /** The map or list at a place, to be changed; `undefined` when there is none. */
  own(steps: Steps): object | undefined;
  /** A value as it is, for another place: what is changed there or here changes nothing at the other. */
  copyOf(value: unknown): unknown;
  /** Counts values that are added. @returns `false` when there would be too many, or too deep ones. */
  hasRoom(steps: Steps, count: number): boolean;
  /** Whether too many have been added already. */
  isFull(): boolean;
}

/** Values that an overlay adds to a document: as many as the largest specifications known hold. */
const mostValues = 1_000_000;
/** Levels at which something is added: as many as a file may have. */
const mostLevels = 100;

/** Starts with a document as it is. Copies stand where their originals do. */
export function openTree(document: object, places: Places): ChangeableTree {
  const owned = new WeakSet<object>();
  let added = 0;
  const shallowCopy = (value: object): object => {
    const copy = Array.isArray(value)
      ? [...value]
      : Object.create(Object.getPrototypeOf(value), Object.getOwnPropertyDescriptors(value));
    places.copy(value, copy);
    return copy;
  };
  const ownCopy = (value: object): object => {
    if (owned.has(value)) return value;
    const copy = shallowCopy(value);
    owned.add(copy);
    return copy;
  };
  const root = ownCopy(document);
  return {
    root,
    at: (steps) => steps.reduce<unknown>(childOf, root),
    own(steps) {
      let holder = root;
      for (const step of steps) {
        const child = childOf(holder, step);
        if (typeof child !== "object" || child === null) return undefined;
        const own = ownCopy(child);
        if (own !== child) setChild(holder, step, own);
        holder = own;
      }
      return holder;
    },
    copyOf(value) {
      const copies = new Map<object, object>();
      const copyAll = (part: unknown, level: number): unknown => {
        if (typeof part !== "object" || part === null) return part;
        if (level > 2 * mostLevels) added = Number.POSITIVE_INFINITY;
        const known = copies.get(part);
        if (known !== undefined) return known;
        const copy = shallowCopy(part);
        copies.set(part, copy);
        added += Object.keys(part).length;
        if (added > mostValues) return copy;
        for (const [key, child] of Object.entries(part)) setChild(copy, key, copyAll(child, level + 1));
        return copy;
      };
      return copyAll(value, 0);
    },
    hasRoom(steps, count) {
      added += count;
      return added <= mostValues && steps.length <= mostLevels;
    },
    isFull: () => added > mostValues,
  };
}

/** Sets what stands below a key or index. Keys are data: `__proto__` is one like any other. */
export function setChild(holder: object, step: string | number, value: unknown): void {
  Object.defineProperty(holder, step, { value, writable: true, enumerable: true, configurable: true });
}
