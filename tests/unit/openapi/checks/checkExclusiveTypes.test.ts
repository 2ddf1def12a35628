import { expect, test } from "vitest";
import { told } from "./told.ts";

test("types that exclude each other are told where they come together", async () => {
  expect(
    await told(`    A: { allOf: [{ type: string }, { type: integer }] }
    B: { allOf: [{ $ref: "#/components/schemas/A" }, { description: x }] }
    C: { allOf: [{ type: number }, { type: integer }] }`),
  ).toEqual([
    "6:10 the types of the schemas combined here exclude each other: no value matches all of them; give them a common type, or use `oneOf` for alternatives",
  ]);
});
