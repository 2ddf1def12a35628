// Slices of specifications: one operation with what it refers to, in a document that stands alone.
import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { createSlices } from "../../../../src/openapi/slice/operationSlices.ts";
import { digestOf } from "../../../../src/platform/hash.ts";
import { expectToTakeLessThan } from "../../processorTime.ts";
import { parseText, type TextOptions } from "../parseText.ts";

const slicesOf = (text: string, options: TextOptions = {}) => parseText(text, { ...options, isSliced: true });

async function sliceOf(text: string, slug: string, options: TextOptions = {}): Promise<unknown> {
  const { slices } = await slicesOf(text, options);
  return JSON.parse(slices.get(slug) ?? "null");
}

const validator = new Validator();

/** What a validator, references and hubdocs itself find wrong with a slice. @param operation What hubdocs has to show. */
async function faultsOf(text: string, operation: object = {}): Promise<readonly string[]> {
  const document: Record<string, unknown> = JSON.parse(text);
  const { valid, errors } = await validator.validate(JSON.parse(text));
  const { lines, spec } = await parseText(text);
  expect(spec?.operations).toMatchObject([operation]);
  return [
    ...(valid ? [] : [JSON.stringify(errors)]),
    ...referencesIn(document).filter((reference) => !/^#\/components\/[\w.-]+\/[\w.-]+/.test(reference)),
    ...lines.filter((line) => /leads nowhere|api-invalid|api-reference/.test(line)),
  ];
}

function referencesIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === "$ref" && typeof part === "string" ? [part] : referencesIn(part),
  );
}

const head = 'openapi: "3.1.0"\ninfo: { title: Hub, version: "1.2", description: Long }\n';

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
    get: { operationId: getRoom, security: [{ basic: [] }], responses: { "200": { schema: { type: file } } } }
definitions:
  Room: { type: object, properties: { inner: { $ref: "#/definitions/Room" }, limit: { type: integer, minimum: 0, exclusiveMinimum: true } } }
`;
  const { slices } = await slicesOf(text);
  for (const slice of slices.values()) expect(await faultsOf(slice)).toEqual([]);
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
                "schema": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
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
