// What templates receive: the page's data, its texts and dates, and the one way to insert prepared HTML.
import type { AnchorHTMLAttributes, ReactElement, ReactNode } from "react";
import type { ApiBody, NamedServer } from "./api.ts";
import type { AdmonitionProps, CardsProps, CodeBlockProps, DetailsProps, ImageProps, TabsProps } from "./body.ts";
import type {
  CategoryCards,
  EditionProps,
  OperationLabel,
  PageContent,
  PageKind,
  PageLink,
  PageProps,
} from "./page.ts";
import type { Picture } from "./picture.ts";

/** Gives an interface text of the edition's locale; see `translate`. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Element, attributes and content of `Html`. */
export interface HtmlProps extends Omit<AnchorHTMLAttributes<HTMLElement>, "children" | "dangerouslySetInnerHTML"> {
  /** Name of the element around the HTML. @default "span" */
  readonly as?: string;
  /** HTML from the model: its fields whose names end in `html` are safe to insert, nothing else is. */
  readonly html: string;
}

/** Element, attributes and content of `Once`. */
export interface OnceProps extends Pick<HtmlProps, "className" | "id"> {
  /** Name of the element around the content; without it the content stands alone. */
  readonly as?: string;
  /**
   * The value that the content shows, and nothing else shows by itself. The content depends on it and on the edition, on
   * nothing of the page.
   */
  readonly of: object;
  /** Tells apart the contents that show the same value, each without an element around it. */
  readonly name?: string;
  readonly render: () => ReactNode;
}

/** JSON that an island receives, in the page and in the browser. */
export type IslandJson =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly IslandJson[]
  | { readonly [key: string]: IslandJson };

/** An interactive part of a page. */
export interface IslandProps {
  /** File in `templates/islands/` without its extension; its default export is a React component. */
  readonly name: string;
  /** Unique in the page. */
  readonly id: string;
  /**
   * When the browser loads and hydrates the part: as soon as the reader turns to it (pointer, focus, touch; the first
   * press is not lost), when it comes into view, when the browser has nothing else to do, or when its script asks.
   */
  readonly when: "intent" | "visible" | "idle" | "manual";
  readonly className?: string;
  /** What readers are told when the script of the part cannot be loaded. Default: that a part of the page cannot. */
  readonly failed?: string;
  /** Props of the component. */
  readonly props: { readonly [key: string]: IslandJson };
}

/** What every template receives. */
export interface TemplateProps {
  readonly edition: EditionProps;
  readonly page: PageProps;
  readonly t: Translate;
  /** A date (ISO, read as UTC) in the locale's words and calendar: `3 листопада 2026 р.` */
  readonly formatDate: (isoDate: string) => string;
  /** Day and month of a date in the locale's words: `3 листопада` */
  readonly formatDay: (isoDate: string) => string;
  /** Element whose content is HTML that hubdocs has prepared. */
  readonly Html: (props: HtmlProps) => ReactElement;
  /** Element whose content many pages share; it is rendered once for all of them. */
  readonly Once: (props: OnceProps) => ReactElement;
  /** Part of the page that becomes interactive in the browser. */
  readonly Island: (props: IslandProps) => ReactElement;
}

/** What the template of one kind of page receives. */
export interface PageTemplateProps<Kind extends PageKind> extends TemplateProps {
  readonly content: Extract<PageContent, { readonly kind: Kind }>;
  /** Rendered body of the source; absent for generated pages. */
  readonly bodyHtml?: string;
  /** Of a landing page: what stands before the truncation marker, which `bodyHtml` then leaves out. */
  readonly leadHtml?: string;
}

/** What every part of an API page can use besides its own piece of the page's body. */
export interface ApiTemplateProps extends TemplateProps {
  /** Pages that the body refers to, by index. */
  readonly refs: readonly PageLink[];
  /** What readers call a server of their own, when the site has a word for it. */
  readonly serverName?: string;
  /** Folder that relative addresses in the specification count from; with a final slash. */
  readonly filesHref?: string;
  /** `lang` of what the specification says, when that is another language than the page's. `Html` sets it by itself. */
  readonly specLang?: string;
  /** All lines of a code block as HTML, for `parts/CodeBlock`. */
  readonly codeHtml: (code: CodeBlockProps) => string;
}

/** What the template of one kind of API page receives. */
export interface ApiPageTemplateProps<Kind extends PageKind, BodyKind extends ApiBody["kind"]>
  extends ApiTemplateProps {
  readonly content: Extract<PageContent, { readonly kind: Kind }>;
  readonly body: Extract<ApiBody, { readonly kind: BodyKind }>;
}

/** What `parts/CodeBlock` receives. */
export interface CodeBlockTemplateProps extends TemplateProps, CodeBlockProps {
  /** All lines as HTML, for inside a `code` element. */
  readonly codeHtml: string;
  /** Operations of the site's APIs that the code calls. */
  readonly operations?: readonly OperationLink[];
  /** Server that the code names: readers may have its address replaced by their own. */
  readonly server?: NamedServer;
  /** Whether to offer that here; only the first block of a page does. */
  readonly offersServer?: boolean;
}

/** A link to an operation's page. */
export interface OperationLink extends OperationLabel {
  readonly href: string;
}

/** What `parts/Admonition` receives. */
export interface AdmonitionTemplateProps extends TemplateProps, AdmonitionProps {
  readonly bodyHtml: string;
}

/** What `parts/Details` receives. */
export interface DetailsTemplateProps extends TemplateProps, DetailsProps {
  readonly bodyHtml: string;
}

/** What `parts/Tabs` receives. */
export interface TabsTemplateProps extends TemplateProps, TabsProps {
  /** HTML of each tab's panel, in the order of `tabs`. */
  readonly panelsHtml: readonly string[];
}

/** What `parts/Cards` receives. */
export interface CardsTemplateProps extends TemplateProps, Pick<CardsProps, "filter"> {
  readonly cards: readonly (Omit<CardsProps["cards"][number], "link"> & {
    /** Absent when the item has no link. */
    readonly href?: string;
    readonly isExternal: boolean;
    readonly bodyHtml: string;
  })[];
}

/** What `parts/PageCards` receives. */
export interface PageCardsTemplateProps extends TemplateProps {
  readonly cards: CategoryCards["cards"];
  readonly omitted?: number | undefined;
}

/** What `parts/Image` receives. */
export interface ImageTemplateProps extends TemplateProps, Omit<ImageProps, "source" | "width" | "height"> {
  readonly picture: Picture;
}
