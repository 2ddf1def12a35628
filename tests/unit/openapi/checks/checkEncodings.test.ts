import { expect, test } from "vitest";
import { parsePaths } from "../parseText.ts";

const told = async (media: string): Promise<readonly string[]> => {
  const body = `requestBody: { content: { multipart/form-data: ${media} } }`;
  const { diagnostics } = await parsePaths(
    `  /a:\n    post: { summary: a, ${body}, responses: { "200": { description: a } } }`,
    { rest: "components: { schemas: { Base: { properties: { photo: {} } } } }" },
  );
  return diagnostics
    .filter(({ message }) => message.includes("`encoding`"))
    .map(({ location, message, hint }) => `${location?.line}:${location?.column} ${message.split(" (at")[0]}; ${hint}`);
};

test("an encoding that names no property is told with the name that was meant", async () => {
  expect(
    await told("{ schema: { properties: { photo: {} } }, encoding: { foto: {}, photo: {}, zzzzzzz: {} } }"),
  ).toEqual([
    "5:125 `encoding` names `foto`, but the body of POST /a has no such property; did you mean `photo`?",
    "5:146 `encoding` names `zzzzzzz`, but the body of POST /a has no such property; describe the property in the schema of the body, or remove its encoding",
  ]);
});

test.each([
  [
    "a property of what the schema extends",
    '{ schema: { allOf: [{ $ref: "#/components/schemas/Base" }] }, encoding: { photo: {} } }',
    0,
  ],
  [
    "a property of an alternative",
    '{ schema: { oneOf: [{ $ref: "#/components/schemas/Base" }, {}] }, encoding: { photo: {} } }',
    0,
  ],
  ["properties of any name", "{ schema: { additionalProperties: { type: string } }, encoding: { photo: {} } }", 0],
  ["no schema", "{ encoding: { photo: {} } }", 1],
])("%s", async (_, media, count) => {
  expect(await told(media)).toHaveLength(count);
});
