import { expect, test } from "vitest";
import { operationOf, parsePaths } from "../parseText.ts";
import { readWhole } from "./readWhole.ts";

/** The text that readers can download of a specification. */
async function offered(text: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const spec = await readWhole(text, "specs/api.yaml", files);
  return spec?.json ?? "";
}

/** The examples of the answer of an operation, and what was said of them. */
async function shown(media: string, schemas: string): Promise<{ texts: readonly string[]; lines: readonly string[] }> {
  const parsed = await parsePaths(
    `  /a: { get: { operationId: get, responses: { "200": { description: ok, content: { ${media} } } } } }`,
    { rest: `components: { schemas: { ${schemas} } }` },
  );
  const [content] = operationOf(parsed, "get").responses[0]?.contents ?? [];
  const texts = (content?.examples ?? []).map(({ code }) => (code?.text ?? "").replace(/\s+/g, ""));
  return { texts, lines: parsed.lines.filter((line) => line.includes("example")) };
}

const room = `Room: { type: object, additionalProperties: false, required: [name, serial],
  properties: { name: { type: string }, serial: { type: string, x-internal: true } } }`;
const sent = "{ name: Attic, serial: secret }";

test.each([
  ["beside the schema", `{ schema: { $ref: "#/components/schemas/Room" }, example: ${sent} }`, '{"name":"Attic"}'],
  [
    "with a name",
    `{ schema: { $ref: "#/components/schemas/Room" }, examples: { a: { value: ${sent} } } }`,
    '{"name":"Attic"}',
  ],
  [
    "in a list",
    `{ schema: { type: array, items: { $ref: "#/components/schemas/Room" } }, example: [${sent}, ${sent}] }`,
    '[{"name":"Attic"},{"name":"Attic"}]',
  ],
  [
    "below a property, and below further ones",
    `{ schema: { properties: { a: { $ref: "#/components/schemas/Room" } }, additionalProperties: { $ref: "#/components/schemas/Room" } },
      example: { a: ${sent}, b: ${sent} } }`,
    '{"a":{"name":"Attic"},"b":{"name":"Attic"}}',
  ],
  [
    "in a part of allOf",
    `{ schema: { allOf: [{ properties: { serial: { x-internal: true } } }, { properties: { name: {} } }] }, example: ${sent} }`,
    '{"name":"Attic"}',
  ],
  [
    "in a part of allOf that is internal",
    `{ schema: { allOf: [{ x-internal: true, properties: { serial: {} } }, { properties: { name: {} } }] }, example: ${sent} }`,
    '{"name":"Attic"}',
  ],
  [
    "by a pattern of names",
    `{ schema: { patternProperties: { ^ser: { x-internal: true } } }, example: ${sent} }`,
    '{"name":"Attic"}',
  ],
  [
    "in JSON that is written as a text",
    `{ schema: { $ref: "#/components/schemas/Room" }, example: '{"name":"Attic","serial":"secret"}' }`,
    '{"name":"Attic"}',
  ],
])("an example %s is shown without internal properties", async (_, media, expected) => {
  expect(await shown(`application/json: ${media}`, room)).toEqual({ texts: [expected], lines: [] });
});

test("an example that a schema holds is shown without internal properties", async () => {
  const schema = room.replace("type: object", `type: object, example: ${sent}`);
  const media = 'application/json: { schema: { $ref: "#/components/schemas/Room" } }';
  expect(await shown(media, schema)).toEqual({ texts: ['{"name":"Attic"}'], lines: [] });
});

test("an alternative keeps the properties that another one has for itself", async () => {
  const schemas = `Lamp: { properties: { kind: { const: lamp }, code: { type: integer } } },
    Lock: { properties: { kind: { const: lock }, code: { type: integer, x-internal: true } } }`;
  const media = `application/json: { schema: { oneOf: [{ $ref: "#/components/schemas/Lamp" }, { $ref: "#/components/schemas/Lock" }] },
    examples: { lamp: { value: { kind: lamp, code: 1 } }, lock: { value: { kind: lock, code: 2 } } } }`;
  expect((await shown(media, schemas)).texts).toEqual(['{"kind":"lamp","code":1}', '{"kind":"lock"}']);
});

test("an example of nothing but an internal alternative is not shown", async () => {
  const media = `application/json: { schema: { oneOf: [{ required: [name] }, { x-internal: true, required: [serial] }] },
    examples: { a: { value: { name: Attic } }, b: { value: { serial: secret } } } }`;
  expect((await shown(media, room)).texts).toEqual(['{"name":"Attic"}']);
});

test("the subtype that a discriminator names keeps its internal properties from the examples of its base", async () => {
  const schemas = `Device: { discriminator: { propertyName: kind }, properties: { kind: { type: string } } },
    Lock: { allOf: [{ $ref: "#/components/schemas/Device" }, { properties: { serial: { x-internal: true } } }] }`;
  const media = `application/json: { schema: { $ref: "#/components/schemas/Device" }, example: { kind: Lock, serial: secret } }`;
  expect((await shown(media, schemas)).texts).toEqual(['{"kind":"Lock"}']);
});

