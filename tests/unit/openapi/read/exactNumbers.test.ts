import { expect, test } from "vitest";
import { keepExactNumbers, longNumbersIn, withExactNumbers } from "../../../../src/openapi/read/exactNumbers.ts";
import { operationOf, parsePaths, schemaOf } from "../parseText.ts";

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

test("numbers that one double would stand for, and texts with their digits, stay apart", async () => {
  const parsed = await parsePaths(
    `  /a:
    post:
      operationId: a
      requestBody: { content: { application/json: { schema: { type: object }, example: { a: 9007199254740992, b: 9007199254740993, c: "9007199254740992" } } } }
      responses: { "200": { description: ok } }`,
    {
      rest: `components:
  schemas:
    Long: { type: integer, description: not 9007199254740992 but, minimum: 9007199254740992, maximum: 9007199254740994, examples: [9007199254740992, 9007199254740993] }
    Huge: { type: integer, minimum: 0, maximum: 115792089237316195423570985008687907853269984665640564039457584007913129639935 }`,
    },
  );
  const { samples } = operationOf(parsed, "a");
  const json = '{\n  "a": 9007199254740992,\n  "b": 9007199254740993,\n  "c": "9007199254740992"\n}';
  expect(samples[0]?.code.text).toContain(`-d '${json}'`);
  // The language would change the number when it reads it.
  expect(samples[1]?.code.text).toContain(
    String.raw`body: "{\"a\":9007199254740992,\"b\":9007199254740993,\"c\":\"9007199254740992\"}",`,
  );
  expect(samples[2]?.code.text).toContain('"b": 9007199254740993,');
  const { schema } = schemaOf(parsed, "Long");
  expect(schema).toMatchObject({
    descriptionHtml: "<md>not 9007199254740992 but</md>",
    constraints: [
      { kind: "minimum", value: "9007199254740992" },
      { kind: "maximum", value: "9007199254740994" },
    ],
    examples: ["9007199254740992", "9007199254740993"],
  });
  expect(schemaOf(parsed, "Huge").schema.constraints.at(-1)?.value).toMatch(/^11579\d{73}$/);
  expect(parsed.lines).toEqual([]);
});

test("a finding names a long number as it is written", async () => {
  const { lines } = await parsePaths(
    `  /a: { get: { parameters: [{ name: n, in: query, schema: { type: integer, minimum: 9007199254740993, maximum: 9007199254740992 } }], responses: { "200": { description: ok } } } }`,
  );
  expect(lines).toEqual([
    expect.stringMatching(/`minimum` 9007199254740993 is greater than `maximum` 9007199254740992/),
  ]);
});

const document = (text: string) => ({ value: null, longNumbers: longNumbersIn(text), writtenText: () => undefined });

test.each([
  ["n: 9007199254740992", []],
  ["9007199254740992 9007199254740993", [["9007199254740994", "9007199254740993"]]],
  ["9007199254740995 9007199254740996", [["9007199254740994", "9007199254740995"]]],
  ["-9007199254740992 -9007199254740993", [["-9007199254740994", "-9007199254740993"]]],
  ["a9007199254740993 1.9007199254740993 9007199254740993.5 123 00000000000000001", []],
  [
    "[9223372036854775808,9223372036854775807]",
    [
      ["9223372036854776000", "9223372036854775807"],
      ["9223372036854778000", "9223372036854775808"],
    ],
  ],
])("of %s only what a double cannot hold is noted, each by a double of its own", (text, expected) => {
  expect([...keepExactNumbers([document(text)])]).toEqual(expected);
});

test.each([
  ["%3A9007199254740992%7D", "%3A9007199254740993%7D"],
  [String.raw`1\n9007199254740992\n`, String.raw`1\n9007199254740993\n`],
  ["a9007199254740992", "a9007199254740992"],
])("%s is printed as %s", (text, expected) => {
  expect(withExactNumbers(text, new Map([["9007199254740992", "9007199254740993"]]))).toBe(expected);
});

test("a run of a million digits is no number and takes no time", () => {
  const text = "1".repeat(1_000_000);
  expect(withExactNumbers(text, new Map([["1", "2"]]))).toBe(text);
  expect(longNumbersIn(text).size).toBe(0);
});

test("numbers stay apart across files, and behind aliases", async () => {
  const parsed = await parsePaths("  {}", {
    rest: `components:
  schemas:
    Main: { type: integer, example: 9007199254740992 }
    Part: { $ref: part.yaml#/Part }
    One: { type: object, properties: { a: &long { type: integer, example: 9007199254740997 }, b: *long } }`,
    files: { "specs/part.yaml": "Part: { type: integer, examples: [9007199254740993, 9007199254740996] }\n" },
  });
  expect(schemaOf(parsed, "Main").schema.examples).toEqual(["9007199254740992"]);
  expect(schemaOf(parsed, "Part").schema.examples).toEqual(["9007199254740993", "9007199254740996"]);
  const properties = schemaOf(parsed, "One").schema.properties?.map(({ schema }) => schema.examples);
  expect(properties).toEqual([["9007199254740997"], ["9007199254740997"]]);
});
