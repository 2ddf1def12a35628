// What stands beside the `$ref` of a schema where the standard ignores it, before OpenAPI 3.1. Texts and marks are shown all
// the same: nothing is lost by it, generators write them there, and they restrict no value. The rest is reported.
import { isObject, isSame, type JsonObject, ownValue } from "../schema/json.ts";
import { isAnnotation } from "../schema/plainSchemas.ts";
import { isBefore31, type Reading } from "./reading.ts";

/**
 * What of a schema with a reference counts.
 * @param target What the reference leads to: what that says, too, is not missed.
 */
export function besideReference(written: JsonObject, target: unknown, reading: Reading): JsonObject {
  if (!isBefore31(reading)) return written;
  const counts = (key: string): boolean => key === "$ref" || isAnnotation(key);
  const repeated = (key: string): boolean => isObject(target) && isSame(written[key], ownValue(target, key));
  const ignored = Object.keys(written).find((key) => !counts(key) && !repeated(key));
  if (ignored !== undefined) reportIgnored(ignored, written, reading);
  const kept = Object.fromEntries(Object.entries(written).filter(([key]) => counts(key)));
  reading.places.copy(written, kept);
  return kept;
}

function reportIgnored(key: string, written: JsonObject, reading: Reading): void {
  reading.report(
    { holder: written, key },
    {
      kind: "questionable",
      rule: "keywords next to `$ref`, which this version ignores",
      message: `\`${key}\` is next to \`$ref\`, where version ${reading.version} ignores it`,
      hint: "put the reference in `allOf`, or use OpenAPI 3.1",
    },
  );
}
