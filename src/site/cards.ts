// Cards of category and landing pages.
import type { CategoryCard } from "../model/page.ts";
import type { SidebarItem } from "../model/sidebar.ts";

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
        },
      ];
    }
    const href = item.href ?? cardsOf(item.items)[0]?.href;
    return href === undefined
      ? []
      : [{ label: item.label, href, description: item.description ?? "", kind: "category", count: item.items.length }];
  });
}
