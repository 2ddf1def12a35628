import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createSchemaBudget } from "../../../../src/openapi/schema/describeSchema.ts";
import { countViews, describeIn, propertyOf, ref, viewOf } from "./describe.ts";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const byName = (count: number, make: (index: number) => readonly [string, unknown]): Record<string, unknown> =>
  Object.fromEntries(numbers(count).map(make));
const wrap = (levels: number, around: (inner: unknown) => unknown): unknown =>
  numbers(levels).reduce<unknown>(around, { type: "string" });

describe("recursion", () => {
  test("ends with the name and a link", () => {
    const schemas = {
      Zone: { properties: { title: { type: "string" }, inner: { type: "array", items: ref("Zone") } } },
    };
    const { view, references } = describeIn(schemas, ref("Zone"));
    expect(propertyOf(view, "inner")).toMatchObject({
      types: ["Zone[]"],
      ref: 0,
      items: { types: ["Zone"], ref: 0, isRecursive: true },
    });
    expect(propertyOf(view, "inner").items?.properties).toBeUndefined();
    expect(references).toEqual(["Zone"]);
  });

  test("is seen however the schema is reached", () => {
    const schemas = {
      A: { properties: { b: ref("B"), same: { allOf: [ref("A")], description: "Again" } } },
      B: { properties: { a: { anyOf: [ref("A"), { type: "null" }] } } },
    };
    const { view } = describeIn(schemas, schemas.A);
    expect(propertyOf(view, "same")).toMatchObject({ isRecursive: true, descriptionHtml: "Again" });
    expect(propertyOf(view, "b", "a")).toMatchObject({ types: ["A"], isRecursive: true, isNullable: true });
  });

  test("is seen where two inherited schemas hold the same property", () => {
    const both = { allOf: [{ properties: { c: ref("N") } }, { properties: { c: ref("N") } }] };
    expect(countViews(describeIn({ N: both }, ref("N")).view)).toBeLessThan(10);
  });

  test("a subtype inside its base is shown once", () => {
    const schemas = {
      Pet: { properties: { friend: ref("Dog") } },
      Dog: { allOf: [ref("Pet"), { properties: { barks: { type: "boolean" } } }] },
    };
    const { view } = describeIn(schemas, ref("Pet"));
    expect(propertyOf(view, "friend", "barks").types).toEqual(["boolean"]);
    expect(propertyOf(view, "friend", "friend")).toMatchObject({ types: ["Dog"], isRecursive: true });
  });
});

describe("named schemas inside each other", () => {
  const schemas = byName(9, (index) => [
    `L${index}`,
    { properties: { next: ref(`L${index + 1}`), id: { type: "integer" } } },
  ]);
  const deep = ["next", "next", "next", "next"];

  test("are all opened where the page has room to spare", () => {
    const { view } = describeIn(schemas, ref("L0"));
    expect(propertyOf(view, ...deep, ...deep, "id").types).toEqual(["integer"]);
  });

  test("are opened to three levels on a long page, deeper ones are links", () => {
    const { view, references } = describeIn(schemas, ref("L0"), { budget: { expansions: 100, nodes: 500 } });
    const cut = propertyOf(view, ...deep);
    expect(cut).toMatchObject({ types: ["L4"], isCut: true });
    expect(cut.properties).toBeUndefined();
    expect(references[cut.ref ?? -1]).toBe("L4");
  });
});

test("what a place says itself is shown where its schema is not", () => {
  const schemas = {
    Node: {
      default: { id: 0 },
      properties: {
        id: { type: "integer" },
        up: { ...ref("Node"), default: null, examples: [{ id: 1 }], externalDocs: { url: "https://example.org/" } },
        other: { anyOf: [ref("Node"), { type: "null" }], default: null },
        plain: ref("Node"),
      },
    },
  };
  const said = { default: "null", examples: ['{"id":1}'], externalDocs: { href: "https://example.org/" } };
  const { view } = describeIn(schemas, ref("Node"));
  expect(propertyOf(view, "up")).toMatchObject({ ...said, isRecursive: true });
  expect(propertyOf(view, "other")).toMatchObject({ default: "null", isRecursive: true });
  expect(propertyOf(view, "plain").default).toBeUndefined();
  const budget = { expansions: 0, nodes: 1000 };
  const cut = describeIn(schemas, { properties: schemas.Node.properties }, { budget });
  expect(propertyOf(cut.view, "up")).toMatchObject({ ...said, isCut: true });
  expect(propertyOf(cut.view, "plain").default).toBeUndefined();
});

