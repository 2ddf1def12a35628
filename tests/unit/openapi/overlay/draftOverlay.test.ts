// A drafted overlay: laid over the specification it gives the texts that it was drafted with, whatever names there are.
import { expect, test } from "vitest";
import { localeCode, sitePath } from "../../../../src/model/brands.ts";
import { createFindings } from "../../../../src/openapi/findings.ts";
import { draftOverlay } from "../../../../src/openapi/overlay/draftOverlay.ts";
import { proseTextsOf } from "../../../../src/openapi/proseTexts.ts";
import { readSpec } from "../../../../src/openapi/read/readSpec.ts";
import { bytesOf } from "../../siteFiles.ts";
import { plainContext } from "../plainContext.ts";

const operation = (summary: string, more: object = {}) => ({ get: { summary, responses: {}, ...more } });
const spec = (text: (english: string) => string) => ({
  openapi: "3.1.0",
  info: { title: text("Rooms"), version: "1", description: text("One line.\n\n# Heading: {a}\n\n- item  \n\tTabs\n") },
  servers: [
    { url: "/a", description: text("First server") },
    { url: "/b", description: text("Second server") },
  ],
  tags: [
    { name: "it's", "x-displayName": text("Label"), description: text("Same name") },
    { name: 'a "quoted" \\ name', "x-displayName": text("Other"), description: text("Other tag") },
  ],
  paths: {
    "/rooms/{id}": operation(text("Get a room"), {
      parameters: [
        { name: "id", in: "path", description: text("Id in the path") },
        { name: "id", in: "query", description: text("Id in the query") },
        { name: "id", in: "query", description: text("Id once more") },
      ],
    }),
    "/it's['here']": operation(text("Odd path")),
    "/кімната 😀\u2028": operation(text("Path in Ukrainian")),
    __proto__x: operation(text("No path")),
  },
  components: {
    schemas: {
      constructor: {
        description: text("Schema of an odd name"),
        anyOf: [{ title: text("First") }, { title: text("Second") }],
      },
      "1": {
        enum: ["a"],
        "x-enumDescriptions": { a: text("A value"), __proto__: 1 },
        "x-enum-descriptions": [text("In a list")],
      },
    },
  },
});
const original = spec((text) => text);
const copy = spec((text) => `Так: ${text}`);
const context = plainContext();
const draft = (files: Omit<Parameters<typeof draftOverlay>[0], "context">) => draftOverlay({ ...files, context });
const file = (path: string, value: unknown) => ({ path: sitePath(path), bytes: bytesOf(JSON.stringify(value)) });

async function laid(overlay: string) {
  const findings = createFindings();
  const input = { apiId: "a", locale: localeCode("uk"), bytes: bytesOf(overlay), base: sitePath("specs/a.json") };
  const { spec: read } = await readSpec(
    { ...input, path: sitePath("specs/a.uk.yaml") },
    plainContext({ "specs/a.json": JSON.stringify(original) }),
    findings,
  );
  return { root: read?.root, told: findings.list() };
}

test("gives the texts of the copy, and says nothing is left", async () => {
  const { value, diagnostics } = await draft({
    original: file("specs/a.json", original),
    translated: file("specs/copy.json", copy),
  });
  expect(diagnostics).toEqual([]);
  expect(value?.left).toBe(0);
  const { root, told } = await laid(value?.text ?? "");
  expect(told).toEqual([]);
  expect(proseTextsOf(root)).toEqual(proseTextsOf(JSON.parse(JSON.stringify(copy))));
});

test("without a copy changes nothing, and lacks nothing as an overlay", async () => {
  const { value } = await draft({ original: file("specs/a.json", original) });
  const { root, told } = await laid(value?.text ?? "");
  expect(told).toEqual([]);
  expect(proseTextsOf(root)).toEqual(proseTextsOf(JSON.parse(JSON.stringify(original))));
  const overlay = { path: sitePath("specs/a.uk.yaml"), bytes: bytesOf(value?.text ?? "") };
  expect((await draft({ original: file("specs/a.json", original), translated: overlay })).value?.text).toBe("");
});

