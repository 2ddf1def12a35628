import { describe, expect, test } from "vitest";
import { operationOf, parsePaths, schemaOf, tagOf } from "../parseText.ts";

const paths = `  /a:
    get:
      operationId: get
      tags: [Rooms]
      description: { $ref: texts/get.md }
      x-codeSamples:
        - $ref: samples/get.yaml
        - lang: lua
          source: { $ref: samples/get.lua }
      responses:
        "200": { description: { $ref: "texts/words.yaml#/fine" } }
        "404": { description: { $ref: "texts/words.yaml#/fine" } }`;
const rest = `tags: [{ name: Rooms, description: { $ref: texts/get.md } }]
components: { schemas: { Room: { type: object, description: { $ref: texts/room.md } } } }`;
const files = {
  "specs/texts/get.md": "# Get: a room\n\nAs told.\n",
  "specs/texts/room.md": "A *room*.",
  "specs/texts/words.yaml": "fine: All is well.\n",
  "specs/samples/get.yaml": "lang: curl\nsource: { $ref: ./get.sh }\n",
  "specs/samples/get.sh": "curl https://hub.example/a\n",
  "specs/samples/get.lua": "get('a')\n",
};

describe("a text in a file of its own", () => {
  test("stands where it is referred to", async () => {
    const parsed = await parsePaths(paths, { rest, files });
    expect(parsed.lines).toEqual([]);
    const { descriptionHtml, responses, samples } = operationOf(parsed, "get");
    expect(descriptionHtml).toBe("<md># Get: a room\n\nAs told.\n</md>");
    expect(tagOf(parsed, "rooms").descriptionHtml).toBe(descriptionHtml);
    expect(responses.map((response) => response.descriptionHtml)).toEqual(Array(2).fill("<md>All is well.</md>"));
    expect(schemaOf(parsed, "Room").schema.descriptionHtml).toBe("<md>A *room*.</md>");
    const own = samples.filter(({ id }) => id === "curl" || id === "lua").map(({ id, code }) => [id, code.text]);
    expect(own).toEqual([
      ["curl", "curl https://hub.example/a"],
      ["lua", "get('a')"],
    ]);
  });

  test("is one of the files that make the specification", async () => {
    const { includes } = await parsePaths(paths, { rest, files });
    expect(includes).toEqual(Object.keys(files).sort());
  });

  test("that is not there is told once", async () => {
    const others = Object.fromEntries(Object.entries(files).filter(([path]) => !path.endsWith("room.md")));
    const { lines } = await parsePaths(paths, { rest, files: others });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain("`texts/room.md` names a file that does not exist");
  });
});

describe("an example in a file of its own", () => {
  const exampleFiles = {
    "specs/examples/room.json": '{ "id": 900719925474099312345, "$ref": "plain", "walls": 4 }',
    "specs/examples/many.yaml": "hall: { id: 900719925474099312345, $ref: plain, walls: 2 }\n",
    "specs/examples/room.xml": "<room/>",
  };
  const ofBody = (media: string, schema = "{ type: object }"): string =>
    `  /a: { post: { operationId: post, responses: { "200": { description: ok, content: { ${media.replace("SCHEMA", schema)} } } } } }`;
  const shown = async (media: string, schema?: string) => {
    const parsed = await parsePaths(ofBody(media, schema), { files: exampleFiles });
    const [example] = operationOf(parsed, "post").responses[0]?.contents[0]?.examples ?? [];
    const hints = parsed.diagnostics.map(({ hint }) => hint);
    return { lines: parsed.lines, hints, text: example?.code?.text };
  };

  test.each([
    ["application/json: { schema: SCHEMA, example: { $ref: examples/room.json } }"],
    ["application/json: { schema: SCHEMA, examples: { one: { value: { $ref: ./examples/room.json } } } }"],
    ["application/json: { schema: SCHEMA, example: { $ref: examples/many.yaml#/hall } }"],
    ["application/json: { schema: { type: object, example: { $ref: examples/room.json } } }"],
  ])("is shown in its place: %s", async (media) => {
    const { lines, text } = await shown(media);
    expect(lines).toEqual([]);
    expect(text).toContain("900719925474099312345");
    expect(text).toContain('"$ref": "plain"');
  });

  test("is a text where the file holds neither JSON nor YAML", async () => {
    const { lines, text } = await shown("application/xml: { schema: SCHEMA, example: { $ref: examples/room.xml } }");
    expect(lines).toEqual([]);
    expect(text).toContain("<room/>");
  });

  test("is data where there is no such file, and told", async () => {
    const { lines, hints, text } = await shown("application/json: { schema: SCHEMA, example: { $ref: ./none.json } }");
    expect(lines).toEqual([expect.stringContaining("is a `$ref`, which is plain data here")]);
    expect(hints).toEqual(["add the file that it names, or write the example out"]);
    expect(text).toContain('"$ref": "./none.json"');
  });

  test("is data where its schema has such a property", async () => {
    const schema = "{ type: object, properties: { $ref: { type: string } } }";
    const { lines, text } = await shown("application/json: { schema: SCHEMA, example: { $ref: ./none.json } }", schema);
    expect(lines).toEqual([]);
    expect(text).toContain('"$ref": "./none.json"');
  });
});
