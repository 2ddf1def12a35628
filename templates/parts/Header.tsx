// The header: brand, navigation, search, language, version, colour mode. Narrow screens show only the brand, search and
// the menu button.
import { Brand } from "#template/parts/Brand";
import { ColorModeSwitch } from "#template/parts/ColorModeSwitch";
import { Icon } from "#template/parts/Icon";
import { NavbarItems } from "#template/parts/NavbarItems";
import { SearchBox } from "#template/parts/SearchBox";
import type { TemplateProps } from "../../src/model/template.ts";

/**
 * The header. Search and colour switch come last on the right, unless the configuration places the search elsewhere.
 */
export function Header(shell: TemplateProps) {
  const { edition, page, t, Once } = shell;
  const { items, hideOnScroll } = edition.navbar;
  const versions = page.versions.map(({ version }) => encodeURIComponent(version)).join(" ");
  const hasSearchItem = items.some(({ kind }) => kind === "search");
  return (
    // A page has only one banner landmark: if there is an announcement, that is it.
    <header
      className="header"
      role={edition.announcement === undefined ? undefined : "none"}
      data-hide-on-scroll={hideOnScroll || undefined}
      data-versions={versions || undefined}
    >
      <nav className="navbar" aria-label={t("mainNavigation")}>
        <Once of={edition} name="menu-toggle" render={() => menuToggle(shell)} />
        <Brand {...shell} />
        <NavbarItems position="left" {...shell} />
        <div className="navbar-end">
          {hasSearchItem ? null : <SearchBox {...shell} />}
          <NavbarItems position="right" {...shell} />
          <ColorModeSwitch {...shell} />
        </div>
      </nav>
    </header>
  );
}

/** The menu button, and a link that replaces it without scripts. */
function menuToggle({ t }: TemplateProps) {
  return (
    <>
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
    </>
  );
}
