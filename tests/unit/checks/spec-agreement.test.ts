import { describe, expect, test } from "vitest";
import { type ComparedSpec, checkSpecAgreement } from "../../../src/checks/spec-agreement.ts";
import { localeCode, sitePath } from "../../../src/model/brands.ts";
import type { Diagnostic } from "../../../src/model/diagnostic.ts";
import type { SpecFact } from "../../../src/model/specFacts.ts";
import { specFactsOf } from "../../../src/openapi/agreement/specFacts.ts";
import { digestOf } from "../../../src/platform/hash.ts";
import { normalizeText } from "../openapi/normalize/normalizeText.ts";

const specOf = (locale: string, lists: ComparedSpec["facts"]["lists"]): ComparedSpec => {
  const path = sitePath(`specs/api.${locale}.yaml`);
  return { locale: localeCode(locale), path, facts: { files: [path, sitePath("specs/rooms.yaml")], lists } };
};

/** Findings for two files of one API, given as YAML. */
async function compare(original: string, translated: string, locale = "uk"): Promise<readonly Diagnostic[]> {
  const listsOf = async (text: string) => {
    const { normal } = await normalizeText(`openapi: "3.1.0"\n${text}`);
    return specFactsOf(normal, { hash: digestOf, file: sitePath("api.yaml") }).lists;
  };
  return checkSpecAgreement(specOf("en", await listsOf(original)), specOf(locale, await listsOf(translated)));
}

const messagesOf = (diagnostics: readonly Diagnostic[]): readonly string[] =>
  diagnostics.map(({ code, message }) => `${code}: ${message}`);

