// A menu of links: a button with a list over the page, or (stacked) an expandable list.
import { Icon } from "#template/parts/Icon";
import { Label } from "#template/parts/Label";

/** A link of a dropdown. */
export interface DropdownLink {
  readonly label: string;
  readonly href: string;
  readonly isExternal?: boolean;
  readonly isCurrent?: boolean;
  /** Language of the linked page, if it is another one. */
  readonly lang?: string;
  /** Name of the linked version; following the link chooses that version. */
  readonly version?: string;
}

/** A dropdown. */
export interface DropdownProps {
  /** Unique in the page. */
  readonly id: string;
  readonly label: string;
  /** What the links are, for readers who hear the label: it alone, such as `2.0`, would not tell. */
  readonly of?: string;
  readonly icon?: string;
  readonly links: readonly DropdownLink[];
  /** Shows the links in an expandable list, which is open if one of them is the current page. */
  readonly stacked: boolean;
  /** Whether links keep the query and hash of the current URL. */
  readonly keepsQuery?: boolean;
}

/** The dropdown. Without scripts it opens on hover or when the focus moves into it. */
export function Dropdown({ id, label, of, icon, links, stacked, keepsQuery = false }: DropdownProps) {
  const list = (
    <ul id={stacked ? undefined : id} data-keep-query={keepsQuery || undefined}>
      {links.map((link) => (
        <li key={link.href}>
          <MenuLink link={link} />
        </li>
      ))}
    </ul>
  );
  if (stacked) {
    return (
      <details className="menu-group" open={links.some(({ isCurrent }) => isCurrent)}>
        <summary>{of ?? label}</summary>
        {list}
      </details>
    );
  }
  return (
    <div className="dropdown">
      <button
        type="button"
        className="navbar-link"
        aria-haspopup="true"
        aria-expanded="false"
        aria-controls={id}
        aria-description={of}
      >
        {icon === undefined ? null : <Icon name={icon} />}
        <span className="dropdown-label">{label}</span>
        <Icon name="chevron" />
      </button>
      {list}
    </div>
  );
}

function MenuLink({ link }: { readonly link: DropdownLink }) {
  const { label, href, isExternal, isCurrent, lang, version } = link;
  const external = isExternal ? { target: "_blank", rel: "noopener noreferrer" } : {};
  const language = lang === undefined ? {} : { lang, hreflang: lang };
  return (
    <a href={href} aria-current={isCurrent ? "true" : undefined} data-version={version} {...language} {...external}>
      <Label text={label} />
      {isExternal ? <Icon name="external" /> : null}
      {isCurrent ? <Icon name="check" /> : null}
    </a>
  );
}
