// What is known of a parsed Markdown source without its body: about 2 kB a doc.
import type { ApiSpec } from "./api.ts";
import type { DocId, Hash, LocaleCode, SitePath } from "./brands.ts";
import type { AuthorType, DocFrontMatter, PageFrontMatter, PostFrontMatter } from "./frontMatter.ts";
import type { IgnoreComment } from "./ignoreComment.ts";
import type { Location } from "./location.ts";
import type { SourceFile } from "./sourceFile.ts";

/** A heading with its text up to the next heading of the same or a higher level. */
export interface Section {
  readonly id: string;
  /** 1 to 6. */
  readonly depth: number;
  /** Level that its author gave it, where the page shows another one: a second title is shown as a section. */
  readonly writtenDepth?: number;
  /** Plain text of the heading. */
  readonly title: string;
  /** Inline HTML of the heading for tables of contents: links flattened, safe. */
  readonly titleHtml: string;
  /**
   * Digest of what stands under the heading before the next one, however it is laid out: for translation ledgers, so only
   * of pages that translations may be made from.
   */
  readonly hash?: Hash;
  /** Nothing stands under the heading before the next one; of the same pages. */
  readonly isEmpty?: true;
  readonly location: Location;
}

/** A link as the author wrote it. Resolving it is the site's job. */
export interface Link {
  /** Destination as written, entities decoded, not percent-decoded. */
  readonly raw: string;
  /** What the author wrote, where `raw` is what that means here: `#open` for `#section-open`. */
  readonly written?: string;
  readonly location: Location;
  /**
   * `markdown`: link syntax; `html`: `href` of raw HTML; `card`: a landing page's data; `operation`: no link as written, but
   * a request that the page names or a sample of it sends, `GET /devices`, or an operation's id. It leads to the page of
   * the operation where an API of the site has it.
   */
  readonly kind: "markdown" | "html" | "card" | "operation";
  /** In a folder that is no site yet: what lies at the address, for when no page of the site does. */
  readonly otherwise?: LinkedPlace;
}

/** A file, by its index in the assets of the page, or a folder that no file stands for, with its slash. */
export type LinkedPlace = { readonly asset: number } | { readonly folder: SitePath };

/** A file that a page shows or offers, image or download, or an image of another site. */
export interface Asset {
  readonly raw: string;
  /** File of the site folder, when `raw` names one that exists. */
  readonly file?: SitePath;
  /** `picture`: shown by the template for images; `image`: shown by its address alone; `file`: offered. */
  readonly kind: "picture" | "image" | "file";
  readonly location: Location;
  readonly width?: number;
  readonly height?: number;
}

/** Fields that every parsed Markdown source has. */
export interface ParsedSource<FrontMatter> {
  readonly path: SitePath;
  /** Path below the folder of its kind. */
  readonly relativePath: string;
  readonly locale: LocaleCode;
  readonly frontMatter: FrontMatter;
  /** Front matter's title, else the first h1, else the file's name. */
  readonly title: string;
  /** Whether the body itself begins with an h1 that is the title (then the template prints none). */
  readonly hasOwnTitle: boolean;
  /** Id of the title, where it comes from an h1 that the template prints. */
  readonly titleId?: string;
  /** Front matter's description, else the first paragraph cut near 160 characters, else empty. */
  readonly description: string;
  readonly sections: readonly Section[];
  readonly links: readonly Link[];
  readonly assets: readonly Asset[];
  /** Files whose bytes are part of the body, with their digests at the time. */
  readonly includes: readonly { readonly path: SitePath; readonly hash: Hash }[];
  /** Files that were only asked for, and whether they exist; `isPage`: told by the pages of a loose folder alone. */
  readonly probes?: readonly { readonly path: SitePath; readonly exists: boolean; readonly isPage?: boolean }[];
  /** Key of the body in the body store. */
  readonly bodyHash: Hash;
  /** Key of its text for search, `SearchSection[]`, in the body store. */
  readonly searchHash?: Hash;
  /** Key of its `PageFacts` in the body store. */
  readonly factsHash?: Hash;
  /** Digest of its title, description and what stands before the first heading: as a section's, where those have one. */
  readonly leadHash?: Hash;
  /** Nothing stands before the first heading; of pages with a `leadHash`. */
  readonly hasNoLead?: true;
  /** Names of places in a page of MyST, `(name)=`, by which any page of a folder that is no site yet may link to it. */
  readonly labels?: readonly string[];
  /** Its text has a place for the pages of its category. */
  readonly listsPages?: true;
  /** Absent when there are none. */
  readonly ignores?: readonly IgnoreComment[];
  readonly wordCount: number;
}

