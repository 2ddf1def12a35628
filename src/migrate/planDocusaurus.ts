// A site of Docusaurus: docs, blog, pages, static files, translations and versions. Its configuration is a program; only
// texts and lists that stand in it as data are read.
import { folderOf, joinPath } from "../source/joinPath.ts";
import { literalAt, readProgram } from "./configProgram.ts";
import { docusaurusFiles } from "./docusaurusFiles.ts";
import { docusaurusSidebars } from "./docusaurusSidebars.ts";
import { docusaurusVersions } from "./docusaurusVersions.ts";
import { findLiteral, findText, withoutComments } from "./findLiteral.ts";
import { docusaurusFooter, docusaurusItems, type NavbarTargets, navbarOf } from "./foreignNavbar.ts";
import type { ForeignSite, MovePlan, PlannedCopy } from "./foreignSite.ts";
import { isLiteralList, isLiteralMap, type Literal, literalText } from "./literal.ts";
import { type SidebarTargets, targetsOf, withoutMissing } from "./sidebarTargets.ts";
import { findFile, foldersIn, isPage, shownPaths, staticAddress } from "./sitePieces.ts";

/** The file that makes a folder a site of Docusaurus. */
export const docusaurusConfig = /(?:^|\/)docusaurus\.config\.(?:js|mjs|cjs|ts|mts)$/;

/** Plans a site. */
export function planDocusaurus(site: ForeignSite): MovePlan {
  const configFile = findFile(site, docusaurusConfig) ?? "docusaurus.config.js";
  const program = readProgram(site, configFile);
  const root = folderOf(configFile);
  const config = withoutComments(site.readText(configFile) ?? "");
  const at = (path: string): string => (root === "" ? path : `${root}/${path}`);
  const left: string[] = [];
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
    ...{ site, root, docs, locale, otherDocs: others },
    locales: Object.keys(locales),
    versions: versions === undefined ? ["current"] : Object.keys(versions.list),
    ...{ include: preset["include"], exclude: preset["exclude"] },
  });
  const programs = site.files.filter((path) => path.startsWith(at("src/pages/")) && /\.[jt]sx?$/.test(path));
  if (programs.length > 0) {
    left.push(
      `${programs.join(", ")}: pages written in React; write them as Markdown in content/${locale}/pages, or as templates`,
    );
  }
  const gone = new Set(programs.map((path) => path.slice(at("src/pages").length).replace(/(?:\/index)?\.\w+$/, "")));
  const sidebarFile = findFile(site, /(?:^|\/)sidebars\.(?:js|mjs|cjs|ts|json)$/);
  const written = sidebarFile === undefined ? undefined : docusaurusSidebars(readProgram(site, sidebarFile), gone);
  const { sidebars, missing: unknown } = written
    ? withoutMissing(written, sidebarTargets(site, copies))
    : { sidebars: undefined, missing: [] };
  if (unknown.length > 0) left.push(`${sidebarFile}: ${shownPaths(unknown)}: no such docs`);
  if (sidebarFile !== undefined && written === undefined) {
    left.push(
      `${sidebarFile}: written as a program, which is not run; sidebars follow the folders until docs.sidebars says otherwise`,
    );
  }
  for (const { folder, address } of others) {
    left.push(`${folder}: docs of their own became pages at /${address}, without a sidebar`);
  }
  const missing = released.filter((name) => !hasFiles(name));
  if (missing.length > 0)
    left.push(
      `${at("versions.json")}: ${missing.join(", ")} ${missing.length === 1 ? "has" : "have"} no files in versioned_docs`,
    );
  if (unused.length > 0) left.push(`${shownPaths(unused)}: no page refers to them`);
  if (site.files.some((path) => path.startsWith(at("versioned_sidebars/"))))
    left.push(
      `${at("versioned_sidebars")}: older versions have the sidebars of the present one, without what they lack`,
    );
  left.push(`${configFile}: plugins, theme, and what a program makes; the rest was read where it stands as data`);
  const targets: NavbarTargets = {
    sidebars: new Set(sidebars === undefined ? ["docsSidebar"] : Object.keys(sidebars)),
    docs: docIds(site, copies, locale),
    gone,
    hasLocales: Object.keys(locales).length > 1,
    hasVersions: versions !== undefined,
  };
  const theme = literalAt(program, "themeConfig");
  const navbar = navbarOf(docusaurusItems(literalAt(theme, "navbar", "items"), targets), targets);
  const footer = docusaurusFooter(literalAt(theme, "footer"), targets);
  const slash = literalAt(program, "trailingSlash");
  const [logo, srcDark] = ["src", "srcDark"].map((key) =>
    staticAddress(literalText(literalAt(theme, "navbar", "logo", key)), copies),
  );
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
      ...(navbar ? { navbar } : {}),
      ...(footer ? { footer } : {}),
      ...(logo ? { logo: { src: logo, ...(srcDark ? { srcDark } : {}) } } : {}),
      locales,
      ...(versions === undefined ? {} : { versions }),
      docsPath: routeBase.replace(/^\/+|\/+$/g, ""),
      ...(sidebars === undefined ? {} : { sidebars }),
    },
    left,
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

/** Docs of any version: what one lacks is left out of its sidebar. */
function sidebarTargets(site: ForeignSite, copies: readonly PlannedCopy[]): SidebarTargets {
  const pages = copies.flatMap(({ from, to }) => {
    const below = isPage(to) ? /^content\/[^/]+\/(?:docs|versions\/[^/]+)\/(.+)$/.exec(to)?.[1] : undefined;
    return below === undefined ? [] : [{ from, below }];
  });
  return targetsOf(
    pages.map((page) => docIdOf(site, page)),
    pages.map(({ below }) => below),
  );
}

/** Ids of docs as Docusaurus makes them. */
function docIds(site: ForeignSite, copies: readonly PlannedCopy[], locale: string): ReadonlySet<string> {
  const start = `content/${locale}/docs/`;
  return new Set(
    copies.flatMap(({ from, to }) =>
      isPage(to) && to.startsWith(start) ? [docIdOf(site, { from, below: to.slice(start.length) })] : [],
    ),
  );
}

function docIdOf(site: ForeignSite, { from, below }: { readonly from: string; readonly below: string }): string {
  const segments = below
    .replace(/\.mdx?$/i, "")
    .split("/")
    .map((name) => name.replace(/^\d+\s*[-_.]+\s*(?=\D)/, ""));
  const own = /^---[\s\S]{0,2000}?^id:\s*["']?([^\s"']+)/m.exec(site.readText(from) ?? "")?.[1];
  return [...segments.slice(0, -1), own ?? segments.at(-1) ?? ""].join("/");
}
