// Texts for people in a specification: all of them, and nothing else.
import { expect, test } from "vitest";
import { proseTextsOf } from "../../../src/openapi/proseTexts.ts";

test("titles, summaries and descriptions with their places; no data and no names", () => {
  const document = {
    info: { title: "A", version: "title" },
    tags: [{ name: "tag", description: "B" }],
    paths: {
      "/a": {
        get: {
          summary: "C",
          parameters: [{ name: "description", in: "query", description: "D", example: { description: "data" } }],
          responses: { default: { description: "E" }, example: { description: "F" } },
        },
      },
    },
    components: {
      schemas: {
        description: {
          type: "object",
          properties: {
            example: { description: "G" },
            title: { default: { title: "data" }, enum: [{ title: "data" }] },
          },
        },
      },
      examples: { one: { summary: "data" } },
    },
  };
  expect(proseTextsOf(document)).toEqual([
    { pointer: "/info/title", text: "A" },
    { pointer: "/tags/0/description", text: "B" },
    { pointer: "/paths/~1a/get/summary", text: "C" },
    { pointer: "/paths/~1a/get/parameters/0/description", text: "D" },
    { pointer: "/paths/~1a/get/responses/default/description", text: "E" },
    { pointer: "/paths/~1a/get/responses/example/description", text: "F" },
    { pointer: "/components/schemas/description/properties/example/description", text: "G" },
  ]);
});

test("what is said of examples and of the values of an enumeration; not what stands in examples", () => {
  const document = {
    content: {
      examples: { one: { summary: "A", value: { summary: "data" } }, two: { summary: "data" }, three: 3 },
      schema: { examples: [{ summary: "data" }], enum: ["a"], "x-enumDescriptions": { a: "B", b: 1 } },
    },
    "x-enum-descriptions": ["C"],
  };
  expect(proseTextsOf(document)).toEqual([
    { pointer: "/content/examples/one/summary", text: "A" },
    { pointer: "/content/schema/x-enumDescriptions/a", text: "B" },
    { pointer: "/x-enum-descriptions/0", text: "C" },
  ]);
});

test("what a scope allows, and names of groups of tags", () => {
  const document = {
    "x-tagGroups": [{ name: "A", tags: ["t"] }, "x"],
    flows: { implicit: { scopes: { read: "B", write: 1 } } },
    "x-security": { scopes: ["read"] },
    properties: { scopes: { description: "C" } },
  };
  expect(proseTextsOf(document)).toEqual([
    { pointer: "/x-tagGroups/0/name", text: "A" },
    { pointer: "/flows/implicit/scopes/read", text: "B" },
    { pointer: "/properties/scopes/description", text: "C" },
  ]);
});

test("what to use instead, and how things are called where pages show them", () => {
  const document = {
    info: { contact: { name: "A", url: "data" }, license: { name: "B" }, "x-logo": { url: "data", altText: "C" } },
    get: {
      "x-badges": [{ name: "D", color: "data" }],
      "x-codeSamples": [{ lang: "data", label: "E", source: "data" }],
      "x-scalar-stability": "Being tried out",
      "x-deprecated-reason": "F",
      properties: { license: { name: "data" } },
    },
    post: { "x-scalar-stability": "Experimental", "x-deprecated-description": "G", "x-enum-description": ["H"] },
  };
  const texts = proseTextsOf(document).map(({ text }) => text);
  expect(texts).toEqual(["A", "B", "C", "D", "E", "Being tried out", "F", "G", "H"]);
  const actions = [
    { target: "$.info.contact", update: { name: "I" } },
    { target: "$.get['x-badges'][?@.name == 'D']", update: { name: "J" } },
    { target: "$.get.parameters[0]", update: { description: "K" } },
  ];
  expect(proseTextsOf({ overlay: "1.1.0", actions }).map(({ text }) => text)).toEqual(["I", "J", "K"]);
});

test("of an overlay what it writes, and nothing of what it was translated from", () => {
  const overlay = {
    overlay: "1.1.0",
    info: { title: "data", description: "data" },
    actions: [
      { target: "$.info", description: "data", update: { title: "A" }, "x-original": { title: "data" } },
      { target: "$.info['description']", update: "B" },
      { target: "$.a['x-enumDescriptions']", update: { on: "C" } },
      { target: "$.a.x-enum-descriptions[0]", update: "D" },
      { target: "$.components.schemas", update: { title: { description: "E" } } },
      { target: "$.info.version", update: "data" },
      "data",
    ],
  };
  expect(proseTextsOf(overlay)).toEqual([
    { pointer: "/actions/0/update/title", text: "A" },
    { pointer: "/actions/1/update", text: "B" },
    { pointer: "/actions/2/update/on", text: "C" },
    { pointer: "/actions/3/update", text: "D" },
    { pointer: "/actions/4/update/title/description", text: "E" },
  ]);
});

test("a document that is no map has none", () => {
  expect([null, "title", 3, [["title"]]].flatMap(proseTextsOf)).toEqual([]);
});
