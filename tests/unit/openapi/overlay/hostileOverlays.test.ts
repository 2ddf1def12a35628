// Overlays that ask for odd things: each costs a finding, and the rest is as it is written.
import { describe, expect, test } from "vitest";
import { operationOf, parseText } from "../parseText.ts";
import { at, lay, read, rooms } from "./lay.ts";

const paths = `openapi: 3.1.0
info: { title: a, version: "1" }
tags: [{ name: t0 }, { name: t1 }, { name: t2 }, { name: t3 }]
paths:
  /a: { get: { summary: A, responses: { "200": { description: Of a } } } }
  /b: { get: { summary: B } }
`;
const files = { "specs/rooms.yaml": paths };

test("what was copied has nothing to do with its source any more", async () => {
  const { root } = await lay(
    `  - { target: "$.paths['/a'].get.responses['200']", update: { x-own: { a: 1 } } }
  - { target: "$.paths['/b'].get", copy: "$.paths['/a'].get" }
  - { target: "$.paths['/b'].get.responses['200']", update: { description: Of b, x-own: { a: 2 } } }`,
    { files },
  );
  const responses = (path: string) => at(root, "paths", path, "get", "responses", "200");
  expect(responses("/a")).toEqual({ description: "Of a", "x-own": { a: 1 } });
  expect(responses("/b")).toEqual({ description: "Of b", "x-own": { a: 2 } });
});

test("a part that is copied into itself ends somewhere", async () => {
  const { root, told } = await lay(
    `  - { target: $.info, update: { x: { z: 1 } } }
  - { target: $.info.x, update: { q: 1 } }
  - { target: $.info.x, copy: $.info }`,
    { files },
  );
  expect(told).toEqual([]);
  expect(at(root, "info", "x")).toEqual({ z: 1, q: 1, title: "a", version: "1", x: { z: 1, q: 1 } });
});

test.each([
  ["$.tags[2,0]", ["t1", "t3"]],
  ["$.tags[0,0]", ["t1", "t2", "t3"]],
  ["$.tags[2:0:-1]", ["t0", "t3"]],
  ["$.tags[*]", []],
  ["$..[?@.name == 't1' || @.name == 't3']", ["t0", "t2"]],
])("%s removes those items and no others", async (target, left) => {
  const { root } = await lay(`  - { target: "${target}", remove: true }`, { files });
  expect(at(root, "tags")).toEqual(left.map((name) => ({ name })));
});

test("what lies in each other is removed from the inside", async () => {
  const { root, told } = await lay(`  - { target: "$['paths','paths']..*", remove: true }`, { files });
  expect(at(root, "paths")).toEqual({});
  expect(told).toEqual([]);
});

describe("what is without end is told with its place", () => {
  const nested = (depth: number): string => `$[?${"(".repeat(depth)}@.a == 1${")".repeat(depth)}]`;
  test.each([
    ["a list that doubles again and again", "  - { target: $.tags, copy: $.tags }\n".repeat(40), "too-large"],
    [
      "a map that goes deeper and deeper",
      `  - { target: $.info, update: { x: {} } }\n${"  - { target: $..x, update: { x: {} } }\n".repeat(130)}`,
      "too-large",
    ],
    ["a long query", `  - { target: "${nested(20_000)}", update: {} }`, "api-invalid"],
  ])("%s", async (_, actions, code) => {
    const { told } = await lay(actions, { files });
    expect(told[0]).toMatch(new RegExp(`^specs/rooms\\.uk\\.yaml:\\d+:\\d+ error ${code}: `));
  });
});

test.each(["../shared/vendor.yaml", "/etc/passwd", "C:\\\\vendor.yaml", "../../../etc/passwd"])(
  "`extends: %s` is refused where there is another specification, too",
  async (path) => {
    const { root, told } = await read(`overlay: 1.0.0\nextends: "${path}"\nactions: []\n`);
    expect(root).toBeUndefined();
    expect(told).toEqual([expect.stringContaining("specs/rooms.uk.yaml:2:1 error api-invalid: `extends` ")]);
  },
);

test("long numbers are those that are written, each where it stands", async () => {
  const numbers = rooms.replace("{ type: integer }", "{ type: integer, maximum: 9007199254740993 }");
  const schema = "$.paths['/rooms'].get.parameters[0].schema";
  const { spec } = await lay(
    `  - { target: "${schema}", update: { maximum: 9007199254740992, minimum: -9007199254740993 } }`,
    {
      files: { "specs/rooms.yaml": numbers },
    },
  );
  const shown = [...(spec?.json ?? "").matchAll(/"(maximum|minimum)": (-?[\d.e+]+)/g)].map(([, key, value]) => [
    key,
    spec?.exactNumbers.get(value ?? "") ?? value,
  ]);
  expect(shown).toEqual([
    ["maximum", "9007199254740992"],
    ["minimum", "-9007199254740993"],
  ]);
});

test("responses that are added come after those of the specification", async () => {
  const parsed = await parseText(
    `overlay: 1.0.0\nextends: a.yaml\nactions:\n  - { target: "$.paths['/a'].get.responses", update: { "404": { description: None }, "100": { description: Wait } } }\n`,
    { files: { "specs/a.yaml": `\n\n\n\n\n${paths}` } },
  );
  expect(operationOf(parsed, "get-a").responses.map(({ status }) => status)).toEqual(["200", "404", "100"]);
});

test.each([
  ["titel", "title"],
  ["sumary", "summary"],
  ["desciption", "description"],
])("a text under the name `%s` is told", async (written, meant) => {
  const { told } = await lay(`  - { target: $.info, update: { ${written}: Нове } }`);
  expect(told).toEqual([
    expect.stringMatching(
      new RegExp(
        `^specs/rooms\\.uk\\.yaml:4:\\d+ warning api-questionable: \`${written}\` .*did you mean \`${meant}\``,
      ),
    ),
  ]);
});

test("names that authors may well mean are their own business", async () => {
  const { told } = await lay("  - { target: $.info, update: { x-titel: a, name: b, titles: c, description: d } }");
  expect(told).toEqual([expect.stringContaining("`titles`")]);
});

test("a mistyped name in an action is told", async () => {
  const { told } = await lay("  - { target: $.info, update: { title: A }, x-orignal: { title: B }, x-note: c }");
  expect(told).toEqual([
    expect.stringMatching(
      /^specs\/rooms\.uk\.yaml:4:\d+ warning api-questionable: `x-orignal` .*did you mean `x-original`/,
    ),
  ]);
});
