// One level of a sidebar, with the levels below it.
import { Icon } from "#template/parts/Icon";
import { Label } from "#template/parts/Label";
import type { SidebarCategory, SidebarItem, SidebarLink } from "../../src/model/sidebar.ts";
import type { TemplateProps } from "../../src/model/template.ts";

/** Items of one level. */
export interface SidebarItemsProps extends Pick<TemplateProps, "t" | "Html" | "Once"> {
  readonly items: readonly SidebarItem[];
  /** URL of the current page; if empty, no item is marked as current. */
  readonly currentHref: string;
  /** Prefix of the ids of lists, unique in the page. */
  readonly idPrefix: string;
}

/** A list of items. */
export function SidebarItems(list: SidebarItemsProps) {
  const { items, idPrefix, Html } = list;
  return (
    <ul id={idPrefix === "sidebar" ? undefined : idPrefix}>
      {items.map((item, index) => {
        const id = `${idPrefix}-${index + 1}`;
        if (item.kind === "html") return <Html key={id} as="li" html={item.html} />;
        if (item.kind === "link") return <Link key={id} item={item} list={list} />;
        return <Category key={id} item={item} id={id} list={list} />;
      })}
    </ul>
  );
}

function Link({ item, list }: { readonly item: SidebarLink; readonly list: SidebarItemsProps }) {
  // The link is equal on all pages except the one it leads to.
  if (item.href !== list.currentHref) return <list.Once of={item} render={() => linkOf(item)} />;
  return linkOf(item, "page");
}

function linkOf(item: SidebarLink, current?: "page") {
  const isPlain = !item.isDeprecated && !item.className;
  const classes = ["sidebar-link", item.isDeprecated ? "deprecated" : "", item.className ?? ""];
  const label = <Label text={item.label} />;
  return (
    <li>
      <a
        className={isPlain ? "sidebar-link" : classes.filter((name) => name !== "").join(" ")}
        href={item.href}
        lang={item.lang}
        aria-current={current}
        target={item.isExternal ? "_blank" : undefined}
        rel={item.isExternal ? "noopener noreferrer" : undefined}
      >
        {item.badge ? <span className={`method method-${item.badge.kind}`}>{item.badge.label}</span> : null}
        {/* Only the label is struck through: the method would be unreadable. */}
        {item.isDeprecated ? <s>{label}</s> : label}
        {item.isExternal ? <Icon name="external" /> : null}
      </a>
    </li>
  );
}

interface CategoryProps {
  readonly item: SidebarCategory;
  readonly id: string;
  /** The list that contains it. */
  readonly list: SidebarItemsProps;
}

function Category({ item, id, list }: CategoryProps) {
  // Most categories are equal on nearly all pages.
  if (holdsPage(item, list.currentHref)) return categoryOf({ item, id, list }, true);
  return <list.Once of={item} render={() => categoryOf({ item, id, list }, false)} />;
}

function categoryOf({ item, id, list }: CategoryProps, holdsCurrent: boolean) {
  const isOpen = !item.isCollapsible || !item.isCollapsed || holdsCurrent;
  const classes = ["sidebar-category", holdsCurrent ? "is-active" : "", item.className ?? ""];
  const { currentHref, t, Html, Once } = list;
  return (
    <li className={classes.filter((name) => name !== "").join(" ")}>
      <CategoryLabel item={item} id={id} list={list} isOpen={isOpen} />
      {item.items.length === 0 ? null : (
        <SidebarItems items={item.items} idPrefix={id} currentHref={currentHref} t={t} Html={Html} Once={Once} />
      )}
    </li>
  );
}

function CategoryLabel({ item, id, list, isOpen }: CategoryProps & { readonly isOpen: boolean }) {
  const { currentHref, t } = list;
  const { label, href, lang } = item;
  const toggle = { type: "button", "aria-expanded": isOpen, "aria-controls": id } as const;
  const name = <Label text={label} />;
  const canToggle = item.isCollapsible && item.items.length > 0;
  if (href === undefined) {
    if (!canToggle)
      return (
        <span className="sidebar-label" lang={lang}>
          {name}
        </span>
      );
    return (
      <button className="sidebar-link sidebar-label" lang={lang} {...toggle}>
        {name}
        <Icon name="chevron" />
      </button>
    );
  }
  return (
    <div className="sidebar-row">
      <a className="sidebar-link" href={href} lang={lang} aria-current={href === currentHref ? "page" : undefined}>
        {name}
      </a>
      {canToggle ? (
        <button
          className="sidebar-toggle js-only"
          aria-label={t(isOpen ? "collapseCategory" : "expandCategory", { label })}
          {...toggle}
        >
          <Icon name="chevron" />
        </button>
      ) : null}
    </div>
  );
}

/** Whether the category is the current page or contains it. */
function holdsPage(category: SidebarCategory, href: string): boolean {
  return (
    category.href === href ||
    category.items.some((item) => {
      if (item.kind === "category") return holdsPage(item, href);
      return item.kind === "link" && item.href === href;
    })
  );
}
