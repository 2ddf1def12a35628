import { describe, expect, test } from "vitest";
import { describeIn, propertyOf, ref, viewOf } from "./describe.ts";

describe("types", () => {
  test.each<[unknown, readonly string[], boolean?]>([
    [{ type: "string" }, ["string"]],
    [{ type: ["string", "null"] }, ["string"], true],
    [{ type: ["string", "integer"] }, ["string", "integer"]],
    [{ type: "null" }, ["null"]],
    [{ type: ["null"] }, ["null"]],
    [{}, ["any"]],
    [true, ["any"]],
    [5, ["any"]],
    [null, ["any"]],
    [false, ["never"]],
    [{ allOf: [{ type: "string" }, { type: "integer" }] }, ["never"]],
    [{ allOf: [{ type: "number" }, { type: "integer" }] }, ["integer"]],
    [{ properties: { a: {} } }, ["object"]],
    [{ required: ["a"] }, ["object"]],
    [{ items: { type: "string" } }, ["string[]"]],
    [{ type: "array" }, ["array"]],
    [{ type: "array", items: {} }, ["any[]"]],
    [{ type: "array", items: { type: ["integer", "null"] } }, ["(integer | null)[]"]],
    [{ type: "array", items: { type: "array", items: { type: "number" } } }, ["number[][]"]],
    [{ type: "array", items: { properties: { a: {} } } }, ["object[]"]],
    [{ prefixItems: [{ type: "number" }, { type: "string" }], items: false }, ["[number, string]"]],
    [{ prefixItems: [{ type: "number" }] }, ["[number, …]"]],
    [{ prefixItems: [{ type: "number" }], maxItems: 1 }, ["[number]"]],
    [{ prefixItems: [{ type: "number" }], maxItems: 2 }, ["[number, …]"]],
    [{ prefixItems: [{ type: "number" }], unevaluatedItems: false }, ["[number]"]],
    [{ prefixItems: [{ type: "number" }], items: { type: "string" }, unevaluatedItems: false }, ["[number, …]"]],
    [{ enum: ["a", "b"] }, ["string"]],
    [{ enum: ["a", 1, null] }, ["string", "integer"], true],
    [{ enum: [null] }, ["null"]],
    [{ const: null }, ["null"]],
    [{ const: true }, ["boolean"]],
    [{ minLength: 1 }, ["string"]],
    [{ minimum: 1 }, ["number"]],
    [{ format: "int32" }, ["integer"]],
    [{ anyOf: [{ type: "string" }, { type: "integer" }] }, ["string", "integer"]],
    [{ anyOf: [{ type: "string" }, { type: "integer" }, { type: "null" }] }, ["string", "integer"], true],
    [{ anyOf: [{ type: "integer" }, { type: "null" }] }, ["integer"], true],
    [{ oneOf: [{ type: "integer" }] }, ["integer"]],
    [{ anyOf: [ref("Device"), { type: "null" }] }, ["Device"], true],
    [ref("Device"), ["Device"]],
    [ref("Level"), ["integer"]],
    [{ type: "array", items: ref("Device") }, ["Device[]"]],
    [{ oneOf: [ref("Device"), { type: "array", items: ref("Device") }] }, ["Device", "Device[]"]],
    [
      { oneOf: [{ type: "string" }, { type: "integer" }, { type: "boolean" }, { type: "number" }, ref("Device")] },
      ["string", "integer", "boolean", "number", "Device"],
    ],
    [{ oneOf: ["a", "b", "c", "d", "e", "f"].map((title) => ({ title, type: "object" })) }, ["object"]],
    [ref("Missing"), ["any"]],
  ])("%j is called %j", (schema, types, isNullable) => {
    const schemas = { Device: { type: "object", properties: { id: { type: "integer" } } }, Level: { type: "integer" } };
    const { view } = describeIn(schemas, schema);
    expect(view.types).toEqual(types);
    expect(view.isNullable).toBe(isNullable);
  });

  test.each([
    [{ type: "boolean", format: "boolean" }, undefined],
    [{ type: ["string", "null"], format: "string" }, undefined],
    [{ type: "string", format: "boolean" }, "boolean"],
  ])("the format of %j, unless it repeats the type: %j", (schema, format) => {
    expect(describeIn({}, schema).view.format).toBe(format);
  });

  test.each([
    [{ type: "string", uniqueItems: true }, []],
    [{ type: ["array", "null"], uniqueItems: true }, [{ kind: "uniqueItems", value: "true" }]],
    [{ uniqueItems: true }, [{ kind: "uniqueItems", value: "true" }]],
  ])("the limits of %j are %j: only lists have unique items", (schema, constraints) => {
    expect(describeIn({}, schema).view.constraints).toEqual(constraints);
  });

  test("titles are plain words, all of them", () => {
    const title = "Create a `zip`\n\nor **rar**, see [limits](/limits)";
    expect(describeIn({}, { type: "object", title }).view.title).toBe("Create a zip or rar, see [limits](/limits)");
    const kinds = { oneOf: [{ type: "string", title: "type: `email`" }, { type: "integer" }] };
    expect(describeIn({}, kinds).view.variants?.[0]?.variants.map(({ label }) => label)).toEqual([
      "type: email",
      "integer",
    ]);
  });

  test("a named schema is linked, and a list of it too", () => {
    const schemas = { Device: { type: "object", properties: {} }, Level: { type: "integer", minimum: 0 } };
    const schema = {
      properties: { one: ref("Device"), many: { type: "array", items: ref("Device") }, level: ref("Level") },
    };
    const { view, references } = describeIn(schemas, schema);
    expect(["one", "many", "level"].map((name) => references[propertyOf(view, name).ref ?? -1])).toEqual([
      "Device",
      "Device",
      "Level",
    ]);
  });

  test("one of several types that is a list of a named schema gives no link, for the link would stand for all", () => {
    const schema = { type: ["string", "array"], items: ref("Device") };
    const { view } = describeIn({ Device: { type: "object", properties: {} } }, schema);
    expect(view.types).toHaveLength(2);
    expect(view.ref).toBeUndefined();
  });

  test("a named schema of several types tells them beside its name, one of a single type does not", () => {
    const schemas = {
      Json: { type: ["string", "object", "array", "null"], items: ref("Json") },
      Level: { type: ["integer", "string"] },
      List: { type: "array", items: {} },
    };
    const { view } = describeIn(schemas, { properties: { a: ref("Json"), b: ref("Level"), c: ref("List") } });
    expect(propertyOf(view, "a")).toMatchObject({
      types: ["Json"],
      namedTypes: ["string", "object", "(Json | null)[]"],
      isNullable: true,
    });
    expect(propertyOf(view, "b").namedTypes).toBeUndefined();
    expect(propertyOf(view, "c").namedTypes).toBeUndefined();
  });

  test("a named schema without a page has its name and no link", () => {
    const { view } = describeIn({ Device: { type: "object" } }, ref("Device"), { hasPage: () => false });
    expect(view).toMatchObject({ types: ["Device"] });
    expect(view.ref).toBeUndefined();
  });
});

