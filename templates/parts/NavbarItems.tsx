// The items of the navbar as a list: those of one side of the bar, or all of them stacked in the menu.
import { NavbarEntry } from "#template/parts/NavbarEntry";
import type { NavbarItem } from "../../src/model/page.ts";
import type { TemplateProps } from "../../src/model/template.ts";

/** Which items, and how. */
export interface NavbarItemsProps extends TemplateProps {
  /** Side of the bar; items of both sides are stacked without it. */
  readonly position?: NavbarItem["position"];
}

/** The list; nothing when it would be empty. */
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
