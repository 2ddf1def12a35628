// Plans the import of a book of mdBook: `book.toml`, its table of contents, its chapters and what they include.
import { readBookInclude } from "../source/bookInclude.ts";
import { type BookFacts, languageOfBook, readBook, tableAt } from "../source/bookToml.ts";
import { folderOf, joinPath } from "../source/joinPath.ts";
import { pathsOfSummary, sidebarOfSummary, summaryName } from "../source/summarySidebar.ts";
import { repositoryNavbar } from "./foreignNavbar.ts";
import { mdbookRedirects, unreadRedirects } from "./foreignRedirects.ts";
import type { ForeignSite, MovePlan, PlannedConfig, PlannedCopy } from "./foreignSite.ts";
import { copyFolder, filesBelow, findFile, givenTexts, isPage, localesOf, partPath, splitUrl } from "./sitePieces.ts";

/** The configuration file by which a book is recognised. */
export const mdbookConfig = /(?:^|\/)book\.toml$/;

/** Makes the plan for a book. */
export function planMdbook(site: ForeignSite): MovePlan {
  const configFile = findFile(site, mdbookConfig) ?? "book.toml";
  const book = readBook(site.readText(configFile) ?? "");
  const language = languageOfBook(book) ?? "en";
  const root = folderOf(configFile);
  const place = { src: joinPath(root, book.src) ?? book.src, docs: `content/${language}/docs` };
  const summary = site.readText(joinPath(place.src, summaryName) ?? summaryName) ?? "";
  const chapters = chaptersOf(site, place, summary);
  const copies = [
    ...copyFolder(site, {
      from: place.src,
      to: place.docs,
      except: (path) => isPage(path) && !chapters.has(path),
    }),
    ...includedFiles(site, place, chapters),
    ...iconOf(site, root),
  ];
  const idOf = (path: string): string | undefined => (chapters.has(path) ? path.replace(/\.mdx?$/i, "") : undefined);
  const sidebar = sidebarOfSummary(summary, idOf);
  const redirects = mdbookRedirects(book.html["redirect"]);
  return {
    tool: "mdbook",
    copies,
    config: {
      ...givenTexts({ title: book.title, tagline: book.description }),
      ...addressOf(book),
      ...frameOf(book, copies),
      locales: localesOf([language]),
      trailingSlash: false,
      docsPath: "",
      ...(sidebar.length === 0 ? {} : { sidebars: { docsSidebar: sidebar } }),
      ...(tableAt(book.html, "fold")["enable"] === true ? {} : { sidebarCollapsed: false }),
      ...redirects.planned,
    },
    left: [
      `${configFile}: theme, styles and scripts; the name, description, language, address, repository and redirects were read`,
      ...preprocessorsLeft(configFile, book),
      ...unreadRedirects(configFile, redirects),
    ],
  };
}

/** Where a book lies: the folder of its chapters, and that of the new docs. */
interface BookPlace {
  readonly src: string;
  readonly docs: string;
}

/** Chapters, relative to the folder of the book's pages: those of the table of contents, without one all pages. */
function chaptersOf(site: ForeignSite, { src }: BookPlace, summary: string): ReadonlySet<string> {
  const start = src === "" ? 0 : src.length + 1;
  const pages = filesBelow(site, src)
    .filter(isPage)
    .map((path) => path.slice(start));
  const listed = new Set(pathsOfSummary(summary));
  const chapters = pages.filter((path) => listed.has(path));
  return new Set(chapters.length > 0 ? chapters : pages.filter((path) => path !== summaryName));
}

/**
 * Files that chapters include: Markdown as a part of pages, and files outside the chapters, which are copied to the same paths
 * below the site, those from above the book's folder as if they were in it.
 */
function includedFiles(
  site: ForeignSite,
  { src, docs }: BookPlace,
  chapters: ReadonlySet<string>,
): readonly PlannedCopy[] {
  const known = new Set(site.files);
  const copies = new Map<string, PlannedCopy>();
  const waiting = [...chapters].flatMap((path) => joinPath(src, path) ?? []);
  const read = new Set(waiting);
  for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
    for (const { path } of (site.readText(page) ?? "").split(/\r?\n/).flatMap((line) => readBookInclude(line) ?? [])) {
      const from = joinPath(folderOf(page), path);
      if (from === undefined || !known.has(from) || read.has(from)) continue;
      read.add(from);
      if (isPage(from)) waiting.push(from);
      const to = isWithin(from, src) ? undefined : placeOutside(path);
      if (to !== undefined) copies.set(to, { from, to });
      else if (isPage(from))
        copies.set(from, { from, to: partPath(`${docs}/${from.slice(src === "" ? 0 : src.length + 1)}`) });
    }
  }
  return [...copies.values()];
}

const isWithin = (path: string, folder: string): boolean => folder === "" || path.startsWith(`${folder}/`);

/** The path below the new site, where pages look for what lies outside of the docs. */
const placeOutside = (path: string): string | undefined => joinPath("", path.replace(/^(?:\.\.?\/)+/, ""));

/** The icon of the book's theme. */
function iconOf(site: ForeignSite, root: string): readonly PlannedCopy[] {
  return ["theme/favicon.svg", "theme/favicon.png"].flatMap((name) => {
    const from = joinPath(root, name) ?? name;
    return site.files.includes(from) ? [{ from, to: `content/static/${name.replace("theme/", "")}` }] : [];
  });
}

/** Host and path: `cname`, `site-url`. */
function addressOf({ html }: BookFacts): Pick<PlannedConfig, "url" | "baseUrl"> {
  const [host, path] = [html["cname"], html["site-url"]];
  if (typeof path === "string" && /^https?:/.test(path)) return splitUrl(path);
  const url = typeof host === "string" && /^[\w.-]+$/.test(host) ? { url: `https://${host}` } : {};
  return {
    ...url,
    ...(typeof path === "string" && path.startsWith("/") ? { baseUrl: path.replace(/\/?$/, "/") } : {}),
  };
}

/** A link to the repository, and the favicon. */
function frameOf({ html }: BookFacts, copies: readonly PlannedCopy[]): Pick<PlannedConfig, "navbar" | "favicon"> {
  const href = html["git-repository-url"];
  const icon = copies.find(({ to }) => to.startsWith("content/static/favicon."))?.to.slice("content/static".length);
  const navbar = repositoryNavbar({ href, hasLocales: false });
  return {
    ...(navbar === undefined ? {} : { navbar }),
    ...(icon === undefined ? {} : { favicon: icon }),
  };
}

/** The sentence about programs that change chapters. `links` and `index` come with mdBook. */
function preprocessorsLeft(configFile: string, { preprocessors }: BookFacts): readonly string[] {
  const others = preprocessors.filter((name) => name !== "links" && name !== "index");
  return others.length === 0
    ? []
    : [`${configFile}: the preprocessors ${others.join(", ")} are not run; write what they add as Markdown`];
}
