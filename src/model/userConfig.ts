// The configuration as an author writes it. The JSON Schema of the YAML and JSON form is generated from these
// types and their comments (`npm run schema`), so every comment here is documentation that users read.
import type { LocalizedText } from "./text.ts";

/** A locale. All fields have defaults made from the locale's code. */
export interface LocaleConfig {
  /** Name of the language in that language, as the language menu shows it. Default: made from the code. */
  readonly label?: string;
  /** Writing direction. Default: known from the language. */
  readonly direction?: "ltr" | "rtl";
  /** Value of the `lang` attribute. Default: the locale's code. */
  readonly htmlLang?: string;
  /** Calendar of dates. @default "gregory" */
  readonly calendar?: string;
}

/** Locales by code, and the code of the default one, which lives at the root of the site. */
export interface LocalesConfig {
  /** Code of the default locale. @default "en", or the only locale there is */
  readonly default?: string;
  readonly [code: string]: LocaleConfig | string | undefined;
}

/** A version of the docs. */
export interface VersionConfig {
  /** Name in the version menu. */
  readonly label?: LocalizedText;
  /** Address segment after the docs base; empty for the latest version. */
  readonly path?: string;
  /** Notice above every page of the version. Default: from its place relative to the latest one. */
  readonly banner?: "none" | "unreleased" | "unmaintained";
}

/** Versions of the docs, newest first. */
export interface VersionsConfig {
  /** Name of the version served without a path segment. @default "current" */
  readonly latest?: string;
  /** Versions by name. `current` is `content/<locale>/docs`, others are `content/<locale>/versions/<name>`. */
  readonly list?: Readonly<Record<string, VersionConfig>>;
}

