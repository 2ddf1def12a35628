// Readers of objects with known fields. Owns references to objects, fields that are missing, and misspelt names.
import { nearestNames } from "../../source/nearestName.ts";
import { isObject, type JsonObject, ownValue } from "../schema/json.ts";
import type { Reading, Spot } from "./reading.ts";
import { expected, type Read, type Reader } from "./readers.ts";

type Fields = Readonly<Record<string, Reader<unknown>>>;

/** An object as its reader gives it: fields are absent where they are unusable. */
export type ObjectOf<F extends Fields> = { readonly [Name in keyof F]?: Read<F[Name]> };

interface ObjectOptions<F extends Fields> {
  /** Fields without which the object is reported. */
  readonly required?: readonly (keyof F & string)[];
  /** Fields that a reference may have beside `$ref`, in place of those of its target. Default: since 3.1 the texts. */
  readonly siblings?: "texts" | "all";
}

/**
 * Reads an object. A reference is followed; whatever refers to one object shares one result.
 * @param what Name of the object in messages, with its article: `an operation`.
 */
export function object<const F extends Fields>(what: string, fields: F, options: ObjectOptions<F> = {}): Reader<ObjectOf<F>> {
  const names = Object.keys(fields);
  const read: Reader<ObjectOf<F>> = (spot, reading) => {
    if (spot.value === undefined) return undefined;
    if (spot.value === null) return readEmpty(what, spot, reading);
    const target = reading.follow(spot);
    if (target === undefined) return undefined;
    if (!isObject(target.value)) {
      expected("a map", spot, reading);
      return undefined;
    }
    const made = readOnce(target.value, reading);
    return target.value === spot.value || !isObject(spot.value) ? made : withSiblings(made, spot.value, reading);
  };

  const readOnce = (raw: JsonObject, reading: Reading): ObjectOf<F> => {
    const known = reading.made.get(raw) ?? new Map<unknown, object>();
    reading.made.set(raw, known);
    const earlier = known.get(read);
    if (earlier !== undefined) return earlier as ObjectOf<F>;
    // The result exists before its fields are read: an object may contain itself.
    const result: Record<string, unknown> = {};
    known.set(read, result);
    reading.places.copy(raw, result);
    readFields(raw, result, reading);
    for (const name of options.required ?? []) {
      if (result[name] === undefined && ownValue(raw, name) === undefined) reportMissing(name, raw, reading);
    }
    reportMisspelt(raw, reading);
    return result as ObjectOf<F>;
  };

  const readFields = (raw: JsonObject, result: Record<string, unknown>, reading: Reading): void => {
    // In the order of the file: methods of a path are shown as they stand.
    for (const name of Object.keys(raw)) {
      if (!Object.hasOwn(fields, name)) continue;
      const value = fields[name]?.({ value: raw[name], holder: raw, key: name }, reading);
      if (value !== undefined) result[name] = value;
    }
  };

  const withSiblings = (made: ObjectOf<F>, reference: JsonObject, reading: Reading): ObjectOf<F> => {
    const isOld = reading.version === "2.0" || reading.version === "3.0";
    const texts = isOld ? [] : ["summary", "description"];
    const allowed = names.filter((name) => options.siblings === "all" || texts.includes(name));
    const siblings = allowed.filter((name) => Object.hasOwn(reference, name));
    if (siblings.length === 0) return made;
    const result: Record<string, unknown> = { ...made };
    reading.places.copy(reference, result);
    for (const name of siblings) {
      const value = fields[name]?.({ value: reference[name], holder: reference, key: name }, reading);
      if (value !== undefined) result[name] = value;
    }
    return result as ObjectOf<F>;
  };

  const reportMissing = (name: string, raw: JsonObject, reading: Reading): void => {
    reading.report(
      { holder: raw, key: name },
      {
        kind: "questionable",
        rule: `\`${name}\` missing in ${what}`,
        message: `${what} has no \`${name}\``,
        hint: `add \`${name}\``,
      },
    );
  };

  const reportMisspelt = (raw: JsonObject, reading: Reading): void => {
    for (const key of Object.keys(raw)) {
      if (key.startsWith("x-") || key === "$ref" || names.includes(key) || key.length < 4) continue;
      const [near] = nearestNames(key, names.filter((name) => !Object.hasOwn(raw, name)), 1);
      if (near === undefined || Math.abs(near.length - key.length) > 2) continue;
      reading.report(
        { holder: raw, key },
        {
          kind: "questionable",
          rule: "names that are not known",
          message: `${what} knows no \`${key}\``,
          hint: `did you mean \`${near}\`?`,
        },
      );
    }
  };
  return read;

  function readEmpty(name: string, spot: Spot, reading: Reading): ObjectOf<F> {
    reading.report(spot, {
      kind: "questionable",
      rule: "keys without a value",
      message: `\`${spot.key}\` is empty, ${name} is expected`,
      hint: "write what belongs there, or remove the key",
    });
    const result: Record<string, unknown> = {};
    if (spot.holder !== undefined) reading.places.copy(spot.holder, result);
    return result as ObjectOf<F>;
  }
}
