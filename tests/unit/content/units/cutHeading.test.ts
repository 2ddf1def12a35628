// Headings of translations have the ids of their originals, in the braces that the tool of the page knows.
import { expect, test } from "vitest";
import { withId } from "../../../../src/content/units/cutHeading.ts";

test.each([
  ["", " {#a}"],
  [" ##", " {#a} ##"],
  [" {#b}", " {#b}"],
  [" { .c #b }", " { .c #b }"],
  [' {: id="b" }', ' {: id="b" }'],
  [" {/* #b */}", " {/* #b */}"],
  [" {.c}", " {.c #a}"],
  [' { data-toc-label="T" }', ' { data-toc-label="T" #a }'],
])("%j", (tail, written) => {
  expect(withId(tail, "a", { areShown: false })).toBe(written);
});

test("braces that are shown to readers are none of attributes", () => {
  expect(withId(" {.c}", "a", { areShown: true })).toBe(" {.c} {#a}");
});
