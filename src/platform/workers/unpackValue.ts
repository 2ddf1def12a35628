// Puts the export of a site's module together again after it was sent from the thread that ran it. Separate from
// carriedValue.ts, so that the thread loads only what it needs.
import type { CarriedValue, Stranger } from "./carriedValue.ts";

/** Puts a value together again, with some function in place of functions and some instance in place of instances. */
export function unpack({ data, strangers }: CarriedValue): unknown {
  const root = { data };
  for (const { path, kind } of strangers) {
    const keys = ["data", ...path];
    const last = keys.pop() ?? "";
    let holder: object = root;
    for (const key of keys) holder = Reflect.get(holder, key);
    Reflect.set(holder, last, standIns[kind]());
  }
  return root.data;
}

const standIns: Readonly<Record<Stranger, () => unknown>> = {
  function: () => () => undefined,
  symbol: () => Symbol(),
  object: () => new Date(0),
};
