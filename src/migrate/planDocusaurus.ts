// A site of Docusaurus: docs, blog, pages, static files, translations and versions. Its configuration is a program; only
// texts and lists that stand in it as data are read.
import { folderOf, joinPath } from "../source/joinPath.ts";
import { literalAt, readProgram } from "./configProgram.ts";
import { docusaurusFiles } from "./docusaurusFiles.ts";
import { docIds, sidebarTargets } from "./docusaurusIds.ts";
import { leftOf } from "./docusaurusLeft.ts";
import { docusaurusSidebars } from "./docusaurusSidebars.ts";
import { docusaurusVersions } from "./docusaurusVersions.ts";
import { findLiteral, findText, withoutComments } from "./findLiteral.ts";
import { docusaurusFooter, docusaurusItems, type NavbarTargets, navbarOf } from "./foreignNavbar.ts";
import type { ForeignSite, MovePlan, PlannedCopy } from "./foreignSite.ts";
import { isLiteralList, isLiteralMap, type Literal, literalText } from "./literal.ts";
import { withoutMissing } from "./sidebarTargets.ts";
import { findFile, foldersIn, staticAddress } from "./sitePieces.ts";

/** The file that makes a folder a site of Docusaurus. */
export const docusaurusConfig = /(?:^|\/)docusaurus\.config\.(?:js|mjs|cjs|ts|mts)$/;

/** Plans a site. */
export function planDocusaurus(site: ForeignSite): MovePlan {
  const configFile = findFile(site, docusaurusConfig) ?? "docusaurus.config.js";
  const program = readProgram(site, configFile);
  const root = folderOf(configFile);
  const config = withoutComments(site.readText(configFile) ?? "");
  const at = (path: string): string => (root === "" ? path : `${root}/${path}`);
  const locale = findText(config, "defaultLocale") ?? "en";
  const preset = presetOf(program, config);
  const docs = docsFolder(site, root, literalText(preset["path"]));
  const listed = findLiteral(config, "locales");
  const locales = localesOf(locale, Array.isArray(listed) ? listed : [], foldersIn(site, at("i18n")));
  const released = namesIn(site.readText(at("versions.json")));
  const hasFiles = (name: string): boolean =>
    site.files.some((path) => path.startsWith(at(`versioned_docs/version-${name}/`)));
  const versions = docusaurusVersions({ listed: released, hasFiles, preset });
  const others = otherDocs(program, at);
  const { copies, unused } = docusaurusFiles({
    site,
    root,
    docs,
    locale,
    otherDocs: others,
    locales: Object.keys(locales),
    versions: versions === undefined ? ["current"] : Object.keys(versions.list),
    include: preset["include"],
    exclude: preset["exclude"],
  });
  const programs = site.files.filter((path) => path.startsWith(at("src/pages/")) && /\.[jt]sx?$/.test(path));
  const gone = new Set(programs.map((path) => path.slice(at("src/pages").length).replace(/(?:\/index)?\.\w+$/, "")));
  const sidebarFile = findFile(site, /(?:^|\/)sidebars\.(?:js|mjs|cjs|ts|json)$/);
  const written = sidebarFile === undefined ? undefined : docusaurusSidebars(readProgram(site, sidebarFile), gone);
  const { sidebars, missing } = written
    ? withoutMissing(written, sidebarTargets(site, copies))
    : { sidebars: undefined, missing: [] };
  const targets: NavbarTargets = {
    sidebars: new Set(sidebars === undefined ? ["docsSidebar"] : Object.keys(sidebars)),
    docs: docIds(site, copies, locale),
    gone,
    hasLocales: Object.keys(locales).length > 1,
    hasVersions: versions !== undefined,
  };
  const slash = literalAt(program, "trailingSlash");
  const routeBase = literalText(preset["routeBasePath"]) ?? "docs";
  return {
    tool: "docusaurus",
    copies,
    config: {
      ...optional({
        title: findText(config, "title"),
        tagline: findText(config, "tagline"),
        url: findText(config, "url")?.replace(/\/+$/, ""),
        baseUrl: findText(config, "baseUrl"),
        favicon: staticAddress(findText(config, "favicon"), copies),
      }),
      ...(typeof slash === "boolean" ? { trailingSlash: slash } : {}),
      ...frameOf(literalAt(program, "themeConfig"), targets, copies),
      locales,
      ...(versions === undefined ? {} : { versions }),
      docsPath: routeBase.replace(/^\/+|\/+$/g, ""),
      ...(sidebars === undefined ? {} : { sidebars }),
    },
    left: leftOf(site, {
      configFile,
      at,
      locale,
      programs,
      others,
      unused,
      sidebarFile:
        sidebarFile === undefined ? undefined : { path: sidebarFile, isRead: written !== undefined, missing },
      emptyVersions: released.filter((name) => !hasFiles(name)),
    }),
  };
}

