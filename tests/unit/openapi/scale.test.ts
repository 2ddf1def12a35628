// Large specifications: the time that they take grows with their size, and what has no room is told.
import { expect, test } from "vitest";
import { expectToTakeLessThan } from "../processorTime.ts";
import { parseText, schemaOf } from "./parseText.ts";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const specOf = (fields: object): string =>
  JSON.stringify({ openapi: "3.1.0", info: { title: "Hub", version: "1" }, paths: {}, ...fields }, undefined, 1);

const schemasOf = (entries: readonly (readonly [string, unknown])[]): string =>
  specOf({ components: { schemas: Object.fromEntries(entries) } });

const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });

const own = (index: number): object => ({ type: "object", properties: { [`p${index}`]: { type: "string" } } });

/** Each schema leads to the one behind it. */
const leadingOn = (length: number, make: (next: object) => object): string =>
  schemasOf(
    numbers(length).map((index) => [`S${index}`, make(index + 1 < length ? ref(`S${index + 1}`) : { type: "string" })]),
  );

/** Each schema extends the one before. */
const chainOf = (length: number): string =>
  schemasOf(
    numbers(length).map((index) => [`S${index}`, index === 0 ? own(0) : { allOf: [ref(`S${index - 1}`), own(index)] }]),
  );

test("a schema at the end of a long row of extended ones links to what it does not repeat, and that is told once", async () => {
  const parsed = await parseText(chainOf(60));
  const { schema } = schemaOf(parsed, "S59");
  expect(schema.properties?.map(({ name }) => name)).toEqual(numbers(51).map((index) => `p${index + 9}`));
  const references = parsed.spec?.schemas.find(({ name }) => name === "S59")?.bodyRefs ?? [];
  expect(schema.beyond?.map((index) => references[index]?.label)).toEqual(["S8"]);
  expect(schemaOf(parsed, "S51").schema).toMatchObject({ beyond: [0] });
  expect(schemaOf(parsed, "S50").schema.beyond).toBeUndefined();
  expect(parsed.lines).toEqual([
    expect.stringMatching(
      /^\d+:\d+ warning api-questionable: the schema `S51` extends a chain of more than 50 others, and so do 8 more: .* \(at `#\/components\/schemas\/S51`\)$/,
    ),
  ]);
});

test.each([
  ["600 schemas that extend each other", chainOf(600), 5],
  ["1,000 alternatives inside each other", leadingOn(1000, (next) => ({ oneOf: [next, { type: "integer" }] })), 6],
  [
    "1,600 schemas that extend one with a discriminator",
    schemasOf([
      ["Base", { type: "object", properties: { kind: { type: "string" } }, discriminator: { propertyName: "kind" } }],
      ...numbers(1600).map((index) => [`S${index}`, { allOf: [ref("Base"), own(index)] }] as const),
    ]),
    4,
  ],
  [
    "a discriminator with 4,000 values that stand for no schema, of 4,000",
    schemasOf([
      [
        "Base",
        {
          type: "object",
          discriminator: {
            propertyName: "kind",
            mapping: Object.fromEntries(numbers(4000).map((index) => [`k${index}`, `Schena${index}`])),
          },
        },
      ],
      ...numbers(4000).map((index) => [`Schema${index}`, { type: "string" }] as const),
    ]),
    3,
  ],
  [
    "3,000 security schemes",
    specOf({
      components: {
        securitySchemes: Object.fromEntries(
          numbers(3000).map((index) => [`key${index}`, { type: "apiKey", in: "header", name: `X-${index}` }]),
        ),
      },
    }),
    2,
  ],
  [
    "20 operations with the same 4,000 tags, each in another order",
    specOf({
      paths: Object.fromEntries(
        numbers(20).map((path) => [
          `/${path}`,
          {
            get: {
              tags: numbers(4000).map((index) => `t${(index * (1001 + 2 * path)) % 4000}`),
              responses: { "200": { description: "ok" } },
            },
          },
        ]),
      ),
    }),
    3,
  ],
])("%s are read in time", async (_, text, most) => {
  let parsed = false;
  await expectToTakeLessThan(most, async () => {
    parsed = (await parseText(text)).spec !== undefined;
  });
  expect(parsed).toBe(true);
});

test("a title and the name of a tag that are texts are cut where they are titles, and that is told", async () => {
  const [title, tag] = ["T".repeat(600), "g".repeat(700)];
  const operation = { operationId: "get", tags: [tag], responses: { "200": { description: "ok" } } };
  const parsed = await parseText(
    specOf({ info: { title, version: "1" }, tags: [{ name: tag }], paths: { "/a": { get: operation } } }),
  );
  expect(parsed.spec?.title).toBe(`${"T".repeat(500)}…`);
  expect(parsed.spec?.tags.map(({ label }) => label)).toEqual([`${"g".repeat(500)}…`]);
  expect(parsed.lines).toEqual([
    "4:4 warning api-questionable: the title has 600 characters; the first 500 are shown (at `#/info/title`)",
    expect.stringContaining("the name of the tag has 700 characters; the first 500 are shown (at `#/tags/0/name`)"),
  ]);
});
