// Words that are found where they stand are those that the pattern finds, whatever signs stand around them.
import { expect, test } from "vitest";
import { readWords } from "../../../src/search/readWords.ts";
import { createWordMemory, type WordMemory } from "../../../src/search/wordMemory.ts";

const found = (text: string, memory: WordMemory): readonly string[] =>
  memory.read(text).map((word) => memory.book.termOf(word.text));
const expected = (text: string): readonly string[] => readWords(text, true).map((word) => word.text);

/** Signs that a word may be made of, that may hold it together, that are folded, that end it. */
const signs = [
  ..."aZé9_$@їҐьдЖ",
  ..."...::--\u2010\u2011–#//{{}}",
  ..."'’ʼ‘`´\"″",
  ..."  \n,!→中文ー々カ゛ไีท",
  ..."\u0301\u0306\u00ad\u200d\ufeff\u1161\u1100\u212b𝒳😀",
];

/** Texts of signs, the same at each run. */
function createTexts(seed: number, among: readonly string[]): () => string {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return () => Array.from({ length: 1 + next(14) }, () => among[next(among.length)] ?? "").join("");
}

test.each([
  ["all signs", signs],
  ["signs that are not folded together", signs.filter((sign) => !/[\p{M}\p{So}\u00ad\u1100-\uffff]/u.test(sign))],
])("words are those of the pattern among %s", (_, among) => {
  const memory = createWordMemory();
  const text = createTexts(among.length, among);
  for (let count = 0; count < 5000; count += 1) {
    const own = text();
    expect(found(own, memory), JSON.stringify(own)).toEqual(expected(own));
  }
});

test("words that were met before are the same again, also among thousands of others", () => {
  const memory = createWordMemory();
  const texts = Array.from({ length: 3000 }, (_, index) => `word${index} Слово-${index} don't /rooms/{room${index}}`);
  for (const text of [...texts, ...texts]) expect(found(text, memory)).toEqual(expected(text));
});

test("a memory that has become too large begins anew", () => {
  const memory = createWordMemory();
  for (let index = 0; index < 61_000; index += 1) memory.read(`term${index}`);
  expect(found("term1 term60999", memory)).toEqual(["term1", "term60999"]);
  memory.tidy();
  expect(memory.book.count()).toBe(0);
  expect(found("term1 and term2", memory)).toEqual(["term1", "and", "term2"]);
  expect([...memory.book.inOrder()].map((term) => memory.book.termOf(term))).toEqual(["and", "term1", "term2"]);
});
