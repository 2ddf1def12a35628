// Readers of plain values: each takes what stands somewhere, gives it in its right type, and says what is wrong with
// it. What can be understood is taken, whatever its form; nothing here knows OpenAPI.
import { describeKind } from "../describeKind.ts";
import { keysInOrder } from "../read/places.ts";
import { isObject } from "../schema/json.ts";
import type { Reading, Spot } from "./reading.ts";

/** Reads one kind of value; `undefined` for what is absent, and for what has been reported as unusable. */
export type Reader<Value> = (spot: Spot, reading: Reading) => Value | undefined;
/** What a reader reads. */
export type Read<R> = R extends Reader<infer Value> ? Value : never;

/** Any value, as it is. */
export const data: Reader<unknown> = ({ value }) => value;

/** A text. Numbers and booleans without quotes are taken as they are written. */
export const text: Reader<string> = (spot, reading) => {
  const { value, holder, key } = spot;
  if (typeof value === "string" || value === undefined || value === null) return value ?? undefined;
  if (typeof value === "object") {
    expected("a string", spot, reading);
    return undefined;
  }
  const written = (holder === undefined ? undefined : reading.places.writtenText(holder, key)) ?? String(value);
  reading.report(spot, {
    kind: "questionable",
    rule: "strings without quotes that YAML reads as something else",
    message: `\`${key}\` is ${describeKind(value)}, but a string is expected`,
    hint: `put it in quotes: "${written}"`,
  });
  return written;
};

/** Yes or no. The words in quotes are taken for what they say. */
export const flag: Reader<boolean> = (spot, reading) => {
  const { value } = spot;
  if (typeof value === "boolean" || value === undefined || value === null) return value ?? undefined;
  const meant = value === "true" ? true : value === "false" ? false : undefined;
  reading.report(spot, {
    kind: "questionable",
    rule: "values that are neither true nor false",
    message: `\`${spot.key}\` is ${describeKind(value)}, but \`true\` or \`false\` is expected`,
    hint: meant === undefined ? "write `true` or `false`" : "remove the quotes",
  });
  return meant;
};

interface ListOptions {
  /** Whether a value that is no list is one element of it, which authors forgot to put into a list. */
  readonly isElement?: (value: unknown) => boolean;
}

/** A list. */
export function list<Value>(of: Reader<Value>, { isElement }: ListOptions = {}): Reader<readonly Value[]> {
  return (spot, reading) => {
    const { value } = spot;
    if (value === undefined || value === null) return undefined;
    if (Array.isArray(value)) {
      return value.flatMap((element: unknown, index) => {
        if (isInternal(element)) return [];
        const read = of({ value: element, holder: value, key: String(index) }, reading);
        return read === undefined ? [] : [read];
      });
    }
    if (isElement?.(value) !== true) {
      expected("a list", spot, reading);
      return undefined;
    }
    reading.report(spot, {
      kind: "questionable",
      rule: "single values where a list is expected",
      message: `\`${spot.key}\` is ${describeKind(value)}, but a list is expected`,
      hint: typeof value === "object" ? "begin it with `- `" : `write \`[${String(value)}]\``,
    });
    const read = of(spot, reading);
    return read === undefined ? [] : [read];
  };
}

/** A list of texts. */
export const texts: Reader<readonly string[]> = list(text, { isElement: (value) => typeof value === "string" });

/** Tells maps that have a key: what an element of a list of objects looks like. */
export function hasKey(key: string): (value: unknown) => boolean {
  return (value) => isObject(value) && Object.hasOwn(value, key);
}

interface MapOptions {
  /** Whether names that begin with `x-` are extensions and not entries. */
  readonly isExtensible?: boolean;
}

/** Entries of a map in the order of the file. */
export function entries<Value>(
  of: Reader<Value>,
  { isExtensible = false }: MapOptions = {},
): Reader<ReadonlyMap<string, Value>> {
  return (spot, reading) => {
    const target = reading.follow(spot);
    if (target === undefined || target.value === undefined || target.value === null) return undefined;
    // Some languages write an empty map as an empty list.
    const map = Array.isArray(target.value) && target.value.length === 0 ? {} : target.value;
    if (!isObject(map)) {
      expected("a map", spot, reading);
      return undefined;
    }
    const read = new Map<string, Value>();
    for (const key of keysInOrder(map, reading.places)) {
      const value = map[key];
      if ((isExtensible && key.startsWith("x-")) || isInternal(value)) continue;
      const entry = of({ value, holder: map, key }, reading);
      if (entry !== undefined) read.set(key, entry);
    }
    return read;
  };
}

/** A map as plain data. Names that are whole numbers come first in it, whatever the file says. */
export function map<Value>(of: Reader<Value>, options: MapOptions = {}): Reader<Readonly<Record<string, Value>>> {
  const readEntries = entries(of, options);
  return (spot, reading) => {
    const read = readEntries(spot, reading);
    return read === undefined ? undefined : Object.fromEntries(read);
  };
}

/** A reader that is named before it is made, for objects that contain themselves. */
export function lazy<Value>(make: () => Reader<Value>): Reader<Value> {
  return (spot, reading) => make()(spot, reading);
}

/** Whether the authors keep a part to themselves (`x-internal: true`). */
export function isInternal(value: unknown): boolean {
  return isObject(value) && Object.hasOwn(value, "x-internal") && value["x-internal"] === true;
}

/** Reports a value of the wrong form, which is left out. */
export function expected(what: string, spot: Spot, reading: Reading): void {
  reading.report(spot, {
    kind: "invalid",
    rule: `values that are not ${what}`,
    message: `\`${spot.key}\` is ${describeKind(spot.value)}, but ${what} is expected`,
    hint: `write ${what}; until then, it is left out`,
  });
}
