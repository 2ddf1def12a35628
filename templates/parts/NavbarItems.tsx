// The list of navbar items: those of one side of the header, or all of them stacked in the menu of narrow screens.
import { NavbarEntry } from "#template/parts/NavbarEntry";
import type { NavbarItem } from "../../src/model/page.ts";
import type { TemplateProps } from "../../src/model/template.ts";

/** Which items to show, and how. */
export interface NavbarItemsProps extends TemplateProps {
  /** Side of the header; without it, the items of both sides are stacked. */
  readonly position?: NavbarItem["position"];
}

/** The list; nothing if it would be empty. */
export function NavbarItems(props: NavbarItemsProps) {
  const { position, edition } = props;
  const entries = edition.navbar.items
    .map((item, index) => ({ item, index }))
    .filter(({ item }) => item.kind !== "hidden" && (position === undefined || item.position === position));
  if (entries.length === 0) return null;
  const stacked = position === undefined;
  return (
    <ul className={stacked ? "menu-items" : "navbar-items"}>
      {entries.map(({ item, index }) => (
        <NavbarEntry key={index} item={item} index={index} stacked={stacked} {...props} />
      ))}
    </ul>
  );
}
