// Slices of specifications of Swagger 2.0.
import { expect, test } from "vitest";
import { faultsOf, slicesOf } from "./slices.ts";

test("a specification of Swagger 2.0 gives slices of OpenAPI 3.1", async () => {
  const text = `swagger: "2.0"
info: { title: Hub, version: "1" }
host: hub.example
basePath: /v1
schemes: [https]
consumes: [application/json]
produces: [application/json]
securityDefinitions: { login: { type: oauth2, flow: password, tokenUrl: https://hub.example/token }, basic: { type: basic } }
security: [{ login: [] }]
paths:
  /rooms/{id}:
    parameters: [{ name: id, in: path, type: integer }]
    put:
      operationId: putRoom
      parameters:
        - { name: body, in: body, schema: { $ref: "#/definitions/Room" } }
        - { name: tags, in: query, type: array, items: { type: string }, collectionFormat: tsv }
      responses: { "200": { description: Fine, schema: { $ref: "#/definitions/Room" }, headers: { X-Rate: { type: integer } } } }
    post:
      operationId: postRoom
      parameters:
        - { name: a, in: query, type: array, items: &lists { type: array, collectionFormat: pipes, items: { type: integer } } }
        - { name: b, in: formData, type: array, items: *lists }
      responses: { "200": { description: Fine, headers: { X-Lists: { type: array, items: *lists } } } }
    get: { operationId: getRoom, security: [{ basic: [] }], responses: { "200": { schema: { type: file } } } }
definitions:
  Room: { type: object, properties: { inner: { $ref: "#/definitions/Room" }, limit: { type: integer, minimum: 0, exclusiveMinimum: true } } }
`;
  const { slices } = await slicesOf(text);
  for (const slice of slices.values()) expect(await faultsOf(slice)).toEqual([]);
  // OpenAPI 3 has no words for lists in lists.
  expect(slices.get("post-room")).not.toContain("innerStyles");
  expect(slices.get("put-room")).toMatchInlineSnapshot(`
    "{
      "openapi": "3.1.0",
      "info": {
        "title": "Hub",
        "version": "1"
      },
      "servers": [
        {
          "url": "https://hub.example/v1"
        }
      ],
      "security": [
        {
          "login": []
        }
      ],
      "paths": {
        "/rooms/{id}": {
          "put": {
            "operationId": "putRoom",
            "requestBody": {
              "content": {
                "application/json": {
                  "schema": {
                    "$ref": "#/components/schemas/Room"
                  }
                }
              }
            },
            "parameters": [
              {
                "name": "id",
                "in": "path",
                "schema": {
                  "type": "integer"
                },
                "required": true
              },
              {
                "name": "tags",
                "in": "query",
                "description": "Values separated by tabs.",
                "schema": {
                  "type": "string"
                }
              }
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
                },
                "headers": {
                  "X-Rate": {
                    "schema": {
                      "type": "integer"
                    }
                  }
                }
              }
            }
          }
        }
      },
      "components": {
        "schemas": {
          "Room": {
            "type": "object",
            "properties": {
              "inner": {
                "$ref": "#/components/schemas/Room"
              },
              "limit": {
                "type": "integer",
                "exclusiveMinimum": 0
              }
            }
          }
        },
        "securitySchemes": {
          "login": {
            "type": "oauth2",
            "flows": {
              "password": {
                "scopes": {},
                "tokenUrl": "https://hub.example/token"
              }
            }
          }
        }
      }
    }
    "
  `);
});

test("lists that OpenAPI 3.1 has no style for are texts that say what separates them", async () => {
  const list = "type: array, items: { type: string }";
  const text = `swagger: "2.0"
info: { title: Hub, version: "1" }
consumes: [application/x-www-form-urlencoded]
paths:
  /rooms/{ids}:
    post:
      operationId: post
      parameters:
        - { name: ids, in: path, required: true, ${list}, collectionFormat: pipes, description: "Rooms ", default: [a, b] }
        - { name: tabs, in: query, ${list}, collectionFormat: tsv, x-example: [a, b] }
        - { name: bars, in: query, ${list}, collectionFormat: pipes }
        - { name: commas, in: header, ${list}, collectionFormat: csv }
        - { name: t, in: formData, ${list}, collectionFormat: tsv, description: Tags, x-example: [c, d] }
        - { name: p, in: formData, ${list}, collectionFormat: pipes }
      responses: { "200": { description: Fine, headers: { X-Arr: { ${list}, collectionFormat: ssv } } } }
`;
  const { slices } = await slicesOf(text);
  const slice = slices.get("post") ?? "null";
  expect(await faultsOf(slice)).toEqual([]);
  const { post } = JSON.parse(slice).paths["/rooms/{ids}"];
  const listSchema = { type: "array", items: { type: "string" } };
  const [ids, tabs, bars, commas] = post.parameters;
  expect(ids).toEqual({
    ...{ name: "ids", in: "path", required: true, description: "Rooms\n\nValues separated by `|`." },
    schema: { type: "string", default: "a|b" },
  });
  expect(tabs).toEqual({
    ...{ name: "tabs", in: "query", description: "Values separated by tabs.", example: "a\tb" },
    schema: { type: "string" },
  });
  expect(bars).toEqual({ name: "bars", in: "query", schema: listSchema, style: "pipeDelimited", explode: false });
  expect(commas).toEqual({ name: "commas", in: "header", schema: listSchema, style: "simple", explode: false });
  expect(post.requestBody.content["application/x-www-form-urlencoded"]).toEqual({
    schema: {
      type: "object",
      properties: {
        t: { type: "string", description: "Tags\n\nValues separated by tabs.", examples: ["c\td"] },
        p: listSchema,
      },
    },
    encoding: { p: { style: "pipeDelimited", explode: false } },
  });
  expect(post.responses["200"].headers).toEqual({
    "X-Arr": { description: "Values separated by spaces.", schema: { type: "string" } },
  });
});
