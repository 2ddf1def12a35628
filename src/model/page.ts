// The whole contract with templates: what a page receives. Plain JSON; nothing else reaches a template.
import type { NamedServer, Operation, PageDirectory } from "./api.ts";
import type { SubjectChange } from "./apiHistory.ts";
import type { Hash, OutputPath, Url } from "./brands.ts";
import type { InlineCode, PolicySources } from "./contentSecurity.ts";
import type { HomeAction, HomeCard } from "./frontMatter.ts";
import type { GlossaryContent } from "./glossary.ts";
import type { OriginalSections } from "./ledger.ts";
import type { Picture } from "./picture.ts";
import type { SidebarItem } from "./sidebar.ts";
import type { SocialCard } from "./socialCard.ts";

/** A link ready for an `href`: base URL applied, not percent-encoded beyond what the author wrote. */
export interface PageLink {
  readonly label: string;
  readonly href: string;
  /** `lang` of the label where that is in another language than the page. */
  readonly lang?: string;
}

/** A file to be kept. */
export interface Download extends PageLink {
  /** Name of its language in that language, and its code; absent where there is no choice. */
  readonly language?: string;
  readonly lang?: string;
}

/** The same page in another locale or version. */
export interface Alternate extends PageLink {
  /** `lang` of the other page. */
  readonly lang: string;
  readonly isCurrent: boolean;
  /** Whether exactly this page exists there; otherwise `href` leads to its nearest ancestor. */
  readonly isExact: boolean;
}

/** The same doc in a version, else the root of that version's docs. */
export interface VersionAlternate extends Alternate {
  /** Name of the version, by which a reader's choice is kept. */
  readonly version: string;
}

/** Picture that social networks show beside a link to a page. */
export interface SocialImage {
  /** Full URL. */
  readonly href: string;
  readonly alt: string;
  /** Pixels; absent for pictures of other sites. */
  readonly width?: number;
  readonly height?: number;
  /** Media type, where the name tells it. */
  readonly type?: string;
}

/** What goes into `<head>`. Absolute URLs; fields that need the site's `url` are absent without it. */
export interface PageHead {
  /** Complete: `Page | Site`. */
  readonly title: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly canonical?: string;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** Address of the page as Markdown, with base URL. */
  readonly markdownTwin?: string;
  /** Address of a specification of the page's operation alone, with base URL. */
  readonly operationFile?: string;
  /** Feeds of the page itself, as those of the blog in `EditionProps`. */
  readonly feeds?: EditionProps["feeds"];
  readonly robots?: string;
  readonly image?: SocialImage;
  readonly type: "website" | "article";
  /** JSON-LD blocks. */
  readonly structuredData: readonly unknown[];
  /** Elements that the page's author has added. One that says what another says takes its place. */
  readonly tags?: EditionProps["headTags"];
}

/** A feed that a page offers. */
export interface FeedLink {
  /** Name of the format: `Atom`. */
  readonly label: string;
  /** What it is a feed of, and in which language. */
  readonly title: string;
  readonly type: string;
  readonly href: string;
}

/** Entry of the table of contents. */
export interface TocEntry {
  readonly id: string;
  readonly depth: number;
  readonly html: string;
  /** `lang` of the entry where that is not the one of the page's content. */
  readonly lang?: string;
}

/** Sidebar beside a page: the whole tree, or for long sidebars the page's branch. */
export interface PageSidebar {
  readonly name: string;
  /** Accessible name; that of the docs' sidebar when absent. */
  readonly label?: string;
  readonly items: readonly SidebarItem[];
}

/** Notice above a page. */
export type PageBanner =
  | { readonly kind: "draft" }
  | { readonly kind: "unlisted" }
  | { readonly kind: "fallback"; readonly lang: string }
  | {
      readonly kind: "version";
      readonly state: "unreleased" | "unmaintained";
      readonly version: string;
      readonly latest: PageLink & Pick<VersionAlternate, "version">;
    };

