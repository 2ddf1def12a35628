// The configuration as an author writes it. The JSON Schema of the YAML and JSON form is generated from these
// types and their comments (`npm run schema`), so every comment here is documentation that users read.
// `@default`, `@minimum`, `@maximum` and `@asType` are read too. This file only declares; src/config/ checks.
import type { PolicySources } from "./contentSecurity.ts";
import type { DiagnosticCode } from "./diagnosticCodes.ts";
import type { LocalizedText } from "./text.ts";

/** A locale. All fields have defaults made from the locale's code. */
export interface LocaleConfig {
  /** Name of the language in that language, as the language menu shows it. Default: made from the code. */
  readonly label?: string;
  /** Writing direction. Default: known from the language. */
  readonly direction?: "ltr" | "rtl";
  /** Value of the `lang` attribute. Default: the locale's code. */
  readonly htmlLang?: string;
  /** Calendar of dates, by its Unicode name. @default "gregory" */
  readonly calendar?: string;
}

/**
 * Locales by code, and the code of the default one, which lives at the root of the site. A locale may be written
 * as its label alone, or left empty for defaults. Default: `en` alone, or without `content/en` the first folder
 * of `content/` that is named as a locale.
 */
export interface LocalesConfig {
  /** Code of the default locale. Default: `en` when it is listed, else the first locale listed. */
  readonly default?: string;
  readonly [code: string]: LocaleConfig | string | null | undefined;
}

