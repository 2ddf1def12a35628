// Changes of a text as translators read them.
import { expect, test } from "vitest";
import { changesOf, textParts } from "../../../src/checks/textChanges.ts";

const shown = (was: string, is: string) => changesOf(was, is)?.map((change) => `${change.was} → ${change.is}`);

test.for([
  [
    "Hold it for 3 seconds, please.",
    "Hold it for 5 seconds, please.",
    ["it for 3 seconds, please. → it for 5 seconds, please."],
  ],
  ["One two three four", "One two and three four", ["One two three four → One two and three four"]],
  ["One two three four", "One two four", ["One two three four → One two four"]],
  ["a b c d e f g h i j", "A b c d e f g h i J", ["a b c → A b c", "h i j → h i J"]],
  ["a b c d e", "A b c d E", ["a b c d e → A b c d E"]],
  ["", "New words", [" → New words"]],
  ["Old words", "", ["Old words → "]],
  ["Only\n  the   lines", "Only the\nlines", []],
] as const)("from %j to %j", ([was, is, changes]) => {
  expect(shown(was, is)).toEqual(changes);
});

test("the place is that of the first other word", () => {
  expect(changesOf("for 3 s", "for\n5 s")?.map(({ offset }) => offset)).toEqual([4]);
  expect(changesOf("a b c", "a b")?.map(({ offset }) => offset)).toEqual([3]);
});

test("long changes are cut, and what was rewritten has none", () => {
  const words = (count: number, of: string): string => Array.from({ length: count }, (_, at) => `${of}${at}`).join(" ");
  expect(shown("a", words(40, "b"))?.[0]).toMatch(/b14 …$/);
  expect(changesOf(words(10_000, "a"), words(10_000, "b"))).toBeUndefined();
});

/** `[-gone-]`, `{+new+}`. */
const markedUp = (was: string, is: string): string =>
  textParts(was, is)
    .map(({ kind, text }) => ({ same: text, gone: `[-${text}-]`, new: `{+${text}+}` })[kind])
    .join("");

test.for([
  ["for 3 seconds,\n  please", "for 5 seconds,\n\nplease", "for [-3 -]{+5 +}seconds,\n\nplease"],
  ["a b", "  a b\n", "  a b\n"],
  ["a b", "a b c", "a b {+c+}"],
  ["a b c", "a b", "a b[- c-]"],
  ["a b", "a c", "a [-b -]{+c+}"],
  ["a b c", "a d", "a [-b c -]{+d+}"],
  ["a b c d", "x a b d", "{+x +}a b [-c -]d"],
  ["", "a", "{+a+}"],
  ["a", "", "[-a-]"],
  ["", "", ""],
] as const)("from %j to %j, both texts are whole: %j", ([was, is, marked]) => {
  expect(markedUp(was, is)).toBe(marked);
});

test("a text that was rewritten is two texts", () => {
  const words = (of: string): string => Array.from({ length: 900 }, (_, at) => `${of}${at}`).join(" ");
  expect(textParts(words("a"), words("b")).map(({ kind }) => kind)).toEqual(["gone", "new"]);
});
