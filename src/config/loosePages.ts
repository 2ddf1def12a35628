// Which Markdown of a folder that is no site yet is its docs, and where it lies.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";
import { findBook, type LooseBook } from "./looseBook.ts";
import { isPart, othersFolders, ownPath } from "./loosePaths.ts";
import { findSetup } from "./looseSetup.ts";
import type { LooseSetup } from "./setupFacts.ts";

/** The Markdown that becomes the docs, and its folder. */
interface FoundPages {
  readonly folder: string;
  readonly pages: readonly LoosePage[];
  readonly book?: LooseBook;
  readonly setup?: LooseSetup;
}

/** A page, and the path that it has as one of the docs. */
export interface LoosePage {
  readonly path: SitePath;
  readonly name: string;
}

/**
 * Folders whose Markdown alone is the docs, where there is some: the first two are those of Starlight, `content/` may be
 * that of Hugo, Nextra or Fumadocs.
 */
const docsFolders = ["src/content/docs", "docs/src/content/docs", "docs", "content/docs", "content"];

/** The pages that the configuration of a tool means, those of `docs/`, of a book of mdBook, or of the site's own folder. */
export async function findPages(files: SiteFiles): Promise<FoundPages> {
  const setup = await findSetup(files);
  if (setup !== undefined) {
    const { folder, nameOf } = setup;
    const own = folder.replace(/\/$/, "");
    const found = await authorsMarkdown(own, files, own);
    const pages = found.flatMap((path) => {
      const name = nameOf(path.slice(folder.length));
      return name === undefined ? [] : [{ path, name: ownPath(name) }];
    });
    if (pages.length > 0) return { folder, pages, setup };
  }
  const { above, paths } = await findMarkdown(files);
  const book = await findBookIn(above === "" ? bookFolders : [above], paths, files);
  const folder = book?.folder ?? above;
  const pages = (book?.paths ?? paths).map((path) => ({ path, name: ownPath(path.slice(folder.length)) }));
  return book === undefined ? { folder, pages } : { folder, pages, book };
}

/** Folders that a book of mdBook may have in the project that it is about. */
const bookFolders = ["", "book/", "doc/", "guide/", "documentation/"];

async function findBookIn(
  folders: readonly string[],
  paths: readonly SitePath[],
  files: SiteFiles,
): Promise<LooseBook | undefined> {
  for (const folder of folders) {
    const book = await findBook(folder, paths, files);
    if (book !== undefined) return book;
  }
  return undefined;
}

/** The Markdown of the first of such folders, or of the site's own, and its folder with a slash. */
async function findMarkdown(
  files: SiteFiles,
): Promise<{ readonly above: string; readonly paths: readonly SitePath[] }> {
  for (const folder of docsFolders) {
    const paths = await markdownBelow(folder, files);
    if (paths.length > 0) return { above: `${folder}/`, paths };
  }
  return { above: "", paths: await markdownBelow("", files) };
}

/** Markdown below a folder that looks like the author's own, in the order of its paths. */
export async function markdownBelow(folder: string, files: SiteFiles): Promise<readonly SitePath[]> {
  return (await authorsMarkdown(folder, files)).filter((path) => !isPart(path));
}

/** @param own Folder that some tool makes a site of: such a page in it is not made. */
async function authorsMarkdown(folder: string, files: SiteFiles, own?: string): Promise<readonly SitePath[]> {
  const { value } = await files.list(sitePath(folder), { skip: othersFolders });
  // A folder with such a page is what some generator has made.
  const made = value.flatMap(({ path }) =>
    path.endsWith("/404.html") && path !== `${own}/404.html` ? [path.slice(0, -"404.html".length)] : [],
  );
  return value
    .map(({ path }) => path)
    .filter((path) => /\.mdx?$/i.test(path))
    .filter((path) => !made.some((start) => path.startsWith(start)));
}
