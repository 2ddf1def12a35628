// Cards of category and landing pages.
import type { CategoryCard } from "../model/page.ts";
import type { SidebarItem } from "../model/sidebar.ts";
import { sameLang } from "./labelLang.ts";

/** A card for every entry that can be opened; unlisted ones have none. */
export function cardsOf(items: readonly SidebarItem[]): readonly CategoryCard[] {
  return items.flatMap((item): readonly CategoryCard[] => {
    if (item.kind === "html" || (item.kind === "link" && item.isUnlisted)) return [];
    if (item.kind === "link") {
      return [
        {
          label: item.label,
          href: item.href,
          description: item.description ?? "",
          kind: item.isExternal ? "external" : "page",
          ...sameLang(item),
        },
      ];
    }
    const href = item.href ?? cardsOf(item.items)[0]?.href;
    if (href === undefined) return [];
    const { label, description = "", items: inner } = item;
    return [{ label, href, description, kind: "category", count: inner.length, ...sameLang(item) }];
  });
}

/** Bytes that the cards of a page may give; the page holds the sidebar besides. */
const maxCardBytes = 1_500_000;
/** Bytes of tags around a card. */
const cardBytes = 280;

/** As many cards as a page has room for, and the number of the others: these are in the sidebar. */
export function fittingCards(cards: readonly CategoryCard[]): {
  readonly cards: readonly CategoryCard[];
  readonly omitted?: number;
} {
  let left = maxCardBytes;
  const end = cards.findIndex((card) => {
    left -= cardBytes + new TextEncoder().encode(card.label + card.href + card.description).length;
    return left < 0;
  });
  return end === -1 ? { cards } : { cards: cards.slice(0, end), omitted: cards.length - end };
}
