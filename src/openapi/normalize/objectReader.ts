// Readers of objects with known fields. Owns references to objects and what is reported of their fields.
import { isObject, type JsonObject, ownValue } from "../schema/json.ts";
import { reportMisspelt } from "./misspeltFields.ts";
import { readName } from "./otherNames.ts";
import { expected, type Read, type Reader } from "./readers.ts";
import type { Reading, Spot } from "./reading.ts";

type Fields = Readonly<Record<string, Reader<unknown>>>;

/** An object as its reader gives it: fields are absent where they are unusable. */
export type ObjectOf<F extends Fields> = { readonly [Name in keyof F]?: Read<F[Name]> };

interface ObjectOptions<Name extends string> {
  /** Fields without which the object is reported. */
  readonly required?: readonly Name[];
  /** Fields that a reference may have beside `$ref`, in place of those of its target. Default: the texts. */
  readonly siblings?: "texts" | "all";
}

/** What a reader of objects knows. */
interface Kind {
  /** Name in messages, with its article: `an operation`. */
  readonly what: string;
  readonly fields: Fields;
  readonly names: readonly string[];
  readonly options: ObjectOptions<string>;
}

/**
 * Reads an object. A reference is followed; whatever refers to one object shares one result.
 * @param what Name of the object in messages, with its article: `an operation`.
 */
export function object<const F extends Fields>(
  what: string,
  fields: F,
  options: ObjectOptions<keyof F & string> = {},
): Reader<ObjectOf<F>> {
  const kind: Kind = { what, fields, names: Object.keys(fields), options };
  return (spot, reading) => {
    if (spot.value === undefined) return undefined;
    if (spot.value === null) return readEmpty(kind, spot, reading) as ObjectOf<F>;
    const target = reading.follow(spot);
    if (target === undefined) return undefined;
    if (!isObject(target.value)) {
      expected("a map", spot, reading);
      return undefined;
    }
    const made = readOnce(kind, target.value, reading);
    const isReference = target.value !== spot.value && isObject(spot.value);
    return (isReference ? withSiblings(kind, made, { reference: spot.value, reading }) : made) as ObjectOf<F>;
  };
}

function readOnce(kind: Kind, raw: JsonObject, reading: Reading): object {
  const known = reading.made.get(raw) ?? new Map<unknown, object>();
  reading.made.set(raw, known);
  const earlier = known.get(kind);
  if (earlier !== undefined) return earlier;
  // The result exists before its fields are read: an object may contain itself.
  const result: Record<string, unknown> = {};
  known.set(kind, result);
  reading.places.copy(raw, result);
  // In the order of the file: methods of a path are shown as they stand.
  const present = Object.keys(raw).filter((key) => Object.hasOwn(kind.fields, fieldOf(kind, key, raw)));
  readFields(kind, present, { from: raw, into: result, reading });
  for (const name of kind.options.required ?? []) {
    if (result[name] === undefined && ownValue(raw, name) === undefined) reportMissing(kind, name, { raw, reading });
  }
  reportMisspelt(kind, raw, reading);
  return result;
}

/** Since 3.1 they may stand beside a reference. Authors wrote them there before, and showing them loses nothing. */
const texts: ReadonlySet<string> = new Set(["summary", "description"]);

interface FieldsPlace {
  readonly from: JsonObject;
  readonly into: Record<string, unknown>;
  readonly reading: Reading;
}

/** The field that a key of an object is read as; its own where there is one. */
const fieldOf = ({ fields }: Kind, key: string, holder: JsonObject): string =>
  Object.hasOwn(fields, key) ? key : readName(key, holder);

function readFields(kind: Kind, keys: readonly string[], { from, into, reading }: FieldsPlace): void {
  for (const key of keys) {
    const name = fieldOf(kind, key, from);
    const value = kind.fields[name]?.({ value: from[key], holder: from, key }, reading);
    if (value !== undefined) into[name] = value;
  }
}

/** What is referred to, with the words that the reference puts in place of its own. */
function withSiblings(
  kind: Kind,
  made: object,
  { reference, reading }: { readonly reference: JsonObject; readonly reading: Reading },
): object {
  const allowed = kind.options.siblings === "all" ? kind.names : kind.names.filter((name) => texts.has(name));
  const siblings = allowed.filter((name) => Object.hasOwn(reference, name));
  if (siblings.length === 0) return made;
  const result: Record<string, unknown> = { ...made };
  reading.places.copy(reference, result);
  readFields(kind, siblings, { from: reference, into: result, reading });
  return result;
}

function readEmpty({ what }: Kind, spot: Spot, reading: Reading): object {
  reading.report(spot, {
    kind: "questionable",
    rule: "keys without a value",
    message: `\`${spot.key}\` is empty, but ${what} is expected`,
    hint: "write what belongs there, or remove the key",
  });
  const result = {};
  if (spot.holder !== undefined) reading.places.copy(spot.holder, result);
  return result;
}

function reportMissing(
  { what }: Kind,
  name: string,
  { raw, reading }: { readonly raw: JsonObject; readonly reading: Reading },
): void {
  reading.report(
    { holder: raw, key: name },
    {
      kind: "questionable",
      rule: `\`${name}\` missing in ${what}`,
      message: `${what} has no \`${name}\``,
      hint: `add \`${name}\``,
    },
  );
}
