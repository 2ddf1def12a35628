import { expect, test } from "vitest";
import type { ApiHistory, ChangeDetail } from "../../../src/model/apiHistory.ts";
import { sitePath } from "../../../src/model/brands.ts";
import { specFactsOf } from "../../../src/openapi/agreement/specFacts.ts";
import { apiHistoryOf } from "../../../src/openapi/history/apiHistory.ts";
import { digestOf } from "../../../src/platform/hash.ts";
import { normalizeText } from "./normalize/normalizeText.ts";

/** A specification with one list of rooms; parameters, fields of rooms and other paths as YAML in braces. */
interface Parts {
  readonly parameters?: string;
  readonly fields?: string;
  readonly required?: string;
  readonly more?: string;
  readonly status?: string;
  readonly description?: string;
  /** Further named schemas, as YAML with four spaces of indentation. */
  readonly schemas?: string;
}

function specOf({
  parameters = "",
  fields = "",
  required = "[]",
  more = "",
  status = "200",
  description = "All",
  schemas = "",
}: Parts) {
  return `openapi: 3.0.3
info: { title: Hub, version: "1" }
paths:
  /rooms/{id}:
    put:
      operationId: putRoom
      description: ${description}
      parameters: [${parameters}]
      requestBody: { content: { application/json: { schema: { $ref: "#/components/schemas/Room" } } } }
      responses: { "${status}": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Room" } } } } }
${more}
components:
  schemas:
    Room: { type: object, required: ${required}, properties: { ${fields} } }
${schemas}
`;
}

async function historyOf(...versions: readonly Parts[]): Promise<ApiHistory> {
  const facts = versions.map(async (parts, index) => {
    const { normal } = await normalizeText(specOf(parts));
    return { version: `${index + 1}.0`, facts: specFactsOf(normal, { hash: digestOf, file: sitePath("api.yaml") }) };
  });
  return apiHistoryOf(await Promise.all(facts));
}

const lineOf = ({ change, isBreaking, path, from, to }: ChangeDetail): string =>
  `${isBreaking ? "! " : ""}${change} ${path.map(({ term, name }) => (name === undefined ? term : `${term} ${name}`)).join(" > ")}${
    from === undefined && to === undefined ? "" : `: ${from ?? ""} -> ${to ?? ""}`
  }`;

/** Changes of the last version, a line each. */
async function changesOf(...versions: readonly Parts[]): Promise<readonly string[]> {
  const { releases } = await historyOf(...versions);
  return (releases.at(-1)?.subjects ?? []).flatMap(({ kind, name, change, isBreaking, details }) => [
    `${isBreaking ? "! " : ""}${change} ${kind} ${name}`,
    ...details.map((detail) => `  ${lineOf(detail)}`),
  ]);
}

test("words, examples and names of parameters in the path change nothing", async () => {
  const before = { fields: "id: { type: integer, description: Number }", description: "All" };
  expect(await changesOf(before, { ...before, description: "Everything" })).toEqual([]);
  expect(await changesOf(before, { ...before, fields: "id: { type: integer, example: 5 }" })).toEqual([]);
});

test("fields that come and go are told once, with what must be sent from now on as breaking", async () => {
  const before = { fields: "id: { type: integer }, old: { type: object, properties: { inner: { type: string } } }" };
  const after = { fields: "id: { type: integer }, name: { type: string }, note: { type: string }", required: "[name]" };
  expect(await changesOf(before, after)).toEqual([
    "! changed schema Room",
    "  ! removed field old",
    "  ! added field name",
    "  added field note",
  ]);
  const answered = { fields: "id: { type: integer }, at: { type: string, readOnly: true }", required: "[at]" };
  expect((await changesOf({ fields: "id: { type: integer }" }, answered)).slice(1)).toEqual(["  added field at"]);
});

test("names with dots are no fields of others", async () => {
  const text = "{ type: string }";
  const nested = `page: { type: object, properties: { size: ${text} } }`;
  expect(await changesOf({ fields: nested }, { fields: `page: { type: object }, page.size: ${text}` })).toEqual([
    "! changed schema Room",
    "  ! removed field page.size",
    "  added field page.size",
  ]);
  const parameters = `{ name: page, in: query, schema: ${text} }, { name: page.size, in: query, schema: ${text} }`;
  expect(await changesOf({}, { parameters })).toEqual([
    "changed operation PUT /rooms/{id}",
    "  added parameter page",
    "  added parameter page.size",
  ]);
});

test("limits break when they become tighter, not when they become wider", async () => {
  const limit = (rules: string) => ({ parameters: `{ name: limit, in: query, schema: { type: integer, ${rules} } }` });
  expect(await changesOf(limit("maximum: 100"), limit("maximum: 50"))).toEqual([
    "! changed operation PUT /rooms/{id}",
    "  ! changed parameter limit > limit maximum: 100 -> 50",
  ]);
  expect((await changesOf(limit("maximum: 100"), limit("maximum: 200")))[1]).toBe(
    "  changed parameter limit > limit maximum: 100 -> 200",
  );
  expect((await changesOf(limit("multipleOf: 5"), limit(""))).slice(1)).toEqual([
    "  removed parameter limit > limit multipleOf: 5 -> ",
  ]);
  expect((await changesOf(limit("pattern: a"), limit("pattern: b"))).slice(1)).toEqual([
    '  ! changed parameter limit > limit pattern: "a" -> "b"',
  ]);
  expect((await changesOf(limit("enum: [1, 2]"), limit("enum: [1, 3]"))).slice(1)).toEqual([
    "  ! removed parameter limit > value 2",
    "  added parameter limit > value 3",
  ]);
});

