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
