// An item of the navbar, in the header or stacked in the menu of narrow screens.
import { Dropdown } from "#template/parts/Dropdown";
import { Icon } from "#template/parts/Icon";
import { Label } from "#template/parts/Label";
import { LocaleMenu } from "#template/parts/LocaleMenu";
import { SearchBox } from "#template/parts/SearchBox";
import { VersionMenu } from "#template/parts/VersionMenu";
import type { NavbarItem } from "../../src/model/page.ts";
import type { TemplateProps } from "../../src/model/template.ts";

/** An item and its index in the configuration. */
export interface NavbarEntryProps extends TemplateProps {
  readonly item: NavbarItem;
  readonly index: number;
  /** Show menus as lists under a heading instead of dropdowns. */
  readonly stacked?: boolean;
}

/** List item of the navbar. */
export function NavbarEntry(props: NavbarEntryProps) {
  const { item, index, stacked = false, page, t, Html, Once } = props;
  switch (item.kind) {
    case "link": {
      const isCurrent = page.activeNavbar.includes(index);
      return (
        <li className={item.className} data-swap={stacked ? undefined : `navbar-${index}`}>
          {isCurrent ? linkOf(item, "page") : <Once of={item} render={() => linkOf(item)} />}
        </li>
      );
    }
    case "dropdown": {
      const links = item.items.map((link) => ({ ...link, isCurrent: link.href === page.href }));
      return (
        <li className={item.className}>
          <Dropdown id={`navbar-${index}`} label={item.label} links={links} stacked={stacked} />
        </li>
      );
    }
    case "localeDropdown":
      return <LocaleMenu {...props} stacked={stacked} />;
    case "versionDropdown":
      return <VersionMenu {...props} stacked={stacked} />;
    case "search":
      return stacked ? null : (
        <li>
          <SearchBox {...props} />
        </li>
      );
    case "html":
      return <Html as="li" className={item.className} html={item.html} />;
    case "failed":
      return (
        <li className="navbar-failed" title={item.message}>
          {t("navbarFailed")}
        </li>
      );
    case "hidden":
      return null;
  }
}

function linkOf(item: Extract<NavbarItem, { readonly kind: "link" }>, current?: "page") {
  return (
    <a
      className="navbar-link"
      href={item.href}
      lang={item.lang}
      aria-current={current}
      data-version-hrefs={item.versionHrefs?.join(" ")}
      target={item.isExternal ? "_blank" : undefined}
      rel={item.isExternal ? "noopener noreferrer" : undefined}
    >
      <Label text={item.label} />
      {item.isExternal ? <Icon name="external" /> : null}
    </a>
  );
}
