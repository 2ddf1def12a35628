// Overlays: what a specification is after the changes, where that stands, and what is said of actions that do not work.
import { describe, expect, test } from "vitest";
import { parseText } from "../parseText.ts";
import { at, holderAt, lay, read, rooms } from "./lay.ts";

describe("an action", () => {
  test("merges an update into what its target leads to, and leaves the rest", async () => {
    const { root, told } = await lay(
      "  - { target: \"$.paths['/rooms'].get\", update: { summary: Кімнати, x-own: { a: 1 } } }\n" +
        "  - { target: $.info, update: { title: API кімнат } }",
    );
    expect(at(root, "info")).toEqual({ title: "API кімнат", version: "1" });
    expect(at(root, "paths", "/rooms", "get")).toMatchObject({
      summary: "Кімнати",
      "x-own": { a: 1 },
      parameters: [{ name: "limit", description: "Most rooms" }],
    });
    expect(told).toEqual([]);
  });

  test("replaces a single value, adds to a list, removes and copies", async () => {
    const { root, told } = await lay(
      "  - { target: \"$.paths.*.get.parameters[?@.name == 'limit'].description\", update: Скільки }\n" +
        "  - { target: $.tags, update: { name: windows } }\n" +
        "  - { target: $.tags, update: [{ name: roofs }] }\n" +
        "  - { target: \"$.tags[?@.name == 'doors' || @.name == 'rooms']\", remove: true }\n" +
        "  - { target: \"$.paths['/rooms']\", update: { head: {} } }\n" +
        "  - { target: \"$.paths['/rooms'].head\", copy: \"$.paths['/rooms'].get\" }\n" +
        "  - { target: \"$.paths['/rooms'].head\", update: { summary: Changed } }",
    );
    expect(at(root, "paths", "/rooms", "get", "parameters", 0, "description")).toBe("Скільки");
    expect(at(root, "tags")).toEqual([{ name: "windows" }, { name: "roofs" }]);
    expect(at(root, "paths", "/rooms", "head")).toMatchObject({ summary: "Changed", responses: { "200": {} } });
    expect(at(root, "paths", "/rooms", "get", "summary")).toBe("List rooms");
    expect(told).toEqual([]);
  });

  test("changes one of several places that an alias fills, and one of several that it fills itself", async () => {
    const shared = `openapi: 3.1.0
info: { title: a, version: "1" }
paths: {}
components:
  schemas:
    A: &a { type: object, properties: { x: { description: First } } }
    B: *a
`;
    const { root } = await lay(
      "  - { target: $.components.schemas.B.properties.x, update: { description: Second } }\n" +
        "  - { target: $.components.schemas.*, update: { x-new: { y: 1 } } }\n" +
        "  - { target: $.components.schemas.A.x-new, update: { y: 2 } }",
      { files: { "specs/rooms.yaml": shared } },
    );
    const inSchemas = (...keys: readonly string[]): readonly unknown[] =>
      ["A", "B"].map((name) => at(root, "components", "schemas", name, ...keys));
    expect(inSchemas("properties", "x", "description")).toEqual(["First", "Second"]);
    expect(inSchemas("x-new", "y")).toEqual([2, 1]);
  });

  test("takes keys of all kinds as data", async () => {
    const { root } = await lay("  - { target: $.info, update: { __proto__: { polluted: yes }, constructor: 1 } }");
    expect(Object.keys(holderAt(root, "info")).sort()).toEqual(["__proto__", "constructor", "title", "version"]);
    expect(Reflect.get({}, "polluted")).toBeUndefined();
  });
});

test("what an action has changed stands in the overlay, and what it has not in the specification below", async () => {
  const { root, spec } = await lay(
    '  - { target: "$.paths.*.get.parameters[0].description", update: Скільки }\n' +
      "  - target: $.info\n    update:\n      title: Кімнати\n      contact: { name: a }",
  );
  const placeOf = (holder: object, key?: string): string => {
    const place = spec?.places.locate(holder, key);
    return `${place?.file}:${place?.line}:${place?.column}`;
  };
  const parameter = holderAt(root, "paths", "/rooms", "get", "parameters", 0);
  expect(placeOf(parameter, "description")).toBe("specs/rooms.uk.yaml:4:58");
  expect(placeOf(holderAt(root, "info"), "title")).toBe("specs/rooms.uk.yaml:7:7");
  expect(placeOf(holderAt(root, "info", "contact"), "name")).toBe("specs/rooms.uk.yaml:8:18");
  expect(placeOf(holderAt(root, "info"), "version")).toBe("specs/rooms.yaml:2:23");
  expect(placeOf(parameter, "name")).toBe("specs/rooms.yaml:11:13");
});

