// The sidebar of a page: a tree of links. Categories that contain the current page are open.
import { Icon } from "#template/parts/Icon";
import { SidebarItems } from "#template/parts/SidebarItems";
import type { TemplateProps } from "../../src/model/template.ts";

/** The sidebar; nothing on pages without one. */
export function Sidebar(shell: TemplateProps) {
  const { edition, page, t, Html, Once } = shell;
  if (page.sidebar === undefined) return null;
  return (
    <aside id="sidebar" className="sidebar" data-sidebar={page.sidebar.name}>
      <nav
        id="sidebar-nav"
        aria-label={page.sidebar.label ?? t("docsSidebar")}
        data-sidebar={`${edition.edition} ${page.sidebar.name}`}
        data-expand={t("expandCategory", { label: "%" })}
        data-collapse={t("collapseCategory", { label: "%" })}
      >
        <SidebarItems
          items={page.sidebar.items}
          currentHref={page.href}
          idPrefix="sidebar"
          t={t}
          Html={Html}
          Once={Once}
        />
      </nav>
      {edition.sidebarHideable ? <Once of={edition} name="sidebar-hide" render={() => hideButton(shell)} /> : null}
    </aside>
  );
}

function hideButton({ t }: TemplateProps) {
  return (
    <button
      type="button"
      className="sidebar-hide js-only"
      aria-expanded="true"
      aria-controls="sidebar-nav"
      aria-label={t("collapseSidebar")}
      data-expand={t("expandSidebar")}
      data-collapse={t("collapseSidebar")}
    >
      <Icon name="panel" />
    </button>
  );
}
