// The menu of narrow screens: the navbar's items stacked, and a place to which the page's sidebar is moved while the
// menu is open. Without scripts a link to `#menu` opens it.
import { Brand } from "#template/parts/Brand";
import { ColorModeSwitch } from "#template/parts/ColorModeSwitch";
import { Icon } from "#template/parts/Icon";
import { NavbarItems } from "#template/parts/NavbarItems";
import type { TemplateProps } from "../../src/model/template.ts";

/** The menu. On pages with a sidebar it opens on the sidebar. */
export function MobileMenu(shell: TemplateProps) {
  const { edition, t, Once } = shell;
  const { sidebar } = shell.page;
  return (
    <dialog id="menu" className="menu" aria-label={t("mainNavigation")} data-view="main" data-swap="menu">
      <div className="menu-head">
        <Brand {...shell} />
        <ColorModeSwitch {...shell} />
        <Once of={edition} name="menu-close" render={() => menuClose(shell)} />
      </div>
      <div className="menu-main">
        {sidebar ? (
          <Once of={sidebar} name="menu-switch" render={() => menuSwitch(sidebar.label ?? t("docsSidebar"))} />
        ) : null}
        <NavbarItems {...shell} />
      </div>
      {sidebar ? <Once of={edition} name="menu-back" render={() => menuBack(shell)} /> : null}
    </dialog>
  );
}

function menuClose({ t }: TemplateProps) {
  return (
    <>
      <button type="button" className="icon-button menu-close js-only" aria-label={t("closeNavigation")}>
        <Icon name="close" />
      </button>
      <a className="menu-link no-js" href="#main">
        {t("closeNavigation")}
      </a>
    </>
  );
}

/** The button, or without scripts the link, that leads from the items to the sidebar. */
function menuSwitch(label: string) {
  return (
    <>
      <button type="button" className="menu-switch js-only" data-view="secondary">
        {label}
        <Icon name="chevron" />
      </button>
      <a className="menu-switch no-js" href="#sidebar">
        {label}
      </a>
    </>
  );
}

/** The place of the sidebar, and the button that leads back from it. */
function menuBack({ t }: TemplateProps) {
  return (
    <div className="menu-secondary">
      <button type="button" className="menu-switch menu-back" data-view="main">
        <Icon name="chevron" />
        {t("backToMainMenu")}
      </button>
    </div>
  );
}