test("every limit is shown, also when it is 0", () => {
  const limits = {
    ...{ minimum: 0, maximum: 0, exclusiveMinimum: 0, exclusiveMaximum: 0, minLength: 0, maxLength: 0, minItems: 0 },
    ...{ maxItems: 0, minContains: 0, maxContains: 0, minProperties: 0, maxProperties: 0, multipleOf: 0.05 },
  };
  const { constraints } = viewOf({ ...limits, pattern: "^a", uniqueItems: true });
  const shown = Object.fromEntries(constraints.map(({ kind, value }) => [kind, value]));
  const numbers = Object.entries(limits).map(([kind, value]) => [kind, `${value}`]);
  expect(shown).toEqual({ ...Object.fromEntries(numbers), pattern: "^a", uniqueItems: "true" });
});

test("annotations, samples and content are shown", () => {
  const view = viewOf({
    ...{
      type: "string",
      title: "Name",
      description: "Of the **fish**",
      format: "idn",
      "x-unit": "cm",
      deprecated: true,
    },
    ...{
      readOnly: true,
      writeOnly: true,
      default: "",
      const: null,
      examples: ["a", { b: 1 }],
      contentEncoding: "base64",
    },
    ...{ contentMediaType: "image/png", contentSchema: { type: "integer" } },
    externalDocs: { url: "https://wiki.example/fish", description: "More" },
    xml: { name: "fish", prefix: "a", namespace: "urn:a" },
  });
  expect(view).toEqual({
    ...{ types: ["string"], title: "Name", descriptionHtml: "Of the **fish**", format: "idn", unit: "cm" },
    ...{
      isDeprecated: true,
      isReadOnly: true,
      isWriteOnly: true,
      default: '""',
      const: "null",
      examples: ['"a"', '{"b":1}'],
    },
    ...{ contentEncoding: "base64", contentMediaType: "image/png" },
    contentSchema: { types: ["integer"], constraints: [] },
    externalDocs: { href: "https://wiki.example/fish", html: "More" },
    xml: '<a:fish xmlns:a="urn:a">',
    constraints: [],
  });
});

test("no value is valid beside a property whose dependent schema is false", () => {
  const view = viewOf({ type: "object", dependentSchemas: { a: false } });
  expect(view.dependentSchemas).toEqual([{ property: "a", schema: { types: ["never"], constraints: [] } }]);
});

test.each<[string, object, string]>([
  ["a wrapped list has its name", { xml: { name: "bs", wrapped: true } }, "<bs><bs>"],
  ["a list that is not has that of its property", { xml: { name: "bs" } }, "<books>"],
  ["or of its items", { xml: { name: "bs" }, items: { xml: { name: "book" } } }, "<book>"],
])("in XML %s", (_, hints, expected) => {
  const view = viewOf({ properties: { books: { type: "array", items: { type: "string" }, ...hints } } });
  expect(view.properties?.[0]?.schema.xml).toBe(expected);
});

test.each([
  "javascript:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  5,
])("the address %j of external documents is no link", (url) => {
  expect(viewOf({ externalDocs: { url } }).externalDocs).toBeUndefined();
});

