import { describe, expect, test } from "vitest";
import { operationOf, parseText, responseSchema, schemaOf } from "../parseText.ts";

const files = {
  "specs/paths.yaml": `/rooms: { $ref: rooms.yaml }
/homes:
  get: { operationId: getHomes, parameters: { $ref: list.yaml }, responses: { $ref: "answers.yaml#/all" } }
`,
  "specs/rooms.yaml": `get:
  operationId: getRooms
  parameters: { $ref: list.yaml }
  responses: { $ref: "answers.yaml#/all" }
`,
  "specs/list.yaml": "[{ name: page, in: query, schema: { type: integer } }]\n",
  "specs/answers.yaml": `all:
  "200": { description: ok, content: { application/json: { schema: { $ref: "api.yaml#/components/schemas/Room" } } } }
  "404": { $ref: "#/none" }
none: { description: None. }
`,
  "specs/schemas/index.yaml": `Room: { $ref: ./Room.yaml }
Home: { type: object, properties: { rooms: { type: array, items: { $ref: "#/Room" } }, near: { $ref: "#/Home" } } }
`,
  "specs/schemas/Room.yaml": "type: object\nproperties: { $ref: fields.yaml }\n",
  "specs/schemas/fields.yaml": "name: { type: string }\nnext: { $ref: Room.yaml }\n",
};
const main = (components: string): string => `openapi: 3.1.0
info: { title: Hub, version: "1" }
paths: { $ref: paths.yaml }
components: ${components}
`;

describe("a map that is kept elsewhere as a whole", () => {
  test.each([
    ["{ schemas: { $ref: schemas/index.yaml } }", {}],
    ["{ $ref: parts.yaml }", { "specs/parts.yaml": "schemas: { $ref: schemas/index.yaml }\n" }],
  ])("has its entries where it stands: components: %s", async (components, more) => {
    const parsed = await parseText(main(components), { files: { ...files, ...more } });
    expect(parsed.lines).toEqual([]);
    expect(parsed.spec?.operations.map(({ slug }) => slug)).toEqual(["get-rooms", "get-homes"]);
    for (const slug of ["get-rooms", "get-homes"]) {
      const operation = operationOf(parsed, slug);
      expect(operation.parameters.flatMap(({ parameters }) => parameters.map(({ name }) => name))).toEqual(["page"]);
      expect(operation.responses.map(({ status }) => status)).toEqual(["200", "404"]);
      expect(responseSchema(operation)?.properties?.map(({ name }) => name)).toEqual(["name", "next"]);
    }
    expect(parsed.spec?.schemas.map(({ name }) => name)).toEqual(["Room", "Home"]);
    expect(schemaOf(parsed, "Home").schema.properties?.map(({ schema }) => schema.types)).toEqual([
      ["Room[]"],
      ["Home"],
    ]);
  });

  test("keeps its own entries", async () => {
    const components = "{ schemas: { $ref: schemas/index.yaml, Home: { type: string } } }";
    const parsed = await parseText(main(components), { files });
    expect(parsed.lines).toEqual([]);
    expect(schemaOf(parsed, "Home").schema.types).toEqual(["string"]);
  });

  test.each([
    ["{ schemas: { $ref: '#/components' } }"],
    ["{ schemas: { $ref: '#/components/schemas' } }"],
    ["{ $ref: '#' }"],
  ])("that would hold itself is read to its end: %s", async (components) => {
    const { spec } = await parseText(main(components), { files });
    expect(spec?.operations).toHaveLength(2);
  });
});
