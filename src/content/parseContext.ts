// What parsing takes and gives: the file, the world as arguments, the parsed result.
import type { DocBody } from "../model/body.ts";
import type { SitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Source } from "../model/doc.ts";
import type { HashFunction, SiteFiles } from "../model/ports.ts";
import type { SourceFile } from "../model/sourceFile.ts";

/** A file to parse. */
export interface SourceInput {
  readonly source: SourceFile;
  readonly bytes: Uint8Array;
}

/** Everything a result depends on besides the file itself. What is read through `files` is named in the result. */
export interface ParseContext {
  readonly markdown: Config["markdown"];
  readonly hash: HashFunction;
  readonly files: SiteFiles;
  /** Folder that addresses beginning with `/` are looked up in. */
  readonly staticFolder: SitePath;
  /** Base URL that addresses beginning with `/` may begin with; absent when there is none but `/`. */
  readonly baseUrl?: string;
  /** The same page in the default locale: images and files that the page's own folder lacks are looked up beside it. */
  readonly fallbackPath?: SitePath;
  /** Whether requests that a page names and sends are of interest: the site has an API. */
  readonly findsRequests: boolean;
  /** Whether the text is kept for search. */
  readonly isSearched: boolean;
  /** Whether the site has other languages that the page is compared with. */
  readonly isCompared: boolean;
  /** Whether the page may be what translations are made from: ledgers ask for digests of its sections. */
  readonly isOriginal: boolean;
}

/** A parsed page: metadata for the site, the body for its page. */
export interface ParsedFile {
  readonly source: Source;
  readonly body: DocBody;
  /** The body as it is stored under `source.bodyHash`. */
  readonly bodyText: string;
  /** The text for search as it is stored under `source.searchHash`; absent in a site without search. */
  readonly searchText?: string;
  /** What only checks look at, as it is stored under `source.factsHash`. */
  readonly factsJson: string;
}
