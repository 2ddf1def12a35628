// Makes the cards of category and landing pages.
import { keepBlanks } from "../model/keepBlanks.ts";
import type { CategoryCard, CategoryCards } from "../model/page.ts";
import type { SidebarItem } from "../model/sidebar.ts";
import { sameLang } from "./labelLang.ts";

/** A card for every listed entry that has a page. */
export function cardsOf(items: readonly SidebarItem[]): readonly CategoryCard[] {
  return items.flatMap((item): readonly CategoryCard[] => {
    if (item.kind === "html" || (item.kind === "link" && item.isUnlisted)) return [];
    if (item.kind === "link") {
      return [
        {
          label: item.label,
          href: item.href,
          description: keepBlanks(item.description ?? ""),
          kind: item.isExternal ? "external" : "page",
          ...sameLang(item),
        },
      ];
    }
    const inner = cardsOf(item.items);
    const href = item.href ?? inner[0]?.href;
    if (href === undefined) return [];
    const { label, description = "" } = item;
    const count = inner.length === 0 ? {} : { count: inner.length };
    return [{ label, href, description: keepBlanks(description), kind: "category", ...count, ...sameLang(item) }];
  });
}

/** Most bytes of cards in a page, which also contains the sidebar. */
const maxCardBytes = 1_500_000;
/** Bytes of markup around a card. */
const cardBytes = 280;

/** As many cards as fit into a page, and the number of the others, which readers find in the sidebar. */
export function fittingCards(cards: readonly CategoryCard[]): CategoryCards {
  let left = maxCardBytes;
  const end = cards.findIndex((card) => {
    left -= cardBytes + new TextEncoder().encode(card.label + card.href + card.description).length;
    return left < 0;
  });
  return end === -1 ? { cards } : { cards: cards.slice(0, end), omitted: cards.length - end };
}