/** Picture of the site, per colour mode. */
export interface LogoConfig {
  /** Static path of the picture, or a URL. */
  readonly src: string;
  /** Picture for the dark colour mode. */
  readonly srcDark?: string;
  /** Alternative text. Default: empty beside a visible title, else the site's title. */
  readonly alt?: LocalizedText;
  /** Where the brand links to: a site path or a URL. @default "/" */
  readonly href?: string;
  readonly target?: string;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** What all navbar items share. */
interface NavbarItemBase {
  /** @default "left" */
  readonly position?: "left" | "right";
  readonly className?: string;
}
/** Link to the first page of a docs sidebar. */
export interface NavbarSidebarItem extends NavbarItemBase {
  readonly type: "docSidebar";
  /** Name of the sidebar. */
  readonly sidebarId: string;
  readonly label?: LocalizedText;
}
/** Link to a doc. */
export interface NavbarDocItem extends NavbarItemBase {
  readonly type: "doc";
  readonly docId: string;
  readonly label?: LocalizedText;
}
/** Link to the category page of an API reference. */
export interface NavbarApiItem extends NavbarItemBase {
  readonly type: "api";
  /** Id of the API. */
  readonly apiId: string;
  readonly label?: LocalizedText;
}
/** Link to any address. */
export interface NavbarLinkItem extends NavbarItemBase {
  readonly type?: "link";
  readonly label: LocalizedText;
  /** Path of a page of this site. Exactly one of `to` and `href`. */
  readonly to?: string;
  /** Full URL. Exactly one of `to` and `href`. */
  readonly href?: string;
  /** The item is current on every page whose address begins with this path. Default: `to`. */
  readonly activeBasePath?: string;
  /** The item is current on every page that shows this sidebar. */
  readonly activeSidebar?: string;
}
/** Menu of links. */
export interface NavbarDropdownItem extends NavbarItemBase {
  readonly type: "dropdown";
  readonly label: LocalizedText;
  readonly items: readonly Omit<NavbarLinkItem, "position">[];
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
/** HTML of the site's author. */
export interface NavbarHtmlItem extends NavbarItemBase {
  readonly type: "html";
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
  readonly logo?: LogoConfig;
  readonly items?: readonly NavbarItemConfig[];
  /** Hide when scrolling down, return when scrolling up. @default false */
  readonly hideOnScroll?: boolean;
}

/** A line above the navbar that readers can close. */
export interface AnnouncementConfig {
  /** Change it to show the bar again to readers who closed it. */
  readonly id: string;
  /** Inline Markdown. */
  readonly text: LocalizedText;
  /** @default true */
  readonly closeable?: boolean;
}

/** Link of the footer. */
export interface FooterLink {
  readonly label: LocalizedText;
  /** Path of a page of this site. Exactly one of `to` and `href`. */
  readonly to?: string;
  /** Full URL. Exactly one of `to` and `href`. */
  readonly href?: string;
}
/** The foot of every page: columns of links or one row of links. */
export interface FooterConfig {
  readonly columns?: readonly { readonly title: LocalizedText; readonly links: readonly FooterLink[] }[];
  /** One row of links; not together with `columns`. */
  readonly links?: readonly FooterLink[];
  /** Inline Markdown under the links. */
  readonly copyright?: LocalizedText;
}

/** Light and dark. */
export interface ColorModeConfig {
  /** @default "light" */
  readonly default?: "light" | "dark";
  /** Hides the switch. @default false */
  readonly disableSwitch?: boolean;
  /** Follow the system while the reader has chosen nothing. @default false */
  readonly respectSystem?: boolean;
}

/** Entry of a written-out sidebar. A string is the id of a doc. */
export type SidebarItemConfig =
  | string
  | { readonly type: "doc"; readonly id: string; readonly label?: LocalizedText; readonly className?: string }
  | { readonly type: "ref"; readonly id: string; readonly label?: LocalizedText; readonly className?: string }
  | {
      readonly type: "link";
      readonly label: LocalizedText;
      readonly href: string;
      readonly className?: string;
      readonly description?: LocalizedText;
    }
  | { readonly type: "autogenerated"; readonly dirName: string }
  | { readonly type: "html"; readonly value: LocalizedText }
  | {
      readonly type: "category";
      /** Default: the title of the linked doc. */
      readonly label?: LocalizedText;
      readonly items: readonly SidebarItemConfig[];
      readonly collapsible?: boolean;
      readonly collapsed?: boolean;
      readonly className?: string;
      readonly description?: LocalizedText;
      /** Page of the category itself. */
      readonly link?:
        | { readonly type: "doc"; readonly id: string }
        | {
            readonly type: "generated-index";
            readonly slug?: string;
            readonly title?: LocalizedText;
            readonly description?: LocalizedText;
          }
        | null;
    };

/** The docs. */
export interface DocsConfig {
  /** Address of the docs below the site. @default "docs" */
  readonly path?: string;
  /** Sidebars by name; `"auto"` follows the folders. @default { docsSidebar: "auto" } */
  readonly sidebars?: Readonly<Record<string, "auto" | readonly SidebarItemConfig[]>>;
  /** @default true */
  readonly breadcrumbs?: boolean;
  /** Sidebar categories start closed. @default true */
  readonly sidebarCollapsed?: boolean;
  /** Readers can hide the sidebar. @default true */
  readonly sidebarHideable?: boolean;
  /** Most links of a sidebar that every page carries whole; longer ones are cut to the page's branch. @default 200 */
  readonly sidebarMaxLinks?: number;
}

/** The blog. */
export interface BlogConfig {
  /** Address of the blog below the site. @default "blog" */
  readonly path?: string;
  /** Heading of the list. Default: the word for blog in each locale. */
  readonly title?: LocalizedText;
  readonly description?: LocalizedText;
  /** @default 10 */
  readonly postsPerPage?: number;
}

/** An HTTP API with a generated reference. */
export interface ApiConfig {
  /** Part of the addresses: `docs/api/<id>` and `docs/category/<id>`. */
  readonly id: string;
  readonly label: LocalizedText;
  /** Specification file per locale, relative to the site folder. */
  readonly specs: Readonly<Record<string, string>>;
  /** Address of the operations below the site. @default "docs/api" for the first API, then "docs/api/<id>" */
  readonly path?: string;
  /** Name of the sidebar. @default "openApiSidebar" for the first API, then "<id>Sidebar" */
  readonly sidebar?: string;
}

/** Pictures in pages. */
export interface ImagesConfig {
  /** JPEG and WebP quality, 1 to 100. @default 70 */
  readonly quality?: number;
  /** Largest width made, pixels. @default 1030 */
  readonly maxWidth?: number;
  /** Smallest width made, pixels. @default 640 */
  readonly minWidth?: number;
  /** Number of widths between both, ends included. @default 2 */
  readonly steps?: number;
}

/** Reading and rendering of Markdown. */
export interface MarkdownConfig {
  /** Let HTML of content files through. @default true */
  readonly rawHtml?: boolean;
  /** Comment words that mark the next line (or a start/end block) of code, with the class they give. */
  readonly magicComments?: readonly {
    readonly className: string;
    readonly line?: string;
    readonly block?: { readonly start: string; readonly end: string };
  }[];
  /** Language of fences without one. @default "text" */
  readonly defaultLanguage?: string;
  /** Number all code blocks' lines. @default false */
  readonly lineNumbers?: boolean;
}

/** Table of contents. */
export interface TocConfig {
  /** @default 2 */
  readonly minLevel?: number;
  /** @default 3 */
  readonly maxLevel?: number;
}

/** The search box. */
export interface SearchConfig {
  /** @default true */
  readonly enabled?: boolean;
  /** Most hits in the list under the box. @default 8 */
  readonly maxHits?: number;
}

/** A font file. */
export interface FontFace {
  /** Path of a WOFF2 file relative to the site folder. */
  readonly src: string;
  /** @default "100 900" */
  readonly weight?: string;
  /** @default "normal" */
  readonly style?: string;
  /** Characters that the file covers, as in CSS. */
  readonly unicodeRange?: string;
  /** Locales whose pages load the file early. */
  readonly preload?: readonly string[];
}
/** A font family of the site's own. Without it pages use the system's fonts. */
export interface FontConfig {
  readonly family: string;
  /** `text` replaces the reading font, `code` the monospaced one. @default "text" */
  readonly role?: "text" | "code";
  readonly faces: readonly FontFace[];
  /** Adjusts a local font so that nothing shifts when the family arrives. */
  readonly fallback?: {
    readonly local: readonly string[];
    readonly sizeAdjust?: string;
    readonly ascentOverride?: string;
    readonly descentOverride?: string;
    readonly lineGapOverride?: string;
  };
}

/** Appearance. */
export interface ThemeConfig {
  /** CSS files of the site, relative to its folder, added after the built-in style. */
  readonly css?: readonly string[];
  readonly fonts?: readonly FontConfig[];
}

/** Element added to every page's head. */
export interface HeadTag {
  readonly tag: "meta" | "link";
  readonly attributes: Readonly<Record<string, string>>;
}

/** An old address and where it leads now. */
export interface RedirectConfig {
  /** Path or paths of this site, without locale prefix. */
  readonly from: string | readonly string[];
  /** Path of this site without locale prefix, or a full URL. */
  readonly to: string;
}

/** Severity of a finding. */
export type ReportLevel = "ignore" | "info" | "warning" | "error";

/** Budgets in bytes, checked by builds. */
export interface BudgetsConfig {
  /** Largest HTML file, gzip bytes. */
  readonly htmlGzip?: number;
  /** Stylesheet, gzip bytes. @default 12288 */
  readonly cssGzip?: number;
  /** JavaScript before any interaction, gzip bytes. @default 10240 */
  readonly jsGzip?: number;
}

/** Configuration of a site: `hubdocs.config.ts`, `.mjs`, `.json` or `.yaml`. Everything has a default. */
export interface UserConfig {
  /** JSON Schema of this file, for editors. */
  readonly $schema?: string;
  /** Name of the site. Default: the name of its folder. */
  readonly title?: LocalizedText;
  readonly tagline?: LocalizedText;
  /** Between page title and site title. @default "|" */
  readonly titleDelimiter?: string;
  /** Where the site will be served: scheme and host, no path. Needed for canonical links and the sitemap. */
  readonly url?: string;
  /** Path below `url`. @default "/" */
  readonly baseUrl?: string;
  /** `true`: addresses end in a slash. `false`: pages are written as `page.html`. Unset: as the sources are laid out. */
  readonly trailingSlash?: boolean;
  readonly locales?: LocalesConfig;
  readonly versions?: VersionsConfig;
  readonly navbar?: NavbarConfig;
  readonly announcement?: AnnouncementConfig;
  readonly footer?: FooterConfig;
  readonly colorMode?: ColorModeConfig;
  /** Static path of the icon in the browser's tab. */
  readonly favicon?: string;
  /** Static path of the picture for links in social networks. */
  readonly socialImage?: string;
  readonly docs?: DocsConfig;
  /** `false` leaves a blog folder out. */
  readonly blog?: BlogConfig | false;
  readonly apis?: readonly ApiConfig[];
  readonly images?: ImagesConfig;
  readonly markdown?: MarkdownConfig;
  readonly toc?: TocConfig;
  readonly search?: SearchConfig;
  readonly theme?: ThemeConfig;
  /** Where sources can be edited; `{path}` is replaced by the file's path, else the path is appended. */
  readonly editUrl?: string;
  /** Show when and by whom pages were last changed, from front matter or git. @default false */
  readonly lastUpdated?: boolean;
  readonly head?: readonly HeadTag[];
  readonly redirects?: readonly RedirectConfig[];
  /** Severity by diagnostic code. */
  readonly report?: Readonly<Record<string, ReportLevel>>;
  readonly budgets?: BudgetsConfig;
  /** Ask search engines to leave the whole site out. @default false */
  readonly noIndex?: boolean;
  /** Anything for a site's own templates; handed to them as it is. */
  readonly customFields?: Readonly<Record<string, unknown>>;
}
