// A site of VitePress: its pages and what they refer to; folders named as languages are translations.
import { folderOf } from "../source/joinPath.ts";
import { literalAt, readProgram } from "./configProgram.ts";
import { findLiteral, findText, withoutComments } from "./findLiteral.ts";
import { navbarOf, plainText, socialItems, vitepressItems } from "./foreignNavbar.ts";
import type { ForeignSite, MovePlan, PlannedCopy } from "./foreignSite.ts";
import { type DocIds, linkSidebar } from "./linkSidebars.ts";
import { isLiteralList, isLiteralMap, type Literal, literalText } from "./literal.ts";
import { referredFiles } from "./referredFiles.ts";
import { docIdsIn, findFile, isPage, localeFolders, shownPaths, staticAddress } from "./sitePieces.ts";
import { type TakenFile, vitepressFiles } from "./vitepressFiles.ts";

/** The file that makes a folder a site of VitePress. */
export const vitepressConfig = /(?:^|\/)\.vitepress\/config(?:\/index)?\.(?:js|mjs|ts|mts|cts|cjs)$/;

/** Plans a site. */
export function planVitepress(site: ForeignSite): MovePlan {
  const configFile = findFile(site, vitepressConfig) ?? ".vitepress/config.ts";
  const config = withoutComments(site.readText(configFile) ?? "");
  const root = configFile.slice(0, configFile.indexOf(".vitepress")).replace(/\/$/, "");
  const main = readProgram(site, configFile);
  const { source, taken, statics, dynamic, unused } = vitepressFiles({ site, root, program: main, text: config });
  const places = new Set(taken.map(({ at }) => at));
  const named = localeFolders(foldersOf(taken), config, literalAt(main, "locales"));
  const lang = /^[a-z]{2,3}/i.exec(findText(config, "lang") ?? "")?.[0].toLowerCase() ?? "en";
  // The default language has no folder of its own, or one that addresses leave out.
  const own = [lang, "en"].find((code) => !places.has("index.md") && places.has(`${code}/index.md`));
  const folders = own === undefined || named.includes(own) ? named : [own, ...named];
  const first = own ?? lang;
  const others = folders.filter((name) => name !== first);
  const placed = taken.map((file) => placeOf(file, { folders, first }));
  const copies = [...placed.map((copy) => withHome(copy, site)), ...besideHomes(placed, { site, source }), ...statics];
  const docs = docIdsIn(copies, first);
  const program = programOf(site, { configFile, source, first });
  const read = (...keys: readonly string[]): Literal | undefined => valueIn(program, first, keys);
  const sidebars = sidebarsOf(read("themeConfig", "sidebar") ?? findLiteral(config, "sidebar"), { docs, first });
  const targets = {
    sidebars: new Set(Object.keys(sidebars ?? {})),
    docs,
    gone: new Set<string>(),
    hasLocales: others.length > 0,
    hasVersions: false,
  };
  const items = vitepressItems(read("themeConfig", "nav") ?? findLiteral(config, "nav"), targets);
  const social = read("themeConfig", "socialLinks") ?? findLiteral(config, "socialLinks");
  const navbar = items.length === 0 ? undefined : navbarOf([...items, ...socialItems(social)], targets);
  const copyright = plainText(...["message", "copyright"].map((key) => read("themeConfig", "footer", key)));
  const left = [
    `${configFile}: theme, plugins, and what a program makes; title, languages and links were read where they stand as data`,
  ];
  if (sidebars === undefined && /\bsidebar\b/.test(config)) {
    left.push(
      `${configFile}: the sidebar is made by a program, which is not run; sidebars follow the folders until docs.sidebars says otherwise`,
    );
  }
  if (dynamic.length > 0)
    left.push(
      `${shownPaths(dynamic)}: pages that a program makes of one file; write each of them as a page of its own`,
    );
  if (unused.length > 0) left.push(`${shownPaths(unused)}: no page refers to them`);
  const theme = site.files.filter((path) => /(?:^|\/)\.vitepress\/(?:theme|components)\//.test(path));
  if (theme.length > 0) left.push(`${folderOf(theme[0] ?? "")}: components and styles of Vue (${theme.length} files)`);
  const [title, tagline] = ["title", "description"].map((key) => literalText(read(key)) ?? findText(config, key));
  return {
    tool: "vitepress",
    copies,
    config: {
      ...(title ? { title } : {}),
      ...(tagline ? { tagline } : {}),
      ...hostOf(config),
      ...faviconOf([read("head"), literalAt(main, "head")], copies),
      ...logoOf(read("themeConfig", "logo"), copies),
      ...(navbar ? { navbar } : {}),
      ...(copyright ? { footer: { copyright } } : {}),
      locales: Object.fromEntries([first, ...others].map((code) => [code, ""])),
      docsPath: "",
      ...(sidebars === undefined ? {} : { sidebars }),
    },
    left,
  };
}

/** Names of the folders right below the pages. */
const foldersOf = (taken: readonly TakenFile[]): readonly string[] => [
  ...new Set(taken.flatMap(({ at }) => (at.includes("/") ? [at.slice(0, at.indexOf("/"))] : []))),
];

/** The place of a file: in the docs of its language. */
function placeOf(
  { from, at }: TakenFile,
  { folders, first }: { readonly folders: readonly string[]; readonly first: string },
): PlannedCopy {
  const code = at.slice(0, Math.max(0, at.indexOf("/")));
  const to = folders.includes(code)
    ? `content/${code}/docs/${at.slice(code.length + 1)}`
    : `content/${first}/docs/${at}`;
  return { from, to };
}

/** A landing page goes to the pages. */
function withHome(copy: PlannedCopy, site: ForeignSite): PlannedCopy {
  const match = /^(content\/[^/]+)\/docs\/index\.md$/.exec(copy.to);
  if (!match || !/^---[\s\S]{0,2000}?^layout:\s*["']?home\b/m.test(site.readText(copy.from) ?? "")) return copy;
  return { from: copy.from, to: `${match[1]}/pages/index.md` };
}

/** The files that landing pages refer to stand beside them, too. */
function besideHomes(
  placed: readonly PlannedCopy[],
  { site, source }: { readonly site: ForeignSite; readonly source: string },
): readonly PlannedCopy[] {
  return placed.flatMap((home) => {
    const folder = folderOf(withHome(home, site).to);
    if (folder === folderOf(home.to)) return [];
    const isReferredTo = referredFiles(site, [home.from], { roots: [source] });
    return placed.flatMap(({ from, to }) =>
      to.startsWith(`${folderOf(home.to)}/`) && !isPage(from) && isReferredTo(from)
        ? [{ from, to: folder + to.slice(folderOf(home.to).length) }]
        : [],
    );
  });
}

function hostOf(config: string): { readonly url?: string; readonly baseUrl?: string } {
  const sitemap = findLiteral(config, "sitemap");
  const host = isLiteralMap(sitemap) ? literalText(sitemap["hostname"]) : undefined;
  const base = findText(config, "base");
  return { ...(host ? { url: host.replace(/\/+$/, "") } : {}), ...(base && base !== "/" ? { baseUrl: base } : {}) };
}

const ownConfig = /(?:^|\/)config\.(?:js|mjs|ts|mts)$/;

/** The configuration, and that of the default language where it has a file of its own. */
function programOf(
  site: ForeignSite,
  { configFile, source, first }: { readonly configFile: string; readonly source: string; readonly first: string },
): readonly (Literal | undefined)[] {
  const folders = [source, source === "" ? first : `${source}/${first}`];
  const file = site.files.find((path) => folders.includes(folderOf(path)) && ownConfig.test(path));
  return (file === undefined ? [configFile] : [file, configFile]).map((path) => readProgram(site, path));
}

function valueIn(programs: ReturnType<typeof programOf>, first: string, keys: readonly string[]): Literal | undefined {
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

/** The icon among what the configuration puts into the head of pages; a drawn one before the others. */
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

/** A list is one sidebar; a map by address is several, of which each has the name of its address. */
function sidebarsOf(
  value: Literal | undefined,
  { docs, first }: { readonly docs: DocIds; readonly first: string },
): MovePlan["config"]["sidebars"] {
  const list = linkSidebar(value, { docs });
  if (list !== undefined) return { docsSidebar: list };
  if (!isLiteralMap(value)) return undefined;
  const sidebars = Object.entries(value).flatMap(([address, items]) => {
    const base = isLiteralMap(items) ? literalText(items["base"]) : undefined;
    const given = isLiteralMap(items) ? items["items"] : items;
    const read = linkSidebar(given, { docs, ...(base === undefined ? {} : { base }) });
    const own = address.startsWith(`/${first}/`) ? address.slice(first.length + 1) : address;
    const name = own.replace(/^\W+|\W+$/g, "");
    return read === undefined ? [] : [[name.replace(/\W+/g, "-") || "docsSidebar", read] as const];
  });
  return sidebars.length === 0 ? undefined : Object.fromEntries(sidebars);
}
