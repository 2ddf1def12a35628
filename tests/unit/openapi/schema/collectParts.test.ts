import { expect, test } from "vitest";
import { collectParts } from "../../../../src/openapi/schema/collectParts.ts";
import { ref } from "./describe.ts";

test("a chain of bare references says what stands at its end, and no more", () => {
  const end = { type: "object", properties: { a: { type: "string" } } };
  const links = Array.from({ length: 800 }, (_, index) => [`S${index}`, ref(`S${index + 1}`)]);
  const root = { components: { schemas: { ...Object.fromEntries(links), S800: end } } };
  const { parts, name, targets } = collectParts(ref("S0"), root);
  expect(parts.map(({ schema }) => schema)).toEqual([end]);
  expect([name, targets.size]).toEqual(["S0", 801]);
});

test("words beside a reference count", () => {
  const root = { components: { schemas: { S: { type: "string" } } } };
  const { parts } = collectParts({ ...ref("S"), description: "A name" }, root);
  expect(parts).toMatchObject([{ schema: { type: "string" } }, { schema: { description: "A name" } }]);
});
