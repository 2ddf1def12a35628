// Plans the import of a VitePress site: its pages and the files that they refer to. Folders named after languages hold
// translations.
import { folderOf } from "../source/joinPath.ts";
import { isLiteralList, isLiteralMap, type Literal, literalText } from "../source/literals/literal.ts";
import { literalAt, readProgram } from "./configProgram.ts";
import { findLiteral, findText, withoutComments } from "./findLiteral.ts";
import { type NavbarTargets, navbarOf, plainText, socialItems, vitepressItems } from "./foreignNavbar.ts";
import type { ForeignSite, MovePlan, PlannedCopy } from "./foreignSite.ts";
import { codeLeft } from "./sidebarCode.ts";
import { docIdsIn, findFile, givenTexts, localesOf, splitUrl, staticAddress } from "./sitePieces.ts";
import { vitepressFiles } from "./vitepressFiles.ts";
import { vitepressLeft } from "./vitepressLeft.ts";
import { localizedMenus, vitepressSidebars } from "./vitepressMenus.ts";
import { placedCopies, vitepressLanguages } from "./vitepressPlaces.ts";

/** The configuration file by which a VitePress site is recognised. */
export const vitepressConfig = /(?:^|\/)\.vitepress\/config(?:\/index)?\.(?:js|mjs|ts|mts|cts|cjs)$/;

/** Makes the plan for a VitePress site. */
export function planVitepress(site: ForeignSite): MovePlan {
  const configFile = findFile(site, vitepressConfig) ?? ".vitepress/config.ts";
  const text = withoutComments(site.readText(configFile) ?? "");
  const root = configFile.slice(0, configFile.indexOf(".vitepress")).replace(/\/$/, "");
  const program = readProgram(site, configFile);
  const files = vitepressFiles({ site, root, program, text });
  const languages = vitepressLanguages(files.taken, { program, text });
  const { first, others } = languages;
  const copies = [...placedCopies(files.taken, { site, source: files.source, languages }), ...files.statics];
  const docs = docIdsIn(copies, first);
  const programs = programsOf(site, { configFile, source: files.source, first });
  const read = (...keys: readonly string[]): Literal | undefined => valueIn(programs, first, keys);
  const sidebar = read("themeConfig", "sidebar") ?? findLiteral(text, "sidebar");
  const sidebars = vitepressSidebars(sidebar, { docs, folder: first });
  const targets = {
    sidebars: new Set(Object.keys(sidebars ?? {})),
    docs,
    gone: new Set<string>(),
    hasLocales: others.length > 0,
    hasVersions: false,
  };
  const { navbar, footer } = navbarAndFooter({ read, text }, targets);
  const own = others.map((code) => [code, ownTheme(site, { program, source: files.source, code })] as const);
  const hasEndings = (literalAt(program, "cleanUrls") ?? /\bcleanUrls\b/.test(text)) === false;
  const menus = localizedMenus({ sidebars, navbar }, { first, docs, targets, themes: new Map(own) });
  return {
    tool: "vitepress",
    copies,
    config: {
      ...givenTexts({
        title: literalText(read("title")) ?? findText(text, "title"),
        tagline: literalText(read("description")) ?? findText(text, "description"),
      }),
      ...hostOf(program, text),
      ...faviconOf([read("head"), literalAt(program, "head")], copies),
      ...logoOf(read("themeConfig", "logo"), copies),
      ...menus,
      ...(footer ? { footer } : {}),
      locales: localesOf([first, ...others]),
      ...(hasEndings ? { trailingSlash: false } : {}),
      docsPath: "",
      ...(sidebars === undefined ? {} : { sidebarCollapsed: false }),
    },
    left: [
      ...vitepressLeft(site, {
        configFile,
        files,
        isSidebarLost: sidebars === undefined && /\bsidebar\b/.test(text),
        folderPages: hasEndings ? folderPages(copies) : [],
      }),
      ...(sidebars ? codeLeft(configFile, sidebar) : []),
    ],
  };
}

interface ReadConfig {
  /**
   * Reads a value by its keys, from the default language's settings, else from the settings for all languages;
   * `undefined` if it is not data.
   */
  readonly read: (...keys: readonly string[]) => Literal | undefined;
  readonly text: string;
}