/** A doc of the guide. */
export interface Doc extends ParsedSource<DocFrontMatter> {
  readonly kind: "doc";
  readonly id: DocId;
  readonly version: string;
  /** Its name would make it the page of its folder, but another doc is that: `README.md` beside `index.md`. */
  readonly isBesideIndex?: true;
}

/** A blog post. */
export interface Post extends ParsedSource<PostFrontMatter> {
  readonly kind: "post";
  /** ISO date-time in UTC. */
  readonly date: string;
  /**
   * What stands before the truncation marker, as HTML without ids and templates; absent without a marker. Marks stand for
   * addresses, as in a body.
   */
  readonly excerptHtml?: string;
  /** Address below the blog's base, without leading slash: `firmware-3-8` or `2026/10/06/firmware-3-8`. */
  readonly permalink: string;
}

/** A stand-alone page. */
export interface Page extends ParsedSource<PageFrontMatter> {
  readonly kind: "page";
}

/** Any parsed Markdown source. */
export type Source = Doc | Post | Page;

/** `_category_` file of a docs folder. */
export interface CategoryFile {
  readonly path: SitePath;
  /** Folder below the docs folder as on disk: `lua-plugins/repo`. */
  readonly folder: string;
  readonly locale: LocaleCode;
  readonly version: string;
  readonly label?: string;
  readonly description?: string;
  readonly position?: number;
  readonly collapsed?: boolean;
  readonly collapsible?: boolean;
  readonly className?: string;
  readonly link?:
    | { readonly type: "doc"; readonly id: string }
    | {
        readonly type: "generated-index";
        readonly slug?: string;
        readonly title?: string;
        readonly description?: string;
        readonly keywords?: readonly string[];
        /** Picture for social networks: a static path or a URL. */
        readonly image?: string;
      }
    | null;
}

/** Author of the blog's authors file. */
export interface Author {
  readonly key: string;
  /** The authors file. */
  readonly file?: SitePath;
  readonly name: string;
  readonly type?: AuthorType;
  readonly title?: string;
  readonly url?: string;
  readonly imageUrl?: string;
  readonly email?: string;
  readonly description?: string;
  readonly page?: boolean;
  readonly socials?: Readonly<Record<string, string>>;
}

/** Tag of a tags file. */
export interface TagDeclaration {
  readonly key: string;
  readonly label: string;
  readonly permalink?: string;
  readonly description?: string;
}

/** Everything that parsing gave, in the order of the files. */
export interface ParsedContent {
  readonly sources: readonly Source[];
  readonly categories: readonly CategoryFile[];
  readonly authors: ReadonlyMap<LocaleCode, readonly Author[]>;
  readonly docTags: ReadonlyMap<LocaleCode, readonly TagDeclaration[]>;
  readonly blogTags: ReadonlyMap<LocaleCode, readonly TagDeclaration[]>;
  /** One for each API and locale that has a file. */
  readonly specs: readonly ApiSpec[];
  /** Static files, path below `content/static`. */
  readonly staticFiles: readonly string[];
  /** Files that could not be parsed: they have findings of their own and are no sources. @default none */
  readonly failed?: readonly SourceFile[];
  /** By path: digests of a source as a whole, and of what pages besides its own can show; absent when it has no cache. */
  readonly digests?: ReadonlyMap<SitePath, { readonly own: Hash; readonly shared: Hash }>;
}
