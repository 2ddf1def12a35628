// Names in slices, where the standard does not allow those of the specification.
import { expect, test } from "vitest";
import { faultsOf, head, slicesOf } from "./slices.ts";

test("names that the standard does not allow get others, and values of discriminators keep their meaning", async () => {
  const text = `${head}paths:
  /pets:
    get:
      operationId: pets
      responses:
        "200":
          description: Fine
          content:
            application/json:
              schema:
                oneOf: [{ $ref: "#/components/schemas/Big%20dog" }, { $ref: "#/components/schemas/Кіт" }, { $ref: "#/components/schemas/__proto__" }]
                discriminator: { propertyName: kind, mapping: { cat: Кіт } }
        "201": { description: Base, content: { application/json: { schema: { $ref: "#/components/schemas/a~1b%25" } } } }
components:
  schemas:
    Big dog: { type: object, required: [kind], properties: { kind: { type: string } } }
    Кіт: { type: object, required: [kind], properties: { kind: { type: string } } }
    __proto__: { type: object, required: [kind], properties: { kind: { type: string }, __proto__: { type: integer } } }
    a/b%: { type: object, required: [kind], properties: { kind: { type: string } }, discriminator: { propertyName: kind } }
    New one: { allOf: [{ $ref: "#/components/schemas/a~1b%25" }] }
    Newest: { allOf: [{ $ref: "#/components/schemas/New%20one" }] }
`;
  const { slices } = await slicesOf(text);
  const slice = slices.get("pets") ?? "";
  expect(await faultsOf(slice)).toEqual([]);
  expect(slice.slice(slice.indexOf('"paths"'))).toMatchInlineSnapshot(`
    ""paths": {
        "/pets": {
          "get": {
            "operationId": "pets",
            "responses": {
              "200": {
                "description": "Fine",
                "content": {
                  "application/json": {
                    "schema": {
                      "oneOf": [
                        {
                          "$ref": "#/components/schemas/Big_dog"
                        },
                        {
                          "$ref": "#/components/schemas/schema_87eac5a2"
                        },
                        {
                          "$ref": "#/components/schemas/__proto__"
                        }
                      ],
                      "discriminator": {
                        "propertyName": "kind",
                        "mapping": {
                          "cat": "#/components/schemas/schema_87eac5a2",
                          "Big dog": "#/components/schemas/Big_dog"
                        }
                      }
                    }
                  }
                }
              },
              "201": {
                "description": "Base",
                "content": {
                  "application/json": {
                    "schema": {
                      "$ref": "#/components/schemas/a_b"
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
          "Big_dog": {
            "type": "object",
            "required": [
              "kind"
            ],
            "properties": {
              "kind": {
                "type": "string"
              }
            }
          },
          "schema_87eac5a2": {
            "type": "object",
            "required": [
              "kind"
            ],
            "properties": {
              "kind": {
                "type": "string"
              }
            }
          },
          "__proto__": {
            "type": "object",
            "required": [
              "kind"
            ],
            "properties": {
              "kind": {
                "type": "string"
              },
              "__proto__": {
                "type": "integer"
              }
            }
          },
          "a_b": {
            "type": "object",
            "required": [
              "kind"
            ],
            "properties": {
              "kind": {
                "type": "string"
              }
            },
            "discriminator": {
              "propertyName": "kind",
              "mapping": {
                "New one": "#/components/schemas/New_one"
              }
            }
          },
          "New_one": {
            "allOf": [
              {
                "$ref": "#/components/schemas/a_b"
              }
            ]
          },
          "Newest": {
            "allOf": [
              {
                "$ref": "#/components/schemas/New_one"
              }
            ]
          }
        }
      }
    }
    "
  `);
});

test("since OpenAPI 3.2 security schemes may be named by references, and may be called anything", async () => {
  const text = `openapi: 3.2.0
$self: https://hub.example/api
info: { title: Hub, version: "1" }
jsonSchemaDialect: https://spec.openapis.org/oas/3.1/dialect/base
paths:
  /a: { get: { operationId: first, security: [{ "#/components/securitySchemes/Hub token": [] }], responses: { "200": { description: Fine } } } }
components: { securitySchemes: { Hub token: { type: http, scheme: bearer } } }
`;
  const { slices } = await slicesOf(text);
  expect(await faultsOf(slices.get("first") ?? "")).toEqual([]);
  expect(JSON.parse(slices.get("first") ?? "")).toEqual({
    openapi: "3.2.0",
    info: { title: "Hub", version: "1" },
    jsonSchemaDialect: "https://spec.openapis.org/oas/3.1/dialect/base",
    paths: {
      "/a": {
        get: { operationId: "first", security: [{ Hub_token: [] }], responses: { "200": { description: "Fine" } } },
      },
    },
    components: { securitySchemes: { Hub_token: { type: "http", scheme: "bearer" } } },
  });
});
