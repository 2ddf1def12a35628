// Plans the import of a Docusaurus site: docs, blog, pages, static files, translations and versions. Its configuration
// is a program; only strings and lists that it contains as data are read.
import { folderOf, joinPath } from "../source/joinPath.ts";
import { isLiteralList, type Literal, literalText } from "../source/literals/literal.ts";
import { literalAt, readProgram } from "./configProgram.ts";
import { docusaurusFiles } from "./docusaurusFiles.ts";
import { frameOf, withTexts } from "./docusaurusFrame.ts";
import { docIds, sidebarTargets } from "./docusaurusIds.ts";
import { type LeftInput, leftOf, unreadMenuLinks, unreadSettings } from "./docusaurusLeft.ts";
import { docsOptions, optionsOf, otherDocs, type PluginOptions } from "./docusaurusOptions.ts";
import { movedPages } from "./docusaurusSets.ts";
import { docusaurusSidebars } from "./docusaurusSidebars.ts";
import { readTexts, translateSidebars } from "./docusaurusTexts.ts";
import { docusaurusVersions } from "./docusaurusVersions.ts";
import { findLiteral, findText, withoutComments } from "./findLiteral.ts";
import type { NavbarTargets } from "./foreignNavbar.ts";
import { docusaurusRedirects, unreadRedirects } from "./foreignRedirects.ts";
import type { ForeignSite, MovePlan, PlannedCopy, PlannedVersions } from "./foreignSite.ts";
import { codeLeft } from "./sidebarCode.ts";
import { withoutMissing } from "./sidebarTargets.ts";
import { findFile, foldersIn, givenTexts, localesOf, staticAddress } from "./sitePieces.ts";

/** The configuration file by which a Docusaurus site is recognised. */
export const docusaurusConfig = /(?:^|\/)docusaurus\.config\.(?:js|mjs|cjs|ts|mts)$/;

/** Makes the plan for a Docusaurus site. */
export function planDocusaurus(site: ForeignSite): MovePlan {
  const configFile = findFile(site, docusaurusConfig) ?? "docusaurus.config.js";
  const program = readProgram(site, configFile);
  const root = folderOf(configFile);
  const text = withoutComments(site.readText(configFile) ?? "");
  const at = (path: string): string => (root === "" ? path : `${root}/${path}`);
  const locale = findText(text, "defaultLocale") ?? "en";
  const locales = localeCodes(locale, findLiteral(text, "locales"), foldersIn(site, at("i18n")));
  const preset = docsOptions(program, text);
  const { versions, names, emptyVersions } = readVersions(site, { at, preset });
  const others = otherDocs(program, at);
  const { copies, unused } = docusaurusFiles({
    site,
    root,
    docs: docsFolder(site, root, literalText(preset["path"])),
    locale,
    otherDocs: others,
    locales,
    versions: names,
    selections: { docs: preset, blog: optionsOf(program, "blog"), pages: optionsOf(program, "pages") },
  });
  const programs = site.files.filter((path) => path.startsWith(at("src/pages/")) && /\.[jt]sx?$/.test(path));
  const gone = new Set(programs.map((path) => path.slice(at("src/pages").length).replace(/(?:\/index)?\.\w+$/, "")));
  const { sidebars, sidebarFile } = readSidebars(site, { copies, gone });
  const targets: NavbarTargets = {
    sidebars: new Set(sidebars === undefined ? ["docsSidebar"] : Object.keys(sidebars)),
    docs: docIds(site, copies, locale),
    gone,
    hasLocales: locales.length > 1,
    hasVersions: versions !== undefined,
  };
  const folders = new Map(locales.map((code) => [code, at(`i18n/${code}`)]));
  const sidebarTexts = readTexts(site, "docusaurus-plugin-content-docs/current.json", folders);
  const redirects = docusaurusRedirects(program, movedPages(site, copies, others));
  return {
    tool: "docusaurus",
    copies,
    config: {
      ...siteTexts((key) => literalText(literalAt(program, key)) ?? findText(text, key), copies),
      ...slashOf(program),
      ...withTexts(frameOf(literalAt(program, "themeConfig"), targets, copies), (name) =>
        readTexts(site, `docusaurus-theme-classic/${name}.json`, folders),
      ),
      locales: localesOf(locales),
      ...(versions === undefined ? {} : { versions }),
      docsPath: (literalText(preset["routeBasePath"]) ?? "docs").replace(/^\/+|\/+$/g, ""),
      ...(sidebars === undefined ? {} : { sidebars: translateSidebars(sidebars, sidebarTexts) }),
      ...redirects.planned,
    },
    left: [
      ...leftOf(site, { configFile, at, locale, programs, others, unused, sidebarFile, emptyVersions }),
      ...unreadRedirects(configFile, redirects),
      ...unreadMenuLinks(configFile, program),
      ...unreadSettings({ configFile, program, locales }),
    ],
  };
}

