// The input of rules: the site, the receipts of its pages, and what only `check` reads. Types only; the pipeline fills
// them.
import type { ApiSpec } from "../model/api.ts";
import type { SitePath, Url } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Source } from "../model/doc.ts";
import type { StaleSection } from "../model/ledger.ts";
import type { Location } from "../model/location.ts";
import type { Receipt } from "../model/page.ts";
import type { PageFacts } from "../model/pageFacts.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";

/** Input of every rule. */
export interface CheckInput {
  readonly site: Site;
  readonly receipts: readonly Receipt[];
  /** Pages whose links must be checked, when those of all others are known to be right. @default all */
  readonly suspects?: readonly Receipt[];
  /** Paths of all written files other than pages, relative to the output folder. */
  readonly files: ReadonlySet<string>;
  /** Styles and scripts of the theme. */
  readonly weighed: readonly WeighedFile[];
  /** The links in a page's source: what each leads to and where it is written. */
  readonly writtenLinks: (receipt: Receipt) => readonly WrittenLink[];
  /** URLs of the page made from a source; for a draft, those it will have once published. */
  readonly addressesOf: (source: Source) => readonly Url[];
  /** Requests shown in pages that go to an API of the site but match none of its operations. */
  readonly unknownRequests: () => readonly UnknownRequest[];
  /** First location of a text in the configuration file, as a whole word. */
  readonly placeInConfig: (text: string) => Location | undefined;
  /**
   * First location of a text in a specification, as a whole word: at or after the line of `from`, else anywhere in that
   * file, else in its other files.
   */
  readonly placeInSpec: (text: string, spec: ApiSpec, from: Location) => Location | undefined;
  /** What only `check` reads; absent in a build. */
  readonly thorough?: ThoroughFacts;
}

/** What tells whether a link leads somewhere. */
export type LinkFacts = Pick<CheckInput, "site" | "receipts" | "files" | "thorough">;

/** A request that matches no operation of the API it is sent to. */
export interface UnknownRequest {
  readonly method: string;
  readonly path: string;
  /** Label of the API. */
  readonly api: string;
  /** The API's operations, such as `GET /devices`. */
  readonly known: ReadonlySet<string>;
  readonly location: NonNullable<Diagnostic["location"]>;
}

/** The input of a rule that only `check` runs. */
export type ThoroughInput = CheckInput & { readonly thorough: ThoroughFacts };

/** What `check` reads in addition to what a build knows. */
export interface ThoroughFacts {
  readonly factsByPath: ReadonlyMap<SitePath, PageFacts>;
  /** Images in the content folders, whether or not a page shows them. */
  readonly images: readonly SitePath[];
  /** Static files that may refer to others (pages, styles, scripts, data), with their texts. */
  readonly staticTexts: readonly StaticText[];
  /** The CSS texts of the theme. */
  readonly styles: readonly string[];
  /** The original sections that stale translations were made from, where git still has them. */
  readonly formerSections: ReadonlyMap<StaleSection, FormerSection>;
}

/** A section of an original: its text when the translation was made, and its text now. */
export interface FormerSection {
  readonly was: string;
  readonly is: string;
  /** Line where the present text begins. */
  readonly line: number;
  /** All of both texts, where `was` and `is` are only what stands for them: what stands before the first heading. */
  readonly whole?: { readonly was: string; readonly is: string };
}

/** A static file with its text and, if it is a page, its links and anchors. */
export interface StaticText {
  readonly file: SitePath;
  /** Path relative to the output folder. */
  readonly path: string;
  readonly text: string;
  /** Each address with the offset of the first place where it is written. */
  readonly page?: { readonly hrefs: ReadonlyMap<string, number>; readonly ids: readonly string[] };
}

/** Theme files that pages load, grouped by the budget they count towards, with their compressed size. */
export interface WeighedFile {
  readonly kind: "style" | "boot" | "islands";
  readonly path: string;
  readonly gzipBytes: number;
}

/** A link in a source, with the URL that the page shows for it. */
export interface WrittenLink {
  readonly raw: string;
  /** What the author wrote, as messages quote it. */
  readonly written: string;
  readonly href: string;
  readonly location: NonNullable<Diagnostic["location"]>;
  /** The route of the site that the link leads to. */
  readonly route?: Route;
  /** Folder that it names and of which nothing is published, so that the page shows the text of the link alone. */
  readonly folder?: SitePath;
}
