// Schemas that examples are made for: one row for each thing a schema can ask of a value.

/** Named schemas that rows refer to. */
export const root = {
  components: {
    schemas: {
      Animal: { type: "object", required: ["species"], properties: { species: { type: "string" } } },
      Fish: {
        allOf: [
          { $ref: "#/components/schemas/Animal" },
          { type: "object", required: ["fins"], properties: { fins: { type: "integer", minimum: 2 } } },
        ],
      },
      Zone: {
        type: "object",
        properties: {
          title: { type: "string" },
          inner: { type: "array", items: { $ref: "#/components/schemas/Zone" } },
        },
      },
      Chain: {
        type: "object",
        required: ["next"],
        properties: { next: { anyOf: [{ $ref: "#/components/schemas/Chain" }, { type: "null" }] } },
      },
      Sum: {
        oneOf: [
          {
            type: "object",
            required: ["left", "right"],
            properties: { left: { $ref: "#/components/schemas/Sum" }, right: { $ref: "#/components/schemas/Sum" } },
          },
          { type: "number" },
        ],
      },
      Loop: { allOf: [{ $ref: "#/components/schemas/Loop" }, { type: "string", minLength: 2 }] },
      Pet: {
        type: "object",
        required: ["kind"],
        discriminator: { propertyName: "kind" },
        properties: { kind: { type: "string" } },
      },
      Dog: {
        allOf: [
          { $ref: "#/components/schemas/Pet" },
          { properties: { barks: { type: "boolean" } }, required: ["barks"] },
        ],
      },
      Closed: { type: "object", properties: { a: { type: "string" } }, additionalProperties: false },
      "Odd/Na~me": { type: "integer", maximum: -5 },
    },
  },
} as const;

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const circle = {
  type: "object",
  required: ["shape", "radius"],
  properties: { shape: { const: "circle" }, radius: { type: "number", exclusiveMinimum: 0 } },
};
const square = {
  type: "object",
  required: ["shape", "side"],
  properties: { shape: { const: "square" }, side: { type: "number" } },
};

/** An object that has all of the properties. */
const having = (properties: Readonly<Record<string, unknown>>) => ({
  type: "object",
  required: Object.keys(properties),
  properties,
});
/** Lists of different items, and how many these have to be. */
const different: readonly (readonly [string, number, unknown])[] = [
  ...["uuid", "date", "date-time", "time", "duration", "email", "hostname", "ipv4", "ipv6", "uri"].map(
    (format) => [`texts of the format ${format}`, 7, { type: "string", format }] as const,
  ),
  ["objects with an id", 3, having({ id: { type: "string", format: "uuid" } })],
  ["objects with a date", 4, having({ day: { type: "string", format: "date" } })],
  ["texts of a pattern with a class in one of its ways", 3, { type: "string", pattern: "^[ab]$|^c$" }],
  ["pairs", 3, { type: "array", items: { type: "integer" }, minItems: 2, maxItems: 2 }],
  ["constants", 3, { oneOf: [{ const: 1 }, { const: 2 }, { const: 3 }] }],
  ["variants", 4, { anyOf: [{ const: "a" }, { type: "integer" }, having({ on: { type: "boolean" } })] }],
  ["combinations", 4, having({ a: { enum: ["a", "b"] }, b: { enum: ["c", "d"] } })],
  ["combinations of three", 8, having({ a: { type: "boolean" }, b: { enum: [1, 2] }, c: { enum: ["c", "d"] } })],
  ["combinations of many", 15, having({ a: { enum: [1, 2, 3] }, b: { enum: ["a", "b", "c", "d", "e"] } })],
];

