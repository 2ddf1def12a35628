// Fills in the defaults of a checked configuration. Checks nothing: a value of the wrong form is a bug by now.
import { localeCode } from "../model/brands.ts";
import type { Config, ConfigOverrides } from "../model/config.ts";
import { docsFolderOf } from "../model/contentFolders.ts";
import type { Location } from "../model/location.ts";
import type { ApiConfig, FontConfig, UserConfig } from "../model/userConfig.ts";
import { decodePercent } from "../source/addressKey.ts";
import { baseUrlOf, destinationOf, filePathOf, originOf, pathOf } from "./addresses.ts";
import { completeLocales } from "./completeLocales.ts";
import { completeVersions } from "./completeVersions.ts";
import { defaultNavbarItems } from "./defaultNavbar.ts";
import * as defaults from "./defaults.ts";
import type { KeyPath } from "./keyPath.ts";
import { collectKnownNames, defaultApiSidebar, type KnownNames } from "./knownNames.ts";
import type { SiteFacts } from "./siteFacts.ts";

/** What a configuration is completed from. */
export interface CompletionInput {
  readonly user: UserConfig;
  readonly facts: SiteFacts;
  readonly overrides: ConfigOverrides;
  /** Name of the file it came from; absent without a file. */
  readonly file?: string;
  /** Where a value of the file is written. */
  readonly locate?: (path: KeyPath) => Location;
}

/** The configuration that all stages read. */
export function completeConfig({ user, facts, overrides, file, locate }: CompletionInput): Config {
  const placed = (path: KeyPath): { location?: Location } => (locate === undefined ? {} : { location: locate(path) });
  const names = collectKnownNames(user, facts);
  const locales = completeLocales(user, names);
  const versions = completeVersions(user, names);
  const title = user.title ?? facts.siteName;
  const docs = {
    ...defaults.defaultDocs,
    ...user.docs,
    path: pathOf(user.docs?.path ?? defaults.defaultDocs.path) ?? "",
  };
  const blog = completeBlog(user, names, facts);
  const apis = (user.apis ?? []).map((api, index) => completeApi(api, { index, docsPath: docs.path, user }));
  const hasDocs = names.versions.some((version) => facts.folders.has(docsFolderOf(version, names.defaultLocale)));
  return {
    ...(file === undefined ? {} : { file }),
    title,
    tagline: user.tagline ?? "",
    titleDelimiter: user.titleDelimiter ?? "|",
    url: originOf(user.url ?? "") ?? "",
    baseUrl: baseUrlOf(overrides.baseUrl ?? user.baseUrl ?? "/") ?? "/",
    baseUrlBanner: user.baseUrlBanner ?? true,
    trailingSlash: user.trailingSlash,
    locales,
    defaultLocale: localeCode(names.defaultLocale),
    builtLocales: locales.map(({ code }) => code).filter((code) => isAsked(code, overrides)),
    ...versions,
    navbar: {
      title: user.navbar?.title ?? title,
      ...(user.navbar?.logo === undefined ? {} : { logo: user.navbar.logo }),
      items:
        user.navbar?.items ?? defaultNavbarItems({ docs, apis, blog, locales, versions: versions.versions, hasDocs }),
      ...(user.navbar?.items === undefined ? { isDefault: true as const } : {}),
      hideOnScroll: user.navbar?.hideOnScroll ?? false,
    },
    ...(user.announcement === undefined ? {} : { announcement: { closeable: true, ...user.announcement } }),
    ...(user.footer === undefined ? {} : { footer: user.footer }),
    colorMode: { ...defaults.defaultColorMode, ...user.colorMode },
    ...(user.storageNamespace ? { storageNamespace: user.storageNamespace } : {}),
    ...(user.favicon === undefined ? {} : { favicon: user.favicon }),
    ...(user.socialImage === undefined ? {} : { socialImage: user.socialImage }),
    socialCards: completeSocialCards(user),
    docs,
    ...(blog === undefined ? {} : { blog }),
    apis,
    images: { ...defaults.defaultImages, ...user.images },
    markdown: { ...defaults.defaultMarkdown, ...user.markdown },
    toc: { ...defaults.defaultToc, ...user.toc },
    print: { enabled: user.print?.enabled ?? false },
    search: { ...defaults.defaultSearch, ...user.search },
    theme: completeTheme(user.theme),
    ...(user.editUrl === undefined ? {} : { editUrl: user.editUrl }),
    lastUpdated: user.lastUpdated ?? false,
    head: user.head ?? [],
    redirects: (user.redirects ?? []).map(({ from, to }, index) => ({
      // Written as in an address bar or as it reads: `/old%20page` is where readers of `/old page` come.
      from: (typeof from === "string" ? [from] : from).map((path) => decodePercent(destinationOf(path))),
      to: destinationOf(to),
      ...placed(["redirects", index]),
    })),
    redirectHosts: (user.redirectHosts ?? []).map((host) => host.toLowerCase()),
    redirectFiles: user.redirectFiles ?? [],
    markdownTwins: user.markdownTwins ?? true,
    llms: { ...defaults.defaultLlms, ...user.llms },
    urlManifest: user.urlManifest ?? true,
    report: user.report ?? {},
    checks: {
      ignore: (user.checks?.ignore ?? []).map((entry, index) => ({ ...entry, ...placed(["checks", "ignore", index]) })),
      external: { ...defaults.defaultExternal, ...user.checks?.external },
    },
    budgets: { ...defaults.defaultBudgets, ...user.budgets },
    contentSecurity: { ...defaults.defaultContentSecurity, ...user.contentSecurity },
    noIndex: user.noIndex ?? false,
    customFields: user.customFields ?? {},
  };
}

