// A rule for the types of schemas put together: that some value has all of them.
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading } from "../normalize/reading.ts";
import { collectParts, type SchemaParts } from "../schema/collectParts.ts";
import type { JsonObject } from "../schema/json.ts";
import { typeFactsOf } from "../schema/typeFacts.ts";
import { combinedSchemas, membersOf } from "./schemaMembers.ts";

/** Reports types that exclude each other, where they come together: not again in what is put together with that. */
export function checkExclusiveTypes({ document: { root }, reading }: NormalSpec): void {
  for (const schema of combinedSchemas(reading.schemas.all)) {
    if (!isNever(collectParts(schema, root))) continue;
    if (!membersOf(schema, root).some((member) => isNever(collectParts(member, root)))) report(schema, reading);
  }
}

/** Whether the types of schemas put together have nothing in common. */
const isNever = (collected: SchemaParts): boolean => !collected.isNever && typeFactsOf(collected).isNever;

function report(schema: JsonObject, reading: Reading): void {
  reading.report(
    { holder: schema, key: ["allOf", "$ref", "oneOf", "anyOf"].find((keyword) => Object.hasOwn(schema, keyword)) },
    {
      kind: "questionable",
      rule: "combined schemas whose types exclude each other",
      message: "the types of the schemas combined here exclude each other: no value matches all of them",
      hint: "give them a common type, or use `oneOf` for alternatives",
    },
  );
}
