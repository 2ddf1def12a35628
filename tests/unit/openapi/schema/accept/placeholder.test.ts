import { expect, test } from "vitest";
import { contradictionIn } from "../../../../../src/openapi/schema/accept/contradiction.ts";
import { explainMismatch } from "../../../../../src/openapi/schema/accept/explainMismatch.ts";
import { createPatterns } from "../../../../../src/openapi/schema/accept/patternTests.ts";

const schema = { type: "object", properties: { id: { type: "integer" } } };

/** Whether a value is told where a specification holds it, and where a sample of a page sends it. */
function isTold(id: string): readonly boolean[] {
  const effort = { left: 1000 };
  const context = { root: {}, effort, patterns: createPatterns(effort) };
  return [
    contradictionIn({ id }, schema, { ...context, direction: "both" }) !== undefined,
    explainMismatch({ id }, schema, { ...context, direction: "request" }) !== undefined,
  ];
}

test.each([
  "<id>",
  "{id}",
  "{{id}}",
  "{{ base }}/5",
  "$ID",
  "$\u007bID}",
  "$\u007bID}-5",
  "$(date +%s)",
  "$1",
  "…",
  "...",
])("%j stands for what readers put there", (text) => {
  expect(isTold(text)).toEqual([false, false]);
});

test.each(["five", "5", "<b>5</b> lamps", "$12.50", '{"id":5}', "{id}/5", ""])(
  "%j is a value like any other",
  (text) => {
    expect(isTold(text)).toEqual([true, true]);
  },
);

test("what is wrong behind a placeholder is told, and nothing where alternatives have one", () => {
  const effort = { left: 1000 };
  const context = { root: {}, effort, patterns: createPatterns(effort), direction: "request" } as const;
  const mode = { type: "string", enum: ["warm"] };
  const both = { properties: { id: { type: "integer" }, mode }, required: ["id"], additionalProperties: false };
  const explain = (value: unknown, of: unknown): string | undefined => explainMismatch(value, of, context);
  expect(explain({ id: "$ID", mode: "cold" }, both)).toBe('"mode" is "cold"; it must be one of "warm"');
  expect(explain({ id: "$ID", other: 1 }, both)).toBe('"other" is not a known property here');
  expect(explain({ id: "$ID" }, { oneOf: [both, { type: "string" }] })).toBeUndefined();
  expect(explain({ id: "five" }, { oneOf: [both, { type: "string" }] })).toBe('"id" is "five"; it must be integer');
  expect(explain([{ id: "$ID" }, { id: "five" }], { items: both })).toBe('"1.id" is "five"; it must be integer');
});

test("of several alternatives, what is wrong with the closest one is told; without one, that none fits", () => {
  const effort = { left: 1000 };
  const context = { root: {}, effort, patterns: createPatterns(effort), direction: "request" } as const;
  const kind = (type: string) => ({
    properties: { type: { const: type }, [type]: { type: "integer" } },
    required: ["type", type],
  });
  const plug = { oneOf: [kind("lamp"), kind("fan")] };
  expect(explainMismatch({ type: "fan", fan: "fast" }, plug, context)).toBe('"fan" is "fast"; it must be integer');
  expect(explainMismatch({ name: "x" }, plug, context)).toBe("the body does not match its schema");
});