test("an inherited example is shown unless it is an object, which lacks what the schema adds", () => {
  const schemas = {
    Base: { type: "object", properties: { id: { type: "integer" } }, examples: [{ id: 7 }] },
    Wide: { type: "integer", examples: [5] },
    Big: { allOf: [ref("Base")], required: ["big"], properties: { big: { type: "string" }, base: ref("Base") } },
    Narrow: { allOf: [ref("Wide")], minimum: 3 },
  };
  const { view } = describeIn(schemas, ref("Big"));
  expect(view.examples).toBeUndefined();
  expect(propertyOf(view, "base").examples).toEqual(['{"id":7}']);
  expect(describeIn(schemas, ref("Narrow")).view.examples).toEqual(["5"]);
});

describe("enumerations", () => {
  const described = [
    { value: '"on"', descriptionHtml: "It shines" },
    { value: '"off"', descriptionHtml: "It is dark" },
  ];
  test.each<[string, unknown]>([
    [
      "an object of a list that may grow",
      {
        type: "string",
        "x-extensible-enum": ["on", "off"],
        "x-enumDescriptions": { on: "It shines", off: "It is dark" },
      },
    ],
    ["an object", { enum: ["on", "off"], "x-enumDescriptions": { on: "It shines", off: "It is dark" } }],
    ["a list", { enum: ["on", "off"], "x-enum-descriptions": ["It shines", "It is dark"] }],
    ["comments", { enum: ["on", "off"], "x-enum-comments": { on: "It shines", off: "It is dark" } }],
    [
      "Microsoft's list",
      {
        enum: ["on", "off"],
        "x-ms-enum": {
          values: [
            { value: "off", description: "It is dark" },
            { value: "on", description: "It shines" },
          ],
        },
      },
    ],
    [
      "constants",
      {
        oneOf: [
          { const: "on", description: "It shines" },
          { const: "off", description: "It is dark" },
        ],
      },
    ],
  ])("values are described by %s", (_, schema) => {
    expect(viewOf(schema)).toMatchObject({ types: ["string"], enum: described });
    expect(viewOf(schema).variants).toBeUndefined();
  });

  test("values that are only known are told from those that there can be", () => {
    const known = { type: "string", "x-extensible-enum": ["on", "off"] };
    expect(viewOf(known).isEnumOpen).toBe(true);
    expect(viewOf({ ...known, enum: ["on"] })).toMatchObject({ enum: [{ value: '"on"' }] });
    expect(viewOf({ ...known, enum: ["on"] }).isEnumOpen).toBeUndefined();
  });

  test("names of values stand before their descriptions", () => {
    const schema = { type: "integer", enum: [0, 1], "x-enumNames": ["Off", "On"], "x-enum-descriptions": ["Dark"] };
    expect(viewOf(schema).enum).toEqual([
      { value: "0", descriptionHtml: "`Off` — Dark" },
      { value: "1", descriptionHtml: "`On`" },
    ]);
  });

  test("comments are those of the constants that values are called by", () => {
    const names = { "x-enum-varnames": ["Off", "On"], "x-enum-comments": { On: "It shines" } };
    expect(viewOf({ type: "integer", enum: [0, 1], ...names }).enum).toEqual([
      { value: "0", descriptionHtml: "`Off`" },
      { value: "1", descriptionHtml: "`On` — It shines" },
    ]);
  });

  test("names that repeat their values are left out", () => {
    const words = { title: "on", description: "It shines" };
    expect(viewOf({ oneOf: [{ const: "on", ...words }, { const: "off" }] }).enum).toEqual([
      { value: '"on"', descriptionHtml: "It shines" },
      { value: '"off"' },
    ]);
    const schema = { enum: ["on", 0], "x-enum-varnames": ["on", "0"] };
    expect(viewOf(schema).enum).toEqual([{ value: '"on"' }, { value: "0" }]);
  });

  test("single values may be deprecated, and say what to use instead", () => {
    const former = { const: "turbo", title: "Turbo", deprecated: true, "x-deprecated-description": "Use `eco`." };
    const union = { oneOf: [{ const: "eco" }, former] };
    const turbo = { value: '"turbo"', descriptionHtml: "Turbo — Use `eco`.", isDeprecated: true };
    expect(viewOf(union).enum).toEqual([{ value: '"eco"' }, turbo]);
    expect(viewOf({ enum: ["turbo", "eco"], ...union }).enum).toEqual([turbo, { value: '"eco"' }]);
    expect(viewOf({ anyOf: [{ const: 1, deprecated: true }, { const: 2 }] }).enum).toEqual([
      { value: "1", isDeprecated: true },
      { value: "2" },
    ]);
  });

  test("only values that every enumeration has are left", () => {
    expect(viewOf({ allOf: [{ enum: ["a", "b", { c: 1, d: 2 }] }, { enum: [{ d: 2, c: 1 }, "b"] }] }).enum).toEqual([
      { value: '"b"' },
      { value: '{"c":1,"d":2}' },
    ]);
  });

  test("values that are chosen among described ones keep what is said of them", () => {
    const kinds = [1, 2, 3].map((value) => ({ const: value, title: `Kind ${value}`, description: "As told" }));
    const { view } = describeIn({ Kind: { type: "integer", oneOf: kinds } }, { enum: [3, 1, 4], allOf: [ref("Kind")] });
    expect(view.enum).toEqual([
      { value: "3", descriptionHtml: "Kind 3 — As told" },
      { value: "1", descriptionHtml: "Kind 1 — As told" },
    ]);
  });
});

