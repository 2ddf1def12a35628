// Other names by which pages of a folder that is no site yet are linked: without the folders that are left out of addresses,
// or, in docs of ExDoc, by the name of the file alone.
import type { SitePath } from "../model/brands.ts";
import type { Source } from "../model/doc.ts";
import type { Site } from "../model/site.ts";
import { filesMeant } from "../source/filesMeant.ts";
import { foldersAbove } from "../source/joinPath.ts";
import { latestVersion } from "./editions.ts";

interface LooseNames {
  readonly withoutGroups: ReadonlyMap<string, SitePath>;
  readonly inLowerCase: ReadonlyMap<string, SitePath>;
  /** Absent where names of files alone mean nothing; a name that several files have means none of them. */
  readonly byName?: ReadonlyMap<string, SitePath | undefined>;
  /** Pages by the names of places in them, of each language. */
  readonly byLabel: ReadonlyMap<string, SitePath>;
  /** Folders of translations, with a slash at the end. */
  readonly folders: ReadonlySet<string>;
}

const known = new WeakMap<Site["sourcesByPath"], LooseNames>();

function namesOf({ sourcesByPath, config }: Site): LooseNames {
  const found = known.get(sourcesByPath);
  if (found !== undefined) return found;
  const withoutGroups = new Map<string, SitePath>();
  const inLowerCase = new Map<string, SitePath>();
  const byName = new Map<string, SitePath | undefined>();
  const byLabel = new Map<string, SitePath>();
  const folders = new Set<string>();
  for (const [path, { labels = [], locale, relativePath }] of sourcesByPath) {
    const folder = path.endsWith(`/${relativePath}`) ? path.slice(0, -relativePath.length) : "";
    if (locale !== config.defaultLocale) folders.add(folder);
    for (const label of labels) if (!byLabel.has(`${locale}\n${label}`)) byLabel.set(`${locale}\n${label}`, path);
    if (path !== path.toLowerCase()) inLowerCase.set(path.toLowerCase(), path);
    if (path.includes("(")) withoutGroups.set(ungrouped(path), path);
    const name = path.slice(path.lastIndexOf("/") + 1);
    if (config.looseDocs?.isFlat) byName.set(name, byName.has(name) ? undefined : path);
  }
  folders.delete("");
  const whole = { withoutGroups, inLowerCase, byLabel, folders };
  const names: LooseNames = { ...whole, ...(config.looseDocs?.isFlat ? { byName } : {}) };
  known.set(sourcesByPath, names);
  return names;
}

/** `docs/(guides)/a.mdx` of Fumadocs and Nextra as its address has it: `docs/a.mdx`. */
const ungrouped = (path: string): string => path.replace(/(?<=^|\/)\([^/()]+\)\//g, "");

/**
 * Paths from the folder of the site that a link may name besides those that are counted from its page.
 * @param path As written, without `?` and `#`. @param from Path of the page that it stands in.
 */
export function furtherPaths(path: string, from: string, site: Site): readonly string[] {
  const flat = flatPage(path, site);
  // A folder above the page may be the root of the site that it was written for.
  const roots = path.startsWith("/") ? foldersAbove(from) : [];
  const isFile = /\.mdx?$/i.test(path);
  const files = isFile ? [path] : filesMeant(path);
  const pageAt = (file: string): string => groupedPage(file, site) ?? (isFile ? file : pageAtAddress(file, site));
  const below = roots.flatMap((root) => files.map((file) => pageAt(root + file)));
  const originals = below.flatMap((file) => originalOf(file, site) ?? []);
  const rooted = [...below, ...originals].map((file) => `/${file}`);
  return [...rooted, ...(flat === undefined ? [] : [`/${flat}`]), ...postsAt(path)];
}

/** The file of a post of Jekyll, by the date and the title that its address ends with: `/news/2026/11/29/moved.html`. */
function postsAt(path: string): readonly string[] {
  const [, date = "", title] = /\/(\d{4}\/\d\d\/\d\d)\/([^/]+?)(?:\.html)?\/?$/.exec(path) ?? [];
  return title === undefined ? [] : [`/posts/${date.replaceAll("/", "-")}-${title}.md`];
}

/** The page whose path, without its groups, is the given one. */
const groupedPage = (path: string, site: Site): SitePath | undefined =>
  namesOf(site).withoutGroups.get(ungrouped(path));

/** The page at a path whatever its capitals, which addresses do not know. */
const pageAtAddress = (path: string, site: Site): string => namesOf(site).inLowerCase.get(path.toLowerCase()) ?? path;

/** The page whose translation would be the file: where there is none, a language shows the original in its place. */
function originalOf(file: string, site: Site): SitePath | undefined {
  const { folders } = namesOf(site);
  const folder = foldersAbove(file).findLast((one) => folders.has(`${one}/`));
  if (folder === undefined) return undefined;
  const { defaultLocale } = site.config;
  const name = file.slice(folder.length + 1);
  return site.sourcesByRelativePath.get(`doc\n${defaultLocale}\n${latestVersion(site.config).name}\n${name}`)?.path;
}

/** The page that ExDoc, which puts all pages into one folder, has at a name: `a.html` and `a.md` are `guides/a.md`. */
function flatPage(path: string, site: Site): SitePath | undefined {
  const name = path.replace(/^\.\//, "");
  if (name.includes("/") || !/\.(?:html|md)$/i.test(name)) return undefined;
  return namesOf(site).byName?.get(name.replace(/\.html$/i, ".md"));
}

/** The page that has a place of a name: that of the link, else one of its language; none where the page has a heading of the name. */
export function labelledPage(label: string, from: Source | undefined, site: Site): SitePath | undefined {
  if (!site.config.markdown.isLoose || from === undefined) return undefined;
  if (from.labels?.includes(label)) return from.path;
  return from.sections.some(({ id }) => id === label)
    ? undefined
    : namesOf(site).byLabel.get(`${from.locale}\n${label}`);
}