describe("a finding says what differs, where in both files, and what mends it", () => {
  const operation: SpecFact = { step: "GET /rooms", kind: "part", list: 1, at: [4, 3] };
  const maximum: SpecFact = { step: "maximum", kind: "value", shown: "200", at: [9, 11] };
  const summary: SpecFact = {
    step: "summary",
    kind: "text",
    shown: "List all rooms here",
    prose: "documentation",
    at: [5, 5],
  };

  test("what a file lacks is told where it would belong", () => {
    const found = checkSpecAgreement(specOf("en", [[operation], [maximum]]), specOf("uk", [[operation], []]));
    expect(found).toEqual([
      {
        code: "api-missing",
        severity: "warning",
        message: '`GET /rooms › maximum` (200) is in "en" but not in "uk"',
        location: { file: "specs/api.uk.yaml", line: 4, column: 3 },
        hint: "add it to specs/api.uk.yaml, or remove it from specs/api.en.yaml",
        related: [{ message: 'it is here in "en"', location: { file: "specs/api.en.yaml", line: 9, column: 11 } }],
      },
    ]);
  });

  test("what only the translation has is told in the original", () => {
    const found = checkSpecAgreement(specOf("en", [[]]), specOf("uk", [[operation], [maximum]]));
    expect(found).toEqual([
      {
        code: "api-missing",
        severity: "warning",
        message: '`GET /rooms` is in "uk" but not in "en"',
        location: { file: "specs/api.en.yaml" },
        hint: "add it to specs/api.en.yaml, or remove it from specs/api.uk.yaml",
        related: [{ message: 'it is here in "uk"', location: { file: "specs/api.uk.yaml", line: 4, column: 3 } }],
      },
    ]);
  });

  test("different values are quoted from both files, also from included ones", () => {
    const other: SpecFact = { ...maximum, shown: "100", file: 1 };
    const found = checkSpecAgreement(specOf("en", [[operation], [maximum]]), specOf("uk", [[operation], [other]]));
    expect(found).toEqual([
      {
        code: "api-contradiction",
        severity: "warning",
        message: '`GET /rooms › maximum` is 100 in "uk" but 200 in "en"',
        location: { file: "specs/rooms.yaml", line: 9, column: 11 },
        hint: "write the correct value in both files",
        related: [{ message: '200 in "en"', location: { file: "specs/api.en.yaml", line: 9, column: 11 } }],
      },
    ]);
  });

  test("a text that was not translated is quoted", () => {
    const lists = [[operation], [summary]];
    expect(checkSpecAgreement(specOf("en", lists), specOf("uk", lists))).toEqual([
      {
        code: "api-untranslated",
        severity: "warning",
        message: '`GET /rooms › summary` reads the same in "uk" and "en": "List all rooms here"',
        location: { file: "specs/api.uk.yaml", line: 5, column: 5 },
        hint: "translate it in specs/api.uk.yaml",
        related: [{ message: 'the same text in "en"', location: { file: "specs/api.en.yaml", line: 5, column: 5 } }],
      },
    ]);
  });

  test("a text of an example is an info, as an API may answer in one language", () => {
    const lists = [[{ ...summary, prose: "example" } as const]];
    expect(checkSpecAgreement(specOf("en", lists), specOf("uk", lists))).toMatchObject([
      { code: "api-untranslated", severity: "info" },
    ]);
  });

  test("variants of one language may share their texts", () => {
    const lists = [[summary]];
    expect(checkSpecAgreement(specOf("en", lists), specOf("en-GB", lists))).toEqual([]);
  });

  test("long texts that only begin alike are different texts", () => {
    const long = (digest: string) => [[{ ...summary, digest }]];
    expect(checkSpecAgreement(specOf("en", long("1")), specOf("uk", long("2")))).toEqual([]);
    expect(checkSpecAgreement(specOf("en", long("1")), specOf("uk", long("1")))).toHaveLength(1);
  });

  test("of very many findings of a kind the rest is counted", () => {
    const many = Array.from({ length: 100 }, (_, index): SpecFact => ({ step: `schema ${index + 100}`, kind: "part" }));
    const found = checkSpecAgreement(specOf("en", [many]), specOf("uk", [[]]));
    expect(found).toHaveLength(26);
    expect(found.at(-1)?.message).toBe(
      '75 more of this kind, the first of them: `schema 125` is in "en" but not in "uk"',
    );
  });

  test("facts that are part of themselves are compared once", () => {
    const room: SpecFact = { step: "property room", kind: "part", list: 1 };
    const lists = [[{ step: "schema Room", kind: "part", list: 1 } as const], [room, maximum]];
    const fewer = [lists[0] ?? [], [room]];
    expect(messagesOf(checkSpecAgreement(specOf("en", lists), specOf("uk", fewer)))).toEqual([
      'api-missing: `schema Room › maximum` (200) is in "en" but not in "uk"',
    ]);
  });
});

const head = 'info: { title: API, version: "1" }\n';
const get = (operation: string, rest = ""): string => `${head}paths: { /rooms: { get: ${operation} } }\n${rest}`;
const schema = (text: string): string => `${head}paths: {}\ncomponents: { schemas: { Room: ${text} } }\n`;
const answer = (text: string): string => get(`{ responses: { 200: { description: ok, ${text} } } }`);
const json = (text: string): string => answer(`content: { application/json: { ${text} } }`);
const body = (text: string): string => `{ description: ok, content: { text/plain: { schema: ${text} } } }`;
const bodySchema = "{ $ref: '#/paths/~1rooms/get/requestBody/content/text~1plain/schema' }";
const parameter = (text: string): string => get(`{ parameters: [{ name: limit, in: query, ${text} }] }`);

