// The menu of narrow screens: the navbar's items stacked, and a place that the page's sidebar moves to while the menu
// is open. Without scripts it opens by its address, `#menu`.
import { Brand } from "#template/parts/Brand";
import { ColorModeSwitch } from "#template/parts/ColorModeSwitch";
import { Icon } from "#template/parts/Icon";
import { NavbarItems } from "#template/parts/NavbarItems";
import type { TemplateProps } from "../../src/model/template.ts";

/** The menu. On pages with a sidebar it opens on the sidebar. */
export function MobileMenu(shell: TemplateProps) {
  const { page, t } = shell;
  return (
    <dialog id="menu" className="menu" aria-label={t("mainNavigation")} data-view="main" data-swap="menu">
      <div className="menu-head">
        <Brand {...shell} />
        <ColorModeSwitch {...shell} />
        <button type="button" className="icon-button menu-close js-only" aria-label={t("closeNavigation")}>
          <Icon name="close" />
        </button>
        <a className="menu-link no-js" href="#main">
          {t("closeNavigation")}
        </a>
      </div>
      <div className="menu-main">
        {page.sidebar ? (
          <>
            <button type="button" className="menu-switch js-only" data-view="secondary">
              {page.sidebar.label ?? t("docsSidebar")}
              <Icon name="chevron" />
            </button>
            <a className="menu-switch no-js" href="#sidebar">
              {page.sidebar.label ?? t("docsSidebar")}
            </a>
          </>
        ) : null}
        <NavbarItems {...shell} />
      </div>
      {page.sidebar ? (
        <div className="menu-secondary">
          <button type="button" className="menu-switch menu-back" data-view="main">
            <Icon name="chevron" />
            {t("backToMainMenu")}
          </button>
        </div>
      ) : null}
    </dialog>
  );
}