describe("allOf", () => {
  const schemas = {
    Animal: {
      type: "object",
      description: "A being",
      required: ["species"],
      properties: { species: { type: "string", maxLength: 9, description: "Latin name" }, age: { type: "number" } },
    },
  };

  test("is one object: properties, required lists and limits of all members", () => {
    const schema = {
      description: "Something that swims",
      required: ["age"],
      allOf: [
        ref("Animal"),
        { properties: { fins: { type: "integer", minimum: 2 }, species: { maxLength: 5, minLength: 1 } } },
      ],
    };
    const { view } = describeIn(schemas, schema);
    expect(view.types).toEqual(["object"]);
    expect(view.descriptionHtml).toBe("Something that swims");
    expect(view.properties?.map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ["species", true],
      ["age", true],
      ["fins", false],
    ]);
    expect(propertyOf(view, "species")).toMatchObject({
      types: ["string"],
      descriptionHtml: "Latin name",
      constraints: [
        { kind: "minLength", value: "1" },
        { kind: "maxLength", value: "5" },
      ],
    });
  });

  test("a reference with words about it is still the named schema", () => {
    const { view, references } = describeIn(schemas, {
      description: "The one you feed",
      readOnly: true,
      allOf: [ref("Animal")],
    });
    expect(view).toMatchObject({ types: ["Animal"], ref: 0, descriptionHtml: "The one you feed", isReadOnly: true });
    expect(references).toEqual(["Animal"]);
  });

  test("words written in place win over those of the reference", () => {
    const { view } = describeIn(schemas, { allOf: [ref("Animal"), { description: "In place", default: {} }] });
    expect(view).toMatchObject({ types: ["Animal"], descriptionHtml: "In place", default: "{}" });
  });

  test("the strictest of several limits is shown", () => {
    const schema = {
      allOf: [
        { minimum: 1, maximum: 9, multipleOf: 2, pattern: "a" },
        { minimum: 3, maximum: 12, multipleOf: 4, pattern: "b" },
        { multipleOf: 3 },
      ],
    };
    expect(viewOf(schema).constraints.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
      "minimum 3",
      "maximum 9",
      "multipleOf 4",
      "multipleOf 3",
      "pattern a",
      "pattern b",
    ]);
  });

  test("circles end", () => {
    const circle = { A: { allOf: [ref("B")], properties: { a: {} } }, B: { allOf: [ref("A")], properties: { b: {} } } };
    expect(describeIn(circle, ref("A")).view.properties?.map(({ name }) => name)).toEqual(["b", "a"]);
    expect(describeIn({ A: ref("B"), B: ref("A") }, ref("A")).view.types).toEqual(["A"]);
  });
});