/** Card of a category page. */
export interface CategoryCard {
  readonly label: string;
  readonly href: string;
  readonly description: string;
  /** `lang` of both where they are in another language than the page. */
  readonly lang?: string;
  readonly kind: "page" | "category" | "external";
  /** Number of entries of a category. */
  readonly count?: number;
}

/** Cards, and the number of those that have no room. */
export interface CategoryCards {
  readonly cards: readonly CategoryCard[];
  readonly omitted?: number;
}

/** Post as lists show it. */
export interface PostSummary {
  readonly title: string;
  readonly href: string;
  /** ISO date. */
  readonly date: string;
  readonly description: string;
  /** What stands before the truncation marker. */
  readonly excerptHtml?: string;
  readonly authors: readonly PostAuthor[];
  readonly tags: readonly PageLink[];
  readonly readingMinutes: number;
  /** Language of a post that is not translated. */
  readonly lang?: string;
}

/** Author as posts show them. */
export interface PostAuthor {
  readonly name: string;
  /** Whether it is a team or a company. */
  readonly isOrganization?: true;
  readonly title?: string;
  /** The author's own place on the web. */
  readonly url?: string;
  /** The author's page on the site. */
  readonly href?: string;
  readonly imageUrl?: string;
}

/** Author as the authors' pages show them. */
export interface AuthorProfile extends PostAuthor {
  readonly description?: string;
  readonly postCount: number;
  /** Accounts: label is the name of the service. */
  readonly socials: readonly PageLink[];
}

/** Where a reader of a list of posts can go besides. */
export interface BlogLinks {
  /** Absent where only unlisted posts are. */
  readonly listHref?: string;
  readonly archiveHref?: string;
  readonly tagsHref?: string;
  readonly authorsHref?: string;
  readonly feedHref?: string;
}

/** Tags that begin with the same letter. */
export interface TagLetter {
  /** `#` for what is no letter. */
  readonly letter: string;
  /** Unique in the page. */
  readonly id: string;
  readonly tags: readonly (PageLink & { readonly count: number })[];
}

/** Versions in which something came, was last changed and went, by the names that readers know. */
export interface HistoryMark {
  readonly since?: string;
  readonly changed?: string;
  readonly removed?: string;
}

/** History of an operation or named schema. */
export interface PageHistory {
  /** Of the page as a whole. */
  readonly own: HistoryMark;
  /** By trace of a row of the page: `Room.state`, `#query limit`. */
  readonly rows: Readonly<Record<string, HistoryMark>>;
  /** Page that says what has changed. */
  readonly changesHref?: string;
}

/** An operation that an API has no more. */
export interface RemovedOperation {
  readonly method: string;
  readonly path: string;
  /** Version without it. */
  readonly version: string;
  /** Its page in the last version that had it. */
  readonly href?: string;
}

/** What a version has changed in an API. */
export interface ReleaseView {
  readonly id: string;
  readonly version: string;
  readonly previous: string;
  readonly subjects: readonly SubjectView[];
}

/** An operation, a named schema or the API itself that a version has changed. */
export interface SubjectView extends SubjectChange {
  /** Of operations. */
  readonly method?: string;
  readonly path?: string;
  /** Its page here, or in the version before where it is gone. */
  readonly href?: string;
}

/** What the front matter of a stand-alone page says about all around its text. */
export interface OwnFrame {
  readonly hidesFooter?: true;
  /** Classes of `main`. */
  readonly className?: string;
}

/** An operation in the list of a tag, as another language's specification tells of it. */
export interface FallbackOperation
  extends Pick<Operation, "method" | "path" | "isDeprecated" | "summary" | "description"> {
  readonly href: string;
  readonly lang?: string;
}

/** Tags or schemas that a specification lacks, as another language's has them. */
export interface FallbackPages {
  readonly kind: PageDirectory["kind"];
  readonly pages: readonly PageLink[];
}

