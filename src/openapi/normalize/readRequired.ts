// Names of required properties, also where a property says it of itself.
import { shorten } from "../describeKind.ts";
import { isObject, type JsonObject, ownValue } from "../schema/json.ts";
import type { Reading } from "./reading.ts";
import { internalNames } from "./schemaForms.ts";
import type { Keywords } from "./upgradeSchema.ts";

/** Names of the required properties; a property that says `required: true` itself is taken at its word. */
export function readRequired(value: JsonObject, keywords: Keywords, reading: Reading): void {
  const properties = ownValue(value, "properties");
  const hidden = internalNames(properties);
  const own = keywords.get("required");
  const names = new Set(
    (Array.isArray(own) ? own : []).filter((name: unknown) => typeof name !== "string" || !hidden.has(name)),
  );
  for (const [name, property] of Object.entries(isObject(properties) ? properties : {})) {
    if (!isObject(property) || typeof ownValue(property, "required") !== "boolean" || hidden.has(name)) continue;
    reading.report(
      { holder: property, key: "required" },
      {
        kind: "questionable",
        rule: "properties that say themselves whether they are required",
        message: `the property \`${shorten(name)}\` has \`required: ${String(property["required"])}\`, but a list of names is expected`,
        hint: `list \`${shorten(name)}\` under \`required\` in the object that contains it`,
      },
    );
    if (property["required"] === true) names.add(name);
  }
  if (names.size > 0) keywords.set("required", [...names]);
  else keywords.delete("required");
}
