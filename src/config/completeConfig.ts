// Fills in the defaults of a checked configuration. Checks nothing: a value of the wrong form is a bug by now.
import { localeCode } from "../model/brands.ts";
import type { Config, ConfigOverrides } from "../model/config.ts";
import { docsFolderOf } from "../model/contentFolders.ts";
import type { Location } from "../model/location.ts";
import type { UserConfig } from "../model/userConfig.ts";
import { decodePercent } from "../source/addressKey.ts";
import { baseUrlOf, destinationOf, originOf } from "./addresses.ts";
import { completeContent } from "./completeContent.ts";
import { completeLocales } from "./completeLocales.ts";
import { completeLook } from "./completeLook.ts";
import { completeVersions } from "./completeVersions.ts";
import { defaultNavbarItems } from "./defaultNavbar.ts";
import * as defaults from "./defaults.ts";
import type { KeyPath } from "./keyPath.ts";
import { collectKnownNames } from "./knownNames.ts";
import type { SiteFacts } from "./siteFacts.ts";
import { synonymsOf } from "./synonyms.ts";

/** What a configuration is completed from. */
interface CompletionInput {
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
  const names = collectKnownNames(user, facts);
  const locales = completeLocales(user, names);
  const versions = completeVersions(user, names);
  const title = user.title ?? facts.siteName;
  const content = completeContent(user, { names, facts });
  const hasDocs = names.versions.some((version) => facts.folders.has(docsFolderOf(version, names.defaultLocale)));
  const navbarItems = defaultNavbarItems({ ...content, locales, versions: versions.versions, hasDocs });
  return {
    ...(file === undefined ? {} : { file }),
    title,
    tagline: user.tagline ?? "",
    titleDelimiter: user.titleDelimiter ?? "|",
    ...completeAddresses(user, overrides),
    locales,
    defaultLocale: localeCode(names.defaultLocale),
    builtLocales: locales.map(({ code }) => code).filter((code) => isAsked(code, overrides)),
    ...versions,
    ...completeLook(user, { title, navbarItems }),
    ...content,
    images: { ...defaults.defaultImages, ...user.images },
    markdown: { ...defaults.defaultMarkdown, ...user.markdown },
    toc: { ...defaults.defaultToc, ...user.toc },
    print: { enabled: user.print?.enabled ?? false },
    search: { ...defaults.defaultSearch, ...user.search, synonyms: synonymsOf(user) },
    terms: user.terms ?? [],
    ...(user.editUrl === undefined ? {} : { editUrl: user.editUrl }),
    lastUpdated: user.lastUpdated ?? false,
    head: user.head ?? [],
    ...completePlaced(user, locate),
    redirectHosts: (user.redirectHosts ?? []).map((host) => host.toLowerCase()),
    redirectFiles: user.redirectFiles ?? [],
    markdownTwins: user.markdownTwins ?? true,
    showOriginals: user.showOriginals ?? false,
    llms: { ...defaults.defaultLlms, ...user.llms },
    urlManifest: user.urlManifest ?? true,
    report: user.report ?? {},
    budgets: { ...defaults.defaultBudgets, ...user.budgets },
    contentSecurity: { ...defaults.defaultContentSecurity, ...user.contentSecurity },
    noIndex: user.noIndex ?? false,
    customFields: user.customFields ?? {},
  };
}

/** Where the site stands, and how its addresses end. */
function completeAddresses(
  user: UserConfig,
  overrides: ConfigOverrides,
): Pick<Config, "url" | "baseUrl" | "writtenBaseUrl" | "baseUrlBanner" | "trailingSlash"> {
  const writtenBaseUrl = baseUrlOf(user.baseUrl ?? "/") ?? "/";
  const baseUrl = overrides.baseUrl === undefined ? writtenBaseUrl : (baseUrlOf(overrides.baseUrl) ?? "/");
  return {
    url: originOf(user.url ?? "") ?? "",
    baseUrl,
    ...(baseUrl === writtenBaseUrl ? {} : { writtenBaseUrl }),
    baseUrlBanner: user.baseUrlBanner ?? true,
    trailingSlash: user.trailingSlash,
  };
}

function isAsked(code: string, { locales = [] }: ConfigOverrides): boolean {
  return locales.length === 0 || locales.includes(code);
}

/** Lists whose entries are told with their places when something about them is found later. */
function completePlaced(
  { redirects = [], checks }: UserConfig,
  locate: CompletionInput["locate"],
): Pick<Config, "redirects" | "checks"> {
  const placed = (path: KeyPath): { location?: Location } => (locate === undefined ? {} : { location: locate(path) });
  return {
    redirects: redirects.map(({ from, to }, index) => ({
      // Written as in an address bar or as it reads: `/old%20page` is where readers of `/old page` come.
      from: (typeof from === "string" ? [from] : from).map((path) => decodePercent(destinationOf(path))),
      to: destinationOf(to),
      ...placed(["redirects", index]),
    })),
    checks: {
      ignore: (checks?.ignore ?? []).map((entry, index) => ({ ...entry, ...placed(["checks", "ignore", index]) })),
      external: { ...defaults.defaultExternal, ...checks?.external },
    },
  };
}
