import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Direction } from "../../../../src/openapi/schema/direction.ts";
import { exampleValues, generateExample } from "../../../../src/openapi/schema/generateExample.ts";
import { isObject } from "../../../../src/openapi/schema/json.ts";
import { decidingKey } from "../../../../src/openapi/schema/view/selectingValue.ts";
import { parseYaml } from "../../../../src/source/yaml.ts";
import { root, rows } from "./exampleSchemas.ts";
import { whyInvalid } from "./validity.ts";

const make = (schema: unknown, direction: Direction = "both", document: unknown = root): unknown =>
  generateExample(schema, { root: document, direction });

test.each(rows)("an example of %s is valid", (_, schema) => {
  expect(whyInvalid(make(schema), schema, root)).toBeUndefined();
});

test("a base inside its subtype is another subtype where the first would not end", () => {
  const children = { type: "array", minItems: 1, items: { $ref: "#/components/schemas/Widget" } };
  const extending = (more: object) => ({ allOf: [{ $ref: "#/components/schemas/Widget" }, more] });
  const schemas = {
    Widget: {
      ...{ type: "object", required: ["type"], properties: { type: { type: "string" } } },
      discriminator: {
        propertyName: "type",
        mapping: { box: "#/components/schemas/Box", label: "#/components/schemas/Label" },
      },
    },
    Box: extending({ required: ["children"], properties: { children } }),
    Label: extending({ required: ["text"], properties: { text: { type: "string" } } }),
  };
  expect(make({ $ref: "#/components/schemas/Widget" }, "both", { components: { schemas } })).toEqual({
    type: "box",
    children: [{ type: "label", text: "string" }],
  });
});

test("an object whose values would not end has no value of another kind", () => {
  const person = { type: "object", required: ["team"], properties: { team: { $ref: "#/components/schemas/Team" } } };
  const team = { type: "object", patternProperties: { "^r-": { $ref: "#/components/schemas/Person" } } };
  const document = { components: { schemas: { Person: person, Team: team } } };
  expect(make({ $ref: "#/components/schemas/Person" }, "both", document)).toEqual({ team: {} });
});

test("the same schema gives the same example", () => {
  const once = rows.map(([, schema]) => JSON.stringify(make(schema)));
  const again = rows.map(([, schema]) => JSON.stringify(make(structuredClone(schema))));
  expect(again).toEqual(once);
});

const feed = { required: ["verb"], properties: { verb: { type: "string" }, grams: { type: "number" } } };
const pack = {
  type: "object",
  required: ["leader"],
  properties: {
    leader: { type: "string" },
    pack: { oneOf: [{ $ref: "#/components/schemas/Pack" }, { type: "string" }] },
  },
};
const fish = {
  oneOf: [{ $ref: "#/components/schemas/Feed" }, { $ref: "#/components/schemas/Fish" }],
  discriminator: { propertyName: "verb", mapping: { "feed-now": "#/components/schemas/Feed" } },
};