test.each([
  ["minimum: 1", "minimum: 5", ["sent"]],
  ["minimum: 5", "minimum: 1", []],
  ["", "minimum: 5", ["sent"]],
  ["minimum: 5", "", []],
  ["type: integer", "type: integer, enum: [1, 2]", ["sent"]],
  ["enum: [1]", "enum: [1, 2]", []],
  ["enum: [1, 2]", "enum: [2]", ["sent"]],
  ["", "format: int32", ["sent"]],
  ["format: int32", "", ["answered"]],
  ["pattern: a", "", []],
  ["format: int32", "format: int64", ["sent", "answered"]],
  ["", "readOnly: true", ["sent"]],
  ["readOnly: true", "", []],
  ["", "writeOnly: true", []],
  ["default: 1", "default: 2", []],
  ["oneOf: [{ type: string }]", "oneOf: [{ type: string }, { type: boolean }]", []],
  ["oneOf: [{ type: string }, { type: boolean }]", "oneOf: [{ type: string }]", ["sent", "answered"]],
  ["oneOf: [<Room>]", "oneOf: [<Room>, <Lamp>]", []],
  ["oneOf: [<Room>, <Lamp>]", "oneOf: [<Room>]", ["sent", "answered"]],
  ["patternProperties: { a/b: <Room> }", "patternProperties: { a/b: <Lamp> }", ["sent", "answered"]],
])("%j that becomes %j breaks where it is %j", async (before, after, broken) => {
  const content = `content: { application/json: { schema: { $ref: "#/components/schemas/Light" } } }`;
  const methods = {
    sent: `put: { requestBody: { ${content} }, responses: { "204": { description: ok } } }`,
    answered: `get: { responses: { "200": { description: ok, ${content} } } }`,
  };
  const breaking = Object.entries(methods).map(async ([direction, method]) => {
    const light = (rules: string) => ({
      more: `  /lights: { ${method} }`,
      schemas: `    Light: { type: object, properties: { watts: { ${rules.replace(/<(\w+)>/g, '{ $ref: "#/components/schemas/$1" }')} } } }
    Lamp: { type: string }`,
    });
    const [subject = "", detail = ""] = await changesOf(light(before), light(after));
    expect(detail).toContain("field watts");
    return subject.startsWith("!") ? [direction] : [];
  });
  expect((await Promise.all(breaking)).flat()).toEqual(broken);
});

test("what a schema refers to travels where the schema does", async () => {
  const answering = (rules: string) => ({
    more: `  /lights: { get: { responses: { "200": { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Light" } } } } } } }`,
    schemas: `    Light: { type: object, properties: { lamp: { $ref: "#/components/schemas/Lamp" } } }
    Lamp: { type: object, properties: { watts: { type: integer, ${rules} } } }`,
  });
  // Less is answered than before: who reads it has nothing to change.
  expect(await changesOf(answering("maximum: 100"), answering("maximum: 50"))).toEqual([
    "changed schema Lamp",
    "  changed field watts > limit maximum: 100 -> 50",
  ]);
});

test("an optional parameter breaks nothing, a required one does, and so does one that is gone", async () => {
  const some = (more: string) => ({ parameters: `{ name: all, in: query, schema: { type: boolean }${more} }` });
  expect((await changesOf({}, some("")))[1]).toBe("  added parameter all");
  expect((await changesOf({}, some(", required: true")))[1]).toBe("  ! added parameter all");
  expect((await changesOf(some(""), {}))[1]).toBe("  ! removed parameter all");
  expect((await changesOf(some(""), some(", deprecated: true")))[1]).toBe("  deprecated parameter all");
});

test("operations are added, deprecated and removed", async () => {
  const other = (more: string) => ({
    more: `  /lights: { get: { ${more} responses: { "200": { description: ok } } } }`,
  });
  expect(await changesOf({}, other(""))).toEqual(["added operation GET /lights"]);
  expect(await changesOf(other(""), other("deprecated: true,"))).toEqual(["deprecated operation GET /lights"]);
  expect(await changesOf(other(""), {})).toEqual(["! removed operation GET /lights"]);
  expect(await changesOf({ status: "200" }, { status: "201" })).toEqual([
    "! changed operation PUT /rooms/{id}",
    "  ! removed response 200",
    "  added response 201",
  ]);
});

test("each row knows which versions have it and which changed it", async () => {
  const { subjects, versions } = await historyOf(
    { fields: "id: { type: integer }" },
    { fields: "id: { type: integer }, state: { type: object, properties: { on: { type: boolean } } }" },
    { fields: "id: { type: string }, state: { type: object, properties: { on: { type: boolean } } }" },
  );
  const rows = subjects.get("schema Room")?.rows;
  expect(versions).toEqual(["1.0", "2.0", "3.0"]);
  expect(rows?.get("Room.id")).toEqual({ present: [0, 1, 2], changed: [2] });
  expect(rows?.get("Room.state.on")).toEqual({ present: [1, 2], changed: [] });
  expect(subjects.get("schema Room")?.changed).toEqual([1, 2]);
  expect(subjects.get("PUT /rooms/{}")?.changed).toEqual([]);
});