/** What the page's own template shows, by kind. */
export type PageContent =
  | {
      readonly kind: "doc";
      readonly title: string;
      readonly showTitle: boolean;
      readonly titleId?: string;
      /** The title is there for those who do not see the page: its text has none. */
      readonly hiddenTitle?: true;
      readonly lang?: string;
      readonly versionBadge?: string;
      /** The pages of its category, where its text has a place for them. */
      readonly pages?: CategoryCards;
    }
  | {
      readonly kind: "category";
      readonly title: string;
      readonly description: string;
      /** For the head of the page. */
      readonly keywords?: readonly string[];
      /** Picture for social networks, as written. */
      readonly image?: string;
      readonly cards: readonly CategoryCard[];
      /** Cards that the page has no room for. */
      readonly omitted?: number;
      readonly versionBadge?: string;
    }
  | ({
      readonly kind: "page";
      readonly title: string;
      readonly showTitle: boolean;
      readonly titleId?: string;
      /** The title is there for those who do not see the page: its text has none. */
      readonly hiddenTitle?: true;
      readonly lang?: string;
    } & OwnFrame)
  | ({
      readonly kind: "home";
      readonly title: string;
      readonly promise: string;
      readonly tagline: string;
      readonly actions: readonly HomeAction[];
      /** With `lang` where a card is in another language than the page. */
      readonly cards: readonly (HomeCard & { readonly lang?: string })[];
      readonly lang?: string;
    } & OwnFrame)
  | {
      readonly kind: "post";
      readonly title: string;
      readonly titleId?: string;
      readonly post: PostSummary;
      readonly lang?: string;
    }
  | {
      readonly kind: "postList";
      readonly title: string;
      /** What the posts have in common; absent in the list of all. */
      readonly subject?: "tag" | "author";
      /** Number of this page of the list, from 1. */
      readonly page: number;
      readonly description: string;
      /** Whose posts these are. */
      readonly author?: AuthorProfile;
      readonly links: BlogLinks;
      readonly posts: readonly PostSummary[];
    }
  | {
      readonly kind: "postArchive";
      readonly title: string;
      readonly links: BlogLinks;
      /** Newest year first; inside a year the oldest post first. */
      readonly years: readonly {
        readonly year: string;
        readonly posts: readonly Pick<PostSummary, "title" | "href" | "date" | "lang">[];
      }[];
    }
  | {
      readonly kind: "authorList";
      readonly title: string;
      readonly links: BlogLinks;
      readonly authors: readonly AuthorProfile[];
    }
  | {
      readonly kind: "tagList";
      readonly title: string;
      readonly letters: readonly TagLetter[];
      /** In the blog. */
      readonly links?: BlogLinks;
    }
  | {
      readonly kind: "docTag";
      readonly title: string;
      readonly description: string;
      readonly docs: readonly (PageLink & { readonly description: string; readonly lang?: string })[];
      /** The page of all tags; absent where only unlisted docs have any. */
      readonly tagsHref?: string;
    }
  | {
      readonly kind: "operation";
      readonly title: string;
      readonly method: string;
      readonly path: string;
      readonly isWebhook: boolean;
      readonly isDeprecated: boolean;
      /** Pages of the site that name or call the operation. */
      readonly usedIn?: readonly PageLink[];
      /** Absent in an API with one version. */
      readonly history?: PageHistory;
      readonly lang?: string;
      readonly versionBadge?: string;
    }
  | {
      readonly kind: "apiTag";
      readonly title: string;
      readonly lang?: string;
      readonly versionBadge?: string;
      /** Its operations that the specification lacks, as another language's has them; absent without any. */
      readonly fallbacks?: readonly FallbackOperation[];
    }
  | {
      readonly kind: "apiOverview";
      readonly title: string;
      /** Title of the API in its specification. */
      readonly apiTitle: string;
      readonly downloads: readonly Download[];
      /** Page that says what has changed, and operations that are gone; absent where there is no version before. */
      readonly changesHref?: string;
      readonly removed?: readonly RemovedOperation[];
      /** Its pages that the specification lacks; absent without any. */
      readonly fallbacks?: readonly FallbackPages[];
      readonly lang?: string;
    }
  | {
      readonly kind: "apiSchema";
      readonly title: string;
      readonly history?: PageHistory;
      readonly lang?: string;
      readonly versionBadge?: string;
    }
  | {
      readonly kind: "apiChanges";
      readonly title: string;
      readonly apiTitle: string;
      /** Its feeds; absent without any. */
      readonly feeds?: readonly FeedLink[];
      /** Newest first. */
      readonly releases: readonly ReleaseView[];
    }
  | GlossaryContent
  | { readonly kind: "search"; readonly title: string }
  /** All docs of a sidebar; their texts are put in where the page holds `chaptersMark`. */
  | { readonly kind: "guide"; readonly title: string; readonly entries: readonly GuideEntry[] }
  | { readonly kind: "notFound"; readonly title: string }
  | { readonly kind: "redirect"; readonly href: string };

