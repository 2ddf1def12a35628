// Specifications that were not written by anybody: whatever stands where, parsing ends, throws nothing and keeps its
// hands off the prototypes.
import { describe, expect, test } from "vitest";
import { parseText } from "./parseText.ts";

/** Values that stand in wrong places. */
const garbage: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e300,
  "",
  "text",
  "javascript:alert(1)",
  "#/",
  [],
  [null],
  [[]],
  {},
  { $ref: "#/paths" },
  { $ref: "#" },
  { $ref: "#/components/schemas/Room" },
  { $ref: 7 },
  { $ref: "../../../etc/passwd" },
  { allOf: [{ $ref: "#/components/schemas/Room" }] },
  { "x-internal": true },
  { type: ["object", "array", 5] },
  { get: { responses: { 200: { description: "x" } } } },
];

const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "$ref", "then", "length", ""];

const base = {
  openapi: "3.1.0",
  info: { title: "Hub", version: "1", contact: { name: "a" }, license: { name: "b" } },
  servers: [{ url: "https://{host}", variables: { host: { default: "a", enum: ["a"] } } }],
  security: [{ key: [] }],
  tags: [{ name: "rooms", externalDocs: { url: "https://x.example" } }],
  "x-tagGroups": [{ name: "g", tags: ["rooms"] }],
  paths: {
    "/rooms/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      get: {
        operationId: "getRoom",
        tags: ["rooms"],
        parameters: [
          {
            name: "q",
            in: "query",
            style: "form",
            explode: true,
            schema: { type: "array", items: { type: "string" } },
          },
        ],
        requestBody: {
          content: {
            "multipart/form-data": { schema: { $ref: "#/components/schemas/Room" }, encoding: { a: { headers: {} } } },
          },
        },
        responses: {
          "200": {
            description: "ok",
            headers: { X: { schema: { type: "string" } } },
            content: {
              "application/json": { schema: { $ref: "#/components/schemas/Room" }, examples: { a: { value: 1 } } },
            },
            links: { next: { operationId: "getRoom", parameters: { id: 1 } } },
          },
        },
        callbacks: { done: { "{$url}": { post: { responses: { "200": { description: "ok" } } } } } },
        security: [{ key: ["a"] }, {}],
      },
    },
  },
  webhooks: { w: { post: { responses: { "200": { description: "ok" } } } } },
  components: {
    schemas: {
      Room: {
        type: "object",
        required: ["a"],
        properties: { a: { type: "string", enum: ["x"] }, b: { $ref: "#/components/schemas/Room" } },
        oneOf: [{ type: "object" }],
        discriminator: { propertyName: "a", mapping: { x: "Room" } },
      },
    },
    securitySchemes: {
      key: { type: "oauth2", flows: { implicit: { authorizationUrl: "https://x", scopes: { a: "b" } } } },
    },
  },
};

/** A repeatable source of whole numbers below a limit. */
function createChance(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Places of a value: holders with their keys. */
function placesOf(value: unknown): readonly { readonly holder: Record<string, unknown>; readonly key: string }[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesOf(holder[key])]);
}

