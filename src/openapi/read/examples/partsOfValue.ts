// Which schemas describe a value, as they are written: references, all parts of `allOf`, and of alternatives those that
// the value may be meant for. Knows which of them are internal; changes nothing.
import { isInternal } from "../../normalize/readers.ts";
import {
  entriesOf,
  isObject,
  isSame,
  type JsonObject,
  jsonTypeOf,
  listOf,
  ownValue,
  textsOf,
} from "../../schema/json.ts";
import type { SchemaLinks } from "./schemaLinks.ts";

/** The schemas that describe a value. */
export interface ValueParts {
  /** Those that readers see. */
  readonly shown: ReadonlySet<JsonObject>;
  /** Those that are nothing but parts of what is internal. */
  readonly hidden: ReadonlySet<JsonObject>;
}

interface Waiting {
  readonly schema: unknown;
  readonly isHidden: boolean;
}

/** The schemas that describe a value; `undefined` where all that it may be meant for are internal. */
export function partsOfValue(value: unknown, schemas: readonly unknown[], links: SchemaLinks): ValueParts | undefined {
  const shown = new Set<JsonObject>();
  const hidden = new Set<JsonObject>();
  const waiting: Waiting[] = schemas.map((schema) => ({ schema, isHidden: false }));
  for (const { schema, isHidden } of waiting) {
    if (!isObject(schema) || shown.has(schema) || (isHidden && hidden.has(schema))) continue;
    if (!links.look(1)) return undefined;
    (isHidden ? hidden : shown).add(schema);
    const add = (members: readonly unknown[]): void => {
      for (const member of members) waiting.push({ schema: member, isHidden: isHidden || isInternal(member) });
    };
    const subtype = links.subtypeOf(schema, value);
    if (!isHidden && isInternal(subtype)) return undefined;
    // An internal component that public parts refer to is shown.
    for (const target of [...links.targetsOf(schema), subtype]) waiting.push({ schema: target, isHidden });
    add([...listOf(schema["allOf"]), schema["then"], schema["else"]]);
    add(entriesOf(links.mapOf(schema, "dependentSchemas")).map(([, member]) => member));
    for (const keyword of ["oneOf", "anyOf"]) {
      const alternatives = listOf(schema[keyword]);
      const fitting = alternatives.filter((alternative) => mayFit(value, alternative, links));
      if (!isHidden && fitting.length > 0 && fitting.every(isInternal)) return undefined;
      add(fitting.length > 0 ? fitting : alternatives);
    }
  }
  return { shown, hidden };
}

/** Whether a value may be meant for an alternative, by its type, its required names and its constants. */
function mayFit(value: unknown, alternative: unknown, links: SchemaLinks): boolean {
  const seen = new Set<unknown>();
  const waiting: unknown[] = [alternative];
  for (const schema of waiting) {
    if (!isObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    if (!links.look(1) || !isOfType(value, schema) || !hasConstants(value, schema, links)) return false;
    waiting.push(...links.targetsOf(schema), ...listOf(schema["allOf"]));
  }
  return true;
}

function isOfType(value: unknown, schema: JsonObject): boolean {
  const written = schema["type"];
  const types = typeof written === "string" ? [written] : textsOf(written);
  const type = jsonTypeOf(value);
  if (types.length === 0 || types.includes(type)) return true;
  return type === "null" ? schema["nullable"] === true : type === "integer" && types.includes("number");
}

function hasConstants(value: unknown, schema: JsonObject, links: SchemaLinks): boolean {
  if (!isObject(value)) return isAmong(value, schema);
  const properties = links.mapOf(schema, "properties");
  const isThere = (name: string): boolean => Object.hasOwn(value, name) || isInternal(ownValue(properties, name));
  return (
    textsOf(schema["required"]).every(isThere) &&
    entriesOf(properties).every(([name, property]) => {
      const end = links.endOf(property);
      return !Object.hasOwn(value, name) || !isObject(end) || isAmong(value[name], end);
    })
  );
}

/** Whether a value is among those that a schema lists, where it lists any. */
function isAmong(value: unknown, schema: JsonObject): boolean {
  if (Object.hasOwn(schema, "const")) return isSame(value, schema["const"]);
  const values = listOf(schema["enum"]);
  return values.length === 0 || values.some((one) => isSame(one, value));
}
