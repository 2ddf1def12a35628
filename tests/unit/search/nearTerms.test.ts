import { expect, test } from "vitest";
import { nearTerms } from "../../../src/search/nearTerms.ts";
import { termsAfter } from "../../../src/search/sortedTerms.ts";

/** Words of few letters, many of which begin alike. */
const terms = Array.from({ length: 4000 }, (_, index) =>
  (index * 7919).toString(4).replace(/[0-3]/g, (d) => "абвг"[+d] ?? ""),
)
  .filter((term, index, all) => all.indexOf(term) === index)
  .sort();

/** The edit distance by its definition. */
function distance(one: string, other: string): number {
  const known = new Map<string, number>();
  const from = (a: number, b: number): number => {
    if (a === one.length || b === other.length) return one.length - a + other.length - b;
    const key = `${a} ${b}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const least =
      one[a] === other[b] ? from(a + 1, b + 1) : 1 + Math.min(from(a + 1, b), from(a, b + 1), from(a + 1, b + 1));
    known.set(key, least);
    return least;
  };
  return from(0, 0);
}

test.each([
  ["абвг", 1],
  ["вгабвгаб", 2],
  ["ббббббб", 2],
  ["я", 1],
  ["", 2],
])("the terms near %s are those that are at most %i edits away", (word, most) => {
  const all = terms.map((term) => ({ term, edits: distance(term, word) }));
  expect(nearTerms(terms, word, most)).toEqual(all.filter(({ edits }) => edits <= most));
});

test("of no terms none is near", () => expect(nearTerms([], "слово", 2)).toEqual([]));

test("terms that begin with a text are found without the text itself", () => {
  expect(termsAfter(["а", "аб", "аба", "абг", "ав"], "аб")).toEqual(["аба", "абг"]);
  expect(termsAfter(["а", "аба", "ав"], "аб")).toEqual(["аба"]);
  expect(termsAfter(["а", "ав"], "аб")).toEqual([]);
});
