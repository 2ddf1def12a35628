// What parsing a specification needs from the world, as arguments. Has no behaviour.

import type { CodeBlockProps } from "../model/body.ts";
import type { Hash, LocaleCode, SitePath } from "../model/brands.ts";
import type { Location } from "../model/location.ts";
import type { HashFunction, SiteFiles } from "../model/ports.ts";

/** One specification file of the site. */
export interface SpecInput {
  /** Id of the API in the configuration; the last part of its overview's address. */
  readonly apiId: string;
  readonly path: SitePath;
  readonly locale: LocaleCode;
  readonly bytes: Uint8Array;
  /** The file that it is laid over where it is an overlay that names none. @default none */
  readonly base?: SitePath | undefined;
  /** Language of what it is laid over, where that is another one. @default none that has to be told */
  readonly baseLang?: string | undefined;
  /** Whether it is compared with specifications of the same API in other languages. @default false */
  readonly isCompared?: boolean;
  /** Whether its pages tell which fact each of their rows shows, so that the history of it can be told. @default false */
  readonly isTraced?: boolean;
  /** Whether each operation gets a specification of its own. @default false */
  readonly isSliced?: boolean;
}

/** The world as parsing a specification sees it. */
export interface SpecContext {
  /** Included files are read through this; nothing else is. */
  readonly files: SiteFiles;
  readonly hash: HashFunction;
  /** Keeps the body of a page: its JSON text under the digest of that text. */
  readonly storeBody: (hash: Hash, json: string) => Promise<void>;
  /** Keeps the specification of an operation in the same way. @default storeBody */
  readonly storeSlice?: (hash: Hash, json: string) => Promise<void>;
  /** Safe HTML of an untrusted text. */
  readonly renderMarkdown: (text: string) => string;
  /**
   * Safe HTML of an untrusted text that stands once in a page, below its title: headings begin at level 2 and have ids.
   * @default renderMarkdown
   */
  readonly renderPageText?: (text: string) => string;
  /** First paragraph of an untrusted text without markup. */
  readonly plainText: (markdown: string) => string;
  readonly highlight: (code: string, language: string) => CodeBlockProps;
  /** Told of each page before it is made, with the place of what it shows. */
  readonly onPage?: (location: Location) => void;
  /** Slugs that no page of the reference may take, besides `index` and the API's id. */
  readonly reserved?: readonly string[];
}

/** A file whose content became part of the specification, with its digest at the time. */
export interface IncludedFile {
  readonly path: SitePath;
  readonly hash: Hash;
}
