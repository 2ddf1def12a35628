// Schemas of a document whose references have been resolved but are not yet rewritten: where each leads, and how much
// may still be looked at.
import { createPatterns } from "../../schema/accept/patternTests.ts";
import { exampleEffort } from "../../schema/effort.ts";
import { isObject, type JsonObject, ownValue } from "../../schema/json.ts";
import { referenceKeys } from "../findReferences.ts";
import type { ResolvedReference } from "../resolvedReference.ts";
import { createSubtypeValues } from "./subtypeValues.ts";

/** Schemas that are looked at for all examples of a specification: some seconds. What is left then is not shown. */
const maxLooks = 20_000_000;
/** References that lead to references. */
const maxSteps = 20;

/** What cutting examples asks of the document. */
export interface SchemaLinks {
  /** What an object stands for: itself, or the end of its `$ref`. */
  endOf(value: unknown): unknown;
  /** The schemas that one refers to. */
  targetsOf(schema: JsonObject): readonly unknown[];
  /** A map of schemas under a keyword, such as `properties`; it may stand elsewhere as a whole. */
  mapOf(schema: JsonObject, keyword: string): unknown;
  /** The schema that the discriminator of another one names for a value. */
  subtypeOf(schema: JsonObject, value: unknown): unknown;
  /** Whether the name of a member matches a pattern of names. */
  matches(pattern: string, name: string): boolean;
  /** Whether so many schemas more may be looked at. */
  look(count: number): boolean;
}

/** Opens the schemas of a document. */
export function openSchemaLinks(root: unknown, references: readonly ResolvedReference[]): SchemaLinks {
  const targets = new Map<object, Map<string, unknown>>();
  for (const { holder, key, target } of references) {
    const known = targets.get(holder) ?? new Map<string, unknown>();
    targets.set(holder, known.set(key, target.value));
  }
  const named = ownValue(ownValue(root, "components"), "schemas") ?? ownValue(root, "definitions");
  const targetOf = (holder: object, key: string): unknown => targets.get(holder)?.get(key);
  const endOf = (value: unknown): unknown => {
    let end = value;
    for (let step = 0; step < maxSteps && isObject(end); step += 1) {
      const target = targetOf(end, "$ref");
      if (target === undefined) break;
      end = target;
    }
    return end;
  };
  let looks = 0;
  const look = (count: number): boolean => {
    looks += count;
    return looks <= maxLooks;
  };
  const subtypeOfValue = createSubtypeValues({ named, endOf, look });
  return {
    endOf,
    targetsOf: (schema) => referenceKeys.flatMap((key) => targetOf(schema, key) ?? []),
    mapOf: (schema, keyword) => endOf(ownValue(schema, keyword)),
    subtypeOf: (schema, value) => {
      const discriminator = ownValue(schema, "discriminator");
      const property = isObject(discriminator) ? ownValue(discriminator, "propertyName") : discriminator;
      const name = typeof property === "string" ? ownValue(value, property) : undefined;
      if (typeof property !== "string" || typeof name !== "string") return undefined;
      const mapping = ownValue(discriminator, "mapping");
      const mapped = ownValue(mapping, name);
      if (mapped !== undefined)
        return (isObject(mapping) && targetOf(mapping, name)) || ownValue(named, String(mapped));
      return subtypeOfValue({ base: schema, property, value: name }) ?? ownValue(named, name);
    },
    matches: createPatterns({ left: exampleEffort }).matches,
    look,
  };
}
