// The configuration after checking and defaults: what all stages read. Made by src/config/.
import type { LocaleCode, SitePath } from "./brands.ts";
import type { Locale, Version } from "./edition.ts";
import type { Location } from "./location.ts";
import type { LooseMarkdown } from "./looseMarkdown.ts";
import type { LocalizedText } from "./text.ts";
import type {
  AnnouncementConfig,
  BudgetsConfig,
  ContentSecurityConfig,
  ExternalConfig,
  FeedsConfig,
  FontConfig,
  FooterConfig,
  GlossaryConfig,
  HeadTag,
  IgnoreConfig,
  LlmsConfig,
  LogoConfig,
  MarkdownConfig,
  NavbarItemConfig,
  ReportLevel,
  SidebarCategories,
  SidebarItemConfig,
  SocialCardsConfig,
  TermConfig,
} from "./userConfig.ts";

type Complete<T> = { readonly [Key in keyof T]-?: Exclude<T[Key], undefined> };

/** Checked configuration, defaults filled in. Every list and map keeps the author's order. */
export interface Config {
  /** Name of the file it came from, relative to the site; absent without a file. */
  readonly file?: string;
  readonly title: LocalizedText;
  readonly tagline: LocalizedText;
  readonly titleDelimiter: string;
  /** Scheme and host without a final slash; `""` when unset: then nothing absolute is written. */
  readonly url: string;
  /** Begins and ends with `/`. */
  readonly baseUrl: string;
  /** The base URL that the configuration gives, where the site stands below another one this time: pages may be written for it. */
  readonly writtenBaseUrl?: string;
  /** Landing pages say so when they stand below another base URL. */
  readonly baseUrlBanner: boolean;
  readonly trailingSlash: boolean | undefined;
  /** Default locale first. */
  readonly locales: readonly Locale[];
  readonly defaultLocale: LocaleCode;
  /** Locales to build (`--locale`); all unless asked. */
  readonly builtLocales: readonly LocaleCode[];
  /** Newest first. Labels per locale are in `versionLabels`. */
  readonly versions: readonly Version[];
  /** That of `current` is added where the site is assembled, unless an author has named it. */
  readonly versionLabels: Readonly<Record<string, LocalizedText>>;
  readonly navbar: {
    readonly title: LocalizedText;
    readonly logo?: LogoConfig;
    /** As configured, else one for each thing there is. */
    readonly items: readonly NavbarItemConfig[];
    /** Nobody has configured the items. */
    readonly isDefault?: true;
    readonly hideOnScroll: boolean;
  };
  readonly announcement?: AnnouncementConfig & Complete<Pick<AnnouncementConfig, "id" | "closeable">>;
  readonly footer?: FooterConfig;
  readonly colorMode: {
    readonly default: "light" | "dark";
    readonly disableSwitch: boolean;
    readonly respectSystem: boolean;
  };
  /** Begins the keys of browsers' storage. */
  readonly storageNamespace?: string;
  readonly favicon?: string;
  readonly socialImage?: string;
  /** Files are relative to the site folder. */
  readonly socialCards: Required<Pick<SocialCardsConfig, "enabled" | "colorMode" | "colors" | "fonts">> &
    Pick<SocialCardsConfig, "background" | "logo">;
  readonly docs: {
    /** No slash at either end; `""` puts docs at the root. */
    readonly path: string;
    readonly sidebars: Readonly<Record<string, "auto" | readonly SidebarItemConfig[] | SidebarCategories>>;
    readonly breadcrumbs: boolean;
    readonly sidebarCollapsed: boolean;
    readonly sidebarHideable: boolean;
    readonly sidebarMaxLinks: number;
  };
  /** Absent when there is no blog. */
  readonly blog?: {
    /** No slash at either end. */
    readonly path: string;
    readonly title?: LocalizedText;
    readonly description?: LocalizedText;
    readonly postsPerPage: number;
    readonly recentPosts: number;
    /** By code of locale. */
    readonly wordsPerMinute: Readonly<Record<string, number>>;
    /** Absent when there are none. */
    readonly feeds?: Complete<FeedsConfig>;
  };
  readonly apis: readonly {
    readonly id: string;
    readonly label: LocalizedText;
    /** Files by locale, relative to the site folder. */
    readonly specs: Readonly<Record<string, string>>;
    /** Files by locale of the versions that have their own; absent without any. */
    readonly versionSpecs?: Readonly<Record<string, Readonly<Record<string, string>>>>;
    /** Address of the operations; no slash at either end. */
    readonly path: string;
    readonly sidebar: string;
    readonly serverName?: LocalizedText;
    /** Set when each operation gets a specification of its own. */
    readonly operationFiles?: true;
  }[];
  readonly images: {
    readonly quality: number;
    readonly maxWidth: number;
    readonly minWidth: number;
    readonly steps: number;
  };
  readonly markdown: Complete<MarkdownConfig> & LooseMarkdown;
  readonly toc: { readonly minLevel: number; readonly maxLevel: number };
  readonly search: {
    readonly enabled: boolean;
    readonly maxHits: number;
    /** Names of terms among them. */
    readonly synonyms: readonly (readonly string[])[];
  };
  readonly terms: readonly TermConfig[];
  /** Absent when no term has a definition. */
  readonly glossary?: GlossaryConfig & {
    /** No slash at either end. */
    readonly path: string;
    readonly linkFirstUse: boolean;
  };
  readonly print: { readonly enabled: boolean };
  /** Files are relative to the site folder. */
  readonly theme: { readonly css: readonly string[]; readonly fonts: readonly FontConfig[] };
  readonly editUrl?: string;
  readonly lastUpdated: boolean;
  readonly head: readonly HeadTag[];
  /** Paths begin with `/`; `to` may be a full URL. */
  readonly redirects: readonly {
    readonly from: readonly string[];
    readonly to: string;
    /** Where it is written; absent where that is not known, as in modules. */
    readonly location?: Location;
  }[];
  /** Lower case. */
  readonly redirectHosts: readonly string[];
  readonly redirectFiles: readonly ("_redirects" | "netlify" | "nginx" | "caddy")[];
  readonly markdownTwins: boolean;
  readonly showOriginals: boolean;
  readonly llms: Complete<LlmsConfig>;
  readonly urlManifest: boolean;
  readonly report: Readonly<Record<string, ReportLevel>>;
  readonly checks: {
    readonly ignore: readonly (IgnoreConfig & { readonly location?: Location })[];
    readonly external: Complete<ExternalConfig>;
  };
  /** Bytes after gzip. */
  readonly budgets: Complete<BudgetsConfig>;
  readonly contentSecurity: Complete<ContentSecurityConfig>;
  readonly noIndex: boolean;
  /** Set when the site is made to be read without a server; `baseUrl` is then the one of its online address. */
  readonly offline?: { readonly baseUrl: string };
  /** Where a folder without configuration and content keeps its Markdown. */
  readonly looseDocs?: LooseDocs;
  /** Plain JSON. */
  readonly customFields: Readonly<Record<string, unknown>>;
}

/** Markdown that is taken as a site's docs though it lies elsewhere. */
export interface LooseDocs {
  /** Those of the site; the default one first. */
  readonly languages: readonly LooseLanguage[];
  /** Pages are linked by the names of their files alone, as in docs of ExDoc. */
  readonly isFlat?: true;
}

/** What is taken as the pages of one language. */
export interface LooseLanguage {
  readonly code: string;
  /** Files, and the names that they have as docs: `docs/intro.uk.md` is `intro.md`. */
  readonly docs: readonly { readonly path: SitePath; readonly name: string }[];
  /** File of the landing page, where it is none of them. */
  readonly home?: SitePath;
}

/** What the command line may change in a configuration. */
export interface ConfigOverrides {
  /** Replaces the configured base URL. */
  readonly baseUrl?: string;
  /** Codes of the locales to build; all when empty. */
  readonly locales?: readonly string[];
  /** The site is made to be read without a server. */
  readonly offline?: boolean;
}