describe("only one file has", () => {
  test.each([
    ["an operation", get("{ operationId: getRooms }"), `${head}paths: {}`, "`GET /rooms`"],
    ["a webhook", `${head}webhooks: { gone: { post: {} } }`, head, "`webhook POST gone`"],
    ["a parameter", parameter("schema: {}"), get("{}"), "`GET /rooms › parameter limit (query)`"],
    [
      "a limit of a parameter",
      parameter("schema: { maximum: 9 }"),
      parameter("schema: {}"),
      "`GET /rooms › parameter limit (query) › maximum` (9)",
    ],
    [
      "a parameter that is needed",
      parameter("required: true"),
      parameter("required: false"),
      "`GET /rooms › parameter limit (query) › required` (true)",
    ],
    [
      "a parameter of the path",
      `${head}paths: { /rooms: { parameters: [{ name: a, in: query }], get: {} } }`,
      get("{}"),
      "`GET /rooms › parameter a (query)`",
    ],
    ["a body", get("{ requestBody: { content: {} } }"), get("{}"), "`GET /rooms › request body`"],
    ["a response", answer("headers: {}"), get("{ responses: {} }"), "`GET /rooms › response 200`"],
    ["a header", answer("headers: { X-Id: {} }"), answer("headers: {}"), "`GET /rooms › response 200 › header X-Id`"],
    [
      "a media type",
      answer("content: { text/csv: {} }"),
      answer("content: {}"),
      "`GET /rooms › response 200 › text/csv`",
    ],
    [
      "an example",
      json("examples: { one: { value: 1 } }"),
      json("examples: {}"),
      "`GET /rooms › response 200 › application/json › example one`",
    ],
    [
      "a field of an example",
      json("example: { items: [{ id: 1, on: true }] }"),
      json("example: { items: [{ id: 1 }] }"),
      "`GET /rooms › response 200 › application/json › example › items › [0] › on` (true)",
    ],
    [
      "a schema of a body",
      json("example: 1, schema: { type: array }"),
      json("example: 1"),
      "`GET /rooms › response 200 › application/json › schema`",
    ],
    [
      "a link",
      answer("links: { next: { operationId: a } }"),
      answer("links: {}"),
      "`GET /rooms › response 200 › link next`",
    ],
    [
      "a callback",
      get('{ callbacks: { on: { "{$url}": { post: {} } } } }'),
      get("{}"),
      "`GET /rooms › callback on, POST {$url}`",
    ],
    ["a tag of an operation", get("{ tags: [a, b] }"), get("{ tags: [b] }"), "`GET /rooms › tag a`"],
    ["a text", get("{ summary: Rooms }"), get('{ summary: " " }'), "`GET /rooms › summary`"],
    ["a schema", schema("{ type: object }"), `${head}components: { schemas: {} }`, "`schema Room`"],
    [
      "a property",
      schema("{ required: [a], properties: { a: { type: string } } }"),
      schema("{ properties: {} }"),
      "`schema Room › property a`",
    ],
    [
      "a property that is needed",
      schema("{ required: [a], properties: { a: { type: string } } }"),
      schema("{ properties: { a: { type: string } } }"),
      "`schema Room › property a › required` (true)",
    ],
    [
      "a needed property of another schema",
      schema("{ required: [a] }"),
      schema("{}"),
      "`schema Room › required property a`",
    ],
    [
      "a value",
      schema("{ enum: [on, off], x-enumDescriptions: { on: Lit, off: Dark } }"),
      schema("{ enum: [off], x-enumDescriptions: { off: Темно } }"),
      '`schema Room › value "on"`',
    ],
    [
      "words about a value",
      schema("{ enum: [on, off], x-enumDescriptions: [Lit, Dark] }"),
      schema("{ enum: [on, off], x-enumDescriptions: [Світло] }"),
      '`schema Room › value "off" › description`',
    ],
    [
      "an alternative",
      schema("{ oneOf: [{ $ref: '#/components/schemas/Room' }, { type: string }] }"),
      schema("{ oneOf: [{ type: string }] }"),
      "`schema Room › oneOf Room` (Room)",
    ],
    ["a deprecation", get("{ deprecated: true }"), get("{ deprecated: false }"), "`GET /rooms › deprecated` (true)"],
    ["a server", `${head}servers: [{ url: /v1 }, { url: /v2 }]`, `${head}servers: [{ url: /v2 }]`, "`server /v1`"],
    [
      "a link to other documentation",
      `${head}externalDocs: { url: https://a.example }`,
      head,
      "`external documentation`",
    ],
    ["a tag", `${head}tags: [{ name: a }]`, head, "`tag a`"],
    ["a scheme", `${head}components: { securitySchemes: { key: { type: http } } }`, head, "`security scheme key`"],
  ])("%s", async (_, more, less, thing) => {
    expect(messagesOf(await compare(more, less))).toEqual([`api-missing: ${thing} is in "en" but not in "uk"`]);
    expect(messagesOf(await compare(less, more))).toEqual([`api-missing: ${thing} is in "uk" but not in "en"`]);
  });

  test("the label of a tag, which the file in whose language its name is does not need", async () => {
    const [more, less] = [`${head}tags: [{ name: a, x-displayName: A }]`, `${head}tags: [{ name: a }]`];
    expect(messagesOf(await compare(more, less))).toEqual([
      'api-missing: `tag a › x-displayName` is in "en" but not in "uk"',
    ]);
    expect(messagesOf(await compare(less, more))).toEqual([]);
  });
});

