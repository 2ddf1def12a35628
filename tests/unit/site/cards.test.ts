import { expect, test } from "vitest";
import { url } from "../../../src/model/brands.ts";
import type { CategoryCard } from "../../../src/model/page.ts";
import type { SidebarCategory, SidebarLink } from "../../../src/model/sidebar.ts";
import { cardsOf, fittingCards } from "../../../src/site/cards.ts";

const cards = (count: number, description: string): readonly CategoryCard[] =>
  Array.from({ length: count }, (_, index) => ({
    label: `Card ${index}`,
    href: `/docs/${index}`,
    description,
    kind: "page",
  }));

test("a category counts what it has cards for: no unlisted page, no markup between entries", () => {
  const link = (name: string, isUnlisted = false): SidebarLink => ({
    ...{ kind: "link", label: name, href: `/docs/${name}`, isExternal: false, isUnlisted },
  });
  const category = (label: string, items: SidebarCategory["items"]): SidebarCategory => ({
    ...{ kind: "category", label, items, href: url(`/docs/${label}`), isCollapsible: true, isCollapsed: true },
  });
  const markup = { kind: "html", html: "<hr>" } as const;
  const some = category("some", [link("a"), markup, link("secret", true), category("in", [link("b"), link("c")])]);
  const cardsOfAll = cardsOf([some, category("none", [link("hidden", true)])]);
  expect(cardsOfAll.map(({ label, count }) => [label, count])).toEqual([
    ["some", 2],
    ["none", undefined],
  ]);
});

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
