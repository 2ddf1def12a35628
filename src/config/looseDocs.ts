// Markdown of a folder that is no site yet: no configuration, no content folder. Owns what of it is taken as docs. Its
// languages and APIs are found elsewhere. A folder `docs` with Markdown is; without one all Markdown is that looks like
// the author's own.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { LooseDocs, LooseLanguage } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { SiteFiles } from "../model/ports.ts";
import type { ApiConfig, UserConfig } from "../model/userConfig.ts";
import { languageOfBook } from "../source/bookToml.ts";
import { languageOfLetters, mostSamples, sampleLength } from "../source/languageOfLetters.ts";
import { summaryName } from "../source/summarySidebar.ts";
import { beginningOf } from "./beginningOf.ts";
import { languageNameOf } from "./localeCodes.ts";
import { findLooseSpecs, looseApisOf } from "./looseApis.ts";
import { hugoValues } from "./looseHugo.ts";
import { type NamedFile, tellLanguages } from "./looseLanguages.ts";
import { findOrder, type LooseOrder } from "./looseOrder.ts";
import { findPages, type LoosePage } from "./loosePages.ts";
import { othersFolders } from "./loosePaths.ts";
import { titleIn } from "./looseTitle.ts";
import { hugo, type LooseTool, mdBook, toolOf } from "./looseTool.ts";
import { type LooseSetup, relabelled } from "./setupFacts.ts";
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
  /** What expressions in pages stand for. */
  readonly values?: Readonly<Record<string, string>>;
  /** Folders below which files that pages take in are looked up first. */
  readonly snippetFolders?: readonly string[];
  /** The order of the docs, where files of another tool give it. */
  readonly order?: LooseOrder;
  /** Specifications that are shown as APIs. */
  readonly apis?: readonly ApiConfig[];
  /** Warnings of what may hold pages and cannot be read. */
  readonly unread?: readonly Diagnostic[];
}

/** Looks for Markdown and specifications in a folder. `undefined` when there are none. */
export async function findLooseDocs(files: SiteFiles): Promise<FoundLooseDocs | undefined> {
  const specs = await findLooseSpecs(files, othersFolders);
  const labels = specs.flatMap(({ label }) => label ?? []);
  const { folder, pages, book, setup } = await findPages(files);
  if (pages.length === 0 && labels.length === 0) return undefined;
  const all = tellPages(pages, folder);
  const told = setup?.language ?? (book && languageOfBook(book.facts));
  const main = (await mainLanguage(told, all, { folder, files })) ?? languageOfLetters(labels);
  const ofMain = all.filter(({ code = main }) => code === main);
  const isBook = book !== undefined || setup?.sidebarOf !== undefined;
  const found = (await orderOf(ofMain, setup)) ?? (await findOrder(ofMain, { folder, files, isBook }));
  const order = found && setup?.labels ? { ...found, sidebar: relabelled(found.sidebar, setup.labels) } : found;
  const docs = order?.file === summaryName ? all.filter(({ name }) => name !== summaryName) : all;
  const readmes = await findReadmes(files, main);
  const apis = looseApisOf(specs, main);
  const title =
    setup?.title ??
    book?.facts.title ??
    (await titleOf(readmes.get(main), files)) ??
    (pages.length === 0 ? labels[0] : undefined);
  const paths = pages.map(({ path }) => path);
  const tool = setup?.tool ?? (book === undefined ? await toolOf(files, paths) : mdBook);
  const values = setup?.values ?? (tool?.name === hugo.name ? await hugoValues(files) : undefined);
  const codes = [...docs.map(({ code = main }) => code), ...apis.flatMap((api) => Object.keys(api.specs))];
  const languages = [...new Set([main, ...codes])].map((code): LooseLanguage => {
    const home = folder === "" ? undefined : readmes.get(code);
    const own = docs.filter((file) => (file.code ?? main) === code);
    const placed = own.map(({ path, name }) => ({ path: sitePath(folder + path), name }));
    return { code, docs: placed, ...(home === undefined ? {} : { home }) };
  });
  const unread = await unreadIn(folder, files);
  return {
    docs: { languages, ...((await files.exists(sitePath("mix.exs"))) ? { isFlat: true as const } : {}) },
    folder,
    ...(order === undefined ? {} : { order }),
    ...(title === undefined ? {} : { title }),
    ...(tool === undefined ? {} : { tool }),
    ...(values === undefined ? {} : { values }),
    ...(setup?.snippetFolders === undefined ? {} : { snippetFolders: setup.snippetFolders }),
    ...(apis.length === 0 ? {} : { apis }),
    ...(unread.length === 0 ? {} : { unread }),
  };
}

/**
 * What cannot be read below the folder of the docs. Where that is the whole site it may hold anything, so only pages count,
 * and names in another encoding, which could be those of folders with pages.
 */
async function unreadIn(folder: string, files: SiteFiles): Promise<readonly Diagnostic[]> {
  const { diagnostics } = await files.list(sitePath(folder), { skip: othersFolders });
  const mayBePage = (path: string): boolean => folder !== "" || /\.mdx?$|\uFFFD/i.test(path);
  return diagnostics
    .filter(({ location }) => location !== undefined && mayBePage(location.file))
    .map((found) => ({ ...found, severity: "warning", hint: "no page is made of it: mend it, or move it away" }));
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

/** The pages with their languages, by their paths below their folder. */
function tellPages(pages: readonly LoosePage[], folder: string): readonly NamedFile[] {
  const told = tellLanguages(pages.map(({ name }) => name));
  return told.map((file, index) => ({ ...file, path: pages[index]?.path.slice(folder.length) ?? file.path }));
}

/** The order that the configuration of the tool gives. */
async function orderOf(docs: readonly NamedFile[], setup: LooseSetup | undefined): Promise<LooseOrder | undefined> {
  const sidebar = (await setup?.sidebarOf?.(docs)) ?? [];
  return setup === undefined || sidebar.length === 0 ? undefined : { file: setup.file, sidebar };
}

interface PageFiles {
  readonly folder: string;
  readonly files: SiteFiles;
}

/** The language that a configuration names, unless it is what tools start with, English, and the pages are in another one. */
async function mainLanguage(
  told: string | undefined,
  docs: readonly NamedFile[],
  place: PageFiles,
): Promise<string | undefined> {
  const isSure = told !== undefined && (told !== "en" || docs.every(({ code }) => code !== undefined));
  return isSure ? told : await languageOfPages(docs, place);
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
  return languageOfLetters(texts);
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
