// A page while it is rendered. A type alone; renderPage.ts fills it and the hooks of tokens write into it.
import type { SitePath } from "../model/brands.ts";
import type { Position } from "../source/lineMap.ts";
import type { CodeLines } from "./code/codeRegion.ts";
import type { CodeColors } from "./code/colorCode.ts";
import type { FoundFile } from "./findFiles.ts";
import type { Findings } from "./findings.ts";
import type { FootnoteBook } from "./footnotes.ts";
import type { HeadElement } from "./headElement.ts";
import type { IdRegistry } from "./headingIds.ts";
import type { LinkBook } from "./linkBook.ts";
import type { ParseContext } from "./parseContext.ts";
import type { PartShelf } from "./segments.ts";
import type { Survey } from "./surveyTokens.ts";
import type { HeadingToken } from "./tokens.ts";
import type { UnclosedHtml } from "./unclosedHtml.ts";

/** An icon that a card names. */
export interface NamedIcon {
  readonly name: string;
  readonly position: Position;
}

/** Everything rendering a page needs: what is known of it, and the books that fill while it is written. */
export interface PageInProgress {
  readonly settings: ParseContext["markdown"];
  readonly survey: Survey;
  readonly findings: Findings;
  readonly files: ReadonlyMap<string, FoundFile>;
  readonly headingIds: ReadonlyMap<HeadingToken, string>;
  readonly registry: IdRegistry;
  readonly links: LinkBook;
  readonly footnotes: FootnoteBook;
  /** What raw HTML has said for the head of the page. */
  readonly heads: HeadElement[];
  /** Icons of cards. */
  readonly icons: NamedIcon[];
  /** What the site puts into it: `pages`, those of its category. */
  readonly places: Set<"pages">;
  /** Whether it may be in a category: it is a doc. */
  readonly isDoc: boolean;
  /** What raw HTML of it begins and never ends. */
  readonly unclosed: UnclosedHtml;
  readonly parts: PartShelf;
  readonly colors: CodeColors;
  /** Code files that blocks include; nothing for those that are not UTF-8. */
  readonly codeFiles: Map<SitePath, CodeLines | undefined>;
  readonly findsRequests: boolean;
  /** Whether there is an original that sections can fall behind. */
  readonly isTranslation: boolean;
}
