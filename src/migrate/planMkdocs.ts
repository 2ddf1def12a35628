// Plans the import of a MkDocs site: `mkdocs.yml`, the docs folder, and the languages of its i18n plugin.
import { type DataRecord, isRecord } from "../source/isRecord.ts";
import { folderOf, joinPath } from "../source/joinPath.ts";
import {
  inheritedFile,
  inheriting,
  mostInherited,
  navItems,
  readMkdocs,
  snippetFolders,
  unpublishedIn,
} from "../source/mkdocsConfig.ts";
import { plainText, repositoryNavbar } from "./foreignNavbar.ts";
import { mkdocsRedirects, unreadRedirects } from "./foreignRedirects.ts";
import type { ForeignSite, MovePlan, PlannedCopy } from "./foreignSite.ts";
import { mkdocsFiles } from "./mkdocsFiles.ts";
import { foldersOfLanguages, inLocale, languagesOf, text, themeOf } from "./mkdocsLanguages.ts";
import { translateNav } from "./mkdocsNav.ts";
import {
  copyFolder,
  docIdsIn,
  filesBelow,
  findFile,
  givenTexts,
  isPage,
  localesOf,
  shownPaths,
  splitUrl,
  staticAddress,
} from "./sitePieces.ts";

/** The configuration file by which a MkDocs site is recognised. */
export const mkdocsConfig = /(?:^|\/)mkdocs\.ya?ml$/;

/** Makes the plan for a MkDocs site. */
export function planMkdocs(site: ForeignSite): MovePlan {
  const configFile = findFile(site, mkdocsConfig) ?? "mkdocs.yml";
  const config = readConfig(site, configFile);
  const root = folderOf(configFile);
  const docs = joinPath(root, text(config["docs_dir"]) ?? "docs") ?? "docs";
  const languages = languagesOf(config);
  const others = foldersOfLanguages(site, docs, languages);
  const codes = [...languages.codes, ...others.map(({ code }) => code)];
  const all = [
    ...copyFolder(site, { from: docs, to: `content/${languages.first}/docs` }).map((copy) => inLocale(copy, languages)),
    ...others.flatMap(({ code, folder }) => copyFolder(site, { from: folder, to: `content/${code}/docs` })),
  ];
  const { placed, taken, left } = mkdocsFiles(site, {
    root,
    bases: snippetFolders(config, { root, docs }),
    folders: [docs, ...others.map(({ folder }) => folder)],
    all,
    unpublished: unpublishedIn(config),
  });
  const copies = [...placed, ...taken, ...filesByAddress(site, { docs, config })];
  const pages = docIdsIn(placed, languages.first);
  const nav = navItems(config["nav"], (path) => {
    const id = path.replace(/\.md$/i, "");
    return pages.has(id) ? id : undefined;
  });
  const redirects = mkdocsRedirects(config["plugins"], pages);
  return {
    tool: "mkdocs",
    copies,
    config: {
      ...givenTexts({ title: text(config["site_name"]), tagline: text(config["site_description"]) }),
      ...splitUrl(text(config["site_url"])),
      ...frameOf(config, { copies, hasLocales: codes.length > 1 }),
      locales: localesOf(codes),
      trailingSlash: config["use_directory_urls"] !== false,
      docsPath: "",
      ...(nav.length === 0 ? {} : { sidebars: translateNav({ docsSidebar: nav }, languages) }),
      ...redirects.planned,
    },
    left: [
      `${configFile}: theme, plugins and extensions; the name, address, languages, nav, redirects, logo and favicon were read`,
      ...left,
      ...menuLeft(site, docs),
      ...blogLeft(site, { config, docs, first: languages.first }),
      ...unreadRedirects(configFile, redirects),
    ],
  };
}

