// Markdown of a folder that is no site yet: no configuration, no content folder. Owns what of it is taken as docs. Its
// languages and APIs are found elsewhere. A folder `docs` with Markdown is; without one all Markdown is that looks like
// the author's own.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { LooseDocs, LooseLanguage } from "../model/config.ts";
import type { SiteFiles } from "../model/ports.ts";
import type { ApiConfig, UserConfig } from "../model/userConfig.ts";
import { languageOfBook } from "../source/bookToml.ts";
import { summaryName } from "../source/summarySidebar.ts";
import { beginningOf } from "./beginningOf.ts";
import { languageNameOf } from "./localeCodes.ts";
import { findLooseSpecs, looseApisOf } from "./looseApis.ts";
import { findBook, type LooseBook } from "./looseBook.ts";
import { languageOf, type NamedFile, tellLanguages } from "./looseLanguages.ts";
import { findOrder, type LooseOrder } from "./looseOrder.ts";
import { othersFolders, ownPath } from "./loosePaths.ts";
import { titleIn } from "./looseTitle.ts";
import { type LooseTool, mdBook, toolOf } from "./looseTool.ts";
import type { SiteFacts } from "./siteFacts.ts";

/** What was found. */
export interface FoundLooseDocs {
  readonly docs: LooseDocs;
  /** Folder that is read as the docs, with its slash; empty for the site's own. */
  readonly folder: string;
  /** First heading of the README; without pages the name of the first API. */
  readonly title?: string;
  /** The tool that the folder has a configuration of. */
  readonly tool?: LooseTool;
  /** The order of the docs, where files of another tool give it. */
  readonly order?: LooseOrder;
  /** Specifications that are shown as APIs. */
  readonly apis?: readonly ApiConfig[];
}

/** Most files, and characters of each, that are looked at to tell the language. */
const mostSamples = 20;
const sampleLength = 4_000;

/** Looks for Markdown and specifications in a folder. `undefined` when there are none. */
export async function findLooseDocs(files: SiteFiles): Promise<FoundLooseDocs | undefined> {
  const specs = await findLooseSpecs(files, othersFolders);
  const labels = specs.flatMap(({ label }) => label ?? []);
  const { folder, paths, book } = await findPages(files);
  if (paths.length === 0 && labels.length === 0) return undefined;
  const all = tellLanguages(paths.map((path) => path.slice(folder.length)));
  const main =
    (book && languageOfBook(book.facts)) ?? (await languageOfPages(all, { folder, files })) ?? languageOf(labels);
  const ofMain = all.filter(({ code = main }) => code === main);
  const order = await findOrder(ofMain, { folder, files, isBook: book !== undefined });
  const docs = order?.file === summaryName ? all.filter(({ name }) => name !== summaryName) : all;
  const readmes = await findReadmes(files, main);
  const apis = looseApisOf(specs, main);
  const title =
    book?.facts.title ?? (await titleOf(readmes.get(main), files)) ?? (paths.length === 0 ? labels[0] : undefined);
  const tool = book === undefined ? await toolOf(files, paths) : mdBook;
  const codes = [...docs.map(({ code = main }) => code), ...apis.flatMap((api) => Object.keys(api.specs))];
  const languages = [...new Set([main, ...codes])].map((code): LooseLanguage => {
    const home = folder === "" ? undefined : readmes.get(code);
    const own = docs.filter((file) => (file.code ?? main) === code);
    const placed = own.map(({ path, name }) => ({ path: sitePath(folder + path), name: ownPath(name) }));
    return { code, docs: placed, ...(home === undefined ? {} : { home }) };
  });
  return {
    docs: { languages, ...((await files.exists(sitePath("mix.exs"))) ? { isFlat: true as const } : {}) },
    folder,
    ...(order === undefined ? {} : { order }),
    ...(title === undefined ? {} : { title }),
    ...(tool === undefined ? {} : { tool }),
    ...(apis.length === 0 ? {} : { apis }),
  };
}

