// A value that a module of the site exports, on its way between threads. Plain data crosses as it is; of anything else only
// its kind is of interest to whoever says that it is no data.

/** What is no data: by what `typeof` calls it. */
export type Stranger = "function" | "symbol" | "object";

/** A value taken apart. */
export interface CarriedValue {
  /** Has `null` wherever something is no data. */
  readonly data: unknown;
  readonly strangers: readonly { readonly path: readonly string[]; readonly kind: Stranger }[];
}

/** Takes a value apart. What its getters throw goes on. */
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
    // Before what is in it: a value may hold itself.
    copies.set(of, made);
    for (const [key, inner] of Object.entries(of))
      Object.defineProperty(made, key, { value: copy(inner, [...path, key]), ...plainProperty });
    return made;
  };
  return { data: copy(value, []), strangers };
}

const plainProperty = { writable: true, enumerable: true, configurable: true };

/** Whether a value is no object of a class. */
function isData(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
