import { expect, test } from "vitest";
import { type AcceptContext, acceptsValue } from "../../../../../src/openapi/schema/accept/acceptsValue.ts";
import { createPatterns } from "../../../../../src/openapi/schema/accept/patternTests.ts";
import { generateExample } from "../../../../../src/openapi/schema/generateExample.ts";
import { root, rows } from "../exampleSchemas.ts";
import { createJudge } from "../validity.ts";

function context(more: Partial<AcceptContext> = {}): AcceptContext {
  const effort = { left: 1_000_000 };
  return { root, direction: "both", effort, patterns: createPatterns(effort), ...more };
}

/** Values of every kind, and the examples of all rows: most are valid for few schemas. */
const values: readonly unknown[] = [
  ...[null, true, 0, 1, 5, 5.5, -3, "", "a", "abc", "Abcd1234", "2026-01-15", "2026-02-30", [], [1], ["x", "x"], {}],
  ...[{ species: "x", fins: 1 }, { kind: "timer" }, { x: 1, y: 2, z: 3 }, { next: { next: null } }, { ab: 3 }],
  ...rows.map(([, schema]) => generateExample(schema, { root, direction: "both" })),
];

// The reference validator lets an empty array pass a tuple that has to contain something, and takes all items for evaluated
// where it looked for some.
const misjudged = ["a tuple that contains", "null behind a tuple", "items of one kind alone"];
const judged = rows.filter(([name]) => !misjudged.includes(name));

test.each(judged)("%s: every value is judged as by a full validator", (_, schema) => {
  const own = values.map((value) => [value, acceptsValue(value, schema, context())]);
  const judge = createJudge(schema, root);
  const expected = values.map((value) => [value, judge(value) === undefined]);
  expect(own).toEqual(expected);
});

test("a property that must not travel in the direction is not missed", () => {
  const schema = { required: ["id"], properties: { id: { readOnly: true } } };
  expect(acceptsValue({}, schema, context({ direction: "request" }))).toBe(true);
  expect(acceptsValue({}, schema, context({ direction: "response" }))).toBe(false);
});

test("a property of an alternative that must not travel in the direction is not missed", () => {
  const lamp = { required: ["id", "kind"], properties: { id: { readOnly: true }, kind: { const: "lamp" } } };
  const fan = { required: ["id", "kind"], properties: { id: { readOnly: true }, kind: { const: "fan" } } };
  for (const union of [
    { oneOf: [lamp, fan] },
    { anyOf: [lamp, fan] },
    { allOf: [{ oneOf: [{ allOf: [lamp] }, fan] }] },
  ]) {
    expect(acceptsValue({ kind: "lamp" }, union, context({ direction: "request" }))).toBe(true);
    expect(acceptsValue({ kind: "lamp" }, union, context({ direction: "response" }))).toBe(false);
  }
});

test("where the work is used up every value passes", () => {
  const effort = { left: 0 };
  expect(acceptsValue(1, { type: "string" }, context({ effort }))).toBe(true);
});

test("a schema that refers to itself comes to an end", () => {
  const document = {
    components: {
      schemas: { A: { $ref: "#/components/schemas/B" }, B: { anyOf: [{ $ref: "#/components/schemas/A" }] } },
    },
  };
  expect(acceptsValue(1, { $ref: "#/components/schemas/A" }, context({ root: document }))).toBe(true);
});

test("kinds that are built upon the base that lists them take little work, and the circle adds nothing", () => {
  const kinds = Array.from({ length: 40 }, (_, index) => `Kind${index}`);
  const refer = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
  const base = { properties: { kind: { type: "string" } }, required: ["kind"], anyOf: kinds.map(refer) };
  const schemas = kinds.map((name) => [
    name,
    { allOf: [refer("Base"), { properties: { [name]: { type: "number" } }, required: [name] }] },
  ]);
  const document = { components: { schemas: { Base: base, ...Object.fromEntries(schemas) } } };
  const judgeKind = (value: unknown): readonly [isValid: boolean, work: number] => {
    const effort = { left: 1_000_000 };
    const isValid = acceptsValue(value, refer("Kind3"), context({ root: document, effort }));
    return [isValid, 1_000_000 - effort.left];
  };
  for (const [value, isValid] of [
    [{ kind: "a", Kind3: 1 }, true],
    [{ kind: "a", Kind3: "1" }, false],
    [{ kind: "a", Kind4: 1 }, false],
    [{ Kind3: 1 }, false],
  ] as const) {
    const [answer, work] = judgeKind(value);
    expect([value, answer]).toEqual([value, isValid]);
    expect(work).toBeLessThan(20_000);
  }
});

test("what a text is judged to be does not depend on where a circle of schemas was entered before", () => {
  const refer = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
  const A = { anyOf: [refer("B"), { const: "a" }] };
  const B = { not: refer("A") };
  const answersFrom = (first: string): readonly unknown[] => {
    const document = { components: { schemas: { A, B } } };
    acceptsValue("b", refer(first), context({ root: document }));
    return ["A", "B"].map((name) => acceptsValue("b", refer(name), context({ root: document })));
  };
  expect(answersFrom("A")).toEqual(answersFrom("B"));
});