test.each([
  ["an extension", "x-discriminator-value: LOCK"],
  ["another extension", "x-ms-discriminator-value: LOCK"],
  ["a constant", "properties: { kind: { enum: [LOCK] } }"],
])("so does a subtype that gives itself a value, by %s", async (_, own) => {
  const schemas = `Device: { discriminator: { propertyName: kind }, properties: { kind: { type: string } } },
    LOCK: { properties: { key: { x-internal: true } } },
    Alarm: { ${own} },
    Fitting: { allOf: [{ $ref: "#/components/schemas/Device" }] },
    Lock: { ${own}, allOf: [{ $ref: "#/components/schemas/Fitting" }, { properties: { serial: { x-internal: true } } }] }`;
  const media = `application/json: { schema: { $ref: "#/components/schemas/Device" }, example: { kind: LOCK, key: open, serial: secret } }`;
  expect((await shown(media, schemas)).texts).toEqual(['{"kind":"LOCK","key":"open"}']);
});

test("a text that is no JSON is not shown when it names an internal property", async () => {
  const { texts } = await shown(
    `application/xml: { schema: { $ref: "#/components/schemas/Room" }, example: "<Room><serial>secret</serial></Room>" }`,
    room,
  );
  expect(texts.join()).not.toContain("secret");
  expect(texts).toHaveLength(1);
});

test("examples that name nothing internal stay as they are written", async () => {
  const media = `application/json: { schema: { $ref: "#/components/schemas/Room" }, example: ' {"name": "Attic"}' }`;
  expect((await shown(media, room)).texts).toEqual(['{"name":"Attic"}']);
});

const openapi = (parts: string): string => `openapi: 3.1.0\ninfo: { title: Hub, version: '1' }\n${parts}`;

test("files to download have no internal properties in examples, wherever these stand", async () => {
  const text = await offered(
    openapi(`paths:
  /a:
    get:
      parameters: [{ name: q, in: query, schema: { properties: { serial: { x-internal: true } } }, example: { serial: secret1 } }]
      responses:
        '200':
          description: ok
          headers: { X-Room: { schema: { $ref: rooms.yaml#/Room }, example: { serial: secret2, name: Attic } } }
          content:
            application/json:
              schema: { type: array, items: { $ref: rooms.yaml#/Room } }
              examples: { a: { $ref: '#/components/examples/A' }, b: { $ref: rooms.yaml#/sample } }
components: { examples: { A: { value: [{ name: Attic, serial: secret3 }] } } }
`),
    {
      "specs/rooms.yaml":
        "Room: { properties: { serial: { x-internal: true } }, default: { serial: secret4 }, examples: [{ serial: secret5, name: Hall }] }\nsample: { value: [{ serial: secret6, name: Loft }] }\n",
    },
  );
  expect(text).not.toContain("secret");
  for (const name of ["Attic", "Hall", "Loft"]) expect(text).toContain(name);
});

test("examples of Swagger 2.0 answers have no internal properties", async () => {
  const text = await offered(`swagger: '2.0'
info: { title: Hub, version: '1' }
paths:
  /a:
    get:
      responses:
        '200': { description: ok, schema: { $ref: '#/definitions/Room' }, examples: { application/json: { name: Attic, serial: secret } } }
definitions: { Room: { properties: { name: {}, serial: { x-internal: true } } } }
`);
  expect(text).toContain("Attic");
  expect(text).not.toContain("secret");
});

test("examples of Swagger 2.0 bodies have no internal properties, alone, with names, or in one field", async () => {
  const body = (examples: string): string =>
    `{ parameters: [{ in: body, name: b, schema: { $ref: '#/definitions/Room' }, ${examples} }], responses: { '200': { description: ok } } }`;
  const text = await offered(`swagger: '2.0'
info: { title: Hub, version: '1' }
paths:
  /a:
    put: ${body("x-examples: { application/json: { name: Attic, serial: secret } }")}
    post: ${body("x-examples: { application/json: { one: { summary: One, value: { name: Hall, serial: secret } } } }")}
    patch: ${body("x-example: { application/json: { name: Loft, serial: secret } }")}
definitions: { Room: { properties: { name: {}, serial: { x-internal: true } } } }
`);
  for (const name of ["Attic", "Hall", "Loft", "One"]) expect(text).toContain(name);
  expect(text).not.toContain("secret");
});

test.each(["Attic", "Attic/value"])(
  "an example that refers to the named one %s shows none of it either",
  async (name) => {
    const media = `{ schema: { $ref: "#/components/schemas/Room" }, example: { $ref: "#/components/examples/${name}" } }`;
    const { texts } = await shown(`application/json: ${media}`, `${room} }, examples: { Attic: { value: ${sent} }`);
    expect(texts).toEqual(['{"name":"Attic"}']);
    const hidden = `${room} }, examples: { Attic: { x-internal: true, value: { name: secret } }`;
    expect((await shown(`application/json: ${media}`, hidden)).texts.join()).not.toContain("secret");
  },
);
