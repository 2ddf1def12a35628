// What moving a site takes and gives: the files of the site as it is, and a plan of the site as it will be. Types only.
import type {
  FooterConfig,
  LogoConfig,
  NavbarConfig,
  RedirectConfig,
  SidebarItemConfig,
  VersionConfig,
} from "../model/userConfig.ts";

/** Tools whose sites can be moved. */
export const tools = ["docusaurus", "vitepress", "starlight", "mkdocs"] as const;

/** One of them. */
export type Tool = (typeof tools)[number];

/** A folder with a site of another tool. Paths are relative to it, with `/`. */
export interface ForeignSite {
  readonly files: readonly string[];
  /** Text of a file; `undefined` when there is none. */
  readonly readText: (path: string) => string | undefined;
}

/** A file to copy. */
export interface PlannedCopy {
  readonly from: string;
  readonly to: string;
}

/** What a site says of one of its versions. */
export type VersionSettings = Pick<VersionConfig, "path" | "banner" | "noIndex"> & { readonly label?: string };

/** The versions of a site, newest first. */
export interface PlannedVersions {
  readonly latest: string;
  readonly list: Readonly<Record<string, VersionSettings>>;
}

/** Configuration of the new site, as far as it can be known. */
export interface PlannedConfig {
  readonly title?: string;
  readonly tagline?: string;
  readonly url?: string;
  readonly baseUrl?: string;
  readonly favicon?: string;
  /** Whether addresses end in a slash; absent when the tool had both. */
  readonly trailingSlash?: boolean;
  readonly navbar?: NavbarConfig;
  readonly logo?: LogoConfig;
  readonly footer?: FooterConfig;
  /** Labels by code of locale, the default one first. */
  readonly locales: Readonly<Record<string, string>>;
  readonly versions?: PlannedVersions;
  /** Address of the docs below the site. */
  readonly docsPath: string;
  readonly sidebars?: Readonly<Record<string, readonly SidebarItemConfig[]>>;
  /** `false` for tools whose sidebars are open. */
  readonly sidebarCollapsed?: false;
  /** Old addresses that lead on, and the other sites that some of them lead to. */
  readonly redirects?: readonly RedirectConfig[];
  readonly redirectHosts?: readonly string[];
}

/** What becomes of a site. */
export interface MovePlan {
  readonly tool: Tool;
  readonly copies: readonly PlannedCopy[];
  readonly config: PlannedConfig;
  /** What was not taken over, each a sentence that says what to do. */
  readonly left: readonly string[];
}
