import { expect, test } from "vitest";
import { operationOf, parsePaths } from "../parseText.ts";

const badges = async (written: string, version = "3.1.0") => {
  const parsed = await parsePaths(`  /a: { get: { operationId: a, x-badges: ${written} } }`, { version });
  return { badges: operationOf(parsed, "a").badges, lines: parsed.lines.filter((line) => line.includes("adge")) };
};

test.each(["3.1.0", "2.0"])("badges of an operation are shown in OpenAPI %s", async (version) => {
  const written = `[{ name: " Alpha  1 ", color: "#ffcc00", position: before }, { name: Beta, position: after }, { color: red }]`;
  expect(await badges(written, version)).toEqual({
    badges: [{ name: "Alpha 1", tone: "amber", isBefore: true }, { name: "Beta" }],
    lines: [],
  });
});

test.each([
  ["#f00", "red"],
  ["#E11D48", "red"],
  ["orange", "amber"],
  ["rgb(34, 197, 94)", "green"],
  ["#22c55eff", "green"],
  ["hsl(220 90% 50%)", "blue"],
  ["#7c3aed", "violet"],
  ["Purple", "violet"],
  ["#777", undefined],
  ["hsl(0, 0%, 50%)", undefined],
  ["url(javascript:alert(1))", undefined],
  ["#fff; background: url(x)", undefined],
])("%s is shown as %s", async (color, tone) => {
  expect((await badges(`[{ name: A, color: ${JSON.stringify(color)} }]`)).badges).toEqual([
    { name: "A", ...(tone === undefined ? {} : { tone }) },
  ]);
});

test("what is no badge is told, and an operation without one has none", async () => {
  const { badges: none, lines } = await badges("[5]");
  expect([none, lines.length]).toEqual([undefined, 1]);
  expect((await badges("[]")).badges).toBeUndefined();
});
