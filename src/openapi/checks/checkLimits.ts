// A rule for the limits of a schema and of what it is put together with: that some value lies between them.
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading } from "../normalize/reading.ts";
import { collectParts } from "../schema/collectParts.ts";
import { type JsonObject, numberOf } from "../schema/json.ts";
import { combinedSchemas } from "./schemaMembers.ts";

/** Reports limits that leave nothing between them, each pair once. */
export function checkLimits({ document: { root }, reading }: NormalSpec): void {
  const limits = new Map<JsonObject, Set<JsonObject>>();
  const combined = new Set(combinedSchemas(reading.schemas.all));
  for (const schema of reading.schemas.all) {
    const parts = combined.has(schema) ? collectParts(schema, root).parts.map((part) => part.schema) : [schema];
    report(parts, { limits, reading });
  }
}

/** Least, most, and whether a value between two equal ones is left. */
const pairs = [
  ["minimum", "maximum", true],
  ["minimum", "exclusiveMaximum", false],
  ["exclusiveMinimum", "maximum", false],
  ["exclusiveMinimum", "exclusiveMaximum", false],
  ["minLength", "maxLength", true],
  ["minItems", "maxItems", true],
  ["minProperties", "maxProperties", true],
  ["minContains", "maxContains", true],
] as const;

interface LimitPlace {
  /** What has been told: the schema with the greater limit by that with the smaller one. */
  readonly limits: Map<JsonObject, Set<JsonObject>>;
  readonly reading: Reading;
}

function report(parts: readonly JsonObject[], { limits, reading }: LimitPlace): void {
  for (const [low, high, isInclusive] of pairs) {
    const least = extreme(parts, low, 1);
    const most = extreme(parts, high, -1);
    if (least === undefined || most === undefined) continue;
    const isOne = least.part === most.part;
    // The usual limits of one schema are told with it.
    if (isOne && isInclusive) continue;
    if (isInclusive ? least.value <= most.value : least.value < most.value) continue;
    const told = limits.get(most.part) ?? new Set();
    limits.set(most.part, told);
    if (told.has(least.part)) continue;
    told.add(least.part);
    const more = isInclusive || least.value > most.value ? "greater than" : "not below";
    reading.report(
      { holder: least.part, key: low },
      {
        kind: "questionable",
        rule: "limits of combined schemas that exclude every value",
        message: `\`${low}\` ${least.value} is ${more} \`${high}\` ${most.value}${isOne ? "" : " of a schema combined with this one"}: no value can match both`,
        hint: `lower \`${low}\`, or raise \`${high}\``,
        related: [{ message: `\`${high}\` ${most.value}`, holder: most.part, key: high }],
      },
    );
  }
}

/** The strictest limit and the schema that sets it. */
function extreme(
  parts: readonly JsonObject[],
  keyword: string,
  sign: 1 | -1,
): { readonly value: number; readonly part: JsonObject } | undefined {
  return parts
    .flatMap((part) => {
      const value = numberOf(part[keyword]);
      return value === undefined ? [] : [{ value, part }];
    })
    .reduce<{ value: number; part: JsonObject } | undefined>(
      (one, other) => (one === undefined || sign * other.value > sign * one.value ? other : one),
      undefined,
    );
}