describe("variants", () => {
  const schemas = {
    Feed: { type: "object", properties: { verb: { type: "string" }, grams: { type: "number" } } },
    Siphon: { type: "object", title: "Take water out", properties: { verb: { type: "string" } } },
  };

  test("are named by title, schema, mark or type, and told apart by numbers", () => {
    const schema = {
      oneOf: [
        ref("Feed"),
        ref("Siphon"),
        { title: "Inline", type: "string" },
        { properties: { kind: { const: "timer" } } },
        { type: "array", items: { type: "string" } },
        { properties: { a: {} } },
        { properties: { b: {} } },
        {},
      ],
    };
    const { view, references } = describeIn(schemas, schema);
    expect(view.variants).toHaveLength(1);
    expect(view.variants?.[0]?.kind).toBe("oneOf");
    expect(view.variants?.[0]?.variants.map(({ label }) => label)).toEqual([
      ...["Feed", "Take water out", "Inline", "timer", "string[]", "object", "object 2", "8"],
    ]);
    expect(view.variants?.[0]?.variants.map((variant) => references[variant.ref ?? -1])).toEqual([
      ...["Feed", "Siphon", undefined, undefined, undefined, undefined, undefined, undefined],
    ]);
  });

  test("a mapping selects them, what it leaves out is derived", () => {
    const discriminator = { propertyName: "verb", mapping: { "feed-now": "#/components/schemas/Feed" } };
    const { view, references } = describeIn(schemas, { oneOf: [ref("Feed"), ref("Siphon")], discriminator });
    expect(view.discriminator).toEqual({
      property: "verb",
      mapping: [
        { value: "feed-now", ref: references.indexOf("Feed"), label: "Feed" },
        { value: "Siphon", ref: references.indexOf("Siphon"), label: "Take water out" },
      ],
    });
  });

  test("a mapping may lead to an alternative without a name", () => {
    const kindOf = (kind: string) => ({ type: "object", properties: { kind: { const: kind } } });
    const mapping = { a: "#/components/schemas/Pet/oneOf/0", b: "#/components/schemas/Pet/oneOf/1" };
    const Pet = { oneOf: [kindOf("cat"), kindOf("dog")], discriminator: { propertyName: "kind", mapping } };
    const { view } = describeIn({ Pet }, ref("Pet"));
    expect(view.discriminator?.mapping).toEqual([
      { value: "a", label: "cat" },
      { value: "b", label: "dog" },
    ]);
    const only = describeIn({ Pet: { ...Pet, oneOf: [kindOf("cat")] } }, ref("Pet"));
    expect(only.view.discriminator?.mapping).toEqual([{ value: "b", label: "#/components/schemas/Pet/oneOf/1" }]);
  });

  test("values that select none may have a schema, too", () => {
    const discriminator = { propertyName: "verb", defaultMapping: "#/components/schemas/Siphon" };
    const { view, references } = describeIn(schemas, { oneOf: [ref("Feed"), ref("Siphon")], discriminator });
    expect(view.discriminator?.fallback).toEqual({ ref: references.indexOf("Siphon"), label: "Siphon" });
  });

  test("subtypes of a discriminated schema are its variants, and each knows its own value", () => {
    const pets = {
      Pet: { discriminator: { propertyName: "kind" }, properties: { kind: { type: "string" } } },
      Cat: { allOf: [ref("Pet"), { properties: { lives: { type: "integer" } } }] },
      Lion: { allOf: [ref("Cat")] },
      Dog: { allOf: [ref("Pet")] },
    };
    const valuesOf = (name: string) =>
      describeIn(pets, ref(name)).view.discriminator?.mapping.map(({ value }) => value);
    expect(valuesOf("Pet")).toEqual(["Cat", "Dog", "Lion"]);
    expect(valuesOf("Cat")).toEqual(["Cat"]);
    expect(valuesOf("Lion")).toEqual(["Lion"]);
  });

  const text = { type: "string" };
  const long = "[a-z]{9}".repeat(9);
  test.each<[readonly object[], readonly string[]]>([
    [
      [text, { ...text, format: "date-time" }],
      ["string", "string (date-time)"],
    ],
    [
      [
        { ...text, format: "uuid" },
        { ...text, format: "uuid", pattern: "^0" },
      ],
      ["string", "string (^0)"],
    ],
    [
      [
        { ...text, const: "auto" },
        { ...text, enum: ["a", "b", "c", "d"] },
        { ...text, pattern: long },
      ],
      ['string ("auto")', 'string ("a", "b", "c", …)', "string"],
    ],
    [
      [
        { ...text, contentEncoding: "base64" },
        { ...text, contentMediaType: "image/png" },
      ],
      ["string (base64)", "string (image/png)"],
    ],
    [
      [
        { type: "integer", minimum: 1, exclusiveMaximum: 5 },
        { type: "integer", enum: [0] },
        { type: "number", minimum: 7 },
      ],
      ["integer (≥ 1, < 5)", "integer (0)", "number"],
    ],
    [
      [
        { ...text, title: "string (date)" },
        { ...text, format: "date" },
        { ...text, format: "date", minLength: 1 },
      ],
      ["string (date)", "string", "string 2"],
    ],
    [
      [
        { ...text, format: "date" },
        { type: "integer", format: "date" },
      ],
      ["string", "integer"],
    ],
  ])("of one type, as in %j, are called by what tells them apart", (oneOf, labels) => {
    const view = viewOf({ oneOf, type: undefined });
    expect(view.variants?.[0]?.variants.map(({ label }) => label)).toEqual(labels);
  });

  test("keep their addresses when something tells them apart", () => {
    const id = (format: string) => ({ type: "array", items: {}, format, contains: { properties: { a: {} } } });
    const { view } = describeIn({}, { oneOf: [id("x"), id("y")] });
    const [, second] = view.variants?.[0]?.variants ?? [];
    expect([second?.label, second?.schema.contains?.properties?.[0]?.id]).toEqual([
      "any[] (y)",
      "s.any[]-2.contains.a",
    ]);
  });

  test.each(["x-discriminator-value", "x-ms-discriminator-value"])("a subtype has the value of its own %s", (key) => {
    const pets = {
      Pet: { discriminator: { propertyName: "kind" }, properties: { kind: { type: "string" } }, [key]: "pet" },
      Cat: { allOf: [ref("Pet"), { properties: { lives: { type: "integer" } } }], [key]: "Microsoft.Cat" },
      Lion: { allOf: [ref("Cat")] },
      Dog: { allOf: [ref("Pet")], [key]: "" },
      Bird: { allOf: [ref("Pet"), { [key]: "bird" }] },
    };
    const valuesOf = (schema: unknown) =>
      describeIn(pets, schema).view.discriminator?.mapping.map(({ value }) => value);
    expect(valuesOf(ref("Pet"))).toEqual(["Microsoft.Cat", "Dog", "bird", "Lion"]);
    expect(valuesOf(ref("Cat"))).toEqual(["Microsoft.Cat"]);
    expect(valuesOf(pets.Cat)).toEqual(["Microsoft.Cat"]);
    expect(valuesOf({ oneOf: [ref("Cat"), ref("Lion")] })).toEqual(["Microsoft.Cat", "Lion"]);
  });

  test("a schema that only repeats the type of the one that it refers to is that one", () => {
    const schemas = { Room: { type: "object", properties: { name: { type: "string" } } } };
    const typesOf = (schema: unknown) => describeIn(schemas, schema).view.types;
    expect(typesOf({ type: "object", allOf: [ref("Room")], description: "Hall" })).toEqual(["Room"]);
    expect(typesOf({ type: "object", ...ref("Room") })).toEqual(["Room"]);
    expect(typesOf({ anyOf: [{ type: "object", allOf: [ref("Room")] }, { type: "null" }] })).toEqual(["Room"]);
    expect(typesOf({ type: ["object", "null"], allOf: [ref("Room")] })).toEqual(["object"]);
    expect(typesOf({ type: "object", minProperties: 1, allOf: [ref("Room")] })).toEqual(["object"]);
  });

  test("a union of subtypes is decided by the discriminator that they inherit", () => {
    const pets = {
      Pet: {
        properties: { kind: { type: "string" } },
        discriminator: { propertyName: "kind", mapping: { kitty: "#/components/schemas/Cat" } },
      },
      Cat: { allOf: [ref("Pet"), { properties: { lives: { type: "integer" } } }] },
      Dog: { allOf: [ref("Pet")] },
      Bird: { allOf: [ref("Pet")] },
    };
    const union = { oneOf: [ref("Cat"), ref("Dog"), { type: "string" }] };
    const naming = { propertyName: "kind" };
    for (const given of [union, { ...union, discriminator: naming }]) {
      const { view, references } = describeIn(pets, given);
      expect(view.discriminator).toEqual({
        property: "kind",
        mapping: [
          { value: "kitty", ref: references.indexOf("Cat"), label: "Cat" },
          { value: "Dog", ref: references.indexOf("Dog"), label: "Dog" },
        ],
      });
    }
    const mapping = { puss: "#/components/schemas/Cat" };
    const mapped = describeIn(pets, { ...union, discriminator: { ...naming, mapping } });
    expect(mapped.view.discriminator?.mapping.map(({ value }) => value)).toEqual(["puss", "Dog"]);
    expect(describeIn(pets, { oneOf: [{ type: "object" }, { type: "string" }] }).view.discriminator).toBeUndefined();
  });

  test("a schema that is given itself, as on its own page, knows its subtypes and its own value", () => {
    const pets = {
      Pet: { discriminator: { propertyName: "kind" }, properties: { kind: { type: "string" } } },
      Cat: { allOf: [ref("Pet")], properties: { lives: { type: "integer" } } },
    };
    const pet = describeIn(pets, pets.Pet).view;
    expect(pet.discriminator?.mapping.map(({ value }) => value)).toEqual(["Cat"]);
    expect(pet.variants?.[0]?.variants.map(({ label }) => label)).toEqual(["Cat"]);
    const cat = describeIn(pets, pets.Cat).view;
    expect(cat.discriminator).toMatchObject({ property: "kind", mapping: [{ value: "Cat" }] });
    expect(cat.variants).toBeUndefined();
  });

  test("subtypes stand at what they extend with what they add, and what they only require has its type", () => {
    const pets = {
      Pet: {
        ...{ type: "object", properties: { kind: { type: "string" }, name: { type: "string" } } },
        discriminator: { propertyName: "kind", mapping: { kitty: "#/components/schemas/Cat" } },
      },
      Cat: { allOf: [ref("Pet"), { required: ["name"], properties: { lives: { type: "integer" } } }] },
      "Big/Dog %2F": { allOf: [ref("Pet")], properties: { friend: ref("Pet") } },
    };
    const { view, references } = describeIn(pets, ref("Pet"));
    const [cat, dog] = view.variants?.[0]?.variants ?? [];
    expect(view.properties?.map(({ name }) => name)).toEqual(["kind", "name"]);
    expect([cat, dog].map((variant) => references[variant?.schema.ref ?? -1])).toEqual(["Cat", "Big/Dog %2F"]);
    expect(cat?.schema.properties).toMatchObject([
      { name: "lives", isRequired: false },
      { name: "name", isRequired: true, schema: { types: ["string"] } },
    ]);
    expect(dog?.schema.properties).toMatchObject([{ name: "friend", schema: { types: ["Pet"], isRecursive: true } }]);
    expect(cat?.schema.discriminator).toBeUndefined();
    expect(describeIn(pets, ref("Cat")).view.variants).toBeUndefined();
  });

  test("what a variant only requires has the type that stands around it", () => {
    const schema = { properties: { a: { type: "integer" } }, anyOf: [{ required: ["a"] }, { required: ["b"] }] };
    const [first, second] = viewOf(schema).variants?.[0]?.variants ?? [];
    expect(first?.schema.properties?.[0]).toMatchObject({
      name: "a",
      isRequired: true,
      schema: { types: ["integer"] },
    });
    expect(second?.schema.properties?.[0]).toMatchObject({ name: "b", isRequired: true, schema: { types: ["any"] } });
  });

  test("oneOf and anyOf of one schema are both shown", () => {
    const schema = { oneOf: [ref("Feed"), ref("Siphon")], anyOf: [{ required: ["a"] }, { required: ["b"] }] };
    expect(describeIn(schemas, schema).view.variants?.map(({ kind }) => kind)).toEqual(["oneOf", "anyOf"]);
  });
});