/** Facts of the site that loose docs make: as if they lay in `content/en/docs`. */
export function factsOf({ title, docs }: FoundLooseDocs, siteName: string): SiteFacts {
  const folders = docs.languages
    .filter((language) => language.docs.length > 0)
    .flatMap(({ code }) => ["content", `content/${code}`, `content/${code}/docs`]);
  return { siteName: title ?? siteName, folders: new Set(folders) };
}

/** The configuration that such a folder would have. */
export function looseConfigOf({ docs, apis, order, tool }: FoundLooseDocs): UserConfig {
  const [{ code = "en" } = {}] = docs.languages;
  const names = docs.languages.map((language) => [language.code, languageNameOf(language.code)] as const);
  return {
    locales: { ...Object.fromEntries(names), default: code },
    ...(apis === undefined ? {} : { apis }),
    ...(tool === undefined ? {} : { markdown: { dialect: tool.dialect } }),
    ...(order === undefined ? {} : { docs: { sidebars: { docsSidebar: order.sidebar } } }),
  };
}

/** The Markdown that becomes the docs, and its folder. */
interface FoundPages {
  readonly folder: string;
  readonly paths: readonly SitePath[];
  readonly book?: LooseBook;
}

/** Folders whose Markdown alone is the docs, where there is some: `content/` may be that of Hugo, Nextra or Fumadocs. */
const docsFolders = ["docs", "content/docs", "content"];

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

/** The pages of `docs/`, of the book of mdBook, or of the site's own folder. */
async function findPages(files: SiteFiles): Promise<FoundPages> {
  const { above, paths } = await findMarkdown(files);
  const book = await findBook(above, paths, files);
  return book === undefined ? { folder: above, paths } : { folder: book.folder, paths: book.paths, book };
}

/** Markdown below a folder that looks like the author's own, in the order of its paths. */
export async function markdownBelow(folder: string, files: SiteFiles): Promise<readonly SitePath[]> {
  const { value } = await files.list(sitePath(folder), { skip: othersFolders });
  // A folder with such a page is what some generator has made.
  const made = value.flatMap(({ path }) => (path.endsWith("/404.html") ? [path.slice(0, -"404.html".length)] : []));
  return value
    .map(({ path }) => path)
    .filter((path) => /\.mdx?$/i.test(path) && !/(?:^|\/)_/.test(ownPath(path)))
    .filter((path) => !made.some((start) => path.startsWith(start)));
}

interface PageFiles {
  readonly folder: string;
  readonly files: SiteFiles;
}

/** The language of the pages whose paths tell none; where the paths of all do, English or the first one. */
async function languageOfPages(docs: readonly NamedFile[], { folder, files }: PageFiles): Promise<string | undefined> {
  const unmarked = docs.filter(({ code }) => code === undefined);
  if (unmarked.length === 0) {
    const codes = docs.flatMap(({ code }) => code ?? []).sort();
    return codes.find((code) => code === "en") ?? codes[0];
  }
  const texts: string[] = [];
  for (const { path } of unmarked.slice(0, mostSamples))
    texts.push((await beginningOf(sitePath(folder + path), files)).slice(0, sampleLength));
  return languageOf(texts);
}

/** READMEs by their languages: `README.md` is the one of the default language, where there is no other. */
async function findReadmes(files: SiteFiles, main: string): Promise<ReadonlyMap<string, SitePath>> {
  const { value } = await files.list(sitePath(""), { skip: othersFolders });
  const readmes = tellLanguages(value.map(({ path }) => path).filter((path) => /^readme[^/]*\.md$/i.test(path)));
  const plain = readmes.filter(({ code, name }) => code !== undefined || /^readme\.md$/i.test(name));
  return new Map(plain.map(({ code = main, path }) => [code, sitePath(path)]));
}

async function titleOf(path: SitePath | undefined, files: SiteFiles): Promise<string | undefined> {
  return path === undefined ? undefined : titleIn(await beginningOf(path, files));
}
