// Front matter of docs, posts and pages after validation: every field known to hubdocs, nothing else.
import type { HeadTag } from "./userConfig.ts";

/** When and by whom a page was last changed, as front matter states it. */
export interface LastUpdate {
  /** ISO date or date-time. */
  readonly date?: string;
  readonly author?: string;
}

/**
 * How much of a site's past its repository tells: nothing without one, or of one that git refuses because it belongs to
 * another user; the newest commits alone in a shallow clone.
 */
export type HistoryDepth = "whole" | "shallow" | "refused" | "none";

/** A tag as front matter writes it: a key of the tags file, a plain label, or a label with its address. */
export type TagReference = string | { readonly label: string; readonly permalink: string };

/** Fields that docs, posts and pages share. */
export interface CommonFrontMatter {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  /** Social image: a path relative to the file, a static path, or a URL. */
  readonly image?: string;
  /** What the social image shows, for readers who cannot see it. Default: the title. */
  readonly image_alt?: string;
  readonly slug?: string;
  /**
   * Addresses that the page had before: they lead to it. Paths of the site as redirects of the configuration have them; empty
   * ones were none, and keep the places of the others in the list.
   */
  readonly redirect_from?: readonly string[];
  readonly hide_title?: boolean;
  readonly hide_table_of_contents?: boolean;
  readonly toc_min_heading_level?: number;
  readonly toc_max_heading_level?: number;
  readonly tags?: readonly TagReference[];
  readonly last_update?: LastUpdate;
  readonly draft?: boolean;
  readonly unlisted?: boolean;
  /** Elements of the page's head: one that says what hubdocs says itself takes its place. A `<head>` of the Markdown adds to them. */
  readonly head?: readonly HeadTag[];
  /** Title for the browser's tab and for search engines. Default: the title. */
  readonly title_meta?: string;
  /** Replaces the edit link of this page; `null` removes it. */
  readonly custom_edit_url?: string | null;
}

/** The next or previous page of a doc; what is absent is as it would be without. */
export interface Neighbour {
  readonly label?: string;
  /** Address of a page, a doc also without the path of the docs; or a full one of another site. */
  readonly to?: string;
}

/** Front matter of a doc. Unknown fields are kept in `extra` for a site's own templates. */
export interface DocFrontMatter extends CommonFrontMatter {
  readonly id?: string;
  readonly sidebar_label?: string;
  readonly sidebar_position?: number;
  readonly sidebar_class_name?: string;
  readonly sidebar_custom_props?: Readonly<Record<string, unknown>>;
  /** Name of the sidebar to show; `null` shows none. */
  readonly displayed_sidebar?: string | null;
  readonly pagination_label?: string;
  /** Id of the next doc, or its label and address; `null` removes the link. */
  readonly pagination_next?: string | Neighbour | null;
  readonly pagination_prev?: string | Neighbour | null;
  readonly parse_number_prefixes?: boolean;
  /** Whether first uses of terms link to the glossary, where the site wants that. Default: they do. */
  readonly link_terms?: boolean;
  /** Fields that hubdocs does not know. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** What an author is, for search engines; a person where nothing is said. */
export type AuthorType = "person" | "organization";

/** Author of a post: a key of the authors file or an author written out. */
export type AuthorReference =
  | string
  | {
      readonly name: string;
      readonly type?: AuthorType;
      readonly title?: string;
      readonly url?: string;
      readonly image_url?: string;
      readonly email?: string;
    };

/** Front matter of a blog post. */
export interface PostFrontMatter extends CommonFrontMatter {
  readonly date?: string;
  readonly authors?: readonly AuthorReference[];
  readonly sidebar_label?: string;
  /** Whether first uses of terms link to the glossary, where the site wants that. Default: they do. */
  readonly link_terms?: boolean;
}

/** A link of the landing page. */
export interface HomeAction {
  readonly label: string;
  readonly to: string;
  readonly primary?: boolean;
}

/** A feature card of the landing page. */
export interface HomeCard {
  readonly title: string;
  readonly text: string;
  /** Absent for a card that leads nowhere. */
  readonly to?: string;
  /** Name of a built-in line icon, or a static path of an SVG file. */
  readonly icon?: string;
}

/** Front matter of a stand-alone page. With `layout: home` it is a landing page whose parts are data. */
export interface PageFrontMatter extends CommonFrontMatter {
  readonly layout?: "page" | "home";
  readonly hero?: { readonly promise?: string; readonly tagline?: string; readonly actions?: readonly HomeAction[] };
  readonly cards?: readonly HomeCard[];
  readonly hide_footer?: boolean;
  /** CSS classes of `main`. */
  readonly wrapperClassName?: string;
}