/** The parts of every page: the theme's logo and favicon, a link to the repository, the copyright. */
function frameOf(
  config: DataRecord,
  { copies, hasLocales }: { readonly copies: readonly PlannedCopy[]; readonly hasLocales: boolean },
): Pick<MovePlan["config"], "favicon" | "logo" | "navbar" | "footer"> {
  const theme = themeOf(config);
  const [logo, favicon] = ["logo", "favicon"].map((key) => staticAddress(text(theme[key]), copies));
  const navbar = repositoryNavbar({ href: config["repo_url"], label: text(config["repo_name"]), hasLocales });
  const copyright = plainText(text(config["copyright"]));
  return {
    ...(favicon ? { favicon } : {}),
    ...(logo ? { logo: { src: logo } } : {}),
    ...(navbar ? { navbar } : {}),
    ...(copyright ? { footer: { copyright } } : {}),
  };
}

/** The configuration with what it takes over from other files (`INHERIT`). */
function readConfig(site: ForeignSite, file: string, depth = 0): DataRecord {
  const own = readMkdocs(site.readText(file) ?? "");
  const base = depth < mostInherited ? inheritedFile(own, file) : undefined;
  return base === undefined ? own : inheriting(own, readConfig(site, base, depth + 1));
}

/** The sentence about the files of plugins that order the menu. */
function menuLeft(site: ForeignSite, docs: string): readonly string[] {
  const found = filesBelow(site, docs).filter((path) => /(?:^|\/)\.(?:nav\.ya?ml|pages)$/.test(path));
  return found.length === 0
    ? []
    : [`${shownPaths(found)}: the order of the menu that a plugin reads there; write it into docs.sidebars`];
}

/** The sentence about the posts of the blog plugin, which are docs like others here. */
function blogLeft(
  site: ForeignSite,
  { config, docs, first }: { readonly config: DataRecord; readonly docs: string; readonly first: string },
): readonly string[] {
  const plugins: readonly unknown[] = Array.isArray(config["plugins"]) ? config["plugins"] : [];
  const names = ["blog", "material/blog"];
  const plugin = plugins.find((one) => names.some((name) => one === name || (isRecord(one) && name in one)));
  if (plugin === undefined) return [];
  const options = isRecord(plugin) ? Object.values(plugin).find(isRecord) : undefined;
  const posts = joinPath(docs, `${text(options?.["blog_dir"]) ?? "blog"}/posts`) ?? "";
  return filesBelow(site, posts).some(isPage)
    ? [`${posts}: the posts of the blog became docs, at other addresses; move them to content/${first}/blog`]
    : [];
}

/** Matches `](/img/a.png` and `href="../a.pdf"`; group 1 stands for HTML, group 2 is the URL. */
const fileAddress = /(?:\]\(\s*<?|((?:src|href)=["']))([^\s"'<>()#?]{1,400})/g;

/** Files of the docs that pages and the theme refer to by their address on the site: `/img/a.png`, or a full URL. */
function filesByAddress(
  site: ForeignSite,
  { docs, config }: { readonly docs: string; readonly config: DataRecord },
): readonly PlannedCopy[] {
  const theme = themeOf(config);
  const { url = "", baseUrl = "/" } = splitUrl(text(config["site_url"]));
  const starts = [`${url}${baseUrl}`, baseUrl, "/"];
  const wanted = new Set([theme["logo"], theme["favicon"]].flatMap((path) => text(path) ?? []));
  for (const page of filesBelow(site, docs).filter(isPage)) {
    // MkDocs leaves URLs in HTML unchanged, so browsers resolve them against the page's URL, which is a folder.
    const folder = page.slice(docs.length + 1).replace(/(?:(?:^|\/)(?:index|README))?\.md$/, "");
    for (const [, html, address = ""] of (site.readText(page) ?? "").matchAll(fileAddress)) {
      const start = starts.find((beginning) => address.startsWith(beginning));
      if (start !== undefined) wanted.add(address.slice(start.length));
      else if (html !== undefined && address.startsWith(".")) wanted.add(joinPath(folder, address) ?? "");
    }
  }
  // A page of HTML takes what it shows from beside it.
  const folders = [...wanted].flatMap((path) => /^.+\/(?=[^/]+\.html$)/.exec(path) ?? []);
  const isWanted = (path: string): boolean => wanted.has(path) || folders.some((folder) => path.startsWith(folder));
  return copyFolder(site, { from: docs, to: "content/static", except: (path) => isPage(path) || !isWanted(path) });
}
