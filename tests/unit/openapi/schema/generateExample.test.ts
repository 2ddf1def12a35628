import { expect, test } from "vitest";
import { generateExample } from "../../../../src/openapi/schema/generateExample.ts";
import { root, rows } from "./exampleSchemas.ts";
import { whyInvalid } from "./validity.ts";

test.each(rows)("an example of %s is valid", (_, schema) => {
  const example = generateExample(schema, { root, direction: "both" });
  expect(whyInvalid(example, schema, root)).toBeUndefined();
});