describe("both files have, and differ in", () => {
  test.each([
    ["the version", head, 'info: { title: API, version: "2" }', '`info › version` is "2" in "uk" but "1"'],
    [
      "a limit",
      parameter("schema: { maximum: 9 }"),
      parameter("schema: { maximum: 8 }"),
      '`GET /rooms › parameter limit (query) › maximum` is 8 in "uk" but 9',
    ],
    [
      "a type",
      schema("{ type: string }"),
      schema('{ type: [string, "null"] }'),
      '`schema Room › type` is null or string in "uk" but string',
    ],
    [
      "a pattern",
      schema("{ pattern: a+ }"),
      schema("{ pattern: a* }"),
      '`schema Room › pattern` is "a*" in "uk" but "a+"',
    ],
    [
      "a schema that is referred to",
      schema("{ properties: { a: { $ref: '#/components/schemas/Room' } } }"),
      schema("{ properties: { a: { type: string } } }"),
      '`schema Room › property a › schema` is something described in detail in "uk" but Room',
    ],
    [
      "whether more is allowed",
      schema("{ additionalProperties: false }"),
      schema("{ additionalProperties: { type: string } }"),
      '`schema Room › other properties` is something described in detail in "uk" but false',
    ],
    [
      "a value of an example",
      json("example: { id: 1 }"),
      json("example: { id: 2 }"),
      '`GET /rooms › response 200 › application/json › example › id` is 2 in "uk" but 1',
    ],
    [
      "a code of an example",
      json("example: { mode: heat }"),
      json("example: { mode: cool }"),
      '`GET /rooms › response 200 › application/json › example › mode` is "cool" in "uk" but "heat"',
    ],
    [
      "the kind of a value of an example",
      json("example: { id: 1 }"),
      json("example: { id: Кухня }"),
      '`GET /rooms › response 200 › application/json › example › id` is "Кухня" in "uk" but 1',
    ],
    [
      "what a parameter looks like in the address",
      parameter("style: form"),
      parameter("explode: false"),
      '`GET /rooms › parameter limit (query) › style` is form in "uk" but form, exploded',
    ],
    [
      "who may call",
      get("{ security: [{}, { key: [b, a] }] }"),
      get("{ security: [] }", "security: [{ key: [] }]"),
      '`GET /rooms › security` is none in "uk" but key (a, b) or none',
    ],
    [
      "the path of an operation",
      `${head}paths: { /rooms: { get: { operationId: getRooms } } }`,
      `${head}paths: { /room: { get: { operationId: getRooms, tags: [a] } } }`,
      '`getRooms` is `GET /room` in "uk" but `GET /rooms`',
    ],
    [
      "the place of a parameter",
      get("{ parameters: [{ name: a, in: query }] }"),
      get("{ parameters: [{ name: a, in: header }] }"),
      '`GET /rooms › a` is `parameter a (header)` in "uk" but `parameter a (query)`',
    ],
  ])("%s", async (_, original, translated, message) => {
    expect(messagesOf(await compare(original, translated))).toEqual([`api-contradiction: ${message} in "en"`]);
  });
});

