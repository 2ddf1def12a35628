// Sidebars of an edition, with every label and address filled in.
import type { DocId, Url } from "./brands.ts";

/** Entry of a sidebar. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

/** An entry that leads somewhere. */
export interface SidebarLink {
  readonly kind: "link";
  readonly label: string;
  /** Site address, or a full URL: of another site when `isExternal`, else such as `mailto:`. */
  readonly href: string;
  readonly isExternal: boolean;
  /** The doc it stands for; absent for plain links and refs. */
  readonly docId?: DocId;
  /** Shown, but not part of the paginator. */
  readonly isReference?: boolean;
  readonly isUnlisted?: boolean;
  readonly className?: string;
  readonly description?: string;
  /** `lang` of the label where that is in another language than the page. */
  readonly lang?: string;
  /** Method badge of an API operation. */
  readonly badge?: { readonly label: string; readonly kind: string };
  readonly isDeprecated?: boolean;
}

/** An entry with others below it. */
export interface SidebarCategory {
  readonly kind: "category";
  readonly label: string;
  readonly items: readonly SidebarItem[];
  readonly isCollapsible: boolean;
  readonly isCollapsed: boolean;
  /** `lang` of the label where that is in another language than the page. */
  readonly lang?: string;
  /** Page of the category itself: a doc or a generated index. */
  readonly href?: Url;
  readonly docId?: DocId;
  readonly description?: string;
  readonly className?: string;
  /** Set when the category's page is a list made from its items. */
  readonly generatedIndex?: {
    readonly title: string;
    readonly description: string;
    readonly keywords?: readonly string[];
    readonly image?: string;
  };
}

/** Markup of the site's own between entries. */
export interface SidebarHtml {
  readonly kind: "html";
  readonly html: string;
}

/** One sidebar of one edition. */
export interface Sidebar {
  readonly name: string;
  /** Key of the edition. */
  readonly edition: string;
  readonly items: readonly SidebarItem[];
  /** First address of the sidebar, for navbar items; absent when it has nothing to link to. */
  readonly firstLink?: { readonly href: Url; readonly label: string; readonly lang?: string };
}