test.each<[string, unknown, unknown]>([
  ["its example", { type: "string", example: "Neon", default: "x" }, "Neon"],
  ["the first of its examples", { type: "string", examples: ["Neon", "Tetra"] }, "Neon"],
  ["the example that is valid", { type: "integer", examples: ["five", 5] }, 5],
  ["its default, also when it is empty", { type: "integer", default: 0 }, 0],
  ["its default, also when it is false", { type: "boolean", default: false }, false],
  ["no null when there is something to show", { type: ["string", "null"], default: null }, "string"],
  ["its first value", { enum: ["wave", "return"] }, "wave"],
  [
    "the examples of its properties",
    { properties: { ion: { type: "string", example: "nitrate" } } },
    { ion: "nitrate" },
  ],
  ["what its variant's discriminator wants", fish, { verb: "feed-now", grams: 1.5 }],
  [
    "its example in each of its items",
    { type: "array", minItems: 2, items: { properties: { at: { example: "19:30" }, on: { type: "boolean" } } } },
    [
      { at: "19:30", on: true },
      { at: "19:30", on: false },
    ],
  ],
  [
    "another value than its example where items must differ",
    { type: "array", minItems: 2, uniqueItems: true, items: { type: "string", example: "Neon" } },
    ["Neon", "string2"],
  ],
  [
    "what the discriminator of each of its items wants",
    { type: "array", minItems: 2, items: fish },
    [
      { verb: "feed-now", grams: 1.5 },
      { verb: "feed-now", grams: 2.5 },
    ],
  ],
  ["what its discriminator wants of a subtype", { $ref: "#/components/schemas/Dog" }, { kind: "Dog", barks: true }],
  ["what its discriminator wants of a subtype on its page", root.components.schemas.Dog, { kind: "Dog", barks: true }],
  ["a subtype of what others extend", { $ref: "#/components/schemas/Pet" }, { kind: "Dog", barks: true }],
  [
    "no deprecated properties",
    { properties: { a: { type: "string" }, b: { type: "string", deprecated: true } } },
    { a: "string" },
  ],
  [
    "what lies in itself by way of alternatives once",
    { $ref: "#/components/schemas/Pack" },
    { leader: "string", pack: "string" },
  ],
  ["a recursive list that ends", { $ref: "#/components/schemas/Zone" }, { title: "string", inner: [] }],
])("an example shows %s", (_, schema, expected) => {
  const schemas = { ...root.components.schemas, Feed: feed, Pack: pack };
  expect(make(schema, "both", { components: { schemas } })).toEqual(expected);
});

const base = (mapping: Record<string, string>) => ({
  type: "object",
  required: ["t"],
  properties: { t: { type: "string" } },
  discriminator: { propertyName: "t", mapping },
});
const extending = (name: string) => ({
  allOf: [{ $ref: "#/components/schemas/Base" }, { required: [name], properties: { [name]: { type: "integer" } } }],
});
const cats = [{ $ref: "#/components/schemas/Cat" }, { $ref: "#/components/schemas/Dog" }];

test("a subtype has the value that it gives itself", () => {
  const Cat = { ...extending("claws"), "x-ms-discriminator-value": "Microsoft.Cat" };
  const document = { components: { schemas: { Base: base({}), Cat } } };
  expect(make({ $ref: "#/components/schemas/Cat" }, "both", document)).toEqual({ t: "Microsoft.Cat", claws: 1 });
  expect(make({ $ref: "#/components/schemas/Base" }, "both", document)).toEqual({ t: "Microsoft.Cat", claws: 1 });
});

test.each<[string, unknown, unknown]>([
  ["oneOf", { oneOf: cats }, { t: "c", claws: 1 }],
  ["anyOf", { anyOf: cats.toReversed() }, { t: "Dog", barks: 1 }],
  ["a property", { properties: { a: { oneOf: cats } } }, { a: { t: "c", claws: 1 } }],
  ["an array", { type: "array", items: { oneOf: cats } }, [{ t: "c", claws: 1 }]],
])("a subtype in %s has the value that the discriminator of its base wants", (_, schema, expected) => {
  const schemas = {
    Base: base({ c: "#/components/schemas/Cat" }),
    Cat: extending("claws"),
    Dog: extending("barks"),
  };
  expect(make(schema, "both", { components: { schemas } })).toEqual(expected);
});

test.each<[Record<string, unknown>, number]>([
  [{ minimum: 1.111, maximum: 1.125, multipleOf: 0.01 }, 1.12],
  [{ minimum: 0.25, maximum: 0.35, multipleOf: 0.1 }, 0.3],
  [{ minimum: 19.985, maximum: 19.995, multipleOf: 0.01 }, 19.99],
  [{ minimum: -0.35, exclusiveMaximum: -0.25, multipleOf: 0.1 }, -0.3],
  [{ minimum: 0.0000025, maximum: 0.0000035, multipleOf: 1e-6 }, 0.000003],
  [{ minimum: 31, multipleOf: 1e300 }, 1e300],
  [{ exclusiveMinimum: 1e300, maximum: 1.5e300, multipleOf: 1e-3 }, 1.5e300],
])("a number of %j is a multiple as written, however it divides", (limits, expected) => {
  expect(make({ type: "number", ...limits })).toBe(expected);
});

