// Readers of YAML data: each takes any value and gives it typed, or reports what is wrong. Owns the sentences, knows no
// field of any file.
import { type DataRecord, isRecord } from "../source/isRecord.ts";
import { isUnsafe } from "../source/isUnsafe.ts";
import { escapeToken } from "../source/jsonPointer.ts";
import { meantName } from "../source/nearestName.ts";

/** Something wrong with a value, by JSON pointer. */
export interface ShapeProblem {
  readonly pointer: string;
  /** Whether the key or the value is wrong. */
  readonly of: "key" | "value";
  readonly message: string;
  readonly hint: string;
  /** Whether it costs the value alone: everything around it is read as if the value were not there. */
  readonly isLeftOut?: boolean;
}

/** Where a value stands, and where to report. */
export interface ShapePlace {
  readonly pointer: string;
  /** The field in the author's words: `cards[0].title`. */
  readonly name: string;
  readonly report: (problem: ShapeProblem) => void;
}

/** Reads a value that is there; `undefined` when it is wrong, after reporting it. */
export type Reader<Value> = (value: unknown, place: ShapePlace) => Value | undefined;

/** A reader for values that pass a test. `what` completes "must be …". */
export function valueThat<Value>(what: string, test: (value: unknown) => value is Value, hint?: string): Reader<Value> {
  return (value, place) => {
    if (test(value)) return value;
    place.report({
      pointer: place.pointer,
      of: "value",
      message: `${place.name === "" ? "The top level" : `\`${place.name}\``} must be ${what}, found ${describeValue(value)}`,
      hint: hint ?? `write ${what}`,
    });
    return undefined;
  };
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Text. Numbers and dates must be quoted, so that `1.10` stays `1.10`. */
export const text: Reader<string> = valueThat("text", isText, "put the value in quotes");
/** Text that is not empty. */
export const someText: Reader<string> = valueThat("text", (value): value is string => isText(value) && value !== "");
/** Text that is not empty and passes a test. */
export function textThat(what: string, test: (value: string) => boolean, hint: string): Reader<string> {
  const passes = valueThat(what, (value): value is string => isText(value) && test(value), hint);
  return (value, place) => (someText(value, place) === undefined ? undefined : passes(value, place));
}

/** Where a link leads, or a picture is. `javascript:` and its like lead nowhere. */
export const destination: Reader<string> = textThat(
  "a path or a URL",
  (value) => !isUnsafe(value) || /^data:image\//i.test(value),
  "write a path such as `/docs/intro`, or an address that begins with `https://`",
);
/** `true` or `false`. */
export const flag: Reader<boolean> = valueThat("`true` or `false`", (value) => typeof value === "boolean");
/** A number. */
export const number: Reader<number> = valueThat("a number", (value) => typeof value === "number");
/** Any map, as it is. */
export const anyMap: Reader<DataRecord> = valueThat("a map of fields", isRecord);

/** A whole number from `min` to `max`. */
export function integer(min: number, max: number): Reader<number> {
  const isInside = (value: unknown): value is number =>
    typeof value === "number" && Number.isInteger(value) && value >= min && value <= max;
  return valueThat(`a whole number from ${min} to ${max}`, isInside);
}

/** One of a few words. */
export function oneOf<Word extends string>(...words: readonly Word[]): Reader<Word> {
  const isWord = (value: unknown): value is Word => words.some((word) => word === value);
  return valueThat(words.map((word) => `\`${word}\``).join(" or "), isWord);
}

/** What `reader` reads, or `null` for an empty value. */
export function nullable<Value>(reader: Reader<Value>): Reader<Value | null> {
  const read: Reader<Value | null> = (value, place) => (value === null ? null : reader(value, place));
  nullReaders.add(read);
  return read;
}

const nullReaders = new WeakSet<Reader<unknown>>();

/** A list of what `reader` reads. */
export function listOf<Value>(reader: Reader<Value>): Reader<readonly Value[]> {
  const isList = valueThat(
    "a list",
    (value): value is readonly unknown[] => Array.isArray(value),
    "write `[one, two]`, or a line `- one` for each",
  );
  return (value, place) => {
    const items = isList(value, place);
    if (!items) return undefined;
    return items.flatMap((item, index) => {
      const at = { ...place, pointer: `${place.pointer}/${index}`, name: `${place.name}[${index}]` };
      const read = reader(item, at);
      return read === undefined ? [] : [read];
    });
  };
}

/** Fields and their readers. */
export type Fields = Readonly<Record<string, Reader<unknown>>>;

/** What reading a map gives: every field may be absent. */
type FieldValues<Known extends Fields> = {
  readonly [Name in keyof Known]?: Exclude<ReturnType<Known[Name]>, undefined>;
};

/**
 * A map of known fields. Fields without a value are left out, unknown ones are reported.
 * @param required Fields that must be there.
 */
export function record<Known extends Fields, Required extends keyof Known & string = never>(
  known: Known,
  required: readonly Required[] = [],
): Reader<FieldValues<Known> & { readonly [Name in Required]: Exclude<ReturnType<Known[Name]>, undefined> }> {
  return (value, place) => {
    const map = anyMap(value, place);
    if (!map) return undefined;
    const missing = required.filter((name) => !Object.hasOwn(map, name) || map[name] === null);
    for (const name of missing) {
      const message = `${place.name === "" ? "The" : `\`${place.name}\` lacks the`} field \`${name}\`${place.name === "" ? " is missing" : ""}`;
      place.report({ pointer: place.pointer, of: "key", message, hint: `add \`${name}\`` });
    }
    const { fields, others } = readFields(map, known, place);
    for (const name of others) reportUnknown(name, Object.keys(known), place);
    // The readers' types are those of the fields; what is required has just been checked.
    return missing.length > 0 ? undefined : (fields as ReturnType<ReturnType<typeof record<Known, Required>>>);
  };
}

/** Reads the known fields of a map; `others` are the names it does not know. */
export function readFields<Known extends Fields>(
  map: DataRecord,
  known: Known,
  place: ShapePlace,
): { readonly fields: FieldValues<Known>; readonly others: readonly string[] } {
  const fields: [string, unknown][] = [];
  const others: string[] = [];
  for (const [name, value] of Object.entries(map)) {
    const reader = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!reader) others.push(name);
    else if (value !== null || nullReaders.has(reader)) {
      const read = reader(value, fieldPlace(place, name));
      if (read !== undefined) fields.push([name, read]);
    }
  }
  return { fields: Object.fromEntries(fields) as FieldValues<Known>, others };
}

/** Reports a field nobody knows, with the nearest known name. */
function reportUnknown(name: string, known: readonly string[], place: ShapePlace): void {
  const at = fieldPlace(place, name);
  const near = meantName(name, known);
  const hint = near === undefined ? `remove it; known fields are ${known.join(", ")}` : `did you mean \`${near}\`?`;
  place.report({ pointer: at.pointer, of: "key", message: `Unknown field \`${at.name}\``, hint });
}

/** Place of a field of a map. */
export function fieldPlace(place: ShapePlace, name: string): ShapePlace {
  const pointer = `${place.pointer}/${escapeToken(name)}`;
  return { ...place, pointer, name: place.name === "" ? name : `${place.name}.${name}` };
}

/** A value in a few words, for messages. Never writes a structure out: aliases may make it endless. */
function describeValue(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (typeof value === "string")
    return value === "" ? "empty text" : `"${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  if (typeof value === "number" || typeof value === "boolean") return `\`${value}\``;
  return Array.isArray(value) ? "a list" : "a map";
}