/** Kind of a page: the name of the template that renders it follows from it (`doc` → `DocPage`). */
export type PageKind = PageContent["kind"];

/** A line of a guide's table of contents. */
export interface GuideEntry {
  readonly label: string;
  /** Number of categories around it. */
  readonly depth: number;
  /** Id of the chapter; absent for a category that has no text of its own. */
  readonly id?: string;
  /** Page that is left out of the guide, because it would be too large. */
  readonly href?: string;
}

/** Where the chapters of a guide go: a comment of its page. */
export const chaptersMark = "<!--hubdocs:chapters-->";

/** A link of a body with its address. */
export interface BodyLink {
  /** Empty for a request that no API of the site knows. */
  readonly href: string;
  readonly isExternal: boolean;
  readonly download?: string;
  /** Nobody can be led there, so that the text of the link is shown alone. */
  readonly isText?: true;
  /** The operation that a request of the page means. */
  readonly operation?: OperationLabel;
}

/** What a link to an operation says of it. */
export interface OperationLabel {
  /** Lower case. */
  readonly method: string;
  readonly path: string;
  readonly title: string;
}

/** Everything a page shows that is its own. */
export interface PageProps {
  readonly url: Url;
  /** Absolute path with base URL, for links to the page itself. */
  readonly href: string;
  readonly head: PageHead;
  readonly content: PageContent;
  /** Whether the body of a source belongs to the page; it is joined in while rendering. */
  readonly body?: {
    readonly hash: Hash;
    /** Resolved addresses, by index in the source's links; `isExternal` ones open in a new tab. */
    readonly links: readonly BodyLink[];
    /** Resolved addresses, by index in the source's assets; of pictures also the files to choose from. */
    readonly assets: readonly { readonly href: string; readonly picture?: Picture }[];
    /** Sections whose originals were changed since: address of the original by the section's id; absent when there are none. */
    readonly stale?: Readonly<Record<string, string>>;
    /** The original of a translation, for readers to open section by section; absent where they are not offered that. */
    readonly original?: OriginalSections & {
      /** Address of the page. */
      readonly href: string;
      /** Its language, as `hreflang` wants it. */
      readonly lang: string;
    };
  };
  /** Body of a page of an API reference; joined in while rendering. `refs` are the addresses of its references, by index. */
  readonly apiBody?: {
    readonly hash: Hash;
    readonly refs: readonly PageLink[];
    /** What readers call a server of their own, when the site has a word for it. */
    readonly serverName?: string;
    /** Folder that relative addresses in the specification count from; with a final slash. */
    readonly filesHref?: string;
  };
  readonly sidebar?: PageSidebar;
  /** What the page's social card shows; absent when it has none of its own. */
  readonly socialCard?: SocialCard;
  readonly breadcrumbs: readonly { readonly label: string; readonly href?: string; readonly lang?: string }[];
  readonly toc: readonly TocEntry[];
  readonly pagination: { readonly previous?: PageLink; readonly next?: PageLink };
  readonly banners: readonly PageBanner[];
  readonly alternates: readonly Alternate[];
  /** Versions menu; empty with one version. */
  readonly versions: readonly VersionAlternate[];
  /** The page is the same in all versions: its header goes by the version that its reader has chosen. */
  readonly isOutsideVersions?: true;
  /** Indexes of the current navbar items. */
  readonly activeNavbar: readonly number[];
  readonly tags: readonly PageLink[];
  readonly editHref?: string;
  /** Page with all docs of the sidebar, where it is offered. */
  readonly guideHref?: string;
  readonly lastUpdated?: { readonly date: string; readonly author?: string };
}