test("leaves out texts whose place no query can name", async () => {
  const odd = {
    openapi: "3.1.0",
    paths: { "/\ud800": { get: { summary: "Odd" } }, "/a": { get: { summary: "Plain" } } },
  };
  const { value } = await draft({ original: file("specs/a.json", odd) });
  expect(value?.text).toContain("summary: Plain");
});

test.each([
  ["an overlay over nothing", { overlay: "1.0.0", actions: [] }],
  ["no specification", { title: "a" }],
  ["a list", []],
])("of %s there is none", async (_, value) => {
  const { value: drafted, diagnostics } = await draft({ original: file("specs/a.json", value) });
  expect(drafted).toBeUndefined();
  expect(diagnostics.map(({ code, severity }) => `${severity} ${code}`)).toEqual(["error api-invalid"]);
});

test("an overlay that names what it is laid over has a draft, too", async () => {
  const ours = "overlay: 1.0.0\nextends: a.json\nactions:\n  - { target: $.info, update: { title: Ours } }\n";
  const { value } = await draftOverlay({
    original: { path: sitePath("specs/ours.yaml"), bytes: bytesOf(ours) },
    context: plainContext({ "specs/a.json": JSON.stringify(original) }),
  });
  expect(value?.text).toContain("title: Ours");
  expect(value?.text).toContain("summary: Get a room");
});

test("texts of other files have targets in the whole of them", async () => {
  const { value } = await draftOverlay({
    original: file("specs/a.json", { openapi: "3.1.0", info: { title: "A" }, paths: { "/a": { $ref: "b.yaml" } } }),
    context: plainContext({ "specs/b.yaml": "get: { summary: Of b }\n" }),
  });
  expect(value?.text).toContain("- target: \"$.paths['/a'].get\"\n    update:\n      summary: Of b\n");
});

const begun = '  - target: "$.info"\n    update: { title: Кімнати }\n';
test.each([
  ["two blanks deep", `overlay: 1.0.0\nactions:\n${begun}`],
  ["at the margin", `actions: # all\n${begun.replace(/^ {2}/gm, "")}`],
  ["far in, with a comment and a blank line behind it", `actions:\n${begun.replace(/^ {2}/gm, "      ")}\n# end\n`],
  ["without an end of the last line", `overlay: 1.0.0\nactions:\n${begun.trimEnd()}`],
  ["with the line ends of Windows", `overlay: 1.0.0\nactions:\n${begun}`.replaceAll("\n", "\r\n")],
])("what an overlay lacks can be put at its end: %s", async (_, written) => {
  const overlay = written.startsWith("overlay") ? written : `overlay: 1.0.0\n${written}`;
  const translated = { path: sitePath("specs/a.uk.yaml"), bytes: bytesOf(overlay) };
  const { value, diagnostics } = await draft({ original: file("specs/a.json", original), translated });
  expect(diagnostics).toEqual([]);
  const { root, told } = await laid(overlay + (value?.text ?? ""));
  expect(told).toEqual([]);
  expect(JSON.stringify(root)).toContain('"title":"Кімнати"');
  const whole = { path: translated.path, bytes: bytesOf(overlay + (value?.text ?? "")) };
  expect((await draft({ original: file("specs/a.json", original), translated: whole })).value?.texts).toBe(0);
});

test.each([
  ["no actions yet", "overlay: 1.0.0\nactions: []\n"],
  ["a list in one line", "overlay: 1.0.0\nactions: [{ target: $.info, update: { title: a } }]\n"],
  ["keys behind the actions", `overlay: 1.0.0\nactions:\n${begun}info: { title: a }\n`],
  ["an end of the document", `overlay: 1.0.0\nactions:\n${begun}...\n`],
  ["JSON", '{ "overlay": "1.0.0",\n"actions": [\n] }\n'],
])("an overlay with %s is not completed, and says why", async (_, overlay) => {
  const translated = { path: sitePath("specs/a.uk.yaml"), bytes: bytesOf(overlay) };
  const { value, diagnostics } = await draft({ original: file("specs/a.json", original), translated });
  expect(value).toBeUndefined();
  expect(diagnostics.map(({ message }) => message)).toEqual([
    expect.stringContaining("nothing can be added at the end"),
  ]);
});
