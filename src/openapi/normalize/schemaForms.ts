// Values of schemas' keywords: brings each into its form and says what is wrong with it. Schemas inside schemas are
// read by the function that is given.
import { nearestNames } from "../../source/nearestName.ts";
import { describeKind, shorten } from "../describeKind.ts";
import { isObject, type JsonObject, listOf, ownValue } from "../schema/json.ts";
import { object } from "./objectReader.ts";
import { inOrder } from "./propertyOrder.ts";
import { data, flag, isInternal, list, map, type Reader, text, texts } from "./readers.ts";
import type { Reading, Spot } from "./reading.ts";
import { type KeywordForm, meantTypes, typeNames } from "./schemaKeywords.ts";

/** A JSON Schema 2020-12 as plain data. */
export type Schema = boolean | JsonObject;

/** Reads the schema at a spot. */
export type ReadSchema = (spot: Spot) => Schema;

const readXml = object("`xml`", {
  name: text,
  namespace: text,
  prefix: text,
  attribute: flag,
  wrapped: flag,
  nodeType: text,
});
const readExternalDocs = object("external documentation", { url: text, description: text });
const textLists = map(texts);

/** The value of a keyword in its form; `undefined` when there is none that could be shown. */
export function readKeyword(
  form: KeywordForm,
  spot: Spot,
  { reading, readSchema }: { reading: Reading; readSchema: ReadSchema },
): unknown {
  const schema: Reader<Schema> = (inner) => readSchema(inner);
  switch (form) {
    case "schema":
      return spot.value === null ? undefined : readSchema(spot);
    case "schemas":
      if (!isObject(spot.value)) return nonEmpty(list(schema)(spot, reading));
      questionable(spot, reading, { what: "a list", hint: "make it a list: begin the line with `- `" });
      return [readSchema(spot)];
    case "schemaMap":
      return map(schema)(spot.key === "properties" ? inOrder(spot, reading) : spot, reading);
    case "text":
      return text(spot, reading);
    case "texts":
      return typeof spot.value === "boolean" ? undefined : texts(spot, reading);
    case "textsMap":
      return textLists(spot, reading);
    case "number":
    case "count":
      return readNumber(spot, reading, form === "count");
    case "limit":
      return typeof spot.value === "boolean" ? spot.value : readNumber(spot, reading, false);
    case "flag":
      return flag(spot, reading);
    case "data":
      return spot.value;
    case "values":
      return readValues(spot, reading);
    case "types":
      return readTypes(spot, reading);
    case "items":
      return Array.isArray(spot.value)
        ? list(schema)(spot, reading)
        : spot.value === null
          ? undefined
          : readSchema(spot);
    case "examples":
      return readExamples(spot, reading);
    case "xml":
      return readXml(spot, reading);
    case "externalDocs":
      return readExternalDocs(spot, reading);
    case "dependencies":
    case "discriminator":
    case "nothing":
      return undefined;
  }
}

function nonEmpty<Value>(values: readonly Value[] | undefined): readonly Value[] | undefined {
  return values === undefined || values.length === 0 ? undefined : values;
}

function questionable(
  spot: Spot,
  reading: Reading,
  { what, hint }: { readonly what: string; readonly hint: string },
): void {
  reading.report(spot, {
    kind: "questionable",
    rule: `\`${spot.key}\` of schemas in the wrong form`,
    message: `\`${spot.key}\` is ${describeKind(spot.value)}, but ${what} is expected`,
    hint,
  });
}

function readNumber(spot: Spot, reading: Reading, isCount: boolean): number | undefined {
  const { value } = spot;
  if (value === null) return undefined;
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  const isUsable = typeof number === "number" && Number.isFinite(number) && (!isCount || number >= 0);
  if (!isUsable || typeof value !== "number") {
    const what = isCount ? "a non-negative integer" : "a number";
    questionable(spot, reading, { what, hint: isUsable ? "remove the quotes" : `write ${what}` });
  }
  return isUsable ? number : undefined;
}

/** `enum`: a list of any values, each once. */
function readValues(spot: Spot, reading: Reading): readonly unknown[] | undefined {
  const values = list(data)(spot, reading);
  if (values === undefined) return undefined;
  const distinct = [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
  const slip =
    values.length === 0 ? "is empty" : distinct.length < values.length ? "contains a value twice" : undefined;
  if (slip !== undefined) {
    const hint = values.length === 0 ? "list the values" : "keep each value only once";
    reading.report(spot, {
      kind: "questionable",
      rule: "lists of values that are empty or have duplicates",
      message: `\`enum\` ${slip}`,
      hint,
    });
  }
  return nonEmpty(distinct);
}

/** One type or several; what is no type of JSON is understood where it can be. */
function readTypes(spot: Spot, reading: Reading): string | readonly string[] | undefined {
  const names = Array.isArray(spot.value) ? texts(withNullNamed(spot, reading), reading) : [text(spot, reading)];
  const known = (names ?? []).flatMap((name) => (name === undefined ? [] : readType(name, spot, reading)));
  return known.length > 1 || Array.isArray(spot.value) ? nonEmpty(known) : known[0];
}

/** `[string, null]` without quotes names the type null by its value. */
function withNullNamed(spot: Spot, reading: Reading): Spot {
  const names = listOf(spot.value);
  if (!names.includes(null)) return spot;
  reading.report(spot, {
    kind: "questionable",
    rule: "types named without quotes",
    message: "`type` contains null itself, but the name of the type is expected",
    hint: 'put it in quotes: "null"',
  });
  return { ...spot, value: names.map((name) => name ?? "null") };
}

function readType(name: string, spot: Spot, reading: Reading): readonly string[] {
  if (typeNames.has(name)) return [name];
  // Swagger 2.0 has a type for files; what it means is told by `impliedFormat`.
  const meant = meantTypes.get(name.toLowerCase());
  const [near] = nearestNames(name, typeNames, 1);
  if (name !== "file" || reading.version !== "2.0") {
    const format = meant?.format === undefined ? "" : `, format: ${meant.format}`;
    reading.report(spot, {
      kind: "questionable",
      rule: "types that do not exist in JSON Schema",
      message: `\`${shorten(name)}\` is not a type`,
      hint:
        meant?.type !== undefined || near !== undefined
          ? `did you mean \`type: ${meant?.type ?? near}${format}\`?`
          : `write one of ${[...typeNames].join(", ")}, or remove \`type\``,
    });
  }
  const type = meant === undefined ? near : meant.type;
  return type === undefined ? [] : [type];
}

/** Format that a type of another system implies: `type: file` → `binary`. */
export function impliedFormat(type: unknown): string | undefined {
  return typeof type === "string" && !typeNames.has(type) ? meantTypes.get(type.toLowerCase())?.format : undefined;
}

/** `examples` of a schema: a list; a map of example objects is taken for the list of their values. */
function readExamples(spot: Spot, reading: Reading): readonly unknown[] | undefined {
  const { value } = spot;
  if (Array.isArray(value)) return nonEmpty(value);
  if (!isObject(value)) return undefined;
  questionable(spot, reading, { what: "a list", hint: "write a list of values" });
  return nonEmpty(
    Object.values(value).map((example) => (isObject(example) && "value" in example ? example["value"] : example)),
  );
}

/** Names of properties that nobody outside may know. */
export function internalNames(properties: unknown): ReadonlySet<string> {
  if (!isObject(properties)) return new Set();
  return new Set(Object.keys(properties).filter((name) => isInternal(ownValue(properties, name))));
}
