// Rules for discriminators: the property may have the values that select schemas, and those that it may have select one.
import { nearestNames } from "../../source/nearestName.ts";
import { shorten } from "../describeKind.ts";
import type { NormalSpec } from "../normalize/normalizeSpec.ts";
import type { Reading } from "../normalize/reading.ts";
import { collectParts } from "../schema/collectParts.ts";
import { entriesOf, isObject, type JsonObject, listOf, ownValue, textOf } from "../schema/json.ts";
import { schemasByKey } from "../schema/keywords.ts";
import { discriminatorOf } from "../schema/view/variants.ts";

/** Reports values of a mapping that their schema refuses, and values of alternatives that lead to none of them. */
export function checkDiscriminators({ document: { root }, reading }: NormalSpec): void {
  for (const schema of reading.schemas.all) {
    const property = textOf(ownValue(schema["discriminator"], "propertyName"));
    if (property === undefined) continue;
    reportRefused(schema, property, { root, reading });
    reportUnselected(schema, property, { root, reading });
  }
}

interface Document {
  readonly root: unknown;
  readonly reading: Reading;
}

function reportRefused(schema: JsonObject, property: string, { root, reading }: Document): void {
  const mapping = ownValue(schema["discriminator"], "mapping");
  for (const [value, target] of entriesOf(mapping)) {
    const allowed = valuesOf(property, { $ref: target }, root);
    if (!isObject(mapping) || allowed === undefined || allowed.includes(value)) continue;
    const [near] = nearestNames(value, allowed, 1);
    reading.report(
      { holder: mapping, key: value },
      {
        kind: "questionable",
        rule: "discriminator values that their schema refuses",
        message: `\`${shorten(value)}\` selects a schema whose \`${shorten(property)}\` cannot be that`,
        hint: near === undefined ? "add the value to its `enum`, or fix the mapping" : `did you mean \`${near}\`?`,
      },
    );
  }
}

function reportUnselected(schema: JsonObject, property: string, { root, reading }: Document): void {
  const discriminator = discriminatorOf(collectParts(schema, root), root);
  if (discriminator === undefined || discriminator.fallback !== undefined) return;
  const selecting = new Set(discriminator.values.map(({ value }) => value));
  const alternatives = [...listOf(schema["oneOf"]), ...listOf(schema["anyOf"])];
  const allowed = new Set(alternatives.flatMap((one) => valuesOf(property, one, root) ?? []));
  const [first, ...others] = [...allowed].filter((value) => !selecting.has(value));
  if (first === undefined) return;
  const more = others.length === 0 ? "" : `, and so do ${others.length} more of its values`;
  reading.report(
    { holder: schema, key: "discriminator" },
    {
      kind: "questionable",
      rule: "discriminator values that select nothing",
      message: `the value \`${shorten(first)}\` of \`${shorten(property)}\` selects no schema${more}`,
      hint: "add it to `mapping`, or remove it from `enum`",
    },
  );
}

/** The values that a schema allows for a property, where it lists them. */
function valuesOf(property: string, schema: unknown, root: unknown): readonly string[] | undefined {
  const described = schemasByKey(collectParts(schema, root).parts, "properties").get(property);
  const lists = collectParts(described, root).parts.flatMap(({ schema: part }): readonly (readonly unknown[])[] =>
    Object.hasOwn(part, "const") ? [[part["const"]]] : Array.isArray(part["enum"]) ? [part["enum"]] : [],
  );
  return lists[0]?.filter((value) => lists.every((list) => list.includes(value))).map(String);
}
