// Which changes of an original readers feel most: code, numbers and warnings, not how they are laid out.
import { expect, test } from "vitest";
import { weightyChanges } from "../../../src/content/weightyChanges.ts";

test.each([
  ["words", "Hold the button.", "Press the button.", []],
  ["code in a block", "A\n```sh\na --old\n```", "A\n```sh\na --new\n```", ["code"]],
  ["the blanks of code", "```sh\na  --old\n```", "```sh\n\na --old\n```", []],
  ["code in a line", "Use `--old`.", "Use `--new`.", ["code"]],
  ["a number", "Wait 3 seconds.", "Wait 5 seconds.", ["number"]],
  ["a number with its unit in one word", "On 2.4GHz.", "On 5GHz.", ["number"]],
  ["the place of a number", "3 of 5", "5 then 3", []],
  ["numbers of a list", "1. One\n2. Two", "1. Two", []],
  ["digits of a name", "See v2", "See v3", []],
  ["numbers in code, which are code", "Use `p 3`.", "Use `p 4`.", ["code"]],
  ["the address of a link", "[a](/b/3)", "[a](/b/4)", []],
  ["a warning", ":::danger[Hot]\nDo not touch.\n:::\n", ":::danger[Hot]\nDo not open.\n:::\n", ["warning"]],
  ["a line break in a warning", ":::warning\nDo not touch.\n:::", "::: warning\nDo not\ntouch.\n:::", []],
  ["a note", ":::note\nA cat.\n:::\n", ":::note\nA dog.\n:::\n", []],
  ["a note that becomes a warning", ":::note\nA.\n:::\n", ":::caution\nA.\n:::\n", ["warning"]],
  ["what stands behind a warning", ":::danger\nA.\n:::\nB.", ":::danger\nA.\n:::\nC.", []],
  [
    "a warning around another container",
    ":::: danger\n:::tip\nA\n:::\nB\n::::\nC",
    ":::: danger\n:::tip\nA\n:::\nD\n::::\nC",
    ["warning"],
  ],
  ["an alert", "> [!WARNING]\n> Hot.\n\nA", "> [!WARNING]\n> Cold.\n\nA", ["warning"]],
  ["a line break in an alert", "> [!WARNING]\n> Not hot.", "> [!WARNING]\n> Not\n> hot.", []],
  ["what stands behind an alert", "> [!CAUTION]\n> Hot.\n\nA", "> [!CAUTION]\n> Hot.\n\nB", []],
  ["an indented warning", "!!! danger\n    Hot.\n\nA", "!!! danger\n    Cold.\n\nA", ["warning"]],
  ["all of it", "`a` 1\n:::danger\nA\n:::", "`b` 2\n:::danger\nB\n:::", ["code", "number", "warning"]],
] as const)("of %s", (_, was, is, changed) => {
  expect(weightyChanges(was, is)).toEqual(changed);
});
