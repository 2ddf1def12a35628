// Makes the URLs of generated category pages unique within an edition: `category/overview`, `category/overview-1`. URLs
// chosen by authors stay, even if two are the same: that is reported with the routes.
import { type Url, url } from "../model/brands.ts";
import type { SidebarCategory, SidebarItem } from "../model/sidebar.ts";

/** Items of sidebars by sidebar name. */
type Sidebars = ReadonlyMap<string, readonly SidebarItem[]>;

/**
 * Adds a number to URLs made from equal labels, in reading order; the first one gets none.
 * @param named Categories whose URL is made from their label.
 */
export function separateCategories(sidebars: Sidebars, named: ReadonlySet<SidebarItem>): Sidebars {
  if (new Set([...named].map(addressOf)).size === named.size) return sidebars;
  const taken = new Set<Url>();
  for (const items of sidebars.values()) {
    for (const category of categoriesOf(items)) if (!named.has(category)) addAddress(category, taken);
  }
  const lastNumbers = new Map<Url, number>();
  const separate = (items: readonly SidebarItem[]): readonly SidebarItem[] =>
    items.map((item) => {
      if (item.kind !== "category") return item;
      const settled = named.has(item) ? withFreeAddress(item, { taken, lastNumbers }) : item;
      addAddress(settled, taken);
      return { ...settled, items: separate(item.items) };
    });
  return new Map([...sidebars].map(([name, items]) => [name, separate(items)]));
}

const addressOf = (item: SidebarItem): string | undefined => (item.kind === "html" ? undefined : item.href);

function categoriesOf(items: readonly SidebarItem[]): readonly SidebarCategory[] {
  return items.flatMap((item) => (item.kind === "category" ? [item, ...categoriesOf(item.items)] : []));
}

function addAddress({ href }: SidebarCategory, taken: Set<Url>): void {
  if (href !== undefined) taken.add(href);
}

interface Addresses {
  readonly taken: ReadonlySet<Url>;
  /** The last number added to each URL. Remembered because thousands of categories may have the same label. */
  readonly lastNumbers: Map<Url, number>;
}

function withFreeAddress(category: SidebarCategory, { taken, lastNumbers }: Addresses): SidebarCategory {
  const { href } = category;
  if (href === undefined) return category;
  let free = href;
  for (let number = (lastNumbers.get(href) ?? 0) + 1; taken.has(free); number += 1) {
    // Turns `/docs/category/overview/` into `/docs/category/overview-1/`.
    free = url(href.replace(/(\/?)$/, `-${number}$1`));
    lastNumbers.set(href, number);
  }
  return { ...category, href: free };
}
