// Documents get other texts and more fields where they stand, or stay as they are.
import { describe, expect, test } from "vitest";
import { parseYaml } from "../../../src/source/yaml.ts";
import { withYamlFields } from "../../../src/source/yamlFields.ts";

const edit = (yaml: string, fields: Readonly<Record<string, unknown>>): string | undefined =>
  withYamlFields(yaml, new Map(Object.entries(fields)));

describe("withYamlFields", () => {
  test.each([
    [
      "# Names\nlabel: Guide # old\nposition: 2\n",
      { "/label": "Посібник" },
      "# Names\nlabel: Посібник # old\nposition: 2\n",
    ],
    ["position: 2 # own\n", { "/label": "Посібник" }, "position: 2 # own\nlabel: Посібник\n"],
    ["", { "/label": "Посібник" }, "label: Посібник\n"],
    ["# Names alone\n", { "/label": "Посібник" }, "# Names alone\nlabel: Посібник\n"],
    [
      "a:\n  # of a\n  label: A\n  more: [1, 2]\nb: { label: B }\n",
      { "/a/description": "Про а: це", "/b/description": "Про б" },
      'a:\n  # of a\n  description: "Про а: це"\n  label: A\n  more: [1, 2]\nb: { label: B, description: Про б }\n',
    ],
    [
      "a: { label: A }\n",
      { "/c~1d": { label: "В", permalink: "/c" } },
      "a: { label: A }\nc/d:\n  label: В\n  permalink: /c\n",
    ],
    [
      '{\n  "label": "Guide",\n  "position": 2\n}\n',
      { "/label": "Посібник", "/description": "Як" },
      '{\n  "label": "Посібник",\n  "position": 2,\n  "description": "Як"\n}\n',
    ],
    [
      "navbar:\n  items:\n    - label:\n        en: Docs # here\n    - { label: { en: Blog } }\n",
      { "/navbar/items/0/label/uk": "Посібник", "/navbar/items/1/label/uk": "Блог" },
      "navbar:\n  items:\n    - label:\n        en: Docs # here\n        uk: Посібник\n    - { label: { en: Blog, uk: Блог } }\n",
    ],
    ['"a":\n  "label": "A" # a\n', { "/a/description": "Б" }, '"a":\n  "label": "A" # a\n  description: Б\n'],
    ["a:\n  label: A\n", { "/a/description": "Раз\nдва" }, "a:\n  label: A\n  description: |-\n    Раз\n    два\n"],
    ["a:\n  label: >\n    A\n    b\nc: d\n", { "/a/x": "Раз" }, "a:\n  x: Раз\n  label: >\n    A\n    b\nc: d\n"],
    ["- a: { b: c }\n- b: &x { c: d }\n", { "/0/a/d": "Раз" }, "- a: { b: c, d: Раз }\n- b: &x { c: d }\n"],
    ["a: One\n...\n", { "/label": "Раз" }, "a: One\nlabel: Раз\n...\n"],
  ])("%j with %j", (yaml, fields, edited) => {
    expect(edit(yaml, fields)).toBe(edited);
  });

  test.each([
    ["a text that another one is an alias of", "a: &x One\nb: *x\n", { "/a": "Раз" }],
    ["a map that other places share", "a: &x { label: One }\nb: *x\n", { "/a/label": "Раз" }],
    ["a field of an alias", "a: &x { label: One }\nb: *x\n", { "/b/label": "Раз" }],
    ["a field of a text", "a: One\n", { "/a/label": "Раз" }],
    ["a list", "- One\n", { "/label": "Раз" }],
    ["no document", "a: [\n", { "/label": "Раз" }],
    ["a number", "a: 1\n", { "/a": "Раз" }],
  ])("leaves %s", (_, yaml, fields) => {
    expect(edit(yaml, fields)).toBeUndefined();
  });

  test("a thousand new entries take no time to speak of", () => {
    const tags = Array.from({ length: 1000 }, (_, index) => [`/t${index}`, { label: `Тег ${index}` }] as const);
    const texts = tags.map(([key]) => `${key.slice(1)}:\n  label: Тег ${key.slice(2)}\n`).join("");
    expect(edit("a: { label: A } # own\n", Object.fromEntries(tags))).toBe(`a: { label: A } # own\n${texts}`);
  }, 5000);

  test("names of properties are keys like any other", () => {
    const written = edit("a: b\n", { "/__proto__": { label: "В" }, "/constructor": "Г" }) ?? "";
    const result = parseYaml(written);
    expect(result.kind === "document" && JSON.stringify(result.document.value)).toBe(
      '{"a":"b","__proto__":{"label":"В"},"constructor":"Г"}',
    );
  });
});