describe("the specification below", () => {
  const nothing = "  - { target: $.info, update: {} }";

  test("is the one that the overlay names, else that of the default language", async () => {
    const other = rooms.replace("title: Rooms", "title: Other");
    const files = { "specs/more/other.yaml": other };
    const named = `overlay: 1.0.0\nextends: ./more/other.yaml\nactions:\n${nothing}\n`;
    expect(at((await read(named, { files })).root, "info", "title")).toBe("Other");
    expect((await read(named, { files, base: null })).includes).toEqual(["specs/more/other.yaml"]);
    expect(at((await lay(nothing)).root, "info", "title")).toBe("Rooms");
    const published = `overlay: 1.0.0\nextends: https://example.org/rooms.yaml\nactions:\n${nothing}\n`;
    expect(at((await read(published)).root, "info", "title")).toBe("Rooms");
  });

  test("may be an overlay itself, and of several files", async () => {
    const files = {
      "specs/rooms.yaml": `overlay: 1.0.0\nextends: upstream.yaml\nactions:\n  - { target: $.info, update: { title: Ours, x-ours: 1 } }\n`,
      "specs/upstream.yaml": rooms.replace("{ type: integer }", "{ $ref: part.yaml }"),
      "specs/part.yaml": "{ type: integer, maximum: 5 }\n",
    };
    const { root, includes, told } = await lay("  - { target: $.info, update: { title: Наші } }", { files });
    expect(at(root, "info")).toEqual({ title: "Наші", version: "1", "x-ours": 1 });
    expect(JSON.stringify(root)).toContain('"maximum":5');
    expect(includes).toEqual(["specs/rooms.yaml", "specs/upstream.yaml", "specs/part.yaml"]);
    expect(told).toEqual([]);
  });

  test.each([
    ["is not named", "overlay: 1.0.0\nactions: []\n", "1:1", "the overlay does not say what it is laid over"],
    ["is on the network", "overlay: 1.0.0\nextends: https://a.example/b.yaml\n", "2:1", "`extends` is on the network"],
    ["is out of reach", "overlay: 1.0.0\nextends: ../../etc/b.yaml\n", "2:1", "`extends` leads out of the folder"],
    ["is missing", "overlay: 1.0.0\nextends: room.yaml\n", "2:1", "does not exist: specs/room.yaml"],
    ["is the overlay itself", "overlay: 1.0.0\nextends: rooms.uk.yaml\n", "2:1", "the overlay is laid over itself"],
    ["is no text", "overlay: 1.0.0\nextends: [a]\n", "2:1", "`extends` is a list"],
    ["is empty", 'overlay: 1.0.0\nextends: ""\n', "2:1", "`extends` names no file"],
  ])("that %s is told", async (_, overlay, place, said) => {
    const files = { "specs/rooms.uk.yaml": overlay };
    const { root, told } = await read(overlay, { base: null, files });
    expect(root).toBeUndefined();
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`specs/rooms.uk.yaml:${place} error api-invalid: `);
    expect(told[0]).toContain(said);
  });
});

test("of several files is one document, as readers download it; a target behind a reference is told where that leads", async () => {
  const files = {
    "specs/rooms.yaml": `openapi: 3.1.0
info: { title: a, version: "1", description: { $ref: parts/about.md } }
paths: { /rooms: { $ref: parts/rooms.yaml } }
components: { schemas: { Room: { $ref: "parts/schemas.yaml#/Room" }, Alias: { $ref: "#/components/schemas/Room" } } }
`,
    "specs/parts/about.md": "About rooms.\n",
    "specs/parts/rooms.yaml": "get:\n  summary: List\n  responses: { default: { $ref: '#/none' } }\n",
    "specs/parts/schemas.yaml": "Room: { description: A room, maximum: 9007199254740993 }\n",
  };
  const { root, told, includes, spec } = await lay(
    "  - { target: \"$.paths['/rooms'].get\", update: { summary: Показати } }\n" +
      "  - { target: $.info, update: { description: Про кімнати. } }\n" +
      "  - { target: $.components.schemas.Room, update: { description: Кімната } }\n" +
      "  - { target: $.components.schemas.Alias.items, update: {} }",
    { files },
  );
  expect(at(root, "paths", "/rooms", "get", "summary")).toBe("Показати");
  expect(at(root, "info", "description")).toBe("Про кімнати.");
  expect(at(root, "components", "schemas", "Room")).toMatchObject({ description: "Кімната" });
  expect([...(spec?.exactNumbers.values() ?? [])]).toEqual(["9007199254740993"]);
  expect(includes).toEqual([
    "specs/rooms.yaml",
    "specs/parts/about.md",
    "specs/parts/rooms.yaml",
    "specs/parts/schemas.yaml",
  ]);
  expect(told).toEqual([
    expect.stringContaining("specs/parts/rooms.yaml:3:27 error api-reference: `#/none` leads nowhere"),
    expect.stringContaining(
      "specs/rooms.uk.yaml:7:7 warning api-invalid: `$.components.schemas.Alias.items` leads to nothing",
    ),
  ]);
  expect(told[1]).toContain("a reference stands there: change what it refers to, `#/components/schemas/Room`");
});

