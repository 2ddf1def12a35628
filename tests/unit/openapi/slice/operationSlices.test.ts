// Slices of specifications: one operation with what it refers to, in a document that stands alone.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createSlices } from "../../../../src/openapi/slice/operationSlices.ts";
import { digestOf } from "../../../../src/platform/hash.ts";
import { expectToTakeLessThan } from "../../processorTime.ts";
import { parseText } from "../parseText.ts";
import { faultsOf, head, sliceOf, slicesOf } from "./slices.ts";

test("a slice has one operation, what its path shares, and the components that it reaches, in the order of the file", async () => {
  const text = `${head}externalDocs: { url: https://example.org }
servers: [{ url: https://hub.example }]
tags: [{ name: Rooms, description: All rooms }, { name: Devices }]
security: [{ token: [] }]
paths:
  /rooms/{id}:
    summary: One room
    x-owner: hub
    servers: [{ url: https://rooms.example }]
    parameters: [{ $ref: "#/components/parameters/id" }]
    get:
      operationId: getRoom
      tags: [Rooms]
      responses:
        "200": { description: Fine, content: { application/json: { schema: { $ref: "#/components/schemas/Room" } } } }
        default: { $ref: "#/components/responses/Failed" }
    delete: { operationId: removeRoom, responses: { "204": { description: Gone } } }
components:
  responses:
    Failed: { description: Failed, content: { application/json: { schema: { $ref: "#/components/schemas/Error" } } } }
    Unused: { description: Unused }
  schemas:
    Unused: { type: string }
    Error: { type: object, properties: { code: { type: string } } }
    Room: { type: object, properties: { devices: { type: array, items: { $ref: "#/components/schemas/Device" } } } }
    Device: { type: object, properties: { room: { $ref: "#/components/schemas/Room" } } }
  parameters:
    id: { name: id, in: path, required: true, schema: { type: integer } }
  securitySchemes:
    token: { type: http, scheme: bearer }
    basic: { type: http, scheme: basic }
`;
  const { slices } = await slicesOf(text);
  expect(slices.get("get-room")).toMatchInlineSnapshot(`
    "{
      "openapi": "3.1.0",
      "info": {
        "title": "Hub",
        "version": "1.2"
      },
      "servers": [
        {
          "url": "https://hub.example"
        }
      ],
      "tags": [
        {
          "name": "Rooms",
          "description": "All rooms"
        }
      ],
      "security": [
        {
          "token": []
        }
      ],
      "paths": {
        "/rooms/{id}": {
          "summary": "One room",
          "x-owner": "hub",
          "servers": [
            {
              "url": "https://rooms.example"
            }
          ],
          "parameters": [
            {
              "$ref": "#/components/parameters/id"
            }
          ],
          "get": {
            "operationId": "getRoom",
            "tags": [
              "Rooms"
            ],
            "responses": {
              "200": {
                "description": "Fine",
                "content": {
                  "application/json": {
                    "schema": {
                      "$ref": "#/components/schemas/Room"
                    }
                  }
                }
              },
              "default": {
                "$ref": "#/components/responses/Failed"
              }
            }
          }
        }
      },
      "components": {
        "responses": {
          "Failed": {
            "description": "Failed",
            "content": {
              "application/json": {
                "schema": {
                  "$ref": "#/components/schemas/Error"
                }
              }
            }
          }
        },
        "schemas": {
          "Error": {
            "type": "object",
            "properties": {
              "code": {
                "type": "string"
              }
            }
          },
          "Room": {
            "type": "object",
            "properties": {
              "devices": {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/Device"
                }
              }
            }
          },
          "Device": {
            "type": "object",
            "properties": {
              "room": {
                "$ref": "#/components/schemas/Room"
              }
            }
          }
        },
        "parameters": {
          "id": {
            "name": "id",
            "in": "path",
            "required": true,
            "schema": {
              "type": "integer"
            }
          }
        },
        "securitySchemes": {
          "token": {
            "type": "http",
            "scheme": "bearer"
          }
        }
      }
    }
    "
  `);
  expect(JSON.parse(slices.get("remove-room") ?? "")).toEqual({
    openapi: "3.1.0",
    info: { title: "Hub", version: "1.2" },
    servers: [{ url: "https://hub.example" }],
    security: [{ token: [] }],
    paths: {
      "/rooms/{id}": {
        summary: "One room",
        "x-owner": "hub",
        servers: [{ url: "https://rooms.example" }],
        parameters: [{ $ref: "#/components/parameters/id" }],
        delete: { operationId: "removeRoom", responses: { "204": { description: "Gone" } } },
      },
    },
    components: {
      parameters: { id: { name: "id", in: "path", required: true, schema: { type: "integer" } } },
      securitySchemes: { token: { type: "http", scheme: "bearer" } },
    },
  });
});

