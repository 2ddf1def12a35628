// A schema with every keyword that has words of its own.
import type { SchemaView } from "../../../src/model/api.ts";
import { object, properties, schema, texts } from "./apiBuilders.ts";

const action = schema("Feed | Siphon", {
  variants: [
    {
      kind: "oneOf",
      variants: [
        {
          label: "Feed",
          schema: object("p-action.Feed.", {
            "verb!": schema("string", { const: '"feed-now"' }),
            grams: schema("integer", { descriptionHtml: "<p>Grams of food</p>", unit: "g" }),
          }),
        },
        {
          // Goes by its title, and the value by the name of the schema.
          label: "Remove water",
          ref: 1,
          schema: object("p-action.Siphon.", {
            litres: schema("number", { descriptionHtml: "<p>Litres to remove</p>" }),
          }),
        },
        { label: "string", schema: schema("string") },
      ],
    },
  ],
  discriminator: {
    property: "verb",
    mapping: [
      { value: "feed-now", label: "Feed" },
      { value: "siphon-now", label: "Siphon", ref: 1 },
    ],
    fallback: { label: "Wait" },
  },
});

const rules = schema("object", {
  not: object("p-rules.not.", { "secret!": schema("any") }),
  conditions: [
    {
      if: object("p-rules.if.", { mode: schema("any", { const: '"eco"' }) }),
      then: object("p-rules.then.", { "limit!": schema("number") }),
    },
  ],
  dependentRequired: [{ property: "card", required: ["billing", "owner"] }],
  dependentSchemas: [
    { property: "guest", schema: object("p-rules.guest.", { until: schema("string", { format: "date" }) }) },
  ],
});

/** A device: recursive, with limits, units, alternatives and rules. */
export const fullSchema: SchemaView = schema("Device", {
  ref: 0,
  descriptionHtml: "<p>A device of the home, <code>as the reader sees it</code>.</p>",
  properties: properties("p-", {
    "id!": schema("integer", { isReadOnly: true, format: "int32", limits: { minimum: "1" }, examples: ["7"] }),
    "name!": schema("string", {
      descriptionHtml: "<p>Name that the user gave. May hold <em>any</em> letters.</p>",
      limits: { minLength: "1", maxLength: "64", pattern: "^[A-Z][a-z]+$" },
      examples: ['"Motion sensor"'],
    }),
    temperature: schema("number", {
      ...{ isNullable: true, unit: "°C", default: "null" },
      limits: { minimum: "-40", maximum: "85", multipleOf: "0.5" },
      descriptionHtml: "<p>Last measured value; <code>null</code> until the sensor has reported.</p>",
    }),
    "state!": schema("string", {
      enum: texts("online", "offline", "pairing"),
      default: '"online"',
      descriptionHtml: "<p>Whether the device answers.</p>",
    }),
    mode: schema("string", {
      enum: [
        { value: '"eco"', descriptionHtml: "<p>Saves energy at night.</p>" },
        { value: '"comfort"', descriptionHtml: "<p>Keeps the set temperature.</p>" },
        { value: '"turbo"', isDeprecated: true },
      ],
    }),
    tags: schema("string[]", {
      items: schema("string", { limits: { minLength: "1" } }),
      limits: { maxItems: "19", uniqueItems: "true" },
      default: "[]",
    }),
    location: object(
      "p-location.",
      {
        "room_id!": schema("integer"),
        position: object("p-location.position.", {
          x: schema("number", { unit: "m" }),
          cell: object("p-location.position.cell.", { row: schema("integer") }),
        }),
      },
      { descriptionHtml: "<p>Where it stands.</p>", additionalProperties: "none" },
    ),
    parent: schema("Device", { ref: 0, isRecursive: true, isNullable: true }),
    children: schema("Device[]", { ref: 0, items: schema("Device", { ref: 0, isRecursive: true }) }),
    errors: schema("Error[]", { ref: 1, items: schema("Error", { ref: 1, isCut: true }) }),
    password: schema("string", { isWriteOnly: true, format: "password", limits: { minLength: "8" } }),
    serial: schema("string", { isDeprecated: true, descriptionHtml: "<p>Use <code>id</code>.</p>" }),
    firmware: schema("string", { contentEncoding: "base64", contentMediaType: "application/octet-stream" }),
    kind: schema("string", { const: '"sensor"', xml: "@kind" }),
    size: schema("[number, number]", {
      prefixItems: [schema("number", { unit: "mm" }), schema("number", { unit: "mm" })],
      unevaluatedItems: "none",
    }),
    pair: schema("[string, …]", { prefixItems: [schema("string")], items: schema("boolean") }),
    single: schema("[string]", { prefixItems: [schema("string")], items: schema("never") }),
    labels: schema("object", {
      additionalProperties: schema("string", { limits: { maxLength: "32" } }),
      propertyNames: schema("string", { limits: { pattern: "^[a-z]+$" } }),
      limits: { maxProperties: "8" },
    }),
    sealed: schema("object", { unevaluatedProperties: "none" }),
    extras: schema("object", {
      patternProperties: [{ pattern: "^x-", schema: schema("any") }],
      additionalProperties: "none",
    }),
    action,
    rules,
    deep: schema("object", { isCut: true }),
    history: schema("array", {
      contains: schema("integer", { limits: { minimum: "0" } }),
      limits: { minContains: "2" },
    }),
  }),
  additionalProperties: "any",
  omitted: 3,
});
