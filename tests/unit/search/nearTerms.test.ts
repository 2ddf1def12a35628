// Which terms of a list a word with typing mistakes can mean, compared with counting the mistakes of each term.
import { expect, test } from "vitest";
import { nearTerms } from "../../../src/search/nearTerms.ts";

/** Mistakes by the definition: every beginning of the one with every beginning of the other. */
function editsBetween(one: string, other: string): number {
  const rows: number[][] = [];
  for (let row = 0; row <= one.length; row += 1) {
    rows.push([]);
    for (let column = 0; column <= other.length; column += 1) {
      const at = (up: number, left: number): number => rows[row - up]?.[column - left] ?? Number.POSITIVE_INFINITY;
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const edits = Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + Number(!isSame), isSwapped ? at(2, 2) + 1 : 99);
      rows[row]?.push(row === 0 ? column : column === 0 ? row : edits);
    }
  }
  return rows[one.length]?.[other.length] ?? 0;
}

const letters = ["a", "b", "c", "ї"];
/** Words of one to five letters, many of which begin alike. */
const words = letters
  .flatMap((one) => [one, ...letters.flatMap((two) => [one + two, ...letters.map((three) => one + two + three)])])
  .flatMap((begin) => [begin, `${begin}ab`, `${begin}ба`])
  .sort();
const sorted = [...new Set(words)];

test.each(["", "a", "ab", "abc", "bac", "abcab", "cabba", "їїїїї", "aбcба", "zzzz"])("those near “%s”", (word) => {
  for (const most of [0, 1, 2, 3]) {
    const expected = sorted.flatMap((term) => {
      const edits = editsBetween(term, word);
      return edits <= most ? [{ term, edits }] : [];
    });
    expect(nearTerms(word, most, sorted), String(most)).toEqual(expected);
  }
});

test("terms that begin too differently are passed over, however many they are", () => {
  const many = [...Array.from({ length: 50_000 }, (_, index) => `zz${index}`), "sensor", "sensors"].sort();
  expect(nearTerms("snesor", 1, many)).toEqual([{ term: "sensor", edits: 1 }]);
});
