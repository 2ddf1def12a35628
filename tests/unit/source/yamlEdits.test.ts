// Texts of a YAML document are replaced where they stand, and nothing else changes.
import { describe, expect, test } from "vitest";
import { parseYaml } from "../../../src/source/yaml.ts";
import { textsOfYaml, withYamlTexts } from "../../../src/source/yamlEdits.ts";

const edit = (yaml: string, texts: Readonly<Record<string, string>>): string =>
  withYamlTexts(yaml, new Map(Object.entries(texts)));
const textsIn = (yaml: string) => {
  const result = parseYaml(yaml);
  return result.kind === "document" ? Object.fromEntries(textsOfYaml(result.document.value)) : result.problem.message;
};

describe("withYamlTexts", () => {
  test.each([
    ["title: Start # first\nposition: 1\n", { "/title": "Початок" }, "title: Початок # first\nposition: 1\n"],
    ['title: "Start"\n', { "/title": "А: б" }, 'title: "А: б"\n'],
    ["title: 'It''s'\n", { "/title": "Це" }, "title: Це\n"],
    ["title: Start\n", { "/title": "Один: два" }, 'title: "Один: два"\n'],
    ["title: Start\n", { "/title": "true" }, 'title: "true"\n'],
    ["title: Start\n", { "/title": "Кома, ще" }, "title: Кома, ще\n"],
    [
      "cards:\n  - { title: One, text: Two }\n",
      { "/cards/0/title": "А, б" },
      'cards:\n  - { title: "А, б", text: Two }\n',
    ],
    ["description: |\n  One\n  two\nid: a\n", { "/description": "Все" }, "description: Все\nid: a\n"],
    ["description: >-\n  One\n  two\n", { "/description": "Все" }, "description: Все\n"],
    ["a>b: > # x | y\n  One\n  two\n# c\n", { "/a>b": "Все" }, "a>b: Все # x | y\n# c\n"],
    ["a: |-\n\n  One\n\nb: c\n", { "/a": "Все: так" }, 'a: "Все: так"\nb: c\n'],
    ["title: Start", { "/description": "Опис: так" }, 'title: Start\ndescription: "Опис: так"\n'],
    ["", { "/title": "Початок" }, "title: Початок\n"],
    ["a: &x One\nb: *x\n", { "/b": "Два" }, "a: &x One\nb: *x\n"],
    ["title: Start\n", { "/hero/promise": "Дім" }, "title: Start\n"],
    ['{ "title": "Start", "a": 1 }\n', { "/title": "Початок" }, '{ "title": "Початок", "a": 1 }\n'],
    ["title:\n  One\n  two\n", { "/title": "Один" }, "title:\n  Один\n"],
  ])("%j with %j", (yaml, texts, edited) => {
    expect(edit(yaml, texts)).toBe(edited);
  });

  test("whatever a text holds is read as it was given", () => {
    for (const text of [
      "- a",
      "a\nb",
      "#",
      "a #b",
      "{a}",
      "'",
      '"',
      "\\",
      "null",
      "1.5",
      "\u2028",
      "a:",
      "*a",
      "&a",
      "!a",
      "  a ",
    ])
      for (const yaml of ["x: y\n", "x: 'y'\n", "x: { y: z }\n", "x: >\n  y\n"])
        expect(textsIn(edit(yaml, { "/x": text, "/x/y": text }))).toMatchObject(
          yaml.includes("{") ? { "/x/y": text } : { "/x": text },
        );
  });
});

test("texts of a document have pointers, other values none", () => {
  expect(textsIn("a: One\nb: [1, two, { c/d: three }]\n")).toEqual({
    "/a": "One",
    "/b/1": "two",
    "/b/2/c~1d": "three",
  });
});