function isAsked(code: string, { locales = [] }: ConfigOverrides): boolean {
  return locales.length === 0 || locales.includes(code);
}

/** A blog exists when it is configured, or when the default locale has a blog folder and nothing is said. */
function completeBlog(
  { blog }: UserConfig,
  { defaultLocale }: KnownNames,
  { folders }: SiteFacts,
): Config["blog"] | undefined {
  if (blog === false || (blog === undefined && !folders.has(`content/${defaultLocale}/blog`))) return undefined;
  const { feeds, ...own } = blog ?? {};
  return {
    ...defaults.defaultBlog,
    ...own,
    path: pathOf(own.path ?? defaults.defaultBlog.path) ?? "",
    ...(feeds === false ? {} : { feeds: { ...defaults.defaultFeeds, ...feeds } }),
  };
}

interface ApiSurroundings {
  readonly index: number;
  readonly docsPath: string;
  readonly user: UserConfig;
}

function completeApi(api: ApiConfig, { index, docsPath, user }: ApiSurroundings): Config["apis"][number] {
  const base = docsPath === "" ? "api" : `${docsPath}/api`;
  return {
    id: api.id,
    label: api.label,
    specs: filesOf(api.specs),
    ...versionSpecsOf(api.id, user),
    path: pathOf(api.path ?? (index === 0 ? base : `${base}/${api.id}`)) ?? "",
    sidebar: api.sidebar ?? defaultApiSidebar(api.id, index),
    ...(api.serverName === undefined ? {} : { serverName: api.serverName }),
  };
}

function filesOf(specs: ApiConfig["specs"]): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(specs).map(([locale, file]) => [locale, filePathOf(file)]));
}

function versionSpecsOf(api: string, { versions }: UserConfig): Pick<Config["apis"][number], "versionSpecs"> {
  const own = Object.entries(versions?.list ?? {}).flatMap(([name, version]) => {
    const specs = Object.entries(version?.specs ?? {}).find(([id]) => id === api)?.[1];
    return specs === undefined ? [] : [[name, filesOf(specs)] as const];
  });
  return own.length === 0 ? {} : { versionSpecs: Object.fromEntries(own) };
}

function completeTheme(theme: UserConfig["theme"]): Config["theme"] {
  const { css, fonts } = { ...defaults.defaultTheme, ...theme };
  return { css: css.map(filePathOf), fonts: fonts.map(completeFont) };
}

function completeFont(font: FontConfig): FontConfig {
  return { ...font, faces: font.faces.map((face) => ({ ...face, src: filePathOf(face.src) })) };
}

function completeSocialCards({ socialCards = {}, colorMode, theme, navbar }: UserConfig): Config["socialCards"] {
  const mode = socialCards.colorMode ?? colorMode?.default ?? defaults.defaultColorMode.default;
  const { enabled = false, background, colors = {}, fonts = theme?.fonts ?? [] } = socialCards;
  const inNavbar = mode === "dark" ? (navbar?.logo?.srcDark ?? navbar?.logo?.src) : navbar?.logo?.src;
  const logo = socialCards.logo ?? (inNavbar?.startsWith("/") ? `content/static${inNavbar}` : undefined);
  return {
    enabled,
    colorMode: mode,
    colors,
    fonts: fonts.map(completeFont),
    ...(background === undefined ? {} : { background: filePathOf(background) }),
    ...(logo === undefined ? {} : { logo: filePathOf(logo) }),
  };
}
