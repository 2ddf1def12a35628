// What schemas since OpenAPI 3.1 say in the words of 3.0, which other tools refuse or pass over. It is shown all the same.
import type { Slip } from "./newerKeywords.ts";
import { isBefore31, type Reading } from "./reading.ts";
import type { Keywords } from "./upgradeSchema.ts";

/** Reports `nullable` and exclusive limits that are flags. */
export function olderSlips(keywords: Keywords, reading: Pick<Reading, "version">): readonly Slip[] {
  if (isBefore31(reading)) return [];
  const standard = `OpenAPI ${reading.version}`;
  const slips: Slip[] = [];
  if (keywords.has("nullable")) {
    const message = `\`nullable\` is not part of ${standard}`;
    slips.push({ key: "nullable", rule: "`nullable` after OpenAPI 3.0", message, hint: nullHint(keywords) });
  }
  for (const [key, limit] of [
    ["exclusiveMinimum", "minimum"],
    ["exclusiveMaximum", "maximum"],
  ] as const) {
    const flag = keywords.get(key);
    if (typeof flag !== "boolean") continue;
    const bound = keywords.get(limit);
    const message = `\`${key}\` is \`${flag}\`, which ${standard} does not allow`;
    const isLimit = flag && typeof bound === "number";
    const hint = isLimit
      ? `write \`${key}: ${bound}\` in place of \`${limit}: ${bound}\``
      : "remove it: it limits nothing";
    slips.push({ key, rule: "exclusive limits that are flags after OpenAPI 3.0", message, hint });
  }
  return slips;
}

/** How a schema says itself that its value may be null. */
function nullHint(keywords: Keywords): string {
  if (keywords.get("nullable") !== true) return "remove it";
  const type = keywords.get("type");
  if (type !== undefined) {
    const types = new Set([...(Array.isArray(type) ? type : [type]), '"null"']);
    return `write \`type: [${[...types].join(", ")}]\``;
  }
  if (keywords.has("$ref")) return 'write `anyOf: [{ $ref: … }, { type: "null" }]`';
  const [combination] = ["anyOf", "oneOf"].filter((key) => keywords.has(key));
  if (combination !== undefined) return `add \`{ type: "null" }\` to \`${combination}\``;
  return keywords.has("allOf")
    ? 'write `anyOf: [{ allOf: … }, { type: "null" }]`'
    : "remove it: without `type`, null is allowed";
}
