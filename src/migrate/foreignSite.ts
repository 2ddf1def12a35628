// Types for importing a site: the files of the old site, and the plan of the new one.
import type {
  AnnouncementConfig,
  FooterConfig,
  LogoConfig,
  NavbarConfig,
  RedirectConfig,
  SidebarItemConfig,
  VersionConfig,
} from "../model/userConfig.ts";

/** Tools whose sites can be imported. */
export const tools = ["docusaurus", "vitepress", "starlight", "mkdocs", "mdbook"] as const;

/** A tool whose sites can be imported. */
export type Tool = (typeof tools)[number];

/** A folder with a site of another tool. Paths are relative to it and use `/`. */
export interface ForeignSite {
  readonly files: readonly string[];
  /** Files whose names no program can read them by. */
  readonly unread?: readonly string[];
  /** Text of a file; `undefined` when there is none. */
  readonly readText: (path: string) => string | undefined;
}

/** A file to copy. */
export interface PlannedCopy {
  readonly from: string;
  readonly to: string;
}

/** Settings of one version. */
export type VersionSettings = Pick<VersionConfig, "path" | "banner" | "noIndex"> & { readonly label?: string };

/** The versions of a site, newest first. */
export interface PlannedVersions {
  readonly latest: string;
  readonly list: Readonly<Record<string, VersionSettings>>;
}

/** Configuration of the new site; settings that could not be determined are absent. */
export interface PlannedConfig {
  readonly title?: string;
  readonly tagline?: string;
  readonly url?: string;
  readonly baseUrl?: string;
  readonly favicon?: string;
  /** Whether URLs end in a slash; absent if the tool served both forms. */
  readonly trailingSlash?: boolean;
  readonly navbar?: NavbarConfig;
  readonly logo?: LogoConfig;
  readonly announcement?: AnnouncementConfig;
  readonly footer?: FooterConfig;
  /** Labels by code of locale, the default one first. */
  readonly locales: Readonly<Record<string, string>>;
  readonly versions?: PlannedVersions;
  /** URL path of the docs below the site's root. */
  readonly docsPath: string;
  readonly sidebars?: Readonly<Record<string, readonly SidebarItemConfig[]>>;
  /** `false` for tools whose sidebar categories are open by default. */
  readonly sidebarCollapsed?: false;
  /** Old URL paths with their targets, and the hosts of other sites that some of them lead to. */
  readonly redirects?: readonly RedirectConfig[];
  readonly redirectHosts?: readonly string[];
}

/** The plan for importing a site. */
export interface MovePlan {
  readonly tool: Tool;
  readonly copies: readonly PlannedCopy[];
  readonly config: PlannedConfig;
  /** What is not imported: sentences that say what to do about it. */
  readonly left: readonly string[];
}