test("without being asked for no slice is made", async () => {
  const { spec } = await parseText(`${head}paths: { /a: { get: { responses: { "200": { description: Fine } } } } }`);
  expect(spec?.operations[0]).not.toHaveProperty("sliceHash");
});

test("security that the operation states takes the place of that of the API", async () => {
  const text = `${head}security: [{ token: [] }]
paths:
  /open: { get: { operationId: open, security: [], responses: { "200": { description: Fine } } } }
  /own: { get: { operationId: own, security: [{ key: [] }, {}], responses: { "200": { description: Fine } } } }
components:
  securitySchemes: { token: { type: http, scheme: bearer }, key: { type: apiKey, in: header, name: X-Key } }
`;
  expect(await sliceOf(text, "open")).not.toHaveProperty("components");
  expect(await sliceOf(text, "open")).not.toHaveProperty("security");
  expect(await sliceOf(text, "own")).toMatchObject({
    components: { securitySchemes: { key: { type: "apiKey", in: "header", name: "X-Key" } } },
  });
  expect(await sliceOf(text, "own")).not.toHaveProperty("security");
});

test("internal parts are in no slice", async () => {
  const text = `${head}tags: [{ name: Inside, x-internal: true }, { name: Rooms }]
paths:
  /rooms:
    get:
      operationId: rooms
      tags: [Rooms, Inside]
      parameters: [{ name: secret, in: query, x-internal: true, schema: { type: string } }]
      responses: { "200": { description: Fine, content: { application/json: { schema: { $ref: "#/components/schemas/Room" } } } } }
    post: { operationId: secretly, x-internal: true, responses: { "200": { description: Fine } } }
components:
  schemas: { Room: { type: object, required: [secret], properties: { secret: { type: string, x-internal: true }, name: { type: string } } } }
`;
  const { slices } = await slicesOf(text);
  expect([...slices.keys()]).toEqual(["rooms"]);
  expect(slices.get("rooms")).not.toMatch(/secret|Inside|internal/);
});

test("webhooks, operations of other methods, references to paths and callbacks are whole", async () => {
  const text = `openapi: 3.2.0
info: { title: Hub, version: "1" }
paths:
  /files: { $ref: "#/components/pathItems/files" }
  /subscribe:
    post:
      operationId: subscribe
      responses: { "201": { description: Made } }
      callbacks: { told: { "{$request.body#/url}": { $ref: "#/paths/~1subscribe" } }, named: { $ref: "#/components/callbacks/named" } }
webhooks:
  stateChanged: { post: { operationId: changed, responses: { "204": { description: Taken } } } }
tags: [{ name: Below, parent: Above }, { name: Above }, { name: Other }]
components:
  pathItems:
    files:
      parameters: [{ name: id, in: query, schema: { type: string } }]
      additionalOperations: { COPY: { operationId: copyFiles, tags: [Below], responses: { "204": { description: Copied } } } }
      get: { operationId: getFiles, responses: { "200": { description: Fine } } }
  callbacks: { named: { "{$request.body#/url}": { post: { responses: { "204": { description: Taken } } } } } }
`;
  const { slices } = await slicesOf(text);
  for (const slice of slices.values()) expect(await faultsOf(slice)).toEqual([]);
  expect(JSON.parse(slices.get("copy-files") ?? "")).toEqual({
    openapi: "3.2.0",
    info: { title: "Hub", version: "1" },
    paths: {
      "/files": {
        parameters: [{ name: "id", in: "query", schema: { type: "string" } }],
        additionalOperations: {
          COPY: { operationId: "copyFiles", tags: ["Below"], responses: { "204": { description: "Copied" } } },
        },
      },
    },
    tags: [{ name: "Below", parent: "Above" }, { name: "Above" }],
  });
  expect(Object.keys(JSON.parse(slices.get("changed") ?? "{}"))).toEqual(["openapi", "info", "webhooks"]);
  expect(JSON.parse(slices.get("subscribe") ?? "")).toMatchObject({
    components: { callbacks: { named: {} }, pathItems: { paths_subscribe: { post: { operationId: "subscribe" } } } },
  });
});