test("what is not evaluated is described where nothing else describes all others", () => {
  const closed = { unevaluatedProperties: false, unevaluatedItems: { type: "string" } };
  expect(viewOf(closed)).toMatchObject({ unevaluatedProperties: "none", unevaluatedItems: { types: ["string"] } });
  const open = viewOf({ ...closed, additionalProperties: true, prefixItems: [true], items: { type: "boolean" } });
  expect([open.unevaluatedProperties, open.unevaluatedItems]).toEqual([undefined, undefined]);
  expect(open).toMatchObject({ additionalProperties: "any", items: { types: ["boolean"] } });
});

test("everything that can stand inside a schema is described", () => {
  const view = viewOf({
    ...{
      prefixItems: [{ const: 1 }],
      items: { type: "string", maxLength: 3 },
      contains: { minLength: 2 },
      unevaluatedItems: false,
    },
    ...{ additionalProperties: { type: "integer" }, patternProperties: { "^x-": { type: "string" } } },
    ...{ propertyNames: { maxLength: 8 }, unevaluatedProperties: false, not: { required: ["z"] } },
    ...{ dependentRequired: { card: ["zip"] }, dependentSchemas: { card: { required: ["name"] } } },
    ...JSON.parse('{"if": {"required": ["a"]}, "then": {"required": ["b"]}, "else": {"required": ["c"]}}'),
  });
  const names = (inner: { properties?: readonly { name: string }[] } | undefined) =>
    inner?.properties?.map(({ name }) => name);
  expect(view.prefixItems?.[0]?.const).toBe("1");
  expect(view.items?.constraints).toEqual([{ kind: "maxLength", value: "3" }]);
  expect(view.contains?.constraints).toEqual([{ kind: "minLength", value: "2" }]);
  expect(view.additionalProperties).toMatchObject({ types: ["integer"] });
  expect(view.patternProperties).toMatchObject([{ pattern: "^x-", schema: { types: ["string"] } }]);
  expect(view.propertyNames?.constraints).toEqual([{ kind: "maxLength", value: "8" }]);
  expect([view.unevaluatedProperties, view.unevaluatedItems]).toEqual([undefined, undefined]);
  expect(names(view.not)).toEqual(["z"]);
  expect(view.dependentRequired).toEqual([{ property: "card", required: ["zip"] }]);
  expect(names(view.dependentSchemas?.[0]?.schema)).toEqual(["name"]);
  expect([view.conditions?.[0]?.if, view.conditions?.[0]?.then, view.conditions?.[0]?.else].map(names)).toEqual([
    ["a"],
    ["b"],
    ["c"],
  ]);
});