test.each<[string, unknown]>([
  ["inherit", { oneOf: cats }],
  ["are given", { oneOf: cats, discriminator: { propertyName: "t", mapping: { c: "#/components/schemas/Cat" } } }],
])("alternatives that fit each other's values are told apart by the discriminator that they %s", (_, union) => {
  const optional = (name: string) => ({
    allOf: [{ $ref: "#/components/schemas/Base" }, { properties: { [name]: { type: "integer" } } }],
  });
  const schemas = {
    Base: base({ c: "#/components/schemas/Cat" }),
    Cat: optional("claws"),
    Dog: optional("barks"),
  };
  const schema = { properties: { a: union, b: { type: "array", items: union } } };
  const cat = { t: "c", claws: 1 };
  expect(make(schema, "both", { components: { schemas } })).toEqual({ a: cat, b: [cat] });
});

test.each([
  ["a value that is not deprecated", { oneOf: [{ const: "turbo", deprecated: true }, { const: "eco" }] }, "eco"],
  [
    "also of a list",
    { enum: ["turbo", "eco"], anyOf: [{ const: "turbo", deprecated: true }, { const: "eco" }] },
    "eco",
  ],
  ["a deprecated one where there is no other", { oneOf: [1, 2].map((one) => ({ const: one, deprecated: true })) }, 1],
])("examples have %s", (_, schema, expected) => {
  expect(make(schema)).toEqual(expected);
});

const account = {
  type: "object",
  required: ["id", "password", "name"],
  properties: {
    id: { type: "integer", readOnly: true },
    password: { type: "string", writeOnly: true },
    name: { type: "string" },
  },
};

test.each<[Direction, unknown]>([
  ["request", { password: "string", name: "string" }],
  ["response", { id: 1, name: "string" }],
  ["both", { id: 1, password: "string", name: "string" }],
])("a %s holds what travels that way", (direction, expected) => {
  expect(make(account, direction)).toEqual(expected);
  expect(make({ ...account, example: { id: 1, password: "string", name: "string" } }, direction)).toEqual(expected);
});

test("a property is left out of requests when an inherited schema says that it is read-only", () => {
  const document = { components: { schemas: { Base: { properties: { id: { type: "integer", readOnly: true } } } } } };
  const schema = {
    allOf: [{ $ref: "#/components/schemas/Base" }, { required: ["id"], properties: { a: { const: 1 } } }],
  };
  expect(make(schema, "request", document)).toEqual({ a: 1 });
});

test("names that objects inherit are plain names", () => {
  const schema = {
    required: ["__proto__"],
    properties: JSON.parse('{"__proto__": {"const": 1}, "toString": {"const": 2}}'),
  };
  const example = make(schema);
  expect(JSON.stringify(example)).toBe('{"__proto__":1,"toString":2}');
  expect(Object.hasOwn({}, "toString")).toBe(false);
});

const events = {
  Event: {
    oneOf: [{ $ref: "#/components/schemas/Opened" }, { $ref: "#/components/schemas/Closed" }],
    discriminator: { propertyName: "type", mapping: { "door.opened": "#/components/schemas/Opened", shut: "Closed" } },
  },
  Opened: { required: ["type"], properties: { type: { type: "string" } } },
  Closed: { required: ["type"], properties: { type: { type: "string", enum: ["closed", "shut"] } } },
  Other: { properties: { type: { type: "string" } } },
};

test.each<[string, unknown, unknown]>([
  ["on its own page", events.Opened, { type: "door.opened" }],
  ["by name", { $ref: "#/components/schemas/Closed" }, { type: "shut" }],
  [
    "in a property",
    { properties: { last: { $ref: "#/components/schemas/Opened" } } },
    { last: { type: "door.opened" } },
  ],
  ["not where no discriminator selects it", events.Other, { type: "string" }],
])("a schema that another one selects has the value that selects it: %s", (_, schema, expected) => {
  expect(make(schema, "both", { components: { schemas: events } })).toEqual(expected);
});

test("a schema that is selected by an alternative of a list in no schema has that value", () => {
  const { Event, ...schemas } = events;
  const document = { components: { schemas, [decidingKey]: [Event] } };
  expect(make(events.Opened, "both", document)).toEqual({ type: "door.opened" });
});