describe("an action that does not work is told with its place", () => {
  test.each([
    [
      "{ target: $.inof, update: {} }",
      "4:7 warning api-invalid: `$.inof` leads to nothing in specs/rooms.yaml",
      "`info`",
    ],
    [
      "{ target: \"$.paths['/room'].get\", update: {} }",
      "4:7 warning api-invalid: `$.paths['/room'].get` leads to nothing",
      "did you mean `/rooms`?",
    ],
    ["{ target: $..nothing, update: {} }", "leads to nothing", "fix the target, or remove the action"],
    ["{ target: info, update: {} }", "4:7 error api-invalid: `target` is no JSONPath: ", "say where and what"],
    ["{ update: {} }", "4:5 error api-invalid: `target` is nothing, but a JSONPath is expected", "say where"],
    ["{ target: $.info }", "4:5 error api-invalid: the action has no `update`, `remove` or `copy`", "say where"],
    ["text", '4:5 error api-invalid: the action is the string "text", but a map is expected', "say where"],
    [
      "{ target: $.info, update: { title: [1] } }",
      '4:33 warning api-invalid: the overlay has a list where the string "Rooms" stands',
      "give it the same form",
    ],
    ["{ target: $.info, copy: $..description }", "4:23 warning api-invalid: `copy` leads to 3 values", "name one"],
    ["{ target: $.info, copy: $.inof }", "4:23 warning api-invalid: `$.inof` leads to nothing", "`info`"],
  ])("%s", async (action, said, mended) => {
    const { root, told } = await lay(`  - ${action}`);
    expect(at(root, "info")).toEqual({ title: "Rooms", version: "1" });
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(said);
    expect(told[0]).toContain(mended);
  });

  test("as are a version that nobody knows, and a list of actions that is none", async () => {
    const { told } = await read("overlay: 2.0.0\nactions: 5\n");
    expect(told.map((line) => line.replace(/;.*/, ""))).toEqual([
      'specs/rooms.uk.yaml:1:1 warning api-questionable: the version of the overlay is the string "2.0.0"',
      "specs/rooms.uk.yaml:2:1 error api-invalid: `actions` is `5`, but a list is expected (at `#/actions`)",
    ]);
  });
});

test("readers download the specification with the changes", async () => {
  const { spec } = await lay("  - { target: $.info, update: { title: Кімнати } }");
  expect(JSON.parse(spec?.json ?? "").info.title).toBe("Кімнати");
  expect(spec?.yaml).toBeUndefined();
});

test("texts that an overlay leaves in another language say so", async () => {
  const overlay = `overlay: 1.0.0
extends: rooms.yaml
actions:
  - { target: "$.paths.*.get.parameters[0]", update: { description: Скільки } }
`;
  const old = "in: query, deprecated: true, x-deprecated-description: Use pages";
  const base = rooms
    .replace("summary: List rooms", '$&\n      description: "First.\\n\\nSecond."')
    .replace("in: query", old);
  const options = {
    files: { "specs/rooms.yaml": base },
    renderMarkdown: (text: string) => `<p>${text.replace("\n\n", "</p><p>")}</p>`,
  };
  const parsed = await parseText(overlay, { ...options, baseLang: "en" });
  const html = JSON.stringify([...parsed.bodies.values()]);
  expect(html).toContain('<div lang=\\"en\\"><p>First.</p><p>Second.</p></div>');
  expect(html).toContain('<p lang=\\"en\\">The rooms</p>');
  expect(html).toContain('<p>Скільки</p><p lang=\\"en\\">Use pages</p>');
  const own = await parseText(overlay, options);
  expect(JSON.stringify([...own.bodies.values()])).not.toContain("lang=");
});