/** A version of the docs. */
export interface VersionConfig {
  /** Name in the version menu. Default: `Next` for `current`, else the name of the version. */
  readonly label?: LocalizedText;
  /** Address segment after the docs base. Default: empty for the latest version, `next` for `current`, else the name. */
  readonly path?: string;
  /** Notice above every page of the version. Default: from its place relative to the latest one. */
  readonly banner?: "none" | "unreleased" | "unmaintained";
  /** Day on which the version came out, for feeds of API changes: `2026-10-06`. `hubdocs version` writes it. */
  readonly date?: string;
  /** Asks search engines to leave the pages of this version out. Default: `false`. */
  readonly noIndex?: boolean;
  /**
   * Specification files of this version by the id of their API and by locale. A version without them has no reference of
   * the API; the files that the API itself names are those of `current`, or of the latest version when that has none.
   */
  readonly specs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Versions of the docs. Default: `current` alone. Those made by `hubdocs version` are in `versions.json`, which has the
 * same form, and follow `current`; what is set here takes precedence.
 */
export interface VersionsConfig {
  /** Name of the version served without a path segment. Default: `current`, or the first listed when it is not listed. */
  readonly latest?: string;
  /**
   * Versions by name, newest first. `current` is `content/<locale>/docs`, others are
   * `content/<locale>/versions/<name>`. A version may be left empty for defaults.
   */
  readonly list?: Readonly<Record<string, VersionConfig | null>>;
}

/** Picture of the site, per colour mode. */
export interface LogoConfig {
  /** Static path of the picture, or a URL. */
  readonly src: string;
  /** Picture for the dark colour mode. Default: `src`. */
  readonly srcDark?: string;
  /** Alternative text. Default: empty beside a visible title, else the site's title. */
  readonly alt?: LocalizedText;
  /** Where the brand links to: a site path or a URL. @default "/" */
  readonly href?: string;
  /** Name of the window that the link opens in, as in HTML. Default: the same window. */
  readonly target?: string;
  /** Width in pixels. @minimum 1 */
  readonly width?: number;
  /** Height in pixels. @minimum 1 */
  readonly height?: number;
}

/** What all navbar items share. */
interface NavbarItemBase {
  /** Side of the navbar. @default "left" */
  readonly position?: "left" | "right";
  /** CSS class added to the item. */
  readonly className?: string;
}
/** Link to the first page of a docs sidebar. */
export interface NavbarSidebarItem extends NavbarItemBase {
  readonly type: "docSidebar";
  /** Name of the sidebar. */
  readonly sidebarId: string;
  /** Default: the label of the sidebar's first link. */
  readonly label?: LocalizedText;
}
/** Link to a doc. */
export interface NavbarDocItem extends NavbarItemBase {
  readonly type: "doc";
  /** Id of the doc: its path below the docs folder without number prefixes and extension. */
  readonly docId: string;
  /** Default: the title of the doc. */
  readonly label?: LocalizedText;
}
/** Link to the category page of an API reference. */
export interface NavbarApiItem extends NavbarItemBase {
  readonly type: "api";
  /** Id of the API. */
  readonly apiId: string;
  /** Default: the label of the API. */
  readonly label?: LocalizedText;
}
/** Link of a dropdown menu. Exactly one of `to` and `href`. */
export interface NavbarDropdownLink {
  readonly type?: "link";
  /** Text of the link. */
  readonly label: LocalizedText;
  /** Path of a page of this site. Exactly one of `to` and `href`. */
  readonly to?: LocalizedText;
  /** Full URL. Exactly one of `to` and `href`. */
  readonly href?: LocalizedText;
  /** The item is current on every page whose address begins with this path. Default: `to`. */
  readonly activeBasePath?: string;
  /** The item is current on every page that shows this sidebar. */
  readonly activeSidebar?: string;
  /** CSS class added to the item. */
  readonly className?: string;
}
/** Link to any address. Exactly one of `to` and `href`. */
export interface NavbarLinkItem extends NavbarItemBase, NavbarDropdownLink {}
/** Menu of links. */
export interface NavbarDropdownItem extends NavbarItemBase {
  readonly type: "dropdown";
  /** Text of the button that opens the menu. */
  readonly label: LocalizedText;
  /** Links of the menu, top to bottom. */
  readonly items: readonly NavbarDropdownLink[];
}
/** Menu of the site's locales. */
export interface NavbarLocaleItem extends NavbarItemBase {
  readonly type: "localeDropdown";
}
/** Menu of the docs' versions. */
export interface NavbarVersionItem extends NavbarItemBase {
  readonly type: "docsVersionDropdown";
}
/** The search box. Without such an item it stands at the right. */
export interface NavbarSearchItem extends NavbarItemBase {
  readonly type: "search";
}
/** Your own HTML. */
export interface NavbarHtmlItem extends NavbarItemBase {
  readonly type: "html";
  /** The HTML, put into the page as it is. */
  readonly value: LocalizedText;
}
/** An item of the navbar, by its `type`. */
export type NavbarItemConfig =
  | NavbarSidebarItem
  | NavbarDocItem
  | NavbarApiItem
  | NavbarLinkItem
  | NavbarDropdownItem
  | NavbarLocaleItem
  | NavbarVersionItem
  | NavbarSearchItem
  | NavbarHtmlItem;

/** The bar at the top of every page. */
export interface NavbarConfig {
  /** Text beside the logo. Default: the site's title. */
  readonly title?: LocalizedText;
  /** Picture before the title. */
  readonly logo?: LogoConfig;
  /** Items in order. Default: the first sidebar, every API, the blog, and menus of versions and locales where there are several. */
  readonly items?: readonly NavbarItemConfig[];
  /** Hide when scrolling down, return when scrolling up. @default false */
  readonly hideOnScroll?: boolean;
}

/** A line above the navbar that readers can close. */
export interface AnnouncementConfig {
  /** Change it to show the bar again to readers who closed it. @default "announcement" */
  readonly id?: string;
  /** Inline Markdown. */
  readonly text: LocalizedText;
  /** Readers can close the bar. @default true */
  readonly closeable?: boolean;
  /** Colour behind the text, as CSS writes it, in both colour modes. Default: the theme's. */
  readonly backgroundColor?: string;
  /** Colour of the text, its links and the button, as CSS writes it, in both colour modes. Default: the theme's. */
  readonly textColor?: string;
}

/** Link of the footer. Exactly one of `to` and `href`. */
export interface FooterLink {
  /** Text of the link. */
  readonly label: LocalizedText;
  /** Path of a page of this site. Exactly one of `to` and `href`. */
  readonly to?: LocalizedText;
  /** Full URL. Exactly one of `to` and `href`. */
  readonly href?: LocalizedText;
}
/** Column of the footer. */
export interface FooterColumn {
  /** Heading of the column. */
  readonly title: LocalizedText;
  /** Links of the column, top to bottom. */
  readonly links: readonly FooterLink[];
}
/** The footer of every page: columns of links or one row of links. */
export interface FooterConfig {
  /** Columns of links; not together with `links`. */
  readonly columns?: readonly FooterColumn[];
  /** One row of links; not together with `columns`. */
  readonly links?: readonly FooterLink[];
  /** Inline Markdown under the links. */
  readonly copyright?: LocalizedText;
}

/** Light and dark. */
export interface ColorModeConfig {
  /** Colour mode until the reader chooses one. @default "light" */
  readonly default?: "light" | "dark";
  /** Hides the switch. @default false */
  readonly disableSwitch?: boolean;
  /** Follow the system until the reader chooses a mode. @default false */
  readonly respectSystem?: boolean;
}

/** Link to a doc, which belongs to the sidebar. */
export interface SidebarDocItem {
  readonly type: "doc";
  /** Id of the doc: its path below the docs folder without number prefixes and extension. */
  readonly id: string;
  /** Shown unless the doc has a `sidebar_label` of its own. Default: the title of the doc. */
  readonly label?: LocalizedText;
  /** CSS class added to the item. */
  readonly className?: string;
}
/** Link to a doc that belongs to another sidebar. */
export interface SidebarRefItem {
  readonly type: "ref";
  /** Id of the doc: its path below the docs folder without number prefixes and extension. */
  readonly id: string;
  /** Shown unless the doc has a `sidebar_label` of its own. Default: the title of the doc. */
  readonly label?: LocalizedText;
  /** CSS class added to the item. */
  readonly className?: string;
}
/** Link to any address. */
export interface SidebarLinkItem {
  readonly type: "link";
  /** Text of the link. */
  readonly label: LocalizedText;
  /** Path of a page of this site, or a full URL. */
  readonly href: LocalizedText;
  /** CSS class added to the item. */
  readonly className?: string;
  /** Text of the link's card on category pages. */
  readonly description?: LocalizedText;
}
/** The docs of a folder, ordered as `"auto"` orders them. */
export interface SidebarFolderItem {
  readonly type: "autogenerated";
  /** Folder below the docs folder; `.` for all docs. */
  readonly dirName: string;
}
/** Your own HTML. */
export interface SidebarHtmlItem {
  readonly type: "html";
  /** The HTML, put into the page as it is. */
  readonly value: LocalizedText;
}
/** A doc as the page of a category. */
export interface SidebarCategoryDoc {
  readonly type: "doc";
  /** Id of the doc: its path below the docs folder without number prefixes and extension. */
  readonly id: string;
}
/** A list of the category's items as its page. */
export interface SidebarCategoryIndex {
  readonly type: "generated-index";
  /** Address below the docs. Default: `category/` and the slug of the label. */
  readonly slug?: string;
  /** Heading of the page. Default: the label of the category. */
  readonly title?: LocalizedText;
  /** Text under the heading. */
  readonly description?: LocalizedText;
}
/** Items under a heading. */
export interface SidebarCategoryItem {
  readonly type: "category";
  /** Default: the title of the linked doc. */
  readonly label?: LocalizedText;
  /** Items of the category, in order. */
  readonly items: readonly SidebarItemConfig[];
  /** Readers can close the category. @default true */
  readonly collapsible?: boolean;
  /** The category starts closed. Default: `docs.sidebarCollapsed`. */
  readonly collapsed?: boolean;
  /** CSS class added to the item. */
  readonly className?: string;
  /** Text of the category's card on category pages. */
  readonly description?: LocalizedText;
  /** Page of the category itself; `null` for none. */
  readonly link?: SidebarCategoryDoc | SidebarCategoryIndex | null;
}
/** Categories by their labels, each with its items: the short form of categories that need no more. */
export interface SidebarCategories {
  readonly [label: string]: readonly SidebarItemConfig[];
}
/** Entry of a written-out sidebar. A string is the id of a doc; an object without `type` holds categories by their labels. */
export type SidebarItemConfig =
  | string
  | SidebarDocItem
  | SidebarRefItem
  | SidebarLinkItem
  | SidebarFolderItem
  | SidebarHtmlItem
  | SidebarCategoryItem
  | SidebarCategories;

/** The docs. */
export interface DocsConfig {
  /** Address of the docs below the site; empty puts them at its root. @default "docs" */
  readonly path?: string;
  /** Sidebars by name; `"auto"` follows the folders, an object holds categories by their labels. @default { docsSidebar: "auto" } */
  readonly sidebars?: Readonly<Record<string, "auto" | readonly SidebarItemConfig[] | SidebarCategories>>;
  /** Show the way from the home page above every doc. @default true */
  readonly breadcrumbs?: boolean;
  /** Sidebar categories start closed. @default true */
  readonly sidebarCollapsed?: boolean;
  /** Readers can hide the sidebar. @default true */
  readonly sidebarHideable?: boolean;
  /**
   * Up to this number of links, every page contains the whole sidebar; longer ones are cut to the page's branch, and in it a level of more
   * than 200 entries to the hundred around the page, with a row for each other hundred.
   * @default 200
   * @asType integer
   * @minimum 0
   */
  readonly sidebarMaxLinks?: number;
}

/** The blog. */
export interface BlogConfig {
  /** Address of the blog below the site. @default "blog" */
  readonly path?: string;
  /** Heading of the list. Default: the word for blog in each locale. */
  readonly title?: LocalizedText;
  /** Text for search engines. */
  readonly description?: LocalizedText;
  /**
   * Posts on one page of the list.
   * @default 10
   * @asType integer
   * @minimum 1
   */
  readonly postsPerPage?: number;
  /**
   * Number of posts in the list of recent posts beside the blog's pages; 0 hides the list.
   * @default 5
   * @asType integer
   * @minimum 0
   */
  readonly recentPosts?: number;
  /** Words that readers read in a minute, by code of locale. Default: 200 for English, fewer where words are longer. */
  readonly wordsPerMinute?: Readonly<Record<string, number>>;
  /** Feeds of each locale's blog; `false` writes none. They need the site's `url`. */
  readonly feeds?: FeedsConfig | false;
}

/** Format of a feed: `rss.xml`, `atom.xml` and `feed.json` in the blog's folder. */
export type FeedFormat = "rss" | "atom" | "json";

/** Feeds of the blog. */
export interface FeedsConfig {
  /** Formats to write. @default ["rss", "atom", "json"] */
  readonly formats?: readonly FeedFormat[];
  /** What an entry holds: the whole post or its description. @default "full" */
  readonly content?: "full" | "description";
  /**
   * Number of posts in a feed, newest first.
   * @default 20
   * @asType integer
   * @minimum 1
   */
  readonly limit?: number;
}

/** An HTTP API with a generated reference. */
export interface ApiConfig {
  /** Part of the addresses: `docs/api/<id>` and `docs/category/<id>`. */
  readonly id: string;
  /** Name of the API, as menus show it. */
  readonly label: LocalizedText;
  /** Specification file per locale, relative to the site folder: OpenAPI or Swagger, or an overlay of another one. */
  readonly specs: Readonly<Record<string, string>>;
  /** Address of the operations below the site. Default: `docs/api` for the first API, then `docs/api/<id>`. */
  readonly path?: string;
  /** Name of the sidebar. Default: `openApiSidebar` for the first API, then `<id>Sidebar`. */
  readonly sidebar?: string;
  /** What readers call their own server, above the field for its URL, which guides then offer, too. Default: "My server". */
  readonly serverName?: LocalizedText;
  /**
   * Write a specification of each operation alone, next to its page: `docs/api/get-device.openapi.json` holds the operation
   * and everything that it refers to, for tools that take in one. A large API whose operations share large schemas gets
   * many megabytes of such files.
   * @default false
   */
  readonly operationFiles?: boolean;
}

/** Pictures in pages. */
export interface ImagesConfig {
  /**
   * JPEG and WebP quality, 1 to 100.
   * @default 70
   * @asType integer
   * @minimum 1
   * @maximum 100
   */
  readonly quality?: number;
  /**
   * Largest width, in pixels.
   * @default 1030
   * @asType integer
   * @minimum 1
   */
  readonly maxWidth?: number;
  /**
   * Smallest width, in pixels.
   * @default 640
   * @asType integer
   * @minimum 1
   */
  readonly minWidth?: number;
  /**
   * Number of widths, from the smallest to the largest.
   * @default 2
   * @asType integer
   * @minimum 1
   */
  readonly steps?: number;
}

/** Comments that begin and end a block of marked lines. */
export interface MagicCommentBlock {
  /** Words of the comment before the first marked line. */
  readonly start: string;
  /** Words of the comment after the last marked line. */
  readonly end: string;
}
/** Comment in code that marks lines: the next one, a block, or either. */
export interface MagicComment {
  /** CSS class that marked lines get. */
  readonly className: string;
  /** Words of the comment that marks the next line. */
  readonly line?: string;
  /** Words of the comments around a marked block. */
  readonly block?: MagicCommentBlock;
}

/** Reading and rendering of Markdown. */
export interface MarkdownConfig {
  /** Keep HTML of content files; `false` shows it as text. @default true */
  readonly rawHtml?: boolean;
  /** Comment words that mark the next line (or a start/end block) of code, with the class they give. @default [] */
  readonly magicComments?: readonly MagicComment[];
  /** Language of fences without one. @default "text" */
  readonly defaultLanguage?: string;
  /** Number all code blocks' lines. @default false */
  readonly lineNumbers?: boolean;
  /**
   * The tool that pages were written for: its admonitions, tabs, components, marks and front matter work here, and what
   * is not supported is reported once per page. Nothing of it is run.
   * @default "hubdocs"
   */
  readonly dialect?: "hubdocs" | "docusaurus" | "vitepress" | "starlight" | "mkdocs" | "mdbook" | "jekyll";
}

/** Table of contents. */
export interface TocConfig {
  /**
   * First heading level listed, 2 to 6.
   * @default 2
   * @asType integer
   * @minimum 2
   * @maximum 6
   */
  readonly minLevel?: number;
  /**
   * Last heading level listed, 2 to 6; not less than `minLevel`.
   * @default 3
   * @asType integer
   * @minimum 2
   * @maximum 6
   */
  readonly maxLevel?: number;
}

/** The search box. */
export interface SearchConfig {
  /** Build an index and show the box. @default true */
  readonly enabled?: boolean;
  /**
   * Maximum number of results below the search box.
   * @default 8
   * @asType integer
   * @minimum 1
   */
  readonly maxHits?: number;
  /**
   * Words and phrases that mean the same, in any of the site's languages: whoever looks for one finds the others too.
   * Each entry is a list of them, for example `[sensor, датчик]`.
   */
  readonly synonyms?: readonly (readonly string[])[];
}

/** A term of the site: what a thing is called in each language, what that means, and which names to avoid. */
export interface TermConfig {
  /** What it is called, as text or by locale code: `{ en: device, uk: пристрій }`. */
  readonly name: LocalizedText;
  /** What it means, for the glossary. Inline Markdown, as text in the default locale or by locale code. */
  readonly definition?: LocalizedText;
  /** Page that says more about it, for the glossary: a site path or a URL. */
  readonly link?: string;
  /**
   * Names to avoid, by locale code: `{ uk: [прилад, девайс] }`. `hubdocs check` finds them in any form of
   * their words, in pages, specifications and labels. A name that differs from the right one in capitals alone is found as it is
   * written: `[Github]`.
   */
  readonly avoid?: Readonly<Record<string, readonly string[]>>;
}

/** The page with all terms that have a definition. */
export interface GlossaryConfig {
  /** Address of the page below the site. @default "glossary" */
  readonly path?: string;
  /** Heading of the page. Default: the word for glossary in each locale. */
  readonly title?: LocalizedText;
  /** Text under the heading. */
  readonly description?: LocalizedText;
  /**
   * Link the first use of each term in a doc or post to its definition. `link_terms: false` in the front matter leaves a page out.
   * @default false
   */
  readonly linkFirstUse?: boolean;
}

/** Pages for printing. */
export interface PrintConfig {
  /**
   * Make a page with all docs of each sidebar and a table of contents, linked at the top of the sidebar.
   * @default false
   */
  readonly enabled?: boolean;
}

/** A font file. */
export interface FontFace {
  /** Path of a WOFF2 file relative to the site folder. */
  readonly src: string;
  /** Weight or range of weights, as in CSS. @default "100 900" */
  readonly weight?: string;
  /** Style, as in CSS. @default "normal" */
  readonly style?: string;
  /** Characters that the file covers, as in CSS. */
  readonly unicodeRange?: string;
  /** Locales whose pages load the file early. */
  readonly preload?: readonly string[];
}
/** A local font made to take the same room, so that nothing shifts when the family arrives. */
export interface FontFallback {
  /** Names of local fonts, the best first. */
  readonly local: readonly string[];
  /** `size-adjust` of CSS. */
  readonly sizeAdjust?: string;
  /** `size-adjust` of bold text, where the widths of two families differ otherwise. Default: `sizeAdjust`. */
  readonly boldSizeAdjust?: string;
  /** `ascent-override` of CSS. */
  readonly ascentOverride?: string;
  /** `descent-override` of CSS. */
  readonly descentOverride?: string;
  /** `line-gap-override` of CSS. */
  readonly lineGapOverride?: string;
}
/** A font family of the site's own. Without it pages use the system's fonts. */
export interface FontConfig {
  /** Name of the family. */
  readonly family: string;
  /** `text` replaces the reading font, `code` the monospaced one. @default "text" */
  readonly role?: "text" | "code";
  /**
   * What happens when a file comes after the text is shown. `optional`: this page keeps the fallback and nothing moves;
   * the next page has the family from the browser's cache. `swap`: the family takes over, and text may move.
   * @default "optional"
   */
  readonly display?: "optional" | "swap";
  /** Files of the family. */
  readonly faces: readonly FontFace[];
  /** Adjusts a local font so that nothing shifts when the family arrives. */
  readonly fallback?: FontFallback;
}

/** Appearance. */
export interface ThemeConfig {
  /** CSS files of the site, relative to its folder, added after the built-in style. @default [] */
  readonly css?: readonly string[];
  /** Font families of the site's own. @default [] */
  readonly fonts?: readonly FontConfig[];
}

/**
 * Pictures that social networks and messengers show beside a link: 1200 by 630 pixels with the page's title, its place and
 * the site's name, in the site's own colours and font. They need the packages harfbuzzjs and woff2-encoder, the site's
 * `url`, and a font file. A page's own `image` is shown instead of its card.
 */
export interface SocialCardsConfig {
  /** Draw a card for every page that names no picture itself. @default false */
  readonly enabled?: boolean;
  /** Colours of this colour mode. Default: `colorMode.default`. */
  readonly colorMode?: "light" | "dark";
  /** Colours by the name of the style's variable without its dashes, such as `accent`; others are the style's. @default {} */
  readonly colors?: Readonly<Record<string, string>>;
  /** Picture behind the text, relative to the site folder; cut to 1200 by 630 pixels. */
  readonly background?: string;
  /** Picture before the site's name, relative to the site folder. Default: the navbar's logo, when it is a static file. */
  readonly logo?: string;
  /** Fonts in WOFF2, TrueType or OpenType. Default: `theme.fonts`. */
  readonly fonts?: readonly FontConfig[];
}

/** Element added to every page's head. */
export interface HeadTag {
  /** Name of the element. */
  readonly tag: "meta" | "link";
  /** Attributes of the element. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** An old address and where it leads now. */
export interface RedirectConfig {
  /** Path or paths of this site, without locale prefix. */
  readonly from: string | readonly string[];
  /** Path of this site without locale prefix, or a full URL. */
  readonly to: string;
}

/** A list of the site for language models: `llms.txt` in each locale's folder. */
export interface LlmsConfig {
  /** Write `llms.txt`. @default true */
  readonly enabled?: boolean;
  /** Write `llms-full.txt` too: the text of all docs and API pages in one file. @default true */
  readonly full?: boolean;
}

/** Severity of a finding. */
export type ReportLevel = "ignore" | "info" | "warning" | "error";

/** Severity by diagnostic code. */
export type ReportConfig = { readonly [Code in DiagnosticCode]?: ReportLevel };

/** Findings to ignore. A finding must match everything that is set here. */
export interface IgnoreConfig {
  /** Code of the findings. */
  readonly code: DiagnosticCode;
  /** Why they are not mistakes. */
  readonly reason: string;
  /** File of the site, or files: `*` stands for any part of a name, `**` for any folders. Default: every file. */
  readonly file?: string;
  /** Text that the finding's message contains, such as the address of a link. Default: any message. */
  readonly match?: string;
}

/** Links to other sites, for `check --external`. */
export interface ExternalConfig {
  /** Hosts that are not checked, such as `example.org`; `*.example.org` stands for all hosts below it. @default [] */
  readonly skip?: readonly string[];
  /** Hosts that may be private addresses or names of this machine or its network. @default [] */
  readonly allow?: readonly string[];
  /** Time limit for one answer, in seconds. @default 10 @minimum 1 @maximum 120 */
  readonly timeout?: number;
  /** Maximum number of requests at a time; never more than one for each host. @default 8 @minimum 1 @maximum 64 */
  readonly concurrency?: number;
  /** Hours for which a good answer is kept. A bad one is kept for an hour. @default 24 @minimum 0 */
  readonly maxAge?: number;
}

/** What `check` looks at and what it ignores. */
export interface ChecksConfig {
  /** Findings to ignore, each with the reason. @default [] */
  readonly ignore?: readonly IgnoreConfig[];
  /** Links to other sites, for `check --external`. */
  readonly external?: ExternalConfig;
}

/** Budgets in bytes, checked by builds. */
export interface BudgetsConfig {
  /**
   * Largest HTML file, gzip bytes.
   * @default 131072
   * @asType integer
   * @minimum 0
   */
  readonly htmlGzip?: number;
  /**
   * Stylesheet, gzip bytes.
   * @default 12288
   * @asType integer
   * @minimum 0
   */
  readonly cssGzip?: number;
  /**
   * JavaScript before any interaction, gzip bytes.
   * @default 10752
   * @asType integer
   * @minimum 0
   */
  readonly jsGzip?: number;
  /**
   * JavaScript of all interactive parts together, loaded as readers turn to them, gzip bytes.
   * @default 112640
   * @asType integer
   * @minimum 0
   */
  readonly islandsGzip?: number;
}

/**
 * The content security policy: what pages may load and run. It is computed from what the site's pages use: their own
 * files, hashes of their inline scripts, and the hosts of external pictures, media and frames. `hubdocs serve` always
 * sends it; `hubdocs build --verbose` prints it.
 */
export interface ContentSecurityConfig {
  /**
   * Where the published site has the policy. `headers`: a file `_headers` at the root of the output, as Netlify and
   * Cloudflare Pages read it, with long caching of `assets/` too. `meta`: an element in every page, for hosts without
   * headers. `both`: both. `none`: nowhere, so that the server can send its own.
   * @default "none"
   */
  readonly emit?: "none" | "meta" | "headers" | "both";
  /**
   * More sources to allow, by directive, for what pages do not show: hosts that a script or style of another host loads
   * from. Sources are written as in the policy: `https://fonts.example.org`, `'unsafe-inline'`.
   * @default {}
   */
  readonly sources?: PolicySources;
}

/** Configuration of a site: `hubdocs.config.ts`, `.mjs`, `.js`, `.json`, `.yaml` or `.yml`. Everything has a default. */
export interface UserConfig {
  /** JSON Schema of this file, for editors. */
  readonly $schema?: string;
  /** Name of the site. Default: the name of its folder. */
  readonly title?: LocalizedText;
  /** One line about the site. @default "" */
  readonly tagline?: LocalizedText;
  /** Between page title and site title. @default "|" */
  readonly titleDelimiter?: string;
  /** Where the site will be served: scheme and host, no path. Needed for canonical links and the sitemap. */
  readonly url?: string;
  /** Path below `url`. @default "/" */
  readonly baseUrl?: string;
  /** Landing pages show a hint when the style is not found below `baseUrl`. @default true */
  readonly baseUrlBanner?: boolean;
  /** `true`: addresses end in a slash. `false`: pages are written as `page.html`. Unset: as the sources are laid out. */
  readonly trailingSlash?: boolean;
  /** Locales by code, and the code of the default one. */
  readonly locales?: LocalesConfig;
  /** Versions of the docs. */
  readonly versions?: VersionsConfig;
  /** The bar at the top of every page. */
  readonly navbar?: NavbarConfig;
  /** A line above the navbar that readers can close. */
  readonly announcement?: AnnouncementConfig;
  /** The footer of every page. */
  readonly footer?: FooterConfig;
  /** Light and dark. */
  readonly colorMode?: ColorModeConfig;
  /** Prefix of the keys under which browsers keep readers' choices; for several sites on one host. */
  readonly storageNamespace?: string;
  /** Static path of the icon in the browser's tab; without it `favicon.svg`, `favicon.ico` or `favicon.png`, if there is one. */
  readonly favicon?: string;
  /** Static path of the picture for links in social networks. */
  readonly socialImage?: string;
  /** Pictures for links in social networks, drawn for each page. */
  readonly socialCards?: SocialCardsConfig;
  /** The docs. */
  readonly docs?: DocsConfig;
  /** The blog; `false` leaves a blog folder out. Default: a blog when the default locale has a blog folder. */
  readonly blog?: BlogConfig | false;
  /** HTTP APIs with a generated reference. @default [] */
  readonly apis?: readonly ApiConfig[];
  /** Pictures in pages. */
  readonly images?: ImagesConfig;
  /** Reading and rendering of Markdown. */
  readonly markdown?: MarkdownConfig;
  /** Table of contents. */
  readonly toc?: TocConfig;
  /** The search box. */
  readonly search?: SearchConfig;
  /**
   * The site's terms. Search treats all names of a term as the same, in every language, and `hubdocs check` reports those
   * to avoid.
   */
  readonly terms?: readonly TermConfig[];
  /** Readers of a translation can open the original of a section, below each heading. @default false */
  readonly showOriginals?: boolean;
  /** The glossary; `false` makes none. Default: a page when a term has a definition. */
  readonly glossary?: GlossaryConfig | false;
  /** Pages for printing. */
  readonly print?: PrintConfig;
  /** Appearance. */
  readonly theme?: ThemeConfig;
  /** Where sources can be edited; `{path}` is replaced by the file's path, else the path is appended. */
  readonly editUrl?: string;
  /** Show when and by whom pages were last changed, from front matter or git. @default false */
  readonly lastUpdated?: boolean;
  /** Elements added to every page's head. @default [] */
  readonly head?: readonly HeadTag[];
  /** Old addresses and where they lead now. @default [] */
  readonly redirects?: readonly RedirectConfig[];
  /**
   * Hosts of other sites that redirects may lead to: `example.org`. Redirects to this site need none.
   * @default []
   */
  readonly redirectHosts?: readonly string[];
  /**
   * Write redirects for servers, too, besides the pages that redirect by themselves. `_redirects`: as Cloudflare Pages reads it;
   * `netlify`: a `_redirects` for Netlify, with the 404 page of each language; `nginx`:
   * `redirects.nginx.conf`, to include in a server block; `caddy`: `redirects.caddy`, to import.
   * @default []
   */
  readonly redirectFiles?: readonly ("_redirects" | "netlify" | "nginx" | "caddy")[];
  /** Write every page as Markdown too, next to the page: `docs/intro.md`. @default true */
  readonly markdownTwins?: boolean;
  /** Lists of the site for language models. */
  readonly llms?: LlmsConfig;
  /** Write `url-manifest.json`: all addresses and anchors, for `hubdocs check --against`. @default true */
  readonly urlManifest?: boolean;
  /** Severity by diagnostic code. @default {} */
  readonly report?: ReportConfig;
  /** What `check` looks at and what it ignores. */
  readonly checks?: ChecksConfig;
  /** Budgets in bytes, checked by builds. */
  readonly budgets?: BudgetsConfig;
  /** What pages may load and run. */
  readonly contentSecurity?: ContentSecurityConfig;
  /** Ask search engines to leave the whole site out. @default false */
  readonly noIndex?: boolean;
  /** Data for the site's own templates, passed to them as it is. @default {} */
  readonly customFields?: Readonly<Record<string, unknown>>;
}
