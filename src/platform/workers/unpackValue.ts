// A value that a module of the site exports, as it arrives from the thread that has run it. Apart from what takes values apart,
// so that the thread loads no more than that.
import type { CarriedValue, Stranger } from "./carriedValue.ts";

/** Puts a value together again, with a function for a function and an object of a class for one. */
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