const address = { required: ["street"], properties: { street: { type: "string" } } };
const contact = { properties: { id: { type: "integer" }, mail: { type: "string" }, name: { type: "string" } } };

test.each<[string, unknown, unknown]>([
  [
    "what comes with a property that it has",
    {
      properties: { card: { type: "string" } },
      dependentSchemas: { card: { required: ["billing"], properties: { billing: address } } },
    },
    { card: "string", billing: { street: "string" } },
  ],
  [
    "the branches of all conditions that it meets",
    {
      properties: { a: { const: 1 }, b: { const: 2 } },
      allOf: [
        { if: { required: ["a"] }, then: { required: ["c"], properties: { c: { type: "boolean" } } } },
        { if: { required: ["b"] }, then: { required: ["d"], oneOf: [{ properties: { d: { const: 4 } } }, false] } },
        { if: { required: ["none"] }, then: false, else: { required: ["e"] } },
      ],
    },
    { a: 1, b: 2, c: true, d: 4, e: "string" },
  ],
  [
    "a branch with alternatives",
    {
      properties: { a: { const: 1 } },
      if: { required: ["a"] },
      then: { oneOf: [{ required: ["b"], properties: { b: { const: 2 } } }, { required: ["c"] }] },
    },
    { a: 1, b: 2 },
  ],
  [
    "all but one of what must not be together",
    { ...contact, not: { required: ["id", "mail"] } },
    { id: 1, name: "string" },
  ],
  [
    "nothing that any of several refuses",
    { ...contact, not: { anyOf: [{ required: ["id"] }, { required: ["mail"] }] } },
    { name: "string" },
  ],
  [
    "what one alternative requires, not what others do",
    { ...contact, oneOf: [{ required: ["id"] }, { required: ["mail"] }] },
    { id: 1, name: "string" },
  ],
  [
    "a property of each kind that it describes",
    {
      properties: { id: { type: "integer" } },
      patternProperties: { "^S_": { type: "string" }, "^I_": { type: "integer" } },
      additionalProperties: { type: "boolean" },
    },
    { id: 1, S_: "string", I_: 1, key: true },
  ],
  [
    "a property for each pattern that names may match",
    {
      type: "object",
      propertyNames: { pattern: "^[a-z]+$" },
      patternProperties: { "^num$": { type: "integer" }, "^S_": { type: "string" } },
      unevaluatedProperties: { type: "boolean" },
    },
    { num: 1, abc: true },
  ],
  [
    "no property of which nothing is said",
    { properties: { id: { type: "integer" } }, additionalProperties: { description: "Anything." } },
    { id: 1 },
  ],
  ["a name where only names are described", { type: "object", propertyNames: { pattern: "^x-$" } }, { "x-": "string" }],
  [
    "its content in the encoding that it asks for",
    { contentMediaType: "application/json", contentEncoding: "base64", contentSchema: { const: { ї: 1 } } },
    Buffer.from('{"ї":1}').toString("base64"),
  ],
])("an example under conditions shows %s", (_, schema, expected) => {
  expect(make(schema)).toEqual(expected);
  expect(whyInvalid(make(schema), schema, root)).toBeUndefined();
});

test.each<[string, unknown]>([
  ["a number", 5],
  ["a text", "schema"],
  ["null", null],
  ["a list", [1]],
  ["a reference that leads nowhere", { $ref: "#/components/schemas/Nothing" }],
  ["keywords of wrong forms", { type: {}, allOf: 5, oneOf: [1, null], pattern: "(", minimum: "a", format: 7 }],
])("%s in place of a schema allows anything", (_, schema) => {
  expect(make(schema)).toBe("string");
});

test.each<[string, unknown, unknown]>([
  ["types that exclude each other", { allOf: [{ type: "string" }, { type: "integer" }] }, null],
  ["an object that has to hold itself", { $ref: "#/components/schemas/Self" }, { self: {} }],
])("%s have no example: as little as can be is shown", (_, schema, expected) => {
  const self = { type: "object", required: ["self"], properties: { self: { $ref: "#/components/schemas/Self" } } };
  expect(make(schema, "both", { components: { schemas: { Self: self } } })).toEqual(expected);
});