test("what stands near the top is opened before what is deep", () => {
  const leaf = { properties: { a: { type: "string" }, b: { type: "string" } } };
  const schemas = { Big: { properties: { deep: ref("Leaf"), deeper: ref("Leaf") } }, Leaf: leaf, Last: leaf };
  const schema = { properties: { first: ref("Big"), last: ref("Last") } };
  const { view } = describeIn(schemas, schema, { budget: { expansions: 5, nodes: 1000 } });
  expect(propertyOf(view, "last").properties).toHaveLength(2);
  expect(propertyOf(view, "first", "deeper")).toMatchObject({ types: ["Leaf"], isCut: true });
});

test("schemas of a page share its budget", () => {
  const schemas = { Device: { properties: { a: {}, b: {}, c: {} } } };
  const schema = { properties: { device: ref("Device") } };
  const budget = { expansions: 5, nodes: 100 };
  const describeAgain = () => propertyOf(describeIn(schemas, schema, { budget }).view, "device");
  expect(describeAgain().properties).toHaveLength(3);
  expect(describeAgain()).toMatchObject({ types: ["Device"], ref: 0, isCut: true });
});

test("the schema that a page is about and the items of its list are open whatever was spent", () => {
  const schemas = { Device: { properties: { a: {} } } };
  const budget = { expansions: 0, nodes: 100 };
  expect(describeIn(schemas, ref("Device"), { budget }).view.properties).toHaveLength(1);
  const list = describeIn(schemas, { type: "array", items: ref("Device") }, { budget });
  expect(list.view.items?.properties).toHaveLength(1);
});

describe("size", () => {
  const hundred = byName(100, (index) => [
    `V${index}`,
    {
      properties: {
        kind: { const: `v${index}` },
        ...byName(30, (field) => [
          `f${index}_${field}`,
          { type: "integer", description: `Field ${field} of ${index}` },
        ]),
      },
    },
  ]);
  const mesh = byName(40, (index) => [
    `M${index}`,
    { properties: byName(40, (other) => [`m${other}`, ref(`M${other}`)]) },
  ]);
  const doubling = byName(60, (index) => [
    `A${index}`,
    { allOf: [ref(`A${index + 1}`), ref(`A${index + 1}`)], anyOf: [ref(`A${index + 1}`), ref(`A${index + 2}`)] },
  ]);

  test.each<[string, Record<string, unknown>, unknown]>([
    ["a hundred variants", hundred, { oneOf: numbers(100).map((index) => ref(`V${index}`)) }],
    ["a hundred variants in place", {}, { oneOf: Object.values(hundred) }],
    ["schemas that all refer to each other", mesh, ref("M0")],
    ["schemas that double at each level", doubling, ref("A0")],
    [
      "20,000 properties",
      {},
      { properties: byName(20_000, (index) => [`p${index}`, { description: `Number ${index}` }]) },
    ],
    ["20,000 values", {}, { enum: numbers(20_000).map((index) => `value ${index}`) }],
    ["1,000 objects inside each other", {}, wrap(1000, (inner) => ({ properties: { a: inner } }))],
    ["1,000 lists inside each other", {}, wrap(1000, (inner) => ({ items: inner }))],
    ["1,000 exceptions inside each other", {}, wrap(1000, (inner) => ({ not: inner }))],
    ["5,000 allOf inside each other", {}, wrap(5000, (inner) => ({ allOf: [inner] }))],
    ["5,000 references in a row", byName(5000, (index) => [`L${index}`, ref(`L${index + 1}`)]), ref("L0")],
  ])("%s stay small", (_, schemas, schema) => {
    const { view } = describeIn(schemas, schema);
    expect(gzipSync(JSON.stringify(view)).length).toBeLessThan(20_000);
    expect(countViews(view)).toBeLessThan(2000);
  });

  test("all hundred variants are named and linked, the first ones are open", () => {
    const { view, references } = describeIn(hundred, { oneOf: numbers(100).map((index) => ref(`V${index}`)) });
    const variants = view.variants?.[0]?.variants ?? [];
    expect(variants.map((variant) => references[variant.ref ?? -1])).toEqual(numbers(100).map((index) => `V${index}`));
    expect(variants[0]?.schema.properties).toHaveLength(31);
    expect(variants[99]?.schema).toMatchObject({ types: ["V99"], isCut: true });
  });

  test("what is left out is counted", () => {
    const view = viewOf({ properties: byName(20_000, (index) => [`p${index}`, {}]) });
    expect((view.properties?.length ?? 0) + (view.omitted ?? 0)).toBe(20_000);
    const values = viewOf({ enum: numbers(700) });
    expect((values.enum?.length ?? 0) + (values.omitted ?? 0)).toBe(700);
  });

  test("a page's budget is never far overdrawn", () => {
    const budget = createSchemaBudget();
    const nodes = budget.nodes;
    const views = numbers(20).map(() => describeIn(mesh, ref("M0"), { budget }).view);
    expect(views.reduce((sum, view) => sum + countViews(view), 0)).toBeLessThan(nodes * 2);
  });
});
