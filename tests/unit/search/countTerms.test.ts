// Terms of many sections keep their weights, however often the lists they stand in had to be enlarged.
import { expect, test } from "vitest";
import { createTermCounter } from "../../../src/search/countTerms.ts";
import { createWordMemory } from "../../../src/search/wordMemory.ts";

/** Words that no section before had. */
const wordsFrom = (first: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `term${first + index}`).join(" ");

test("the last sections of a long block weigh as the first one does", () => {
  const counter = createTermCounter(createWordMemory());
  const [sections, words] = [30, 600];
  for (let section = 0; section < sections; section += 1) {
    counter.add("title", wordsFrom(section * words, 1), {});
    counter.add("prose", wordsFrom(section * words, words), {});
    counter.finish(section, 1);
  }
  const { terms, sections: places, impacts } = counter.postings();
  expect(new Set(terms).size).toBe(sections * words);
  const own = (section: number): string => impacts.filter((_, index) => places[index] === section).join();
  // The one of the title, then those of the prose alone.
  expect(own(0)).toMatch(/^(\d+)(?:,(?!\1)(\d+))(,\2){598}$/);
  for (let section = 1; section < sections; section += 1) expect(own(section) === own(0), `${section}`).toBe(true);
});

test("a term counts in its own section alone, by how often and how long that is", () => {
  const counter = createTermCounter(createWordMemory());
  for (const [section, text] of ["lamp lamp lamp", "fan lamp", "lamp", `lamp ${wordsFrom(0, 200)}`].entries()) {
    counter.add("prose", text, {});
    counter.finish(section, 1);
  }
  const { terms, sections, impacts } = counter.postings();
  const lamps = [...terms.keys()].filter((index) => terms[index] === terms[0]);
  expect(lamps.map((index) => sections[index])).toEqual([0, 1, 2, 3]);
  const [often, beside, alone, lost] = lamps.map((index) => impacts[index] ?? 0);
  expect(often).toBeGreaterThan(alone ?? 0);
  expect(alone).toBeGreaterThanOrEqual(beside ?? 0);
  expect(beside).toBeGreaterThan(lost ?? 0);
});