/** Navbar item with its address and label filled in. */
export type NavbarItem =
  | {
      readonly kind: "link";
      readonly position: "left" | "right";
      readonly label: string;
      /** `lang` of the label where that is in another language than the page. */
      readonly lang?: string;
      readonly href: string;
      readonly isExternal: boolean;
      readonly className?: string;
      /** Addresses in each version, in the order of the versions menu; absent where there is only one. */
      readonly versionHrefs?: readonly string[];
    }
  | {
      readonly kind: "dropdown";
      readonly position: "left" | "right";
      readonly label: string;
      readonly items: readonly { readonly label: string; readonly href: string; readonly isExternal: boolean }[];
      readonly className?: string;
    }
  | {
      readonly kind: "localeDropdown" | "versionDropdown" | "search";
      readonly position: "left" | "right";
      readonly className?: string;
    }
  | { readonly kind: "html"; readonly position: "left" | "right"; readonly html: string; readonly className?: string }
  | { readonly kind: "failed"; readonly position: "left" | "right"; readonly message: string }
  /** Shows nothing: what it leads to has no page as long as it is a draft, say. */
  | { readonly kind: "hidden"; readonly position: "left" | "right" };

/** A link with its kind. */
export interface ShellLink extends PageLink {
  readonly isExternal: boolean;
}