function mutate(seed: number): string {
  const chance = createChance(seed);
  const value: unknown = JSON.parse(JSON.stringify(base));
  for (let change = 0; change <= chance(3); change += 1) {
    const places = placesOf(value).filter(({ key }) => key !== "openapi");
    const place = places[chance(places.length)];
    if (place === undefined) continue;
    const { holder, key } = place;
    const wrong = garbage[chance(garbage.length)];
    if (chance(4) > 0) holder[key] = wrong;
    else if (!Array.isArray(holder))
      Object.defineProperty(holder, names[chance(names.length)] ?? "", {
        value: holder[key],
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return JSON.stringify(value);
}

describe("a broken specification", () => {
  test("is read to its end, whatever is broken", async () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const text = mutate(seed);
      const { spec, diagnostics } = await parseText(text).catch((error: unknown) => {
        throw new Error(`seed ${seed}: ${text}`, { cause: error });
      });
      expect(spec, `seed ${seed}`).toBeDefined();
      for (const { location, message } of diagnostics) {
        expect(location?.line, `seed ${seed}: ${message}`).toBeDefined();
        expect(message, `seed ${seed}`).not.toMatch(/undefined|\[object/);
      }
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    // Seconds of processor time, of which other tests may take most meanwhile.
  }, 90_000);

  test("in Swagger 2.0 is read to its end too", async () => {
    for (let seed = 151; seed <= 225; seed += 1) {
      const text = mutate(seed)
        .replace('"openapi":"3.1.0"', '"swagger":"2.0"')
        .replaceAll("#/components/schemas", "#/definitions");
      const { spec } = await parseText(text).catch((error: unknown) => {
        throw new Error(`seed ${seed}: ${text}`, { cause: error });
      });
      expect(spec, `seed ${seed}`).toBeDefined();
    }
  });

  test("gives the same pages and findings each time", async () => {
    const text = mutate(77);
    const [first, second] = [await parseText(text), await parseText(text)];
    expect(second.spec).toEqual(first.spec);
    expect(second.diagnostics).toEqual(first.diagnostics);
  });
});

describe("names of every object's own", () => {
  test("are plain names of operations, tags, parameters, schemas and properties", async () => {
    const { spec, lines, bodies } = await parseText(`openapi: 3.1.0
info: { title: Hub, version: "1" }
paths:
  /constructor:
    get:
      operationId: constructor
      tags: [toString, __proto__]
      parameters: [{ name: __proto__, in: query, schema: { $ref: "#/components/schemas/__proto__" } }]
      responses: { "200": { description: ok, headers: { constructor: { schema: { type: string } } } } }
components:
  schemas:
    __proto__: { type: object, properties: { __proto__: { type: string }, hasOwnProperty: { type: integer } }, required: [__proto__] }`);
    expect(lines).toEqual([]);
    expect(spec?.operations[0]).toMatchObject({ slug: "constructor", tags: ["toString", "__proto__"] });
    expect(spec?.schemas[0]).toMatchObject({ name: "__proto__", slug: "proto" });
    expect(JSON.stringify([...bodies.values()])).toContain('"name":"hasOwnProperty"');
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});

describe("a specification at its limits", () => {
  const head = 'openapi: 3.1.0\ninfo: { title: Hub, version: "1" }\n';

  test.each([
    ["a chain of 300 references", () => chain((index) => `{ $ref: "#/components/schemas/S${index + 1}" }`)],
    [
      "a chain of 300 inherited schemas",
      () => chain((index) => `{ allOf: [{ $ref: "#/components/schemas/S${index + 1}" }] }`),
    ],
    [
      "300 schemas inside each other",
      () => chain((index) => `{ type: object, properties: { a: { $ref: "#/components/schemas/S${index + 1}" } } }`),
    ],
    [
      "a tree that doubles 30 times",
      () =>
        chain(
          (index) =>
            `{ allOf: [{ $ref: "#/components/schemas/S${index + 1}" }, { $ref: "#/components/schemas/S${index + 1}" }] }`,
          30,
        ),
    ],
    [
      "25,000 properties",
      () =>
        `    S0: { type: object, properties: { ${Array.from({ length: 25_000 }, (_, index) => `p${index}: { type: string }`).join(", ")} } }`,
    ],
    [
      "25,000 values",
      () => `    S0: { enum: [${Array.from({ length: 25_000 }, (_, index) => `v${index}`).join(", ")}] }`,
    ],
  ])("with %s is read in time", async (_, schemas) => {
    const { spec, lines } = await parseText(
      `${head}paths: { /a: { get: { responses: { "200": { description: ok, content: { a/b: { schema: { $ref: "#/components/schemas/S0" } } } } } } } }\ncomponents:\n  schemas:\n${schemas()}`,
    );
    expect(spec?.operations).toHaveLength(1);
    expect(lines.filter((line) => !line.includes("warning too-large"))).toEqual([]);
  });

  function chain(schema: (index: number) => string, length = 300): string {
    const lines = Array.from({ length }, (_, index) => `    S${index}: ${schema(index)}`);
    return `${lines.join("\n")}\n    S${length}: { type: string }`;
  }
});

test.each([
  '{"openapi":"3.1.0","info":{"title":"a\\u0000b","version":"1"},"paths":{"/a":{"get":{"summary":"\\u0000","x-codeSamples":[{"lang":"js","source":"\\u0000L0\\u0000"}],"responses":{"200":{"description":"x","headers":{"\\u0000H":{}}}}}}}}',
  'openapi: 3.1.0\ninfo: {title: "a\\0b", version: "\\x00"}\npaths: {/a: {get: {summary: "\\U00000000", responses: {"200": {description: "\\u0000"}}}}}\n',
])("the sign that marks of bodies are made of is no text of a specification: %s", async (text) => {
  const { spec, bodies } = await parseText(text);
  expect(spec?.title).toBe("a\ufffdb");
  expect(JSON.stringify([spec, [...bodies]])).not.toContain("\\u0000");
});

test("a schema whose properties are the map that it stands in refers to itself, and ends", async () => {
  const pet = 'Pet: { type: object, properties: { $ref: "#/components/schemas" } }';
  const { spec, lines } = await parseText(
    `openapi: 3.0.3\ninfo: { title: a, version: "1" }\npaths: {}\ncomponents: { schemas: { ${pet}, Tag: { type: string } } }\n`,
  );
  expect(spec?.schemas.map(({ name }) => name)).toEqual(["Pet", "Tag"]);
  expect(lines).toEqual([]);
});

test("a schema without a name that lies in itself by way of such a map is told of", async () => {
  const schema = '{ type: object, properties: { $ref: "#/components/x-maps" } }';
  const { lines } = await parseText(
    `openapi: 3.1.0\ninfo: { title: a, version: "1" }\npaths: {}\ncomponents: { x-maps: { a: ${schema} }, schemas: { S: ${schema} } }\n`,
  );
  expect(lines).toEqual([
    "4:25 error api-invalid: `a` contains itself through a reference to a map of schemas (at `#/components/x-maps/a`)",
  ]);
});
