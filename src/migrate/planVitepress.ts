// A site of VitePress: everything beside `.vitepress` is content; folders named as languages are translations.
import type { ForeignSite, MovePlan, PlannedCopy } from "./foreignSite.ts";
import { linkSidebar } from "./linkSidebars.ts";
import { findLiteral, findText, isLiteralMap, literalText, withoutComments } from "./readLiteral.ts";
import { copyFolder, findFile, folderOf, foldersIn, isPage, joinPath, localeFolders } from "./sitePieces.ts";

/** The file that makes a folder a site of VitePress. */
export const vitepressConfig = /(?:^|\/)\.vitepress\/config(?:\/index)?\.(?:js|mjs|ts|mts|cts|cjs)$/;

/** Plans a site. */
export function planVitepress(site: ForeignSite): MovePlan {
  const configFile = findFile(site, vitepressConfig) ?? ".vitepress/config.ts";
  const config = withoutComments(site.readText(configFile) ?? "");
  const root = configFile.slice(0, configFile.indexOf(".vitepress")).replace(/\/$/, "");
  const source = joinPath(root, findText(config, "srcDir") ?? ".") ?? root;
  const named = localeFolders(foldersIn(site, source), config);
  const lang = /^[a-z]{2,3}/i.exec(findText(config, "lang") ?? "")?.[0].toLowerCase() ?? "en";
  // The default language has no folder of its own, or one that addresses leave out.
  const own = [lang, "en"].find(
    (code) => !hasHome(site, source) && hasHome(site, source === "" ? code : `${source}/${code}`),
  );
  const folders = own === undefined || named.includes(own) ? named : [own, ...named];
  const first = own ?? lang;
  const others = folders.filter((name) => name !== first);
  const isAlien = (path: string): boolean =>
    /^(?:\.vitepress|public)\//.test(path) ||
    /^(?:package(?:-lock)?\.json|pnpm-lock\.yaml|yarn\.lock|tsconfig\.json)$/.test(path);
  const rootCopies = copyFolder(site, {
    from: source,
    to: `content/${first}/docs`,
    except: (path) => isAlien(path) || folders.includes(path.split("/")[0] ?? ""),
  });
  const copies = [
    ...rootCopies,
    ...folders.flatMap((name) =>
      copyFolder(site, { from: source === "" ? name : `${source}/${name}`, to: `content/${name}/docs` }),
    ),
    ...copyFolder(site, { from: source === "" ? "public" : `${source}/public`, to: "content/static" }),
  ].map((copy) => withHome(copy, site));
  const docs = new Set(
    copies.flatMap(({ to }) => (isPage(to) && to.startsWith(`content/${first}/docs/`) ? [idOf(to)] : [])),
  );
  const sidebars = sidebarsOf(config, docs);
  const left = [
    `${configFile}: navigation, theme and plugins; only title, languages and lists of links that stand there as data were read`,
  ];
  if (sidebars === undefined && /\bsidebar\b/.test(config)) {
    left.push(
      `${configFile}: the sidebar is made by a program, which is not run; sidebars follow the folders until docs.sidebars says otherwise`,
    );
  }
  const theme = site.files.filter((path) => /(?:^|\/)\.vitepress\/(?:theme|components)\//.test(path));
  if (theme.length > 0) left.push(`${folderOf(theme[0] ?? "")}: components and styles of Vue (${theme.length} files)`);
  const [title, tagline] = [findText(config, "title"), findText(config, "description")];
  return {
    tool: "vitepress",
    copies,
    config: {
      ...(title ? { title } : {}),
      ...(tagline ? { tagline } : {}),
      ...hostOf(config),
      locales: Object.fromEntries([first, ...others].map((code) => [code, ""])),
      docsPath: "",
      ...(sidebars === undefined ? {} : { sidebars }),
    },
    left,
  };
}

const hasHome = (site: ForeignSite, folder: string): boolean =>
  site.files.includes(folder === "" ? "index.md" : `${folder}/index.md`);

/** A landing page goes to the pages. */
function withHome(copy: PlannedCopy, site: ForeignSite): PlannedCopy {
  const match = /^(content\/[^/]+)\/docs\/index\.md$/.exec(copy.to);
  if (!match || !/^---[\s\S]{0,2000}?^layout:\s*["']?home\b/m.test(site.readText(copy.from) ?? "")) return copy;
  return { from: copy.from, to: `${match[1]}/pages/index.md` };
}

const idOf = (path: string): string =>
  path
    .split("/")
    .slice(3)
    .join("/")
    .replace(/\.mdx?$/i, "");

function hostOf(config: string): { readonly url?: string; readonly baseUrl?: string } {
  const sitemap = findLiteral(config, "sitemap");
  const host = isLiteralMap(sitemap) ? literalText(sitemap["hostname"]) : undefined;
  const base = findText(config, "base");
  return { ...(host ? { url: host.replace(/\/+$/, "") } : {}), ...(base && base !== "/" ? { baseUrl: base } : {}) };
}

/** A list is one sidebar; a map by address is several, of which each has the name of its address. */
function sidebarsOf(config: string, docs: ReadonlySet<string>): MovePlan["config"]["sidebars"] {
  const value = findLiteral(config, "sidebar");
  const list = linkSidebar(value, docs);
  if (list !== undefined) return { docsSidebar: list };
  if (!isLiteralMap(value)) return undefined;
  const sidebars = Object.entries(value).map(([address, items]) => {
    const given = isLiteralMap(items) ? items["items"] : items;
    return [address.replace(/[^\w]+/g, "") || "docsSidebar", linkSidebar(given, docs)] as const;
  });
  if (sidebars.length === 0 || sidebars.some(([, items]) => items === undefined)) return undefined;
  return Object.fromEntries(sidebars.flatMap(([name, items]) => (items === undefined ? [] : [[name, items]])));
}
