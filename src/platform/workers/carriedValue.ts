// Prepares the export of a site's module for sending it to another thread. Plain data is sent as it is. For anything else the
// kind is enough: the configuration may only hold data, and an error message names what else was found.

/** The kind of a value that is not plain data. */
export type Stranger = "function" | "symbol" | "object";

/** A value taken apart. */
export interface CarriedValue {
  /** The plain data, with `null` in place of everything else. */
  readonly data: unknown;
  readonly strangers: readonly { readonly path: readonly string[]; readonly kind: Stranger }[];
}

/** Takes a value apart. Errors of its getters are passed on. */
export function carry(value: unknown): CarriedValue {
  const strangers: { path: readonly string[]; kind: Stranger }[] = [];
  const copies = new Map<object, unknown>();

  const copy = (of: unknown, path: readonly string[]): unknown => {
    if (typeof of === "function" || typeof of === "symbol" || !isData(of)) {
      strangers.push({ path, kind: typeof of as Stranger });
      return null;
    }
    if (typeof of !== "object" || of === null) return of;
    if (copies.has(of)) return copies.get(of);
    const made: object = Array.isArray(of) ? [] : {};
    // Noted before its content is copied, as a value may contain itself.
    copies.set(of, made);
    for (const [key, inner] of Object.entries(of))
      Object.defineProperty(made, key, { value: copy(inner, [...path, key]), ...plainProperty });
    return made;
  };
  return { data: copy(value, []), strangers };
}

const plainProperty = { writable: true, enumerable: true, configurable: true };

/** Whether an object is plain, not an instance of a class. */
function isData(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
