// Values that depend on an edition alone, made once for all its pages.
import type { EditionProps } from "../model/page.ts";

/** The function, with its results kept as long as the props of their editions. */
export function keptByEdition<Value extends object>(
  make: (edition: EditionProps) => Value,
): (edition: EditionProps) => Value {
  const kept = new WeakMap<EditionProps, Value>();
  return (edition) => {
    const known = kept.get(edition);
    if (known !== undefined) return known;
    const value = make(edition);
    kept.set(edition, value);
    return value;
  };
}