test.each<[unknown, unknown]>([
  [{ additionalProperties: true }, "any"],
  [{ additionalProperties: {} }, "any"],
  [{ additionalProperties: false }, "none"],
  [{ allOf: [{ additionalProperties: {} }, { additionalProperties: false }] }, "none"],
  [{ type: "object" }, undefined],
  [{ additionalProperties: "yes" }, undefined],
])("further properties of %j are %j", (schema, expected) => {
  expect(viewOf(schema).additionalProperties).toBe(expected);
});

test.each([
  ["request", ["password", "name"]],
  ["response", ["id", "name"]],
  ["both", ["id", "password", "name"]],
] as const)("in a %s the properties are %j", (direction, expected) => {
  const schemas = { Id: { type: "integer", readOnly: true } };
  const schema = {
    required: ["id", "password"],
    properties: { id: ref("Id"), password: { type: "string", writeOnly: true }, name: { type: "string" } },
  };
  expect(describeIn(schemas, schema, { direction }).view.properties?.map(({ name }) => name)).toEqual(expected);
});

test("ids of properties are their paths, each once", () => {
  const schema = {
    properties: {
      room: { properties: { name: {}, "two words": {} } },
      list: { items: { properties: { name: {} } } },
      either: {
        oneOf: [
          { title: "A", properties: { x: {} } },
          { title: "B", properties: { x: {} } },
        ],
      },
      "room.name": {},
    },
  };
  const ids = [...JSON.stringify(viewOf(schema)).matchAll(/"id":"([^"]*)"/g)].map(([, id]) => id);
  expect(ids.toSorted()).toEqual([
    ...[
      "s.either",
      "s.either.object-2.x",
      "s.either.object.x",
      "s.list",
      "s.list.name",
      "s.room",
      "s.room.name",
      "s.room.name-2",
    ],
    "s.room.two-words",
  ]);
});

