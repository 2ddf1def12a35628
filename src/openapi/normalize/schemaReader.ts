// Reads schemas of any version as JSON Schema 2020-12. Named schemas are read once and referred to; what a reference
// names that has no name of its own is kept beside them. Owns the document that references lead into.
import { escapeToken, pointerOf } from "../../source/jsonPointer.ts";
import { includedKey } from "../read/hoistSchemas.ts";
import { type FoundTarget, followPointer } from "../read/pointer.ts";
import { isObject, type JsonObject } from "../schema/json.ts";
import { bareReferenceOf } from "../schema/plainSchemas.ts";
import { untypedFilesKey } from "../schema/saysNothing.ts";
import { decidingKey } from "../schema/view/selectingValue.ts";
import { besideReference } from "./besideReference.ts";
import { checkSchema } from "./checkSchema.ts";
import { brokenSchema, readEndless, readOther } from "./noSchema.ts";
import { readName } from "./otherNames.ts";
import { readDependencies } from "./readDependencies.ts";
import { readDiscriminator } from "./readDiscriminator.ts";
import { isInternal } from "./readers.ts";
import { isBefore31, type Reading, referenceOf, type Spot } from "./reading.ts";
import { readRequired } from "./readRequired.ts";
import { referredExample } from "./referredExample.ts";
import { impliedFormat, readKeyword, type Schema } from "./schemaForms.ts";
import { schemaKeywords } from "./schemaKeywords.ts";
import { reportUnknownKeywords } from "./unknownKeywords.ts";
import { type Keywords, upgradeSchema } from "./upgradeSchema.ts";

/** A schema that the document names. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: Schema;
  /** Whether the authors keep it to themselves: it has no page. */
  readonly isInternal: boolean;
  /** Where it stands. */
  readonly spot: Spot;
}

/** A schema with examples of its own. */
interface ExampledSchema {
  readonly schema: JsonObject;
  readonly key: "example" | "examples";
}

/** Reads schemas of one document. */
export interface SchemaReader {
  read(spot: Spot): Schema;
  /** All named schemas in the order of the file. Call it once everything else has been read. */
  readNamed(): readonly NamedSchema[];
  /** All schemas that have been read and are more than a reference. */
  readonly all: readonly JsonObject[];
  /** Schemas that have been read and hold examples, and the keyword that these are written under. */
  readonly exampled: readonly ExampledSchema[];
  /** Schemas that have been read and hold a default that is more than the word for nothing. */
  readonly defaulted: readonly JsonObject[];
  /** The document that `$ref`s in read schemas lead into: nothing but schemas. */
  readonly root: JsonObject;
}

