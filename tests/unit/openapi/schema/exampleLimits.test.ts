import { expect, test } from "vitest";
import { generateExample } from "../../../../src/openapi/schema/generateExample.ts";
import { expectToTakeLessThan } from "../../processorTime.ts";
import { ref } from "./describe.ts";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const byName = (count: number, make: (index: number) => readonly [string, unknown]): Record<string, unknown> =>
  Object.fromEntries(numbers(count).map(make));
const wrap = (levels: number, around: (inner: unknown) => unknown): unknown =>
  numbers(levels).reduce<unknown>(around, { type: "string" });

const mesh = (isRequired: boolean) =>
  byName(40, (index) => [
    `M${index}`,
    {
      type: "object",
      properties: byName(40, (other) => [`m${other}`, ref(`M${other}`)]),
      ...(isRequired ? { required: numbers(40).map((other) => `m${other}`) } : {}),
    },
  ]);
const doubling = byName(60, (index) => [
  `A${index}`,
  { allOf: [ref(`A${index + 1}`), ref(`A${index + 1}`)], anyOf: [ref(`A${index + 1}`), ref(`A${index + 2}`)] },
]);
const endless = byName(30, (index) => [
  `O${index}`,
  {
    oneOf: numbers(10).map((other) => ({
      type: "object",
      required: ["n"],
      properties: { n: ref(`O${(index + other + 1) % 30}`) },
    })),
  },
]);
const slowPattern = "^(?=.*[A-Z]).{1,900}[a-z]+([a-z]{1,300}|\\d){1,9}$(?!.*x)\\b\\b";

/** Conditions and alternatives that each ask for further schemas of the kind. */
const conditional = byName(50, (index) => {
  const other = (step: number) => ref(`C${(index * step + 1) % 50}`);
  return [
    `C${index}`,
    {
      type: "object",
      required: ["kind"],
      properties: { kind: { type: "string" }, p0: other(1), p1: other(2), p2: other(3), p3: other(5), p4: other(7) },
      patternProperties: { "^x-": other(5) },
      additionalProperties: other(2),
      if: { properties: { kind: { const: `k${index}` } } },
      then: { required: ["p0"], properties: { p0: other(1) } },
      else: {
        required: ["p1"],
        oneOf: [{ required: ["p2"] }, { required: ["p3"] }, { required: ["p4"], not: { required: ["p2", "p3"] } }],
      },
      dependentSchemas: {
        p1: {
          if: { required: ["p4"] },
          then: { required: ["p3"] },
          else: { required: ["q"], properties: { q: other(3) } },
        },
        p2: other(7),
      },
      not: index % 7 === 0 ? { anyOf: [{ required: ["p0", "p1", "p2"] }, other(1)] } : { required: ["none"] },
    },
  ];
});

test("examples of conditions in each other end when their effort does, whatever could still be put together", async () => {
  const root = { components: { schemas: conditional } };
  await expectToTakeLessThan(1.5, () => {
    for (const index of numbers(5)) generateExample(ref(`C${index}`), { root, direction: "request" });
  });
});

test.each<[string, Record<string, unknown>, unknown]>([
  ["schemas that all refer to each other", mesh(false), ref("M0")],
  ["schemas that all need each other", mesh(true), ref("M0")],
  ["schemas that double at each level", doubling, ref("A0")],
  ["alternatives that never end", endless, ref("O0")],
  ["20,000 properties", {}, { properties: byName(20_000, (index) => [`p${index}`, { type: "string" }]) }],
  ["20,000 required properties", {}, { required: numbers(20_000).map((index) => `p${index}`) }],
  [
    "1,000 required objects inside each other",
    {},
    wrap(1000, (inner) => ({ required: ["a"], properties: { a: inner } })),
  ],
  ["1,000 lists inside each other", {}, wrap(1000, (items) => ({ type: "array", minItems: 1, items }))],
  ["1,000 exceptions inside each other", {}, wrap(1000, (inner) => ({ not: inner }))],
  ["5,000 allOf inside each other", {}, wrap(5000, (inner) => ({ allOf: [inner] }))],
  [
    "a million items of a million characters",
    {},
    { type: "array", minItems: 1e6, items: { type: "string", minLength: 1e6 } },
  ],
  [
    "patterns that take long",
    {},
    {
      required: numbers(300).map((index) => `p${index}`),
      properties: byName(300, (index) => [
        `p${index}`,
        { type: "string", pattern: `${slowPattern}${index}`, minLength: 100 },
      ]),
    },
  ],
  ["examples that take long to match", {}, { type: "string", pattern: "^(a+)+$", examples: [`${"a".repeat(5000)}!`] }],
])("an example of %s is found soon and stays small", (_, schemas, schema) => {
  const example = generateExample(schema, { root: { components: { schemas } }, direction: "both" });
  expect(JSON.stringify(example).length).toBeLessThan(250_000);
});

test("a part of an example is looked at once, however deep it stands", () => {
  const members = byName(20, (index) => [`m${index}`, { type: "string" }]);
  const required = ["inner", ...Object.keys(members)];
  const schema = wrap(40, (inner) => ({ type: "object", required, properties: { inner, ...members } }));
  const example = generateExample(schema, { root: {}, direction: "response" });
  expect(JSON.stringify(example).match(/"m19"/g)).toHaveLength(40);
});

test("a discriminator of 1,200 alternatives is read once, not for each of them", async () => {
  const properties = { t: { type: "string" }, a: { type: "string" } };
  const variants = byName(1_200, (index) => [`V${index}`, { type: "object", required: ["t"], properties }]);
  const union = {
    oneOf: Object.keys(variants).map(ref),
    discriminator: { propertyName: "t", mapping: byName(1_200, (index) => [`m${index}`, ref(`V${index}`).$ref]) },
  };
  const root = { components: { schemas: { ...variants, Union: union } } };
  await expectToTakeLessThan(1, () => {
    expect(generateExample(ref("Union"), { root, direction: "response" })).toMatchObject({ t: "m0" });
  });
});

test("where the whole of a schema takes too long, its example has what is required and empty lists", () => {
  const names = numbers(60).map((index) => `p${index}`);
  const properties = Object.fromEntries(names.map((name) => [name, { type: "integer" }]));
  const kinds = byName(50, (index) => [`K${index}`, { type: "object", required: names, properties }]);
  const lists = byName(20, (index) => [`l${index}`, { type: "array", items: { oneOf: Object.keys(kinds).map(ref) } }]);
  const schema = { type: "object", required: Object.keys(lists), properties: { ...lists, note: { type: "string" } } };
  const example = generateExample(schema, { root: { components: { schemas: kinds } }, direction: "response" });
  expect(example).toEqual(Object.fromEntries(Object.keys(lists).map((name) => [name, []])));
});