/** Name and schema of each row. */
export const rows: readonly (readonly [string, unknown])[] = [
  ["anything", true],
  ["an empty schema", {}],
  ["a string", { type: "string" }],
  ["a minLength", { type: "string", minLength: 12 }],
  ["a maxLength", { type: "string", maxLength: 2 }],
  ["a minLength and a maxLength", { type: "string", minLength: 4, maxLength: 4 }],
  ["an empty string", { type: "string", maxLength: 0 }],
  ...[
    ...["date", "time", "date-time", "duration", "email", "hostname", "ipv4", "ipv6", "uri", "uri-reference"],
    ...["uri-template", "uuid", "json-pointer", "relative-json-pointer", "regex", "byte", "password", "binary"],
  ].map((format) => [`the format ${format}`, { type: "string", format }] as const),
  ["an unknown format", { type: "string", format: "unheard-of" }],
  ["a format and a length", { type: "string", format: "email", minLength: 17 }],
  ...[
    ...["^[A-Z][a-z]+$", "^[A-Z]{3}-\\d{4}$", "^(wave|return|dosing)$", "^#?([0-9a-f]{6})$", "^\\d+(\\.\\d{1,2})?$"],
    ...["^[^@\\s]+@[^@\\s]+$", "^([0-9A-F]{2}:){5}[0-9A-F]{2}$", "^\\+380\\d{9}$", "[0-9]", "^$", "^\\p{Lu}\\p{Ll}*$"],
    ...["^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d).{8,}$", "^(?!admin)[a-z]{4,8}$", "^[А-ЯІЇЄҐ][а-яіїєґ’]+$", "^\\S+$"],
    ...["^(?:[a-z0-9]+-)*[a-z0-9]+$", "^\\w{2,}\\b.\\B.$", "^v(?<major>\\d+)\\.(?<minor>\\d+)$", "^(a+)+$", "^[\\]x]$"],
    ...["^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}$", "^(?:[a-z]{2}(?:,|$)){3}$"],
    ...["^\\/rooms\\/\\d+$", "^sunrise$|^sunset$", "^\\u0041\\x42$", "^(?:\\d{1,3}\\.){3}\\d{1,3}$", "^.{40}$"],
  ].map((pattern) => [`the pattern ${pattern}`, { type: "string", pattern }] as const),
  ["a pattern and a minLength", { type: "string", pattern: "^[a-z]+$", minLength: 20, maxLength: 20 }],
  ["two patterns", { allOf: [{ type: "string", pattern: "^a" }, { pattern: "^[a-z]{5}$" }] }],
  ["a pattern and a format", { type: "string", format: "date", pattern: "^2026" }],
  ["a pattern for the year of a date", { type: "string", format: "date", pattern: "^2031-" }],
  [
    "a pattern for the end of a time",
    { type: "string", format: "date-time", pattern: "^\\d{4}-\\d{2}-\\d{2}T00:00:00Z$" },
  ],
  ["a pattern for the fraction of a second", { type: "string", format: "date-time", pattern: "\\.\\d{3}Z$" }],
  ["a pattern for the zone of a date", { type: "string", format: "date-time", pattern: "\\+0[23]:00$" }],
  ["a pattern for the zone of a time", { type: "string", format: "time", pattern: "\\+02:00$" }],
  ["a pattern for a network", { type: "string", format: "ipv4", pattern: "^192\\.168\\." }],
  ["a pattern for the end of a name", { type: "string", format: "hostname", pattern: "\\.ua$" }],
  ["a pattern for the beginning of an address", { type: "string", format: "uri", pattern: "^wss://api\\." }],
  [
    "two patterns for two characters",
    { type: "string", minLength: 8, allOf: [{ pattern: "[A-Z]" }, { pattern: "[0-9]" }] },
  ],
  [
    "a pattern for each kind of character",
    {
      minLength: 8,
      maxLength: 9,
      type: "string",
      allOf: ["[a-z]", "[A-Z]", "\\d", "[^\\w]"].map((pattern) => ({ pattern })),
    },
  ],
  [
    "a pattern for the beginning and one for the end",
    { type: "string", allOf: [{ pattern: "\\d$" }, { pattern: "^A" }] },
  ],
  ["a pattern that is not anchored and a minLength", { type: "string", pattern: "^[A-Z]{2}", minLength: 9 }],
  ["a pattern for the end and a minLength", { type: "string", pattern: "[0-9]$", minLength: 9 }],
  ["a short mail address", { type: "string", format: "email", maxLength: 8 }],
  ["a long mail address", { type: "string", format: "email", minLength: 60 }],
  ["an integer", { type: "integer" }],
  ["a number", { type: "number" }],
  ["minimum 0 and maximum 0", { type: "number", minimum: 0, maximum: 0 }],
  ["a minimum", { type: "integer", minimum: 120, maximum: 4800 }],
  ["a negative maximum", { type: "integer", maximum: -3 }],
  ["exclusive limits of integers", { type: "integer", exclusiveMinimum: 4, exclusiveMaximum: 6 }],
  ["exclusive limits of numbers", { type: "number", exclusiveMinimum: 5.75, exclusiveMaximum: 5.8 }],
  ["multipleOf a fraction", { type: "number", exclusiveMinimum: 5.75, exclusiveMaximum: 9.25, multipleOf: 0.05 }],
  ["multipleOf 0.01", { type: "number", minimum: 0.07, multipleOf: 0.01 }],
  ["multipleOf an integer", { type: "integer", minimum: 31, multipleOf: 7 }],
  ["multiples of two steps", { allOf: [{ type: "integer", minimum: 1, multipleOf: 4 }, { multipleOf: 6 }] }],
  ["a number that must be whole", { allOf: [{ type: "number", minimum: 1.2 }, { type: "integer" }] }],
  ...["int32", "int64", "float", "double"].map(
    (format) => [`the format ${format}`, { type: "number", format }] as const,
  ),
  ["an int32 with a low maximum", { type: "integer", format: "int32", maximum: -2_000_000_000 }],
  ["a large minimum", { type: "integer", minimum: 9_007_199_254_740_000 }],
  ["a boolean", { type: "boolean" }],
  ["null", { type: "null" }],
  ["a list of types", { type: ["integer", "null"], minimum: 3 }],
  ["const null", { const: null }],
  ["a const object", { const: { a: [1, { b: null }] } }],
  ["an enum", { enum: ["nitrate", "nitrite"] }],
  ["an enum whose first value is not allowed", { type: "integer", enum: ["a", 1.5, 7] }],
  ["an enum narrowed by another", { allOf: [{ enum: ["a", "b"] }, { enum: ["b", "c"] }] }],
  ["a default", { type: "integer", default: 0 }],
  ["an invalid default", { type: "integer", minimum: 5, default: 1 }],
  ["an invalid example", { type: "string", format: "uuid", example: "abc" }],
  ["a second example that is valid", { type: "integer", examples: ["no", 4] }],
  ["an array", { type: "array", items: { type: "string" } }],
  ["an array without items", { type: "array" }],
  ["a maxItems of 0", { type: "array", items: { type: "string" }, maxItems: 0 }],
  ["different items", { type: "array", items: { type: "integer", minimum: 3 }, minItems: 3, uniqueItems: true }],
  ["different strings", { type: "array", items: { type: "string" }, minItems: 4, uniqueItems: true }],
  ["different objects", { type: "array", minItems: 2, uniqueItems: true, items: ref("Fish") }],
  ["different enum values", { type: "array", items: { enum: ["a", "b", "c"] }, minItems: 3, uniqueItems: true }],
  ["different booleans", { type: "array", items: { type: "boolean" }, minItems: 2, uniqueItems: true }],
  [
    "different patterns",
    { type: "array", items: { type: "string", pattern: "^[a-f]{3}$" }, minItems: 3, uniqueItems: true },
  ],
  [
    "different strings of a pattern that can be written in two ways",
    { type: "array", items: { type: "string", pattern: "^a|b$" }, minItems: 3, uniqueItems: true },
  ],
  ...different.map(([name, minItems, items]) => {
    return [`different ${name}`, { type: "array", items, minItems, uniqueItems: true }] as const;
  }),
  ["different values of any type", { type: "array", minItems: 4, uniqueItems: true }],
  [
    "items that contain none of a kind",
    { type: "array", contains: { type: "string" }, minContains: 0, maxContains: 0, minItems: 2 },
  ],
  ["items that contain one of a kind", { type: "array", contains: { type: "string" }, maxContains: 1, minItems: 3 }],
  ["a tuple", { type: "array", prefixItems: [{ type: "number" }, { type: "string" }], items: false, minItems: 2 }],
  ["a tuple with a tail", { type: "array", prefixItems: [{ const: 1 }], items: { type: "boolean" }, minItems: 3 }],
  ["contains", { type: "array", items: { type: "integer" }, contains: { minimum: 10 }, minContains: 2 }],
  ["contains in anything", { type: "array", contains: { const: "x" }, maxContains: 1, minItems: 2 }],
  ["a tuple that contains", { type: "array", prefixItems: [{ type: "string" }], contains: { const: 5 } }],
  ["unevaluatedItems false", { type: "array", prefixItems: [{ type: "string" }], unevaluatedItems: false }],
  ["an object", { type: "object", required: ["a"], properties: { a: { type: "string" }, b: { type: "integer" } } }],
  ["properties without a type", { properties: { a: { type: "string" } } }],
  ["a required property that is not described", { type: "object", required: ["a"] }],
  [
    "names that objects inherit",
    { required: ["__proto__", "constructor"], properties: { constructor: { type: "integer" } } },
  ],
  ["a map", { type: "object", additionalProperties: { type: "integer" } }],
  ["minProperties", { type: "object", minProperties: 3, additionalProperties: { type: "boolean" } }],
  ["minProperties over declared ones", { properties: { a: { type: "string" } }, minProperties: 2 }],
  ["maxProperties", { maxProperties: 1, properties: { a: { type: "string" }, b: { type: "string" } } }],
  [
    "maxProperties and a required one",
    { maxProperties: 1, required: ["b"], properties: { a: true, b: { type: "string" } } },
  ],
  [
    "patternProperties",
    { patternProperties: { "^x-[a-z]+$": { type: "integer" } }, additionalProperties: false, minProperties: 2 },
  ],
  [
    "propertyNames",
    { propertyNames: { pattern: "^[A-Z]{2}$" }, additionalProperties: { type: "string" }, minProperties: 2 },
  ],
  ["propertyNames of an enum", { propertyNames: { enum: ["red", "green"] }, additionalProperties: { type: "number" } }],
  [
    "a property with a pattern of its own",
    { required: ["ab"], properties: { ab: { type: "integer" } }, patternProperties: { "^a": { minimum: 7 } } },
  ],
  ["allOf", ref("Fish")],
  ["allOf beside properties", { allOf: [ref("Animal")], properties: { species: { maxLength: 3 } } }],
  ["allOf with a closed member", { allOf: [ref("Closed"), { properties: { b: { type: "string" } } }] }],
  [
    "unevaluatedProperties false",
    { allOf: [ref("Animal")], properties: { x: { type: "integer" } }, unevaluatedProperties: false },
  ],
  ["oneOf of objects", { oneOf: [circle, square] }],
  ["oneOf where the first accepts too much", { oneOf: [{ type: "number" }, { type: "integer" }] }],
  [
    "oneOf by required properties",
    {
      type: "object",
      properties: { a: { type: "string" }, b: { type: "string" } },
      oneOf: [
        { required: ["a"], not: { required: ["b"] } },
        { required: ["b"], not: { required: ["a"] } },
      ],
    },
  ],
  ["oneOf of overlapping objects", { oneOf: [ref("Animal"), { type: "object", required: ["fins"] }] }],
  ["anyOf", { anyOf: [{ type: "string", maxLength: 3 }, { type: "integer" }] }],
  ["anyOf with null", { anyOf: [{ type: "null" }, { type: "integer", minimum: 4 }] }],
  [
    "anyOf around properties",
    { type: "object", properties: { a: { type: "string" } }, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
  ],
  ["oneOf and anyOf together", { oneOf: [circle, square], anyOf: [{ required: ["side"] }, { required: ["corner"] }] }],
  ["oneOf inside oneOf", { oneOf: [{ oneOf: [circle, square] }, { type: "string" }] }],
  ["not of a constant", { type: "integer", not: { const: 1 } }],
  ["not of a type", { not: { type: "string" } }],
  [
    "not of a required property",
    { properties: { a: { type: "string" }, b: { type: "string" } }, not: { required: ["b"] } },
  ],
  ["not of an enum", { type: "string", not: { enum: ["string"] } }],
  [
    "dependentRequired",
    {
      properties: { card: { type: "string" }, address: { type: "string" } },
      required: ["card"],
      dependentRequired: { card: ["address", "zip"] },
    },
  ],
  [
    "dependentSchemas",
    {
      properties: { card: { type: "string" } },
      required: ["card"],
      dependentSchemas: { card: { required: ["zip"], properties: { zip: { type: "string", minLength: 5 } } } },
    },
  ],
  [
    "if and then",
    {
      type: "object",
      required: ["kind"],
      properties: { kind: { enum: ["timer"] } },
      if: { properties: { kind: { const: "timer" } } },
      then: { required: ["seconds"], properties: { seconds: { type: "integer" } } },
    },
  ],
  [
    "if and else",
    {
      type: "object",
      required: ["kind"],
      properties: { kind: { const: "sun" } },
      if: { properties: { kind: { const: "timer" } } },
      then: { required: ["a"] },
      else: { required: ["offset"], properties: { offset: { type: "integer" } } },
    },
  ],
  ["a recursive schema", ref("Zone")],
  ["a chain that ends with null", ref("Chain")],
  ["a sum that ends with numbers", ref("Sum")],
  [
    "an object that only others than objects satisfy",
    { properties: { a: { type: "string" } }, required: ["b"], additionalProperties: false },
  ],
  ["a discriminated union", { oneOf: [ref("Fish"), ref("Dog")], discriminator: { propertyName: "kind" } }],
  ["a name with a slash and a tilde", ref("Odd~1Na~0me")],
  [
    "JSON inside a string",
    {
      type: "string",
      contentMediaType: "application/json",
      contentSchema: { type: "object", required: ["a"], properties: { a: { type: "integer" } } },
    },
  ],
  [
    "a reference with siblings",
    { ...ref("Animal"), required: ["species", "age"], properties: { age: { type: "integer" } } },
  ],
  ["an object example", { type: "object", example: { species: "Neon", tags: ["a"] }, required: ["species"] }],
  [
    "several names like a pattern",
    {
      type: "object",
      patternProperties: { "^x-": { type: "integer" } },
      additionalProperties: false,
      minProperties: 2,
    },
  ],
  [
    "several members that can only be alike",
    {
      type: "object",
      additionalProperties: { type: "number", exclusiveMinimum: 1, exclusiveMaximum: 1.2 },
      minProperties: 2,
    },
  ],
  [
    "several of the names that there are, with one value",
    {
      type: "object",
      propertyNames: { enum: ["x", "y"] },
      additionalProperties: { type: "integer", minimum: 5, maximum: 5 },
      minProperties: 2,
    },
  ],
  ["several short names", { type: "object", propertyNames: { maxLength: 2 }, minProperties: 3 }],
  [
    "short texts that differ",
    { type: "array", uniqueItems: true, minItems: 2, items: { type: "string", maxLength: 6 } },
  ],
  [
    "texts of one length that differ",
    { type: "array", uniqueItems: true, minItems: 3, items: { type: "string", minLength: 4, maxLength: 4 } },
  ],
  [
    "a dozen texts that differ",
    { type: "array", uniqueItems: true, minItems: 12, items: { type: "string", maxLength: 7 } },
  ],
  [
    "null behind a tuple",
    { type: "array", prefixItems: [{ const: "a" }, { enum: [1, 2] }], contains: { type: "null" } },
  ],
  [
    "one item of each of two kinds",
    { type: "array", items: { type: "string" }, allOf: [{ contains: { const: "a" } }, { contains: { const: "b" } }] },
  ],
  [
    "one item of two kinds at once",
    {
      type: "array",
      maxItems: 1,
      allOf: [{ contains: { minimum: 3 } }, { contains: { type: "integer", maximum: 3 } }],
    },
  ],
  ["no item of a kind", { type: "array", items: { type: "integer" }, minItems: 1, not: { contains: { const: 1 } } }],
  ["items of one kind alone", { type: "array", contains: { const: 5 }, unevaluatedItems: false, minItems: 2 }],
];
