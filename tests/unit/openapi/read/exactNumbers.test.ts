import { expect, test } from "vitest";
import { exactNumbersIn, withExactNumbers } from "../../../../src/openapi/read/exactNumbers.ts";
import { operationOf, parsePaths } from "../parseText.ts";

test("limits of int64 and long ids stand on the page as they are written", async () => {
  const parsed = await parsePaths(`  /a:
    get:
      operationId: a
      parameters:
        - { name: n, in: query, required: true, schema: { type: integer, format: int64, minimum: -9223372036854775808, maximum: 9223372036854775807, example: 9007199254740993 } }
      responses: { "200": { description: ok, content: { application/json: { example: { id: 1234567890123456789, small: 9007199254740991 } } } } }`);
  const body = operationOf(parsed, "a");
  const [parameter] = body.parameters[0]?.parameters ?? [];
  expect(parameter?.schema?.constraints).toEqual([
    { kind: "minimum", value: "-9223372036854775808" },
    { kind: "maximum", value: "9223372036854775807" },
  ]);
  expect(body.responses[0]?.contents[0]?.examples[0]?.code?.text).toBe(
    '{\n  "id": 1234567890123456789,\n  "small": 9007199254740991\n}',
  );
  expect(body.samples[0]?.code.text).toContain("?n=9007199254740993'");
});

test.each([
  ["n: 9007199254740992", []],
  ["a9007199254740993 1.9007199254740993 9007199254740993.5 123", []],
  ["[9223372036854775808,9223372036854775807]", [["9223372036854776000", "9223372036854775808"]]],
])("of %s only what a double cannot hold is noted, the first of equal ones", (text, expected) => {
  expect([...exactNumbersIn(text)]).toEqual(expected);
});

test("a run of a million digits is no number and takes no time", () => {
  const text = "1".repeat(1_000_000);
  expect(withExactNumbers(text, new Map([["1", "2"]]))).toBe(text);
});
