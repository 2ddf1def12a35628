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
  const { items } = edition.navbar;
  const stacked = position === undefined;
  if (!items.some((item) => stacked || item.position === position)) return null;
  return (
    <ul className={stacked ? "menu-items" : "navbar-items"}>
      {items.map((item, index) =>
        stacked || item.position === position ? (
          <NavbarEntry key={index} item={item} index={index} stacked={stacked} {...props} />
        ) : null,
      )}
    </ul>
  );
}
