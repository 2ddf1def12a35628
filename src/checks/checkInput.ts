// What rules look at: the site, the receipts of its pages, and what only `check` reads besides. Types alone; the pipeline
// fills them.
import type { SitePath, Url } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Source } from "../model/doc.ts";
import type { StaleSection } from "../model/ledger.ts";
import type { Location } from "../model/location.ts";
import type { Receipt } from "../model/page.ts";
import type { PageFacts } from "../model/pageFacts.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";

/** What rules look at. */
export interface CheckInput {
  readonly site: Site;
  readonly receipts: readonly Receipt[];
  /** Pages whose links have to be looked at, where those of all others are known to be right. @default all */
  readonly suspects?: readonly Receipt[];
  /** Paths of everything written besides pages, below the output folder. */
  readonly files: ReadonlySet<string>;
  /** Styles and scripts of the theme. */
  readonly weighed: readonly WeighedFile[];
  /** Where the links of a page's source lead, with the place each was written at. */
  readonly writtenLinks: (receipt: Receipt) => readonly WrittenLink[];
  /** Addresses of a source's page; of a draft those that it will have. */
  readonly addressesOf: (source: Source) => readonly Url[];
  /** Requests of pages that go to an API of the site and mean none of its operations. */
  readonly unknownRequests: () => readonly UnknownRequest[];
  /** First place of a text in the configuration file, as a whole word. */
  readonly placeInConfig: (text: string) => Location | undefined;
  /** What only `check` looks at; absent in a build. */
  readonly thorough?: ThoroughFacts;
}

/** A request that an API of the site does not know. */
export interface UnknownRequest {
  readonly method: string;
  readonly path: string;
  /** Label of the API. */
  readonly api: string;
  /** Its operations: `GET /devices`. */
  readonly known: readonly string[];
  readonly location: NonNullable<Diagnostic["location"]>;
}

/** The input of a rule that only `check` runs. */
export type ThoroughInput = CheckInput & { readonly thorough: ThoroughFacts };

/** What `check` reads besides what a build knows. */
export interface ThoroughFacts {
  readonly factsByPath: ReadonlyMap<SitePath, PageFacts>;
  /** Images of the content folders, whether or not a page shows them. */
  readonly images: readonly SitePath[];
  /** Static files that may name others (pages, styles, scripts, data), with their texts. */
  readonly staticTexts: readonly StaticText[];
  /** Texts of the theme's styles. */
  readonly styles: readonly string[];
  /** What originals said when their translations were made; of those sections that git knows. */
  readonly formerSections: ReadonlyMap<StaleSection, FormerSection>;
  /** First place of a text in the file of a specification, as a whole word: from a line on, or else anywhere. */
  readonly placeInSpec: (text: string, from: Location) => Location | undefined;
}

/** A section of an original, then and now. */
export interface FormerSection {
  readonly was: string;
  readonly is: string;
  /** Line that the present text begins in. */
  readonly line: number;
}

/** A static file with its text, and if it is a page what it links to and which anchors it has. */
export interface StaticText {
  readonly file: SitePath;
  /** Path below the output folder. */
  readonly path: string;
  readonly text: string;
  readonly page?: { readonly hrefs: readonly string[]; readonly ids: readonly string[] };
}

/** What pages load from the theme, by the budget it falls under, with its compressed size. */
export interface WeighedFile {
  readonly kind: "style" | "boot" | "islands";
  readonly path: string;
  readonly gzipBytes: number;
}

/** A link of a source with the address the page shows for it. */
export interface WrittenLink {
  readonly raw: string;
  /** What the author wrote, for messages. */
  readonly written: string;
  readonly href: string;
  readonly location: NonNullable<Diagnostic["location"]>;
  /** The page of the site that it leads to. */
  readonly route?: Route;
}
