// Sidebars in a worker: equal ones come with many batches of pages, and are to be one value.
import type { Hash } from "../../model/brands.ts";
import type { PageProps } from "../../model/page.ts";

type SidebarProps = NonNullable<PageProps["sidebar"]>;

/** A sidebar with the digest that it has on all pages that show it. */
export interface SharedSidebar {
  readonly hash: Hash;
  readonly value: SidebarProps;
}

const mostSidebars = 8;

/**
 * Gives one value for equal sidebars that come with different batches, so that what was rendered of one is found again.
 * Only the last few are kept: a large site has a branch for every folder.
 */
export function keepSidebars(): (sidebar: SharedSidebar) => SidebarProps {
  const sidebars = new Map<Hash, SidebarProps>();
  return ({ hash, value }) => {
    const known = sidebars.get(hash);
    if (known !== undefined) return known;
    sidebars.set(hash, value);
    const [oldest] = sidebars.keys();
    if (sidebars.size > mostSidebars && oldest !== undefined) sidebars.delete(oldest);
    return value;
  };
}
