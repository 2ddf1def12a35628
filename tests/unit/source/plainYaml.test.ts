import { CORE_SCHEMA, load } from "js-yaml";
import { expect, test } from "vitest";
import { readPlainYaml } from "../../../src/source/plainYaml.ts";

const full = (text: string): unknown => load(text, { schema: CORE_SCHEMA });

test.each([
  "title: Gates and doors\ndescription: How a gate opens, step by step (with pictures).\n",
  "title: Їжак — це що?\nsidebar_label: Їжак’s\n",
  "sidebar_position: 12\ndraft: true\nunlisted: False\nauthor: null\n",
  "title: \"Quoted: text # here\"\nslug: '/a b'\n",
  "title:   Padded words   \nslug: last",
  "a: yes\nb: no\nc: on\nd: y\ne: Infinity\n",
])("plain fields mean what the full parser says: %j", (text) => {
  expect(readPlainYaml(text)).toEqual(full(text));
});

test.each([
  "tags: [a, b]\n",
  "tags:\n  - a\n",
  "title: One: two\n",
  "title: One # two\n",
  "title: one\n  goes on\n",
  "title: one\n\nslug: two\n",
  "title: |\n  text\n",
  "title: 1.10\n",
  "date: 2026-10-06\n",
  "title: .5\n",
  "title: 0x1f\n",
  "title: 'it''s'\n",
  'title: "a\\nb"\n',
  "title: &a one\n",
  "title: one\ntitle: two\n",
  "title:\n",
  "title: \tone\n",
  "title: one\t# two\n",
  "# one\ntitle: two\n",
  "title: one\n--- \n",
  "title: one\n...\n",
  "null: one\n",
  "- one: two\n",
])("what is not plain is left to the full parser: %j", (text) => {
  expect(readPlainYaml(text)).toBeUndefined();
});

test("whatever plain fields are put together from, both parsers agree", () => {
  const pieces = [
    "a",
    "B b",
    " ",
    "  ",
    ":",
    ": ",
    "#",
    " #",
    "-",
    "- ",
    "'",
    '"',
    "1",
    "0",
    "07",
    "true",
    "~",
    ".",
    "\t",
    "\n",
  ];
  const more = [
    "é",
    "Ї",
    "\u00a0",
    "\u0301",
    ",",
    "[",
    "]",
    "{",
    "}",
    "!",
    "&x",
    "*",
    "%",
    "@",
    "`",
    "|",
    ">",
    "?",
    "\\",
    "=",
    "<<",
  ];
  let state = 1;
  const pick = (): string => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const list = state % 3 === 0 ? more : pieces;
    return list[(state >>> 8) % list.length] ?? "";
  };
  let plain = 0;
  for (let round = 0; round < 30_000; round += 1) {
    const text = `k: ${Array.from({ length: 1 + (round % 5) }, pick).join("")}\nm: x\n`;
    const value = readPlainYaml(text);
    if (value === undefined) continue;
    plain += 1;
    expect(value, JSON.stringify(text)).toEqual(full(text));
  }
  expect(plain).toBeGreaterThan(1000);
});