/** What stands around every page. */
function frameOf(
  theme: Literal | undefined,
  targets: NavbarTargets,
  copies: readonly PlannedCopy[],
): Pick<MovePlan["config"], "navbar" | "footer" | "logo"> {
  const navbar = navbarOf(docusaurusItems(literalAt(theme, "navbar", "items"), targets), targets);
  const footer = docusaurusFooter(literalAt(theme, "footer"), targets);
  const [src, srcDark] = ["src", "srcDark"].map((key) =>
    staticAddress(literalText(literalAt(theme, "navbar", "logo", key)), copies),
  );
  return {
    ...(navbar ? { navbar } : {}),
    ...(footer ? { footer } : {}),
    ...(src ? { logo: { src, ...(srcDark ? { srcDark } : {}) } } : {}),
  };
}

/** Texts that are there. */
function optional(texts: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (text ? [[key, text]] : [])));
}

/** What `docs: { … }` of a preset says where it is data. */
function presetOf(program: Literal | undefined, config: string): Readonly<Record<string, Literal>> {
  const presets = literalAt(program, "presets");
  const found = (isLiteralList(presets) ? presets : []).flatMap((preset) =>
    isLiteralList(preset) && isLiteralMap(preset[1]) ? (preset[1]["docs"] ?? []) : [],
  );
  const docs = found.find(isLiteralMap) ?? findLiteral(config, "docs");
  return isLiteralMap(docs) ? docs : {};
}

function docsFolder(site: ForeignSite, root: string, path: string | undefined): string {
  const wanted = [path, "docs", "../docs"].flatMap((one) => (one === undefined ? [] : (joinPath(root, one) ?? [])));
  return wanted.find((folder) => site.files.some((file) => file.startsWith(`${folder}/`))) ?? "docs";
}

function localesOf(first: string, listed: readonly unknown[], folders: readonly string[]): Record<string, string> {
  const codes = [...listed.filter((code) => typeof code === "string"), ...(listed.length > 0 ? [] : folders)];
  const known = [first, ...codes.filter((code) => code !== first && folders.includes(code))];
  return Object.fromEntries(known.map((code) => [code, ""]));
}

function namesIn(json: string | undefined): readonly string[] {
  return (json ?? "").match(/"([^"\n]+)"/g)?.map((name) => name.slice(1, -1)) ?? [];
}

/** Docs besides the main ones, each with an address of its own. */
function otherDocs(
  program: Literal | undefined,
  at: (path: string) => string,
): readonly { readonly folder: string; readonly address: string }[] {
  const plugins = literalAt(program, "plugins");
  if (!isLiteralList(plugins)) return [];
  return plugins.flatMap((plugin) => {
    const [name, options] = isLiteralList(plugin) ? plugin : [];
    if (typeof name !== "string" || !/content-docs$/.test(name) || !isLiteralMap(options)) return [];
    const path = literalText(options["path"]);
    const folder = path === undefined ? undefined : joinPath("", at(path));
    const address = (literalText(options["routeBasePath"]) ?? "").replace(/^\/+|\/+$/g, "");
    return folder === undefined || address === "" ? [] : [{ folder, address }];
  });
}
