// What schemas of OpenAPI 3.0 and Swagger 2.0 say in the words of 3.1, which other tools pass over. It is shown all the same.
import type { Reading } from "./reading.ts";
import type { Keywords } from "./upgradeSchema.ts";

/** What is wrong with one keyword of a schema. */
export interface Slip {
  readonly key: string;
  readonly rule: string;
  readonly message: string;
  readonly hint: string;
}

/** Keywords that came with OpenAPI 3.1. */
const newer =
  "const if then else prefixItems contains patternProperties propertyNames dependentRequired dependentSchemas unevaluatedProperties unevaluatedItems contentEncoding contentMediaType contentSchema $defs".split(
    " ",
  );
const newerHint = "use `openapi: 3.1.0`";

/** Reports keywords of 3.1, lists of types and exclusive limits that are numbers. */
export function newerSlips(keywords: Keywords, { version }: Pick<Reading, "version">): readonly Slip[] {
  if (version !== "2.0" && version !== "3.0") return [];
  const standard = version === "2.0" ? "Swagger 2.0" : "OpenAPI 3.0";
  const slips: Slip[] = [];
  if (Array.isArray(keywords.get("type"))) {
    const nullable = version === "2.0" ? "x-nullable" : "nullable";
    const message = `${standard} does not allow a list of types`;
    const hint = `write one type, with \`${nullable}: true\` for null, or ${newerHint}`;
    slips.push({ key: "type", rule: "lists of types before OpenAPI 3.1", message, hint });
  }
  for (const [key, limit] of [
    ["exclusiveMinimum", "minimum"],
    ["exclusiveMaximum", "maximum"],
  ] as const) {
    const bound = keywords.get(key);
    if (typeof bound !== "number") continue;
    const message = `\`${key}\` is the number ${bound}, which ${standard} does not allow`;
    const hint = `write \`${limit}: ${bound}\` with \`${key}: true\`, or ${newerHint}`;
    slips.push({ key, rule: "exclusive limits that are numbers before OpenAPI 3.1", message, hint });
  }
  for (const key of newer) {
    if (!keywords.has(key)) continue;
    const hint = key === "const" ? `write \`enum\` with one value, or ${newerHint}` : newerHint;
    const message = `\`${key}\` is not part of ${standard}`;
    slips.push({ key, rule: "keywords of OpenAPI 3.1 in an earlier version", message, hint });
  }
  return slips;
}
