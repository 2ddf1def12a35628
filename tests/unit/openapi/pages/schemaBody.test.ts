import { expect, test } from "vitest";
import { parseText, schemaOf } from "../parseText.ts";

test("an example of a schema is told to be made up, unless the schema has a valid one", async () => {
  const parsed = await parseText(`
openapi: 3.1.0
info: { title: T, version: "1" }
paths: {}
components:
  schemas:
    Made: { type: object, properties: { id: { type: integer, example: 7 } } }
    Written: { type: object, properties: { id: { type: integer } }, examples: [{ id: 9 }] }
    Wrong: { type: object, properties: { id: { type: integer } }, examples: [{ id: nine }] }
`);
  const examples = ["Made", "Written", "Wrong"].map((name) => schemaOf(parsed, name));
  expect(examples.map(({ isExampleGenerated }) => isExampleGenerated)).toEqual([true, false, true]);
  expect(examples.map(({ example }) => JSON.parse(example?.text ?? ""))).toEqual([{ id: 7 }, { id: 9 }, { id: 1 }]);
});
