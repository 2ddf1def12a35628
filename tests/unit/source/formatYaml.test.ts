import { expect, test } from "vitest";
import { formatYaml } from "../../../src/source/formatYaml.ts";
import { parseYaml } from "../../../src/source/yaml.ts";

const values: readonly unknown[] = [
  ...[
    null,
    true,
    5,
    -0.5,
    1e21,
    "",
    " ",
    "a",
    "living room",
    "yes",
    "No",
    "null",
    "~",
    "5",
    "1.5",
    "0x1F",
    "2026-01-15",
  ],
  ...[
    "a: b",
    "a #b",
    "- a",
    "a:",
    "#",
    "line\nline",
    "\ttab",
    "it's",
    '"',
    "\\",
    "😀",
    "Кімната",
    "a ",
    "*a",
    "&a",
    "!a",
    "%a",
    "@a",
  ],
  ...["[", "{}", "?", "---", "...", "<<", "=", "y", "a, b", "\u0000\u007f"],
  ...[
    [],
    {},
    [[]],
    [[1, [2, []]], {}],
    { a: [] },
    { a: { b: { c: [1, { d: null, e: "x" }] } } },
    [{ a: 1, b: [2] }, [3]],
  ],
  ...[{ "": 1, "a b": 2, "a: b": 3, "5": 4, yes: 5, "<<": 6 }],
];

test.each(values.map((value) => [JSON.stringify(value), value]))("%s is read as it was", (_, value) => {
  for (const whole of [value, [value], { key: value }, { key: [value] }]) {
    const read = parseYaml(formatYaml(whole));
    expect(read.kind === "problem" ? read.problem.message : read.document.value).toEqual(whole);
  }
});

test("values stand in blocks", () => {
  expect(formatYaml({ name: "living room", tags: ["a", { b: [1] }], at: "10:30", none: [] })).toBe(
    'name: living room\ntags:\n  - a\n  - b:\n      - 1\nat: "10:30"\nnone: []',
  );
});

test("null is nothing behind a colon where that is asked for, and what is undefined is left out", () => {
  expect(formatYaml({ en: null, uk: { label: undefined, path: "укр" } }, { nullText: "" })).toBe(
    "en:\nuk:\n  path: укр",
  );
});

test.each([
  ...values,
  ..."a\nb|a\nb\n|a\n\n|a\n\n b\n|\na|a \nb| a\nb|a\tb\nc|# a\n- b|a: b\n|a\r\nb|---\na".split("|"),
])("%j is read as it was, with texts of several lines as such", (value) => {
  for (const whole of [[value], { key: value }, { key: [value, { a: value, b: 1 }] }]) {
    const read = parseYaml(formatYaml(whole, { hasBlocks: true }));
    expect(read.kind === "problem" ? read.problem.message : read.document.value).toEqual(whole);
  }
});

test("a text of several lines is a block, without blanks in its empty lines", () => {
  expect(formatYaml({ a: [{ text: "one\n\ntwo\n", more: "x\ny" }] }, { hasBlocks: true })).toBe(
    "a:\n  - text: |\n      one\n\n      two\n    more: |-\n      x\n      y",
  );
});
