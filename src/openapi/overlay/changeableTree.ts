// A document that is changed in places. Maps and lists are copied before they change: where a file uses aliases, one of
// them may stand in several places, and so may a part of an overlay.
import type { Places } from "../read/places.ts";
import type { Steps } from "./jsonPath.ts";

/** A tree whose parts can be changed. */
export interface ChangeableTree {
  readonly root: unknown;
  /** What stands at a place. */
  at(steps: Steps): unknown;
  /** The map or list at a place, to be changed. @throws when there is none: the caller has looked. */
  own(steps: Steps): object;
}

/** Starts with a document as it is. Copies stand where their originals do. */
export function openTree(document: object, places: Places): ChangeableTree {
  const copies = new WeakSet<object>();
  const copyOf = (value: object): object => {
    if (copies.has(value)) return value;
    const copy = Array.isArray(value) ? [...value] : Object.create(Object.getPrototypeOf(value), descriptorsOf(value));
    copies.add(copy);
    places.copy(value, copy);
    return copy;
  };
  const root = copyOf(document);
  return {
    root,
    at: (steps) => steps.reduce<unknown>(childOf, root),
    own(steps) {
      let holder = root;
      for (const step of steps) {
        const child = childOf(holder, step);
        if (typeof child !== "object" || child === null) throw new Error(`nothing to change at ${steps.join(" › ")}`);
        const own = copyOf(child);
        if (own !== child) setChild(holder, step, own);
        holder = own;
      }
      return holder;
    },
  };
}

/** The value below a key or index; `undefined` for what is inherited. */
export function childOf(holder: unknown, step: string | number): unknown {
  if (typeof holder !== "object" || holder === null || !Object.hasOwn(holder, step)) return undefined;
  return Reflect.get(holder, step);
}

/** Sets what stands below a key or index. Keys are data: `__proto__` is one like any other. */
export function setChild(holder: object, step: string | number, value: unknown): void {
  Object.defineProperty(holder, step, { value, writable: true, enumerable: true, configurable: true });
}

const descriptorsOf = (value: object): PropertyDescriptorMap => Object.getOwnPropertyDescriptors(value);
