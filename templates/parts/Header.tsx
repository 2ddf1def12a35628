// The bar at the top: brand, navigation, search, language, version, colour mode. On narrow screens only the brand,
// search and the button of the menu show.
import { Brand } from "#template/parts/Brand";
import { ColorModeSwitch } from "#template/parts/ColorModeSwitch";
import { Icon } from "#template/parts/Icon";
import { NavbarEntry } from "#template/parts/NavbarEntry";
import { SearchBox } from "#template/parts/SearchBox";
import type { NavbarItem } from "../../src/model/page.ts";
import type { TemplateProps } from "../../src/model/template.ts";

/** The header. Search and colour switch come last on the right unless the search has a place of its own. */
export function Header(shell: TemplateProps) {
  const { edition, t } = shell;
  const { items, hideOnScroll } = edition.navbar;
  const hasSearchItem = items.some(({ kind }) => kind === "search");
  return (
    <header className="header" data-hide-on-scroll={hideOnScroll || undefined}>
      <nav className="navbar" aria-label={t("mainNavigation")}>
        <button
          type="button"
          className="icon-button menu-toggle js-only"
          aria-label={t("toggleNavigation")}
          aria-expanded="false"
          aria-controls="menu"
        >
          <Icon name="menu" />
        </button>
        <a className="menu-link no-js" href="#menu">
          {t("menu")}
        </a>
        <Brand {...shell} />
        <Items {...shell} position="left" />
        <div className="navbar-end">
          {hasSearchItem ? null : <SearchBox {...shell} />}
          <Items {...shell} position="right" />
          <ColorModeSwitch {...shell} />
        </div>
      </nav>
    </header>
  );
}

function Items({ position, ...shell }: TemplateProps & { readonly position: NavbarItem["position"] }) {
  const items = shell.edition.navbar.items.flatMap((item, index) =>
    item.position === position ? [{ item, index }] : [],
  );
  if (items.length === 0) return null;
  return (
    <ul className="navbar-items">
      {items.map(({ item, index }) => (
        <NavbarEntry key={index} {...shell} item={item} index={index} />
      ))}
    </ul>
  );
}
