import { expect, test } from "vitest";
import { told } from "./told.ts";

test.each([
  [
    "{ allOf: [{ minLength: 5 }, { maxLength: 3 }] }",
    "6:20 6:38 `minLength` 5 is greater than `maxLength` 3 of a schema combined with this one",
  ],
  [
    "{ minItems: 2, allOf: [{ maxItems: 1 }] }",
    "6:10 6:33 `minItems` 2 is greater than `maxItems` 1 of a schema combined with this one",
  ],
  [
    "{ allOf: [{ minimum: 5 }, { exclusiveMaximum: 5 }] }",
    "6:20 6:36 `minimum` 5 is not below `exclusiveMaximum` 5 of a schema combined with this one",
  ],
  ["{ minimum: 5, exclusiveMaximum: 5 }", "6:10 6:22 `minimum` 5 is not below `exclusiveMaximum` 5"],
])("limits that leave nothing between them: %s", async (schema, expected) => {
  const [line, ...others] = await told(`    A: ${schema}\n    B: { allOf: [{ $ref: "#/components/schemas/A" }] }`);
  expect(others).toEqual([]);
  expect(line).toMatch(`${expected}: no value can match both; lower`);
});