describe("these files agree", () => {
  test.each([
    ["texts", get("{ summary: Lists all the rooms }"), get("{ summary: Усі кімнати }")],
    [
      "an order of parameters",
      get("{ parameters: [{ name: a, in: query }, { name: b, in: query }] }"),
      get("{ parameters: [{ name: b, in: query }, { name: a, in: query }] }"),
    ],
    ["an order of values", schema("{ enum: [a, b] }"), schema("{ enum: [b, a] }")],
    [
      "an order of alternatives",
      schema("{ oneOf: [{ const: a }, { type: 'null' }] }"),
      schema("{ oneOf: [{ type: 'null' }, { const: a }] }"),
    ],
    [
      "texts of an example",
      json("example: { name: Living room, icon: sofa }"),
      json("example: { icon: sofa, name: Вітальня }"),
    ],
    ["a word of an example", json("example: { q: kitchen }"), json("example: { q: кухня }")],
    [
      "a default that is written out",
      parameter("schema: {}"),
      parameter("required: false, style: form, explode: true, schema: {}"),
    ],
    [
      "what is written once for several places",
      `${get("{ responses: { 200: { $ref: '#/components/responses/Ok' } } }")}components: { responses: { Ok: { description: ok } } }`,
      get("{ responses: { 200: { description: гаразд } } }"),
    ],
    [
      "parameters of the path",
      `${head}paths: { /rooms: { parameters: [{ name: a, in: query }], get: {} } }`,
      get("{ parameters: [{ name: a, in: query }] }"),
    ],
    [
      "a reference to a schema without a name",
      get(`{ requestBody: ${body("{ minLength: 1 }")}, responses: { 200: ${body(bodySchema)} } }`),
      get(`{ requestBody: ${body("{ minLength: 1 }")}, responses: { 200: ${body("{ minLength: 1 }")} } }`),
    ],
    ["what is kept from readers", get("{ x-internal: true }"), `${head}paths: {}`],
    [
      "addresses outside",
      `${head}externalDocs: { url: https://a.example/en }`,
      `${head}externalDocs: { url: https://a.example/uk }`,
    ],
    [
      "names and code in the same words",
      get("{ summary: 'Calls `GET /rooms with many plain words`' }"),
      get("{ summary: 'Calls `GET /rooms with many plain words`' }"),
    ],
  ])("with other %s", async (_, original, translated) => {
    expect(messagesOf(await compare(original, translated))).toEqual([]);
  });
});

test("what is written once for several places is told once, at its own place", async () => {
  const file = (description: string): string =>
    `${head}paths:
  /a: { get: { responses: { 404: { $ref: '#/components/responses/Lost' } } } }
  /b: { get: { responses: { 404: { $ref: '#/components/responses/Lost' } } } }
components:
  responses:
    Lost:
      description: ${description}
`;
  const found = await compare(file("There is nothing here at all"), file("There is nothing here at all"));
  expect(found).toMatchObject([{ message: expect.stringContaining("GET /a › response 404"), location: { line: 9 } }]);
});

test("a schema without a name that contains itself is compared to the end", async () => {
  const file = (maximum: number): string =>
    json(
      `schema: { properties: { level: { maximum: ${maximum} }, inner: { $ref: "#/paths/~1rooms/get/responses/200/content/application~1json/schema" } } }`,
    );
  expect(messagesOf(await compare(file(1), file(2)))).toEqual([
    'api-contradiction: `GET /rooms › response 200 › application/json › property level › maximum` is 2 in "uk" but 1 in "en"',
  ]);
});
