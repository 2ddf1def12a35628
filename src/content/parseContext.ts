// The inputs and the result of parsing a file. Types only.
import type { DocBody } from "../model/body.ts";
import type { SitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Source } from "../model/doc.ts";
import type { HashFunction, SiteFiles } from "../model/ports.ts";
import type { SourceFile } from "../model/sourceFile.ts";
import type { LinkedTerms } from "./linkTerms.ts";

/** A file to parse. */
export interface SourceInput {
  readonly source: SourceFile;
  readonly bytes: Uint8Array;
}

/** Everything that the result depends on besides the file itself. The result lists what was read through `files`. */
export interface ParseContext {
  readonly markdown: Config["markdown"];
  readonly hash: HashFunction;
  readonly files: SiteFiles;
  /** Paths of the pages in a folder that is no site yet. */
  readonly pages?: ReadonlySet<string>;
  /** Folder in which addresses that begin with `/` are looked up. */
  readonly staticFolder: SitePath;
  /** The site's base URL, with which addresses may begin; absent when it is `/`. */
  readonly baseUrl?: string;
  /** The same page in the default locale: images and files missing beside this page are looked up beside that one. */
  readonly fallbackPath?: SitePath;
  /** Whether to find API requests in the page, because the site has an API. */
  readonly findsRequests: boolean;
  /** Whether to extract the text for search. */
  readonly isSearched: boolean;
  /** Whether the page will be compared with those of other languages. */
  readonly isCompared: boolean;
  /** Whether translations may be made from the page: translation ledgers then need digests of its sections. */
  readonly isOriginal: boolean;
  /** Terms to link to what they mean, in the language of the page; absent where that is not wanted. */
  readonly terms?: LinkedTerms;
}

/** A parsed page: metadata for the site, the body for its page. */
export interface ParsedFile {
  readonly source: Source;
  readonly body: DocBody;
  /** The body as it is stored under `source.bodyHash`. */
  readonly bodyText: string;
  /** The text for search as it is stored under `source.searchHash`; absent in a site without search. */
  readonly searchText?: string;
  /** Facts for checks alone, as they are stored under `source.factsHash`. */
  readonly factsJson: string;
}
