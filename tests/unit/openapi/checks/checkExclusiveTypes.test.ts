import { expect, test } from "vitest";
import { told } from "./told.ts";

test("types that exclude each other are told where they come together", async () => {
  expect(
    await told(`    A: { allOf: [{ type: string }, { type: integer }] }
    B: { allOf: [{ $ref: "#/components/schemas/A" }, { description: x }] }
    C: { allOf: [{ type: number }, { type: integer }] }`),
  ).toEqual([
    "6:10 the types of the schemas that are put together here exclude each other: no value fits all of them; give them a type that they share, or write `oneOf` for alternatives",
  ]);
});