/** Settings of the site as a whole. */
const siteTexts = (
  textAt: (key: string) => string | undefined,
  copies: readonly PlannedCopy[],
): Partial<MovePlan["config"]> =>
  givenTexts({
    title: textAt("title"),
    tagline: textAt("tagline"),
    url: textAt("url")?.replace(/\/+$/, ""),
    baseUrl: textAt("baseUrl"),
    favicon: staticAddress(textAt("favicon"), copies),
  });

function slashOf(program: Literal | undefined): Pick<MovePlan["config"], "trailingSlash"> {
  const slash = literalAt(program, "trailingSlash");
  return typeof slash === "boolean" ? { trailingSlash: slash } : {};
}

/** The versions listed in `versions.json`, those that have files under their own names, and those that have none. */
function readVersions(
  site: ForeignSite,
  { at, preset }: { readonly at: (path: string) => string; readonly preset: PluginOptions },
): {
  readonly versions: PlannedVersions | undefined;
  /** Names as they are. */
  readonly names: readonly string[];
  readonly emptyVersions: readonly string[];
} {
  const listed = namesIn(site.readText(at("versions.json")));
  const hasFiles = (name: string): boolean =>
    site.files.some((path) => path.startsWith(at(`versioned_docs/version-${name}/`)));
  const versions = docusaurusVersions({ listed, hasFiles, preset });
  const hasCurrent = versions === undefined || Object.hasOwn(versions.list, "current");
  return {
    versions,
    names: [...(hasCurrent ? ["current"] : []), ...listed.filter(hasFiles)],
    emptyVersions: listed.filter((name) => !hasFiles(name)),
  };
}

/** The sidebars without items that do not exist, and what to report about the sidebars file. */
function readSidebars(
  site: ForeignSite,
  { copies, gone }: { readonly copies: readonly PlannedCopy[]; readonly gone: ReadonlySet<string> },
): Pick<MovePlan["config"], "sidebars"> & Pick<LeftInput, "sidebarFile"> {
  const path = findFile(site, /(?:^|\/)sidebars\.(?:js|mjs|cjs|ts|json)$/);
  if (path === undefined) return { sidebarFile: undefined };
  const given = readProgram(site, path);
  const written = docusaurusSidebars(given, gone);
  if (written === undefined) return { sidebarFile: { path, isRead: false, missing: [], code: [] } };
  const { sidebars, missing } = withoutMissing(written, sidebarTargets(site, copies));
  const sidebarFile = { path, isRead: true, missing, code: codeLeft(path, given) };
  return { ...(sidebars === undefined ? {} : { sidebars }), sidebarFile };
}

function docsFolder(site: ForeignSite, root: string, path: string | undefined): string {
  const wanted = [path, "docs", "../docs"].flatMap((one) => (one === undefined ? [] : (joinPath(root, one) ?? [])));
  return wanted.find((folder) => site.files.some((file) => file.startsWith(`${folder}/`))) ?? "docs";
}

/** Codes of the locales, the default one first: those listed in the configuration, else those that have a folder. */
function localeCodes(first: string, listed: Literal | undefined, folders: readonly string[]): readonly string[] {
  const named =
    isLiteralList(listed) && listed.length > 0 ? listed.flatMap((code) => literalText(code) ?? []) : folders;
  return [first, ...named.filter((code) => code !== first && folders.includes(code))];
}

function namesIn(json: string | undefined): readonly string[] {
  return (json ?? "").match(/"([^"\n]+)"/g)?.map((name) => name.slice(1, -1)) ?? [];
}