/** What all pages of an edition share. Sent to a renderer once, hashed once. */
export interface EditionProps {
  readonly edition: string;
  readonly locale: {
    readonly code: string;
    readonly lang: string;
    readonly direction: "ltr" | "rtl";
    readonly label: string;
    readonly calendar: string;
  };
  /** By `lang`, how the site's languages are written; absent when all are written in one direction. */
  readonly directions?: Readonly<Record<string, "ltr" | "rtl">>;
  /** The version this edition shows. */
  readonly version: { readonly name: string; readonly label: string };
  readonly site: {
    readonly title: string;
    readonly tagline: string;
    /** Scheme and host, without a final slash; empty when they are not configured. */
    readonly url: string;
    readonly baseUrl: string;
    /** Address of the landing page of the locale. */
    readonly homeHref: string;
    readonly docsHref?: string;
    readonly customFields: Readonly<Record<string, unknown>>;
  };
  readonly navbar: {
    readonly title: string;
    readonly logo?: {
      readonly src: string;
      readonly srcDark?: string;
      readonly alt: string;
      readonly href: string;
      readonly target?: string;
      readonly width?: number;
      readonly height?: number;
    };
    readonly items: readonly NavbarItem[];
    readonly hideOnScroll: boolean;
  };
  readonly announcement?: { readonly id: string; readonly html: string; readonly closeable: boolean };
  readonly footer?: {
    readonly columns: readonly { readonly title: string; readonly links: readonly ShellLink[] }[];
    readonly links: readonly ShellLink[];
    readonly copyrightHtml?: string;
  };
  readonly colorMode: {
    readonly default: "light" | "dark";
    readonly disableSwitch: boolean;
    readonly respectSystem: boolean;
  };
  /** Begins the keys of the browser's storage. */
  readonly storageNamespace?: string;
  readonly sidebarHideable: boolean;
  /** What pages' addresses end in that names of files end in too: `js` for `/docs/node.js`. Absent when there are none. */
  readonly pageEndings?: readonly string[];
  /**
   * Servers of the edition's APIs, each address once: code in guides that names one shows the reader's own in its place. Absent
   * when there are none.
   */
  readonly sampleServers?: readonly NamedServer[];
  /** Where the browser finds the edition's search; absent when there is none. */
  readonly search?: {
    /** Address of the small file that names the search files: their names follow the content, pages do not. */
    readonly filesHref: string;
    /** Page of all results of a query. */
    readonly pageHref: string;
    readonly maxHits: number;
  };
  /** Landing pages say so when they stand below another base URL than the configured one. */
  readonly baseUrlBanner: boolean;
  /** Feeds of the blog in the edition's language, for the head; absolute URLs. Absent when there are none. */
  readonly feeds?: readonly { readonly type: string; readonly title: string; readonly href: string }[];
  readonly headTags: readonly {
    readonly tag: "meta" | "link";
    readonly attributes: Readonly<Record<string, string>>;
  }[];
  readonly faviconHref?: string;
  /** Address of the glossary, where terms in texts link to it. */
  readonly glossaryHref?: string;
  /** What the policy in each page allows besides what every page needs; absent when pages carry none. */
  readonly contentSecurity?: PolicySources;
  /** Fingerprinted files of the theme. */
  readonly assets: {
    readonly styleHref: string;
    readonly bootHref: string;
    readonly preload: readonly { readonly href: string; readonly as: "font"; readonly type: string }[];
    /**
     * Scripts of interactive parts by name: an ES module, those that it imports in turn, and a plain one that runs
     * with the part from the start.
     */
    readonly islands: Readonly<
      Record<string, { readonly href: string; readonly needs: readonly string[]; readonly companion?: string }>
    >;
  };
  /** Interface texts of the locale; see `templates/strings/`. */
  readonly strings: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** A page to be rendered: its props and the key that says whether it is out of date. */
export interface PagePlan {
  readonly outputPath: OutputPath;
  readonly edition: string;
  readonly props: PageProps;
  readonly keyParts: PageKeyParts;
  readonly key: Hash;
}

/** Named parts of a page's key; two builds compare them to say why a page is rendered. */
export interface PageKeyParts {
  /** The page's own props without its sidebar. */
  readonly props: Hash;
  readonly body: Hash;
  readonly sidebar: Hash;
  /** Props of the edition: navbar, footer, labels. */
  readonly edition: Hash;
  readonly templates: Hash;
}

/** What rendering a page reports: enough to check its links without reading it again. */
export interface Receipt {
  readonly outputPath: OutputPath;
  readonly url: Url;
  readonly key: Hash;
  /** Digest of the written bytes. */
  readonly digest: Hash;
  readonly sizeBytes: number;
  /** Digest of the page as Markdown, when it has such a twin. */
  readonly twin?: Hash;
  /** Compressed size, known only of pages whose plain size is over the budget. */
  readonly gzipBytes?: number;
  /** Every `href` and `src` in the page, decoded, in order, without repeats. */
  readonly hrefs: readonly string[];
  /** Every `id` in the page, and every `name` of an anchor. */
  readonly ids: readonly string[];
  /** Ids that more than one element has; absent when there are none. */
  readonly repeatedIds?: readonly string[];
  /** Sources that the page needs besides the site's own files. */
  readonly loads: PolicySources;
  /** Kinds of what the page holds and a content security policy stops. */
  readonly inlineCode: readonly InlineCode[];
  readonly outline: PageOutline;
}

/** Digests of what is said of a page besides its size and bytes: while both are the same, rules and lists say the same of it. */
export interface PageOutline {
  /** Of its ids, which other pages can link to. */
  readonly anchors: Hash;
  /** Of all else: its address, what it links to and loads. */
  readonly links: Hash;
}
