// What a page's social card shows, what all cards of a site have in common, and what the template that draws them gets.
// Plain JSON but for the function that writes dates.

/** Size of every card, pixels: what all networks show whole. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Folder of the cards in the output. */
export const cardFolder = "social-cards";

/** What the card of one page shows. */
export interface SocialCard {
  /** Kind of the page. */
  readonly kind: string;
  readonly title: string;
  /** Where the page stands, outermost first: names of categories, of the API and its tag, or of the navbar's entry. */
  readonly path: readonly string[];
  readonly description?: string;
  /** Of an operation. */
  readonly operation?: { readonly method: string; readonly path: string };
  /** Name of the version that the page belongs to; absent where there is only one. */
  readonly version?: string;
  /** Of a post. */
  readonly post?: { readonly date: string; readonly authors: readonly string[] };
}

/** What the cards of an edition have in common. */
export interface CardSite {
  /** Name of the site, as the navbar shows it. */
  readonly title: string;
  /** `docs.example.org`, with the base URL when there is one. */
  readonly address: string;
  readonly locale: {
    readonly lang: string;
    readonly direction: "ltr" | "rtl";
    readonly calendar: string;
    /** Name of the language; absent where the site has only one. */
    readonly label?: string;
  };
}

/** What the template `SocialCard` receives. */
export interface SocialCardProps {
  readonly card: SocialCard;
  readonly site: CardSite;
  /** Colours by the names of the style's variables: `colors.accent`. */
  readonly colors: Readonly<Record<string, string>>;
  /** Address for an `image` element, and its size in pixels. */
  readonly logo?: { readonly href: string; readonly width: number; readonly height: number };
  /** Address for an `image` element of the size of the card. */
  readonly background?: string;
  /** A date (ISO, read as UTC) in the locale's words and calendar. */
  readonly formatDate: (isoDate: string) => string;
}

/** Addresses that stand for pictures until the card is drawn. */
export const cardPictures = { logo: "card:logo", background: "card:background" } as const;

/** How a text of a card is set. */
export interface CardFont {
  readonly role: "text" | "code";
  readonly weight: number;
  /** Space added to each letter, in em. */
  readonly spacing: number;
}

/** Sets lines of text. Lengths are in em. */
export interface Typesetter {
  widthOf(text: string, font: CardFont): number;
  /** SVG of the outlines: the line begins at 0, its baseline is 0, upwards is positive. */
  outlineOf(text: string, font: CardFont): string;
}