/** The navbar's links and the footer's lines. */
function navbarAndFooter(
  { read, text }: ReadConfig,
  targets: NavbarTargets,
): Pick<MovePlan["config"], "navbar" | "footer"> {
  const items = vitepressItems(read("themeConfig", "nav") ?? findLiteral(text, "nav"), targets);
  const social = socialItems(read("themeConfig", "socialLinks") ?? findLiteral(text, "socialLinks"));
  const navbar = items.length === 0 ? undefined : navbarOf([...items, ...social], targets);
  const copyright = plainText(...["message", "copyright"].map((key) => read("themeConfig", "footer", key)));
  return { ...(navbar ? { navbar } : {}), ...(copyright ? { footer: { copyright } } : {}) };
}

/** Addresses of pages that stand for their folder, without those of whole languages: `/guide`. */
const folderPages = (copies: readonly PlannedCopy[]): readonly string[] =>
  copies.flatMap(({ to }) => {
    const folder = /^content\/[^/]+\/docs(\/.+)\/index\.md$/.exec(to)?.[1];
    return folder === undefined ? [] : [folder];
  });

/** The URL of the site: `base`, and the address named for the sitemap, which repeats it; without `base` its path counts. */
function hostOf(program: Literal | undefined, text: string): Pick<MovePlan["config"], "url" | "baseUrl"> {
  const sitemap = literalAt(program, "sitemap") ?? findLiteral(text, "sitemap");
  const named = splitUrl(isLiteralMap(sitemap) ? literalText(sitemap["hostname"]) : undefined);
  const base = literalText(literalAt(program, "base")) ?? findText(text, "base");
  return base === undefined ? named : givenTexts({ url: named.url, baseUrl: base === "/" ? undefined : base });
}

const ownConfig = /(?:^|\/)config\.(?:js|mjs|ts|mts)$/;

/** What the configuration exports, and what the default language's own configuration file exports if there is one. */
function programsOf(
  site: ForeignSite,
  { configFile, source, first }: { readonly configFile: string; readonly source: string; readonly first: string },
): readonly (Literal | undefined)[] {
  const folders = [source, source === "" ? first : `${source}/${first}`];
  const file = site.files.find((path) => folders.includes(folderOf(path)) && ownConfig.test(path));
  return (file === undefined ? [configFile] : [file, configFile]).map((path) => readProgram(site, path));
}

/** The theme settings of another language, from its own file or from `locales`. */
function ownTheme(
  site: ForeignSite,
  { program, source, code }: { readonly program: Literal | undefined; readonly source: string; readonly code: string },
): Literal | undefined {
  const folder = source === "" ? code : `${source}/${code}`;
  const file = site.files.find((path) => folderOf(path) === folder && ownConfig.test(path));
  const own = file === undefined ? undefined : literalAt(readProgram(site, file), "themeConfig");
  return own ?? literalAt(program, "locales", code, "themeConfig");
}

/** A value for the default language, or else for all languages, from the first configuration that has it. */
function valueIn(programs: ReturnType<typeof programsOf>, first: string, keys: readonly string[]): Literal | undefined {
  const places = [["locales", "root"], ["locales", first], []];
  const [found] = programs.flatMap((program): readonly { readonly value: Literal }[] =>
    places.flatMap((place) => {
      const value = literalAt(program, ...place, ...keys);
      return value === undefined ? [] : [{ value }];
    }),
  );
  return found?.value;
}

function logoOf(value: Literal | undefined, copies: readonly PlannedCopy[]): Pick<MovePlan["config"], "logo"> {
  const address = (one: Literal | undefined): string | undefined => staticAddress(literalText(one), copies);
  const src = address(isLiteralMap(value) ? (value["src"] ?? value["light"]) : value);
  const srcDark = isLiteralMap(value) ? address(value["dark"]) : undefined;
  return src === undefined ? {} : { logo: { src, ...(srcDark === undefined ? {} : { srcDark }) } };
}

/** The favicon among the elements that the configuration adds to `<head>`; an SVG wins. */
function faviconOf(
  heads: readonly (Literal | undefined)[],
  copies: readonly PlannedCopy[],
): Pick<MovePlan["config"], "favicon"> {
  const entries = heads.flatMap((head) => (isLiteralList(head) ? head : []));
  const icons = entries.flatMap((entry) => {
    const [name, given] = isLiteralList(entry) ? entry : [];
    const isIcon = name === "link" && isLiteralMap(given) && /(?:^|\s)icon$/.test(literalText(given["rel"]) ?? "");
    return isIcon ? (staticAddress(literalText(given["href"]), copies) ?? []) : [];
  });
  const favicon = icons.find((address) => address.endsWith(".svg")) ?? icons[0];
  return favicon === undefined ? {} : { favicon };
}
