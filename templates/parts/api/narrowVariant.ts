// Narrows the discriminator's property in an alternative to the values that select that alternative.
import type { SchemaView } from "../../../src/model/api.ts";

type Values = NonNullable<SchemaView["enum"]>;

/** The alternative, with `property` reduced to the selecting values. */
export function narrowVariant(schema: SchemaView, property: string, selecting: readonly string[]): SchemaView {
  const { properties } = schema;
  if (selecting.length === 0 || properties === undefined) return schema;
  return {
    ...schema,
    properties: properties.map((one) =>
      one.name === property ? { ...one, schema: narrowed(one.schema, selecting) } : one,
    ),
  };
}

function narrowed(schema: SchemaView, selecting: readonly string[]): SchemaView {
  const { enum: values, examples, ...others } = schema;
  const texts = selecting.map((value) => JSON.stringify(value));
  // Discriminators compare strings, whatever the type of the property.
  const isSelecting = (json: string): boolean => texts.includes(json) || selecting.includes(json);
  const left: Values = (values ?? texts.map((value) => ({ value }))).filter(({ value }) => isSelecting(value));
  const [only, ...more] = left;
  if (schema.const !== undefined || only === undefined) return schema;
  const fitting = examples?.filter(isSelecting) ?? [];
  const isTold = more.length > 0 || (only.descriptionHtml ?? only.isDeprecated) !== undefined;
  return {
    ...others,
    ...(isTold ? { enum: left } : { const: only.value }),
    ...(isTold && fitting.length > 0 ? { examples: fitting } : {}),
  };
}
