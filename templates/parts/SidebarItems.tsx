// One level of a sidebar and the levels below it.
import { Icon } from "#template/parts/Icon";
import type { SidebarCategory, SidebarItem, SidebarLink } from "../../src/model/sidebar.ts";
import type { TemplateProps } from "../../src/model/template.ts";

/** Items of one level. */
export interface SidebarItemsProps extends Pick<TemplateProps, "t" | "Html" | "Once"> {
  readonly items: readonly SidebarItem[];
  /** Address of the page; no item is current without it. */
  readonly currentHref: string;
  /** Begins the ids of lists, unique in the page. */
  readonly idPrefix: string;
}

/** A list of items. */
export function SidebarItems({ items, idPrefix, ...shared }: SidebarItemsProps) {
  return (
    <ul id={idPrefix === "sidebar" ? undefined : idPrefix}>
      {items.map((item, index) => {
        const id = `${idPrefix}-${index + 1}`;
        if (item.kind === "html") return <shared.Html key={id} as="li" html={item.html} />;
        if (item.kind === "link") return <Link key={id} item={item} currentHref={shared.currentHref} />;
        return <Category key={id} item={item} id={id} {...shared} />;
      })}
    </ul>
  );
}

function Link({ item, currentHref }: { readonly item: SidebarLink; readonly currentHref: string }) {
  const isPlain = !item.isDeprecated && !item.className;
  const classes = ["sidebar-link", item.isDeprecated ? "deprecated" : "", item.className ?? ""];
  return (
    <li>
      <a
        className={isPlain ? "sidebar-link" : classes.filter((name) => name !== "").join(" ")}
        href={item.href}
        aria-current={item.href === currentHref ? "page" : undefined}
        target={item.isExternal ? "_blank" : undefined}
        rel={item.isExternal ? "noopener noreferrer" : undefined}
      >
        {item.badge ? <span className={`method method-${item.badge.kind}`}>{item.badge.label}</span> : null}
        {item.label}
        {item.isExternal ? <Icon name="external" /> : null}
      </a>
    </li>
  );
}

type CategoryProps = Omit<SidebarItemsProps, "items" | "idPrefix"> & {
  readonly item: SidebarCategory;
  readonly id: string;
};

function Category({ item, id, ...shared }: CategoryProps) {
  const holdsCurrent = holdsPage(item, shared.currentHref);
  const isOpen = !item.isCollapsible || !item.isCollapsed || holdsCurrent;
  const classes = ["sidebar-category", holdsCurrent ? "is-active" : "", item.className ?? ""];
  const className = classes.filter((name) => name !== "").join(" ");
  const content = () => (
    <>
      <CategoryLabel item={item} id={id} isOpen={isOpen} {...shared} />
      {item.items.length === 0 ? null : <SidebarItems items={item.items} idPrefix={id} {...shared} />}
    </>
  );
  // Most categories look the same on nearly all pages.
  if (!holdsCurrent) return <shared.Once as="li" className={className} of={item} render={content} />;
  return <li className={className}>{content()}</li>;
}

function CategoryLabel({ item, id, isOpen, currentHref, t }: CategoryProps & { readonly isOpen: boolean }) {
  const { label, href } = item;
  const toggle = { type: "button", "aria-expanded": isOpen, "aria-controls": id } as const;
  const canToggle = item.isCollapsible && item.items.length > 0;
  if (href === undefined) {
    if (!canToggle) return <span className="sidebar-label">{label}</span>;
    return (
      <button className="sidebar-link sidebar-label" {...toggle}>
        {label}
        <Icon name="chevron" />
      </button>
    );
  }
  return (
    <div className="sidebar-row">
      <a className="sidebar-link" href={href} aria-current={href === currentHref ? "page" : undefined}>
        {label}
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

/** Whether the category is the page or has it somewhere below. */
function holdsPage(category: SidebarCategory, href: string): boolean {
  return (
    category.href === href ||
    category.items.some((item) => {
      if (item.kind === "category") return holdsPage(item, href);
      return item.kind === "link" && item.href === href;
    })
  );
}