test("in OpenAPI 3.0 a callback refers to a path by an extension", async () => {
  const text = `openapi: 3.0.3
info: { title: Hub, version: "1" }
paths:
  /subscribe:
    post:
      operationId: subscribe
      responses: { "201": { description: Made } }
      callbacks: { told: { "{$request.body#/url}": { $ref: "#/paths/~1subscribe" } } }
x-webhooks: { changed: { post: { operationId: changed, responses: { "204": { description: Taken } } } } }
`;
  const { slices } = await slicesOf(text);
  for (const slice of slices.values()) expect(await faultsOf(slice)).toEqual([]);
  expect(JSON.parse(slices.get("subscribe") ?? "")).toMatchObject({
    components: { "x-pathItems": { paths_subscribe: { post: { operationId: "subscribe" } } } },
  });
  expect(JSON.parse(slices.get("changed") ?? "")).toMatchObject({ paths: {}, "x-webhooks": { changed: {} } });
});

test("numbers that doubles cannot hold stay as they are written", async () => {
  const text = `${head}paths:
  /a:
    get:
      operationId: first
      parameters: [{ name: id, in: query, schema: { type: integer, maximum: 9223372036854775807 } }]
      responses: { "200": { description: Fine } }
`;
  expect((await slicesOf(text)).slices.get("first")).toContain('"maximum": 9223372036854775807');
});

test("an edit elsewhere, also of names that come before, changes no slice", async () => {
  const spec = (more: string): string => `${head}paths:
${more === "" ? "" : `  /a: { get: { operationId: other, responses: { "200": { description: Fine, content: { application/json: { schema: { $ref: "#/components/schemas/${more}" } } } } } } }\n`}  /b:
    get:
      operationId: first
      responses: { "200": { description: Fine, content: { application/json: { schema: { $ref: "#/components/schemas/Моя%20кімната" } } } } }
components:
  schemas:
${more === "" ? "" : `    ${more}: { type: string }\n`}    Моя кімната: { type: object, properties: { name: { $ref: "#/components/schemas/Моя кімната/properties/id" }, id: { type: integer } } }
`;
  const slices = await Promise.all(["", "Твоя", "A_b"].map((more) => slicesOf(spec(more))));
  const texts = slices.map((parsed) => parsed.slices.get("first"));
  expect(texts[0]).toContain('"$ref": "#/components/schemas/schema_');
  expect(new Set(texts).size).toBe(1);
});

test("400 operations that each reach 800 schemas take little longer than without slices", async () => {
  const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
  const operations = numbers(400).map((index) => {
    const schema = { $ref: `#/components/schemas/S${index}` };
    const responses = { "200": { description: "Fine", content: { "application/json": { schema } } } };
    return [`/a${index}`, { get: { operationId: `op${index}`, responses } }] as const;
  });
  const schemas = numbers(800).map(
    (index) =>
      [
        `S${index}`,
        { type: "object", properties: { next: { $ref: `#/components/schemas/S${(index + 1) % 800}` } } },
      ] as const,
  );
  const root = {
    openapi: "3.1.0",
    paths: Object.fromEntries(operations),
    components: { schemas: Object.fromEntries(schemas) },
  };
  const info = { title: "Hub", version: "1" };
  await expectToTakeLessThan(1.5, () => {
    const sliceOf = createSlices({ root, version: "3.1", document: { info }, title: "Hub", hash: digestOf });
    for (const [index, [path]] of operations.entries()) {
      const slice = sliceOf({ path, method: "get", isWebhook: false, operation: {}, item: {} }) ?? "";
      // Each is let go before the next one is made.
      if (index % 100 === 0) expect(Object.keys(JSON.parse(slice).components.schemas)).toHaveLength(800);
    }
  });
});

describe("a slice of each operation is valid and shows the same operation", () => {
  test.each(["domivka.en", "domivka.uk"])("specs/%s.yaml", async (name) => {
    const text = readFileSync(new URL(`../../../../specs/${name}.yaml`, import.meta.url), "utf8");
    const { slices, spec } = await slicesOf(text);
    expect(slices.size).toBe(spec?.operations.length);
    for (const { slug, summary, path, method } of spec?.operations ?? []) {
      expect(await faultsOf(slices.get(slug) ?? "", { slug, summary, path, method })).toEqual([]);
    }
  });
});
