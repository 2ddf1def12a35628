// Categories of one label in one edition have pages of their own: `category/overview`, `category/overview-1`.
// Addresses that authors have chosen stay as they are, also where two are the same: that is reported with the routes.
import { type Url, url } from "../model/brands.ts";
import type { SidebarCategory, SidebarItem } from "../model/sidebar.ts";

/** Items of sidebars by their names. */
type Sidebars = ReadonlyMap<string, readonly SidebarItem[]>;

/**
 * Gives generated pages whose addresses are made of equal labels a number, in reading order; the first one has none.
 * @param named Categories whose address is made of their label.
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
  /** By address: the number that was given last. Thousands of categories may have one label. */
  readonly lastNumbers: Map<Url, number>;
}

function withFreeAddress(category: SidebarCategory, { taken, lastNumbers }: Addresses): SidebarCategory {
  const { href } = category;
  if (href === undefined) return category;
  let free = href;
  for (let number = (lastNumbers.get(href) ?? 0) + 1; taken.has(free); number += 1) {
    // `/docs/category/overview/` becomes `/docs/category/overview-1/`.
    free = url(href.replace(/(\/?)$/, `-${number}$1`));
    lastNumbers.set(href, number);
  }
  return { ...category, href: free };
}
