// References in slices: what they lead to is taken in, or left out.
import { expect, test } from "vitest";
import { faultsOf, head, sliceOf, slicesOf } from "./slices.ts";

test("references to odd places, to other files and in circles become components", async () => {
  const text = `${head}paths:
  /a:
    get:
      operationId: first
      responses:
        "200":
          description: Fine
          content:
            application/json:
              schema: { type: object, properties: { next: { $ref: "#/paths/~1a/get/responses/200/content/application~1json/schema" } } }
  /b:
    get:
      operationId: second
      parameters: [{ $ref: "parts.yaml#/parameters/Page size" }]
      responses:
        "200":
          description: Fine
          content:
            application/json:
              schema: { $ref: "#/paths/~1a/get/responses/200/content/application~1json/schema" }
        "201": { description: Made, content: { application/json: { schema: { $ref: "parts.yaml#/schemas/Кімната" } } } }
        "202": { description: Taken, content: { application/json: { schema: { $ref: "#tree" } } } }
components:
  schemas:
    Tree:
      $id: https://hub.example/tree
      $anchor: tree
      properties: { children: { items: { $ref: "#" } }, name: { $ref: "#/components/schemas/Tree/$defs/name" } }
      $defs: { name: { type: string } }
`;
  const parts = `parameters:
  Page size: { name: size, in: query, schema: { $ref: "#/schemas/Size" } }
schemas:
  Size: { type: integer }
  Кімната: { type: object, properties: { again: { $ref: "#/schemas/Кімната" } } }
`;
  const { slices, lines } = await slicesOf(text, { files: { "specs/parts.yaml": parts } });
  expect(lines.filter((line) => !line.includes("is not a valid component name"))).toEqual([]);
  for (const slice of slices.values()) expect(await faultsOf(slice)).toEqual([]);
  expect(JSON.parse(slices.get("second") ?? "")).toMatchInlineSnapshot(`
    {
      "components": {
        "schemas": {
          "Size": {
            "type": "integer",
          },
          "Tree": {
            "$defs": {
              "name": {
                "type": "string",
              },
            },
            "properties": {
              "children": {
                "items": {
                  "$ref": "#/components/schemas/Tree",
                },
              },
              "name": {
                "$ref": "#/components/schemas/Tree/$defs/name",
              },
            },
          },
          "paths_a_get_responses_200_content_application_json_schema": {
            "properties": {
              "next": {
                "$ref": "#/components/schemas/paths_a_get_responses_200_content_application_json_schema",
              },
            },
            "type": "object",
          },
          "schema_c13693e7": {
            "properties": {
              "again": {
                "$ref": "#/components/schemas/schema_c13693e7",
              },
            },
            "type": "object",
          },
        },
      },
      "info": {
        "title": "Hub",
        "version": "1.2",
      },
      "openapi": "3.1.0",
      "paths": {
        "/b": {
          "get": {
            "operationId": "second",
            "parameters": [
              {
                "in": "query",
                "name": "size",
                "schema": {
                  "$ref": "#/components/schemas/Size",
                },
              },
            ],
            "responses": {
              "200": {
                "content": {
                  "application/json": {
                    "schema": {
                      "$ref": "#/components/schemas/paths_a_get_responses_200_content_application_json_schema",
                    },
                  },
                },
                "description": "Fine",
              },
              "201": {
                "content": {
                  "application/json": {
                    "schema": {
                      "$ref": "#/components/schemas/schema_c13693e7",
                    },
                  },
                },
                "description": "Made",
              },
              "202": {
                "content": {
                  "application/json": {
                    "schema": {
                      "$ref": "#/components/schemas/Tree",
                    },
                  },
                },
                "description": "Taken",
              },
            },
          },
        },
      },
    }
  `);
});

test("links lead to the operation itself or are left out, also where they have names", async () => {
  const text = `${head}paths:
  /list:
    get:
      operationId: list
      responses:
        "200":
          description: Fine
          links:
            next: { operationId: list }
            own: { operationRef: "#/paths/~1list/get" }
            one: { operationId: one }
            named: { $ref: "#/components/links/again" }
        "404": { $ref: "#/components/responses/Missing" }
  /one: { get: { operationId: one, responses: { "404": { $ref: "#/components/responses/Missing" } } } }
components:
  responses: { Missing: { description: Missing, links: { all: { operationId: list } } } }
  links: { again: { operationId: list } }
`;
  expect(await sliceOf(text, "list")).toMatchObject({
    paths: { "/list": { get: { responses: { "200": { links: { next: {}, own: {}, named: {} } } } } } },
    components: { links: { again: { operationId: "list" } }, responses: { Missing: { links: { all: {} } } } },
  });
  expect(JSON.stringify(await sliceOf(text, "list"))).not.toContain('"one"');
  const one = await sliceOf(text, "one");
  expect(one).toMatchObject({ components: { responses: { Missing: { description: "Missing" } } } });
  expect(JSON.stringify(one)).not.toContain("links");
});

test("broken references leave schemas without a type, responses without words, and nothing else; the slice stays valid", async () => {
  const text = `${head}paths:
  /a:
    post:
      operationId: first
      parameters: [{ $ref: "#/components/parameters/none" }]
      requestBody: { $ref: "#/components/requestBodies/none" }
      responses:
        "200":
          description: Fine
          headers: { X-None: { $ref: "#/components/headers/none" } }
          content: { application/json: { schema: { $ref: "#/components/schemas/None" } } }
        "404": { $ref: "#/components/responses/none" }
`;
  const { slices, lines } = await slicesOf(text);
  expect(lines).toHaveLength(5);
  expect(await faultsOf(slices.get("first") ?? "")).toEqual([]);
  expect(JSON.parse(slices.get("first") ?? "").paths).toEqual({
    "/a": {
      post: {
        operationId: "first",
        parameters: [],
        responses: {
          "200": { description: "Fine", headers: {}, content: { "application/json": { schema: {} } } },
          "404": { description: "" },
        },
      },
    },
  });
});