test("ids inside alternatives do not follow their titles, which are others in each language", () => {
  const idsOf = (title: string) => {
    const kind = (value: string) => ({ title: `${title} ${value}`, properties: { kind: { const: value }, on: {} } });
    const schemas = { Lamp: { title, type: "object", properties: { on: {} } } };
    const { view } = describeIn(schemas, { oneOf: [ref("Lamp"), kind("lock"), kind("door")] });
    return [...JSON.stringify(view).matchAll(/"id":"([^"]*\.on)"/g)].map(([, id]) => id);
  };
  expect(idsOf("Лампа")).toEqual(["s.Lamp.on", "s.lock.on", "s.door.on"]);
  expect(idsOf("Lamp")).toEqual(idsOf("Лампа"));
});

test("names that objects inherit are plain names", () => {
  const schemas = JSON.parse('{"constructor": {"type": "object", "properties": {"__proto__": {"type": "integer"}}}}');
  const schema = JSON.parse(
    '{"properties": {"__proto__": {"const": 1}, "toString": {"$ref": "#/components/schemas/constructor"}}}',
  );
  const { view } = describeIn(schemas, schema);
  expect(propertyOf(view, "__proto__").const).toBe("1");
  expect(propertyOf(view, "toString")).toMatchObject({ types: ["constructor"], ref: 0 });
  expect(propertyOf(view, "toString", "__proto__").types).toEqual(["integer"]);
  expect(describeIn({}, ref("toString")).view.types).toEqual(["any"]);
});

test("wrong forms are shown as far as they can be", () => {
  const properties = {
    ...{
      a: 5,
      b: null,
      c: "x",
      d: [],
      e: { $ref: 7 },
      f: { type: {} },
      g: { allOf: {}, oneOf: [1, null, "a"], enum: {} },
    },
    ...{ h: { minimum: "1", pattern: 5, format: [] }, i: { properties: [] }, j: { not: 7 }, k: { discriminator: 5 } },
    ...{ l: { if: 3 }, m: { dependentRequired: { a: 5 } }, n: { xml: "x", externalDocs: [], examples: { a: 1 } } },
  };
  expect(viewOf({ properties, required: "a" }).properties?.map(({ name }) => name)).toEqual(Object.keys(properties));
});

test.each<[string, unknown, string | undefined]>([
  ["a branch in place", { description: "Outer", allOf: [{ description: "Inner" }, ref("Named")] }, "Outer\n\nInner"],
  ["branches alone", { allOf: [{ description: "One" }, { description: "Two" }] }, "One\n\nTwo"],
  ["the same words twice", { description: "Same", allOf: [{ description: "Same" }, { description: " " }] }, "Same"],
  [
    "what may be null",
    { description: "Outer", anyOf: [{ type: "string", description: "Inner" }, { type: "null" }] },
    "Outer\n\nInner",
  ],
  ["a named schema with words beside it", { description: "Outer", allOf: [ref("Named")] }, "Outer"],
  ["two named schemas", { allOf: [ref("Named"), ref("Other")] }, "Named"],
  ["a named schema's own branches", ref("Both"), "Both\n\nBranch"],
  ["null beside one type", { anyOf: [{ type: "string" }, { type: "null", description: "Unset" }] }, "`null` — Unset"],
  [
    "null beside several",
    { description: "Outer", oneOf: [{ type: "string" }, { type: "integer" }, { const: null, description: "Unset" }] },
    "Outer`null` — Unset",
  ],
  ["null of a named schema", ref("Maybe"), "`null` — Unset"],
  [
    "null of a named schema with words beside it",
    { description: "Outer", allOf: [ref("Maybe")] },
    "Outer`null` — Unset",
  ],
])("the description of %s", (_, schema, expected) => {
  const schemas = {
    Named: { type: "object", description: "Named" },
    Other: { type: "object", description: "Other" },
    Maybe: { anyOf: [{ type: "string" }, { type: "null", description: "Unset" }] },
    Both: { description: "Both", allOf: [ref("Named"), { description: "Branch" }] },
  };
  expect(describeIn(schemas, schema).view.descriptionHtml).toBe(expected);
});

test("a required property that only `additionalProperties` describes has its type", () => {
  const view = viewOf({ required: ["total"], additionalProperties: { type: "integer", minimum: 1 } });
  expect(view.properties).toMatchObject([
    { name: "total", isRequired: true, schema: { types: ["integer"], constraints: [{ kind: "minimum" }] } },
  ]);
});

test.each<[string, object, readonly string[]]>([
  ["one pattern", { "^x-": { type: "string" } }, ["string"]],
  ["a pattern of anything", { "^x-": {} }, ["any"]],
  ["a pattern that refers to a schema", { "^x-": ref("Room") }, ["Room"]],
  ["several patterns", { "^x-": { type: "number" }, total$: { type: "integer" } }, ["integer"]],
  ["no pattern", { "^y-": { type: "string" } }, ["integer"]],
  ["a pattern that nobody can read", { "^x-(": { type: "string" } }, ["any"]],
])("a required property that matches %s has the type of that", (_, patternProperties, types) => {
  const schema = { required: ["x-total"], additionalProperties: { type: "integer" }, patternProperties };
  const { view } = describeIn({ Room: { type: "object", properties: { id: {} } } }, schema);
  expect(propertyOf(view, "x-total").types).toEqual(types);
});