/** Makes a reader. References in its schemas lead into its `root`, which grows as schemas are read. */
export function createSchemaReader(reading: Reading): SchemaReader {
  const namedTokens = reading.version === "2.0" ? ["definitions"] : ["components", "schemas"];
  const found = followPointer(reading.root, pointerOf(namedTokens));
  const holder = found.kind === "found" && isObject(found.value) ? found.value : {};
  const schemas: Record<string, unknown> = {};
  const included: Record<string, unknown> = {};
  const all: JsonObject[] = [];
  const exampled: ExampledSchema[] = [];
  const defaulted: JsonObject[] = [];
  const deciding: JsonObject[] = [];
  const untyped = isBefore31(reading) ? {} : { [untypedFilesKey]: true };
  const root = { components: { schemas, [includedKey]: included, [decidingKey]: deciding, ...untyped } };
  /** Schemas around the one that is read: a reference to a map of schemas, as of `properties`, may lead back to them. */
  let open = new Set<object>();

  const read = (spot: Spot): Schema => {
    const { value } = spot;
    if (typeof value === "boolean") return value;
    if (!isObject(value)) return readOther(spot, reading);
    if (open.has(value))
      return spot.holder === holder ? { $ref: refText("schemas", spot.key) } : readEndless(spot, reading);
    open.add(value);
    const schema = readObject(value);
    open.delete(value);
    return schema;
  };

  const readObject = (written: JsonObject): Schema => {
    const broken = reading.broken.get(written);
    if (broken !== undefined) return brokenSchema(broken);
    const keywords: Keywords = new Map();
    const pointer = referenceOf(written);
    const target = pointer === undefined ? undefined : followPointer(reading.root, pointer);
    const isReference = target?.kind === "found";
    if (isReference) keywords.set("$ref", refTo(target));
    const value = isReference ? besideReference(written, target.value, reading) : written;
    if (isReference && bareReferenceOf(value) !== undefined) return placed(keywords, written);
    readKeywords(value, keywords);
    if (keywords.has("example")) keywords.set("example", referredExample(keywords.get("example"), reading.root));
    reportUnknownKeywords(value, reading);
    checkSchema(value, keywords, reading);
    const hasList = keywords.has("examples");
    upgradeSchema(keywords);
    const schema = placed(keywords, value);
    all.push(schema);
    if (Object.hasOwn(schema, "discriminator")) deciding.push(schema);
    if (Object.hasOwn(schema, "default") && schema["default"] !== null) defaulted.push(schema);
    if (Object.hasOwn(schema, "examples")) exampled.push({ schema, key: hasList ? "examples" : "example" });
    return schema;
  };

  /** The read schema, which stands where the written one does. */
  const placed = (keywords: Keywords, written: JsonObject): JsonObject => {
    const schema = Object.fromEntries(keywords);
    reading.places.copy(written, schema);
    return schema;
  };

  const readKeywords = (value: JsonObject, keywords: Keywords): void => {
    for (const [key, form] of Object.entries(schemaKeywords)) {
      if (!Object.hasOwn(value, key)) continue;
      const spot = { value: value[key], holder: value, key };
      const result = readKeyword(form, spot, { reading, readSchema: read });
      if (result !== undefined) keywords.set(key, result);
    }
    for (const [key, extension] of Object.entries(value)) {
      if (key.startsWith("x-") && !Object.hasOwn(schemaKeywords, key)) keywords.set(readName(key, value), extension);
    }
    const format = impliedFormat(value["type"]);
    if (format !== undefined && !keywords.has("format")) keywords.set("format", format);
    readRequired(value, keywords, reading);
    readDependencies(value, keywords, { reading, readSchema: read });
    readDiscriminator(value, keywords, { reading, refToName });
  };

  /** The reference in a read schema that stands for one into the document. */
  const refTo = (target: FoundTarget): string => {
    const name = target.tokens.at(-1) ?? "";
    const isNamed =
      target.tokens.length === namedTokens.length + 1 &&
      namedTokens.every((token, index) => token === target.tokens[index]);
    if (isNamed) return refText("schemas", name);
    const key = pointerOf(target.tokens);
    if (!Object.hasOwn(included, key)) {
      define(included, key, {});
      const around = open;
      open = new Set();
      define(included, key, read({ value: target.value, holder: undefined, key: name }));
      open = around;
    }
    return refText(includedKey, key);
  };

  const refToName = (name: string): string | undefined =>
    Object.hasOwn(holder, name) ? refText("schemas", name) : undefined;

  return {
    read,
    readNamed: () =>
      Object.keys(holder).map((name) => {
        const spot = { value: holder[name], holder, key: name };
        const schema = read(spot);
        define(schemas, name, schema);
        return { name, schema, isInternal: isInternal(spot.value), spot };
      }),
    all,
    exampled,
    defaulted,
    root,
  };
}

/** `#/components/schemas/Room%20list` has its percent sign from nobody but us. */
function refText(kind: string, name: string): string {
  return `#/components/${kind}/${escapeToken(name).replace(/%/g, "%25")}`;
}

/** Sets a key that may be called `__proto__`. */
function define(object: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
}
