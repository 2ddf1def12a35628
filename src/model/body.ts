// The parsed body of a page: HTML with marks where the site has to fill something in, and parts that
// templates render. Bodies are plain JSON values; they live in the body store, never in the site model.

/**
 * Marks inside `html`: NUL-delimited, so that no author's text can look like one (Markdown has no NUL).
 *
 * | mark          | stands for                                                           |
 * | ------------- | -------------------------------------------------------------------- |
 * | `\0L<n>\0`    | address of `doc.links[n]`, attribute-escaped                          |
 * | `\0A<n>\0`    | address of `doc.assets[n]`, attribute-escaped                         |
 * | `\0O<n>\u0001<html>\0` | `html`, as a link to the operation of `doc.links[n]` where there is one |
 * | `\0D<id>\u0001<html>\0` | `html`, a term, as a link to what it means where the edition has a glossary |
 * | `\0T<key>\u0001<argument>\0` | interface text `key`; `argument` (already HTML-escaped) replaces its `{value}` |
 * | `\0R<n>\0`    | page of an API that a description links to; a body has `L`, the number of its reference, instead |
 * | `\0S<id>\0`   | note that the section of this id is out of date, where it is; in translations |
 */
export const bodyMark = "\0";

/** One piece of a body, in reading order. */
export type Segment = { readonly kind: "html"; readonly html: string } | ({ readonly kind: "part" } & BodyPart);

/** Content parts that have a template of their own (`templates/parts/<name>.tsx`). */
export type BodyPart =
  | { readonly part: "CodeBlock"; readonly props: CodeBlockProps }
  | { readonly part: "Admonition"; readonly props: AdmonitionProps; readonly children: readonly Segment[] }
  | { readonly part: "Details"; readonly props: DetailsProps; readonly children: readonly Segment[] }
  | { readonly part: "Tabs"; readonly props: TabsProps; readonly tabs: readonly (readonly Segment[])[] }
  | { readonly part: "Cards"; readonly props: CardsProps; readonly items: readonly (readonly Segment[])[] }
  | { readonly part: "Image"; readonly props: ImageProps };

/** A code block, coloured at build time. */
export interface CodeBlockProps {
  /** Language as written in the fence, lower-cased; `text` when there is none. */
  readonly language: string;
  readonly title?: string;
  /** Lines of coloured HTML: escaped text inside `<span class="tok-…">`; every line closes what it opens. */
  readonly lines: readonly CodeLine[];
  /** What the copy button copies: the code without magic comments and final newline. */
  readonly text: string;
  /** Number of the first line when lines are numbered. */
  readonly firstLineNumber?: number;
  /** Indexes of the requests that the code sends, in `doc.links`. */
  readonly requests?: readonly number[];
  /** Where the code stands in its page's source, for checks; absent in code that hubdocs made. */
  readonly origin?: CodeOrigin;
}

/** Where the code of a block comes from. */
export interface CodeOrigin {
  /** Line of the fence. */
  readonly line: number;
  /** Whether the text of the block stands below its fence line by line: not so when a file is included or lines are taken out. */
  readonly isInPlace: boolean;
  /** Whether the author wants it unchecked: `no-check` in the fence. */
  readonly isUnchecked: boolean;
}

/** One line of a code block. */
export interface CodeLine {
  readonly html: string;
  /** `highlighted`, `added`, `removed`, or a class of a configured magic comment. */
  readonly marks?: readonly string[];
}

/** Kinds of admonitions; aliases are already resolved (caution is `caution`, important is `info`, …). */
export type AdmonitionKind = "note" | "tip" | "info" | "warning" | "danger" | "caution";

/** A box that stands out from the text around it. */
export interface AdmonitionProps {
  readonly kind: AdmonitionKind;
  /** Inline HTML of the given title; the localised name of the kind when absent. */
  readonly titleHtml?: string;
  /** Unique in the page, for `aria-labelledby`. */
  readonly id: string;
}

/** A part that readers open. */
export interface DetailsProps {
  /** Inline HTML of the summary; the localised default when absent. */
  readonly summaryHtml?: string;
  readonly open?: boolean;
}

/** Names of panels of which one is shown; what they hold stands beside, in the part. */
export interface TabsProps {
  /** Unique in the page; tabs and panels derive their ids from it. */
  readonly id: string;
  /** Groups of this name switch together and are remembered. */
  readonly group?: string;
  /** Name of the address's parameter that holds the choice. */
  readonly query?: string;
  readonly tabs: readonly { readonly value: string; readonly label: string; readonly isDefault: boolean }[];
}

/** Cards made of a list of links: each item's first link is the card's address and title. */
export interface CardsProps {
  /** There is no list: the cards are the pages of the category that the page is in. */
  readonly areOfCategory?: true;
  readonly cards: readonly {
    readonly link: number | null;
    readonly titleHtml: string;
    readonly icon?: string;
    /** Short words shown on the card. */
    readonly tags?: readonly string[];
  }[];
  readonly filter?: CardFilter;
}

/** Lets readers leave out the cards that lack a tag. */
export interface CardFilter {
  /** Unique in the page. */
  readonly id: string;
  readonly label: string;
  /** Tags to choose from, in the order in which the cards name them. */
  readonly tags: readonly string[];
}

/** A Markdown image that stands alone or in a line. */
export interface ImageProps {
  /** Index in `doc.assets`, or an address left as it is. */
  readonly source: { readonly asset: number } | { readonly address: string };
  readonly alt: string;
  readonly title?: string;
  /** Pixels of the source; absent when unknown. */
  readonly width?: number;
  readonly height?: number;
  /** The first image of a page loads eagerly. */
  readonly isFirst: boolean;
  /** Unique in the page. */
  readonly id: string;
}

/** The parsed body of one source file. */
export interface DocBody {
  readonly segments: readonly Segment[];
  /** For posts and stand-alone pages: the number of segments before the truncation marker; absent without a marker. */
  readonly excerptSegments?: number;
}
