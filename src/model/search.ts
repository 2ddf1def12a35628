// What search takes and what it gives: texts of pages, the written files, hits. Types and names only.

/** Plain text of a heading's section, or of a page before its first heading (`id` is then empty). */
export interface SearchSection {
  /** Id of the heading in the page. */
  readonly id: string;
  /** Depth of the heading; 1 for the introduction. */
  readonly depth: number;
  readonly title: string;
  /** Prose without markup. */
  readonly text: string;
  /** Text of code blocks. */
  readonly code: string;
}

/** All text of a page that can be searched; stored like a body while the source is parsed. */
export interface SearchText {
  /** In reading order; the introduction first. */
  readonly sections: readonly SearchSection[];
}

/** A page of an edition as search knows it. */
export interface SearchPage extends SearchText {
  /** Address below the site's base, percent-encoded, without leading slash: `uk/docs/intro`. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Labels of the categories above it. */
  readonly parents: readonly string[];
  /** Of operations; the method as it is sent. */
  readonly method?: string;
  readonly path?: string;
  /** Name in programs, such as an operation's id: as good as a title. */
  readonly identifier?: string;
  /** Below 1 for pages that support others, such as schemas. @default 1 */
  readonly worth?: number;
}

/** A section after the introduction of a page. */
export type SearchSectionRow = readonly [id: string, title: string, depth: number];

/** A row of the search documents: `[url, title, sections, parents?, method?, path?]`. */
export type SearchDocRow = readonly [
  url: string,
  title: string,
  /** In `paged` mode their number: the rows themselves lie in the files of blocks. */
  sections: readonly SearchSectionRow[] | number,
  parents?: readonly string[],
  method?: string,
  path?: string,
];

/** Settings that searching takes from the build. */
export interface SearchOptions {
  readonly mode: "single" | "sharded" | "paged";
  /** Words and phrases that mean the same, each list a group. */
  readonly synonyms: readonly (readonly string[])[];
  readonly maxHits: number;
}

/** `search-doc-<stamp>.json`. */
export interface SearchDocFile {
  readonly searchDocs: readonly SearchDocRow[];
  readonly options: SearchOptions;
}

/**
 * `search-index-<stamp>.json`. Terms and postings are packed, see src/search/packing.ts. Pages that follow each other make
 * a block; between the numbers of sections of two blocks there is room, so that few numbers change when pages do.
 */
export interface SearchIndexFile {
  readonly version: 2;
  /** Sections of all pages, and the number behind the last one. */
  readonly sections: number;
  readonly room: number;
  /** First page and number of its introduction, of each block. */
  readonly blocks: readonly (readonly [firstPage: number, firstSection: number])[];
  readonly terms: string;
  readonly postings: readonly string[];
  /** First term and file of each shard, by term. */
  readonly shards: readonly (readonly [firstTerm: string, file: string])[];
  /** In `paged` mode the file of each block, a `SearchRowsFile`; else none. */
  readonly rows: readonly string[];
  /** First section and file of each group of texts; in `paged` mode they are named by the blocks. */
  readonly texts: readonly (readonly [firstSection: number, file: string])[];
}

/** A shard: more terms, or all postings of terms of which the index file has a part. */
export interface SearchShardFile {
  readonly terms: string;
  readonly postings: readonly string[];
  /** In how many sections terms stand of which only the best sections are listed, by their place among the terms. */
  readonly counts?: readonly (readonly [term: number, sections: number])[];
}

/** What is known of a block besides its terms. */
export interface SearchRowsFile {
  /** Of each page. */
  readonly sections: readonly (readonly SearchSectionRow[])[];
  /** Files of texts; sections are counted from the block's first one. */
  readonly texts: readonly (readonly [firstSection: number, file: string])[];
}

/** A stretch of a text, from and to, in UTF-16 units. */
export type SearchRange = readonly [from: number, to: number];

/** A page that was found, and the place in it to go to. */
export interface SearchHit {
  /** Address below the site's base with the id of the section: `uk/docs/intro#setup`. */
  readonly url: string;
  /** Title of the page. */
  readonly title: string;
  /** Title of the section; empty for the page as a whole. */
  readonly section: string;
  /** Categories above the page. */
  readonly parents: readonly string[];
  /** Headings of the page above the section. */
  readonly headings: readonly string[];
  /** Of an operation: the method as it is sent, and the path. */
  readonly method?: string;
  readonly path?: string;
  readonly score: number;
  /** Number of the section in the index. */
  readonly number: number;
  readonly titleRanges: readonly SearchRange[];
  readonly sectionRanges: readonly SearchRange[];
}

/** Name of the list of a site's indexes at the root of the output, for programs; it is never served. */
export const searchListName = ".hubdocs-search.json";

/** Content of the list. */
export interface SearchListFile {
  /** The site's base URL: begins and ends with `/`. */
  readonly baseUrl: string;
  /** The default locale first. */
  readonly editions: readonly {
    readonly locale: string;
    readonly version: string;
    readonly isLatest: boolean;
    /** Path of the edition's `search.json`. */
    readonly path: string;
  }[];
}
