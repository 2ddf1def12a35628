// What a discriminator says about the alternative that it selects: its property has no other value there.
import type { SchemaView } from "../../../src/model/api.ts";

type Values = NonNullable<SchemaView["enum"]>;

/** An alternative whose property `property` is told with the values that select the alternative, and no others. */
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
  // A discriminator compares texts, whatever the type of its property is.
  const isSelecting = (json: string): boolean => texts.includes(json) || selecting.includes(json);
  const left: Values = (values ?? texts.map((value) => ({ value }))).filter(({ value }) => isSelecting(value));
  const [only, ...more] = left;
  if (schema.const !== undefined || only === undefined) return schema;
  const fitting = examples?.filter(isSelecting) ?? [];
  const isTold = more.length > 0 || only.descriptionHtml !== undefined;
  return {
    ...others,
    ...(isTold ? { enum: left } : { const: only.value }),
    ...(isTold && fitting.length > 0 ? { examples: fitting } : {}),
  };
}
