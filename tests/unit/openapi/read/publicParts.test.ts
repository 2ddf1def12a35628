import { load } from "js-yaml";
import { expect, test } from "vitest";
import { readWhole } from "./readWhole.ts";

interface Offered {
  readonly json: unknown;
  readonly yaml: unknown;
}

/** What readers can download of a specification, as data; `undefined` where the file itself is offered. */
async function offered(
  text: string,
  path = "specs/api.yaml",
  files: Readonly<Record<string, string>> = {},
): Promise<Offered> {
  const spec = await readWhole(text, path, files);
  if (spec === undefined) throw new Error("not read");
  return {
    json: spec.json === undefined ? undefined : JSON.parse(spec.json),
    yaml: spec.yaml === undefined ? undefined : load(spec.yaml),
  };
}

const head = "openapi: 3.1.0\ninfo: { title: Hub, version: '1' }\n";
const ok = "responses: { '200': { description: ok } }";
const whole = (parts: object): object => ({ openapi: "3.1.0", info: { title: "Hub", version: "1" }, ...parts });
const fine = { responses: { "200": { description: "ok" } } };

test("a specification without internal parts is offered as it is", async () => {
  const text = `${head}paths: { /a: { get: { ${ok} } } }`;
  expect(await offered(text)).toEqual({ json: whole({ paths: { "/a": { get: fine } } }), yaml: undefined });
  expect(await offered(JSON.stringify(whole({ paths: {} })), "specs/api.json")).toEqual({
    json: undefined,
    yaml: undefined,
  });
});

test.each([
  [
    "operations",
    `paths: { /a: { get: { ${ok} }, put: { x-internal: true, ${ok} } } }`,
    { paths: { "/a": { get: fine } } },
  ],
  [
    "paths",
    `paths: { /a: { get: { ${ok} } }, /b: { x-internal: true, get: { ${ok} } } }`,
    { paths: { "/a": { get: fine } } },
  ],
  [
    "tags and the words that name them",
    `tags: [{ name: a }, { name: b, x-internal: true }]\npaths: { /a: { get: { tags: [a, b], ${ok} } } }\nx-tagGroups: [{ name: G, tags: [a, b] }]`,
    {
      tags: [{ name: "a" }],
      paths: { "/a": { get: { tags: ["a"], ...fine } } },
      "x-tagGroups": [{ name: "G", tags: ["a"] }],
    },
  ],
  [
    "schemas, and those that a discriminator would choose",
    "paths: {}\ncomponents: { schemas: { A: { discriminator: { propertyName: k, mapping: { b: B, c: '#/components/schemas/C', d: D } } }, B: { x-internal: true }, C: { x-internal: true }, D: {} } }",
    {
      paths: {},
      components: { schemas: { A: { discriminator: { propertyName: "k", mapping: { d: "D" } } }, D: {} } },
    },
  ],
  [
    "properties, and that they are required",
    "paths: {}\ncomponents: { schemas: { A: { required: [b, c], properties: { b: { x-internal: true }, c: {} } } } }",
    { paths: {}, components: { schemas: { A: { required: ["c"], properties: { c: {} } } } } },
  ],
  [
    "parameters",
    `paths: { /a: { get: { parameters: [{ name: a, in: query }, { name: b, in: query, x-internal: true }], ${ok} } } }`,
    { paths: { "/a": { get: { parameters: [{ name: "a", in: "query" }], ...fine } } } },
  ],
])("leaves out internal %s", async (_, text, parts) => {
  expect(await offered(head + text)).toEqual({ json: whole(parts), yaml: whole(parts) });
});

test("keeps what public parts refer to", async () => {
  const text = `${head}paths: { /a: { get: { security: [{ key: [] }], responses: { '200': { $ref: '#/components/responses/R' } } } } }
components:
  responses: { R: { x-internal: true, description: ok, content: { a/b: { schema: { $ref: '#/components/schemas/A/properties/b' } } } } }
  schemas: { A: { x-internal: true, properties: { b: { $ref: '#/components/schemas/C' } } }, C: { x-internal: true }, D: { x-internal: true } }
  securitySchemes: { key: { x-internal: true, type: http, scheme: basic }, other: { x-internal: true, type: http, scheme: basic } }`;
  const { json } = (await offered(text)) as { json: { components: Record<string, object> } };
  const names = Object.entries(json.components).map(([kind, entries]) => [kind, Object.keys(entries)]);
  expect(names).toEqual([
    ["responses", ["R"]],
    ["schemas", ["A", "C"]],
    ["securitySchemes", ["key"]],
  ]);
});

test("takes data for data", async () => {
  const data = { "x-internal": true, secret: 1 };
  const parts = {
    paths: {},
    components: { schemas: { A: { default: data, enum: [data], examples: [data], properties: { "x-internal": {} } } } },
  };
  const internal = { openapi: "3.1.0", info: { title: "Hub", version: "1" }, paths: { "/a": { "x-internal": true } } };
  const { json } = await offered(JSON.stringify({ ...internal, components: parts.components }), "specs/api.json");
  expect(json).toEqual(whole(parts));
});

test("leaves out internal parts of other files", async () => {
  const { json, yaml } = await offered(`${head}paths: { /a: { $ref: a.yaml } }`, "specs/api.yaml", {
    "specs/a.yaml": `get:\n  responses:\n    "200": { description: ok, content: { a/b: { schema: { $ref: "s.yaml#/S" } } } }\nput: { x-internal: true, description: secret, ${ok} }\n`,
    "specs/s.yaml": "S: { properties: { a: {}, secret: { x-internal: true } } }\n",
  });
  expect(yaml).toBeUndefined();
  expect(JSON.stringify(json)).not.toContain("secret");
  expect(JSON.stringify(json)).toContain('{"properties":{"a":{}}}');
});

test("of Swagger 2.0", async () => {
  const text = `swagger: '2.0'\ninfo: { title: Hub, version: '1' }\npaths: { /a: { get: { responses: { 200: { description: ok, schema: { $ref: '#/definitions/A' }, examples: { a/b: { x-internal: true } } } } } } }\ndefinitions: { A: { x-internal: true }, B: { x-internal: true } }`;
  const { json } = (await offered(text)) as { json: { definitions: object; paths: object } };
  expect(Object.keys(json.definitions)).toEqual(["A"]);
  expect(JSON.stringify(json.paths)).toContain('"examples":{"a/b":{"x-internal":true}}');
});
