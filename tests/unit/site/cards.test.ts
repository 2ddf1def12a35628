import { expect, test } from "vitest";
import type { CategoryCard } from "../../../src/model/page.ts";
import { fittingCards } from "../../../src/site/cards.ts";

const cards = (count: number, description: string): readonly CategoryCard[] =>
  Array.from({ length: count }, (_, index) => ({
    label: `Card ${index}`,
    href: `/docs/${index}`,
    description,
    kind: "page",
  }));

test("all cards of an ordinary category are shown", () => {
  const some = cards(500, "Words");
  expect(fittingCards(some)).toEqual({ cards: some });
});

test("cards that would make the page too large are counted", () => {
  const many = cards(10_000, "Слова про сторінку");
  const { cards: shown, omitted = 0 } = fittingCards(many);
  expect(shown).toEqual(many.slice(0, shown.length));
  expect(shown.length + omitted).toBe(10_000);
  expect(shown.length).toBeGreaterThan(3_000);
  expect(shown.length).toBeLessThan(6_000);
});