const impossible = { type: "integer", minimum: 5, maximum: 1 };
const room = (inner: unknown): unknown => ({
  type: "object",
  required: ["name", "inner"],
  properties: { name: { type: "string" }, inner, isOpen: { type: "boolean" } },
});

test.each<[string, unknown, unknown]>([
  ["limits that exclude each other", room(impossible), { name: "string", inner: 5, isOpen: true }],
  [
    "limits that no double is between",
    room({ type: "integer", format: "int64", exclusiveMinimum: 2 ** 63 }),
    { name: "string", inner: 2 ** 63, isOpen: true },
  ],
  [
    "items that cannot be",
    room({ type: "array", minItems: 1, items: impossible }),
    { name: "string", inner: [5], isOpen: true },
  ],
  [
    "too few different items",
    room({ type: "array", minItems: 3, uniqueItems: true, items: { type: "boolean" } }),
    { name: "string", inner: [true, false], isOpen: true },
  ],
  ["one of many in a list", { type: "array", items: room(impossible) }, [{ name: "string", inner: 5, isOpen: true }]],
  [
    "a pattern that its format excludes",
    room({ type: "string", format: "time", pattern: "^([01]?[0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$" }),
    { name: "string", inner: "12:45:18", isOpen: true },
  ],
  ["one that need not be there", { properties: { name: { type: "string" }, inner: impossible } }, { name: "string" }],
  [
    "a type that is none",
    room({ allOf: [{ type: "string" }, { type: "integer" }] }),
    { name: "string", inner: null, isOpen: true },
  ],
])("what cannot be made leaves the rest of an example: %s", (_, schema, expected) => {
  expect(make(schema)).toEqual(expected);
});

describe("examples written in a schema", () => {
  test("are all given when they are valid", () => {
    const schema = { type: "integer", examples: [3, "no", 4] };
    expect(exampleValues(schema, { root, direction: "both" })).toEqual([
      { value: 3, isGenerated: false },
      { value: 4, isGenerated: false },
    ]);
  });

  test("give way to one that is made when none is valid", () => {
    expect(exampleValues({ type: "integer", examples: ["no"] }, { root, direction: "both" })).toEqual([
      { value: 1, isGenerated: true },
    ]);
  });

  test("of an inherited object lack what is added and are not shown", () => {
    const document = { components: { schemas: { Base: { type: "object", example: { a: 1 } } } } };
    const schema = { allOf: [{ $ref: "#/components/schemas/Base" }, { properties: { b: { const: 2 } } }] };
    expect(exampleValues(schema, { root: document, direction: "both" })).toEqual([
      { value: { b: 2 }, isGenerated: true },
    ]);
  });
});

const specs = process.env["HUBDOCS_SHARED"];

describe.skipIf(specs === undefined)("real specifications", () => {
  const folder = `${specs}/specs`;
  const files = specs === undefined ? [] : readdirSync(folder).filter((file) => file.endsWith(".yaml"));

  test.each(files)("every schema of %s gets a valid example", (file) => {
    const result = parseYaml(readFileSync(`${folder}/${file}`, "utf8"));
    if (result.kind === "problem") throw new Error(result.problem.message);
    const document = result.document.value;
    const schemas = schemasIn(document);
    expect(schemas.length).toBeGreaterThan(30);
    const invalid = schemas.map((schema) => whyInvalid(make(schema, "both", document), schema, document));
    expect(invalid.filter((reason) => reason !== undefined)).toEqual([]);
  });
});

/** Schemas of parameters, bodies and components, each object once. */
function schemasIn(document: unknown): readonly unknown[] {
  const found = new Set<unknown>();
  const visit = (value: unknown, isMap: boolean): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, false);
    if (!isObject(value)) return;
    for (const [key, inner] of Object.entries(value)) {
      if (isMap || key === "schema") found.add(inner);
      visit(inner, key === "schemas");
    }
  };
  visit(document, false);
  return [...found];
}
