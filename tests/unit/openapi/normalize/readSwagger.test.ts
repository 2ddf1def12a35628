import { describe, expect, test } from "vitest";
import { normalizeText } from "./normalizeText.ts";

const head = 'swagger: "2.0"\ninfo: { title: Hub, version: "1" }\n';

/** A path of a Swagger document as the one shape has it. */
async function pathOf(text: string) {
  const { normal, messages } = await normalizeText(head + text);
  return { item: normal.document.paths.get("/a"), document: normal.document, messages };
}

describe("Swagger 2.0", () => {
  test.each([
    ["host: hub.example\nbasePath: /v1\nschemes: [https, http]", ["https://hub.example/v1", "http://hub.example/v1"]],
    ["host: hub.example\nschemes: [wss, http, ws]", ["http://hub.example", "wss://hub.example", "ws://hub.example"]],
    ["host: hub.example\nbasePath: /", ["https://hub.example"]],
    ["basePath: /v1", ["/v1"]],
    ["", []],
  ])("makes servers of %j", async (text, urls) => {
    const { document } = await pathOf(`${text}\npaths: {}`);
    expect(document.servers.map(({ url }) => url)).toEqual(urls);
  });

  test("makes a request body of a body parameter, in every type that is consumed", async () => {
    const { item, messages } = await pathOf(`consumes: [application/json]
paths:
  /a:
    post:
      consumes: [application/json, application/xml]
      parameters:
        - { name: room, in: body, required: true, description: The room, schema: { $ref: "#/definitions/Room" } }
        - { name: dry, in: query, type: boolean, default: false, description: Try only }
      responses: { "200": { description: ok } }
definitions: { Room: { type: object } }`);
    expect(messages).toEqual([]);
    expect(item?.post).toMatchObject({
      requestBody: {
        required: true,
        description: "The room",
        content: {
          "application/json": { schema: { $ref: "#/components/schemas/Room" } },
          "application/xml": { schema: { $ref: "#/components/schemas/Room" } },
        },
      },
      parameters: [{ name: "dry", in: "query", description: "Try only", schema: { type: "boolean", default: false } }],
    });
  });

  test("sends a form with a file in parts where it may be sent so", async () => {
    const form = "consumes: [application/x-www-form-urlencoded, multipart/form-data], parameters";
    const { item } = await pathOf(`paths:
  /a:
    put: { ${form}: [{ name: name, in: formData, type: string }], responses: {} }
    post: { ${form}: [{ name: photo, in: formData, type: file }], responses: {} }`);
    const types = ["application/x-www-form-urlencoded", "multipart/form-data"];
    expect(Object.keys(item?.put?.requestBody?.content ?? {})).toEqual(types);
    expect(Object.keys(item?.post?.requestBody?.content ?? {})).toEqual(types.toReversed());
  });

  test("shows the schema of a parameter or header that has one as in OpenAPI 3, and says so once each", async () => {
    const { item, messages } = await pathOf(`paths:
  /a:
    post:
      parameters:
        - { $ref: "#/parameters/Size" }
        - { name: names, in: formData, schema: { type: array, items: { type: string } } }
      responses: { "200": { description: ok, headers: { X-Left: { schema: { type: integer } } } } }
  /b: { get: { parameters: [{ $ref: "#/parameters/Size" }], responses: { "200": { description: ok } } } }
parameters: { Size: { name: size, in: query, schema: { type: integer, minimum: 1 } } }`);
    expect(messages).toEqual(Array(3).fill("`schema` is only for bodies and responses in version 2.0"));
    expect(item?.post?.parameters).toMatchObject([{ name: "size", schema: { type: "integer", minimum: 1 } }]);
    expect(item?.post?.requestBody?.content).toMatchObject({
      "application/x-www-form-urlencoded": { schema: { properties: { names: { type: "array" } } } },
    });
    expect(item?.post?.responses?.get("200")?.headers).toMatchObject({ "X-Left": { schema: { type: "integer" } } });
  });

  test.each([
    ["x-examples: { application/json: { id: 1 }, text/plain: no }", { example: { id: 1 } }],
    ["x-example: { application/json: [1] }", { example: [1] }],
    ["x-example: { application/json: 1 }, x-examples: { application/json: 2 }", { example: 2 }],
    [
      "x-examples: { application/json: { one: { summary: One, value: 1 }, two: { value: null } } }",
      { examples: { one: { summary: "One", value: 1 }, two: { value: null } } },
    ],
    ["x-examples: { application/json: { id: { value: 1 }, name: a } }", { example: { id: { value: 1 }, name: "a" } }],
    ["x-examples: { application/json: {} }", { example: {} }],
    ["x-examples: { default: text }", {}],
    ["x-examples: [1]", {}],
  ])("reads the examples of a body: %s", async (examples, expected) => {
    const { item, messages } = await pathOf(`paths:
  /a:
    post:
      parameters: [{ name: b, in: body, schema: {}, ${examples} }]
      responses: { "200": { description: ok } }`);
    expect(messages).toEqual([]);
    expect(item?.post?.requestBody?.content).toEqual({ "application/json": { schema: {}, ...expected } });
  });

  test("makes a form of form parameters, with files and lists", async () => {
    const { item, messages } = await pathOf(`paths:
  /a:
    post:
      parameters:
        - { name: photo, in: formData, type: file, required: true, description: The photo }
        - { name: tags, in: formData, type: array, items: { type: string }, collectionFormat: multi }
        - { name: name, in: formData, type: string, x-example: Attic, x-deprecated: true }
      responses: { "200": { description: ok } }`);
    expect(messages).toEqual([]);
    expect(item?.post?.parameters).toEqual([]);
    expect(item?.post?.requestBody).toEqual({
      required: true,
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            properties: {
              photo: { type: "string", format: "binary", description: "The photo" },
              tags: { type: "array", items: { type: "string" } },
              name: {
                type: "string",
                examples: ["Attic"],
                deprecated: true,
                "x-deprecated": true,
              },
            },
            required: ["photo"],
          },
          encoding: { tags: { style: "form", explode: true } },
        },
      },
    });
  });

  test.each([
    ["query", "csv", { style: "form", explode: false }],
    ["query", "multi", { style: "form", explode: true }],
    ["query", "ssv", { style: "spaceDelimited", explode: false }],
    ["query", "tsv", { style: "tsv", explode: false }],
    ["query", "pipes", { style: "pipeDelimited", explode: false }],
    ["header", "csv", { style: "simple", explode: false }],
    ["path", "csv", { style: "simple", explode: false }],
  ])("says how a list in %s as %s travels", async (place, format, style) => {
    const { item } = await pathOf(
      `paths: { /a: { get: { parameters: [{ name: ids, in: ${place}, required: true, type: array, items: { type: integer }, collectionFormat: ${format} }], responses: {} } } }`,
    );
    expect(item?.get?.parameters?.[0]).toEqual({
      name: "ids",
      in: place,
      required: true,
      schema: { type: "array", items: { type: "integer" } },
      ...style,
    });
  });

  test("says how lists in a list travel", async () => {
    const { item, messages } = await pathOf(`paths:
  /a:
    post:
      parameters:
        - { name: a, in: query, type: array, collectionFormat: pipes, items: { type: array, items: { type: array, collectionFormat: ssv, items: { type: integer } } } }
        - { name: b, in: formData, type: array, collectionFormat: multi, items: { type: array, collectionFormat: tsv, items: { type: integer } } }
      responses: { "200": { description: ok, headers: { X-C: { type: array, collectionFormat: pipes, items: { type: array, items: { type: integer } } } } } }`);
    expect(messages).toEqual([]);
    expect(item?.post?.parameters?.[0]).toMatchObject({
      style: "pipeDelimited",
      explode: false,
      innerStyles: ["form", "spaceDelimited"],
    });
    expect(item?.post?.requestBody?.content?.["application/x-www-form-urlencoded"]?.encoding).toEqual({
      b: { style: "form", explode: true, innerStyles: ["tsv"] },
    });
    expect(item?.post?.responses?.get("200")?.headers?.["X-C"]).toMatchObject({ innerStyles: ["simple"] });
  });

  test.each([
    ["", "csv", "the lists in the list `a` have its separator, so that nobody can tell them apart"],
    ["collectionFormat: multi, ", "multi", "`multi` is not a list format of lists in lists; commas are shown"],
  ])("tells what lists in a list cannot be: %j with %j", async (outer, inner, message) => {
    const { messages } = await pathOf(
      `paths: { /a: { get: { parameters: [{ name: a, in: query, type: array, ${outer}items: { type: array, items: { type: integer }, collectionFormat: ${inner} } }], responses: {} } } }`,
    );
    expect(messages).toEqual([message]);
  });

  test("tells that a list in an unknown format is not shown as such", async () => {
    const { messages } = await pathOf(
      "paths: { /a: { get: { parameters: [{ name: ids, in: query, type: array, items: { type: integer }, collectionFormat: comma }, { name: a, in: query, type: string, collectionFormat: comma }], responses: {} } } }",
    );
    expect(messages).toEqual([expect.stringContaining("`comma` is not a list format; commas are shown")]);
  });

  test("makes content of a response's schema, examples and headers", async () => {
    const { item } = await pathOf(`produces: [application/json]
paths:
  /a:
    get:
      responses:
        "200":
          description: Rooms
          schema: { type: array, items: { type: string } }
          examples: { application/json: [hall], text/plain: hall }
          headers: { X-Total: { type: integer, description: How many } }
        "204": { description: None }`);
    expect(item?.get?.responses?.get("200")).toEqual({
      description: "Rooms",
      content: {
        "application/json": { schema: { type: "array", items: { type: "string" } }, example: ["hall"] },
        "text/plain": { schema: { type: "array", items: { type: "string" } }, example: "hall" },
      },
      headers: { "X-Total": { description: "How many", schema: { type: "integer" } } },
    });
    expect(item?.get?.responses?.get("204")).toEqual({ description: "None" });
  });

  test("makes a binary body of a file in a response", async () => {
    const { item } = await pathOf(
      'paths: { /a: { get: { responses: { "200": { description: ok, schema: { type: file } } } } } }',
    );
    expect(item?.get?.responses?.get("200")?.content).toEqual({
      "application/octet-stream": { schema: { type: "string", format: "binary" } },
    });
  });

  test("hands parameters of the path to operations, which may override them", async () => {
    const { item } = await pathOf(`paths:
  /a:
    parameters: [{ name: q, in: query, type: string }, { $ref: "#/parameters/Limit" }]
    get: { parameters: [{ name: q, in: query, type: integer }], responses: {} }
parameters: { Limit: { name: limit, in: query, type: integer, maximum: 50 } }`);
    expect(item?.get?.parameters).toEqual([
      { name: "limit", in: "query", schema: { type: "integer", maximum: 50 } },
      { name: "q", in: "query", schema: { type: "integer" } },
    ]);
  });

  test.each([
    ["{ type: basic }", { type: "http", scheme: "basic" }],
    ["{ type: apiKey, in: header, name: X-Key }", { type: "apiKey", in: "header", name: "X-Key" }],
    [
      "{ type: oauth2, flow: accessCode, authorizationUrl: 'https://a.example', tokenUrl: 'https://t.example', scopes: { read: Read } }",
      {
        type: "oauth2",
        flows: {
          authorizationCode: {
            authorizationUrl: "https://a.example",
            tokenUrl: "https://t.example",
            scopes: { read: "Read" },
          },
        },
      },
    ],
    [
      "{ type: oauth2, flow: application, tokenUrl: 'https://t.example', scopes: {} }",
      { type: "oauth2", flows: { clientCredentials: { tokenUrl: "https://t.example", scopes: {} } } },
    ],
  ])("makes a security scheme of %s", async (written, scheme) => {
    const { document, messages } = await pathOf(`paths: {}\nsecurityDefinitions: { key: ${written} }`);
    expect(messages).toEqual([]);
    expect(document.securitySchemes.get("key")).toEqual(scheme);
  });
});
