// Makes the search files of every edition: reads the stored texts page by page, hands them to src/search and writes what
// it gives.
import { outputPath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Edition } from "../model/edition.ts";
import { type SearchIndexFile, type SearchListFile, searchListName } from "../model/search.ts";
import type { Site } from "../model/site.ts";
import { type Strings, translate } from "../model/strings.ts";
import type { Staging } from "../platform/output/staging.ts";
import { createIndexBuilder, createTextGrouper, fingerprinted, type TextGroup, writeIndex } from "../search/index.ts";
import type { SidebarIndex } from "../site/navigation.ts";
import { searchFilesName, searchFolderOf, searchPagesOf } from "../site/searchPages.ts";
import { analysePages } from "./pageTerms.ts";
import type { World } from "./world.ts";

/** What indexing takes. */
export interface IndexSearchInput {
  readonly site: Site;
  readonly world: World;
  readonly sidebarIndexes: ReadonlyMap<string, SidebarIndex>;
  /** Interface texts by locale code. */
  readonly strings: Readonly<Record<string, Strings>>;
  /** Called after each page. */
  readonly onIndexed: () => void;
  /** Absent when nothing is to be written. */
  readonly staging: Staging | undefined;
}

/** Writes the search files of all editions. @returns Paths of what was written. */
export async function indexSearch(input: IndexSearchInput): Promise<readonly string[]> {
  if (!input.site.config.search.enabled) return [];
  const written = new Set<string>();
  const write = async (path: string, text: string): Promise<void> => {
    // Editions may share a text, and its name follows from it.
    if (written.has(path)) return;
    written.add(path);
    await input.staging?.write(outputPath(path), text);
  };
  for (const edition of input.site.editions) await indexEdition(edition, input, write);
  await write(searchListName, `${JSON.stringify(searchList(input.site))}\n`);
  return [...written];
}

function searchList({ config, editions }: Site): SearchListFile {
  return {
    baseUrl: config.baseUrl,
    editions: editions.map((edition) => ({
      locale: edition.locale.code,
      version: edition.version.name,
      isLatest: edition.version.isLatest,
      path: `${folderOf(edition, config)}${searchFilesName}`,
    })),
  };
}

/** Folder of an edition's search files, empty or with a final slash. */
function folderOf(edition: Edition, config: Config): string {
  const folder = searchFolderOf(edition, config).replace(/^\/|\/$/g, "");
  return folder === "" ? "" : `${folder}/`;
}

async function indexEdition(
  edition: Edition,
  { site, world, sidebarIndexes, strings, onIndexed }: IndexSearchInput,
  write: (path: string, text: string) => Promise<void>,
): Promise<void> {
  const { config } = site;
  const { hash } = world;
  const { code, htmlLang } = edition.locale;
  const builder = createIndexBuilder();
  const grouper = createTextGrouper();
  const texts: (readonly [number, string])[] = [];
  const writeGroup = async (group: TextGroup | undefined): Promise<void> => {
    if (group === undefined) return;
    const { path, text } = fingerprinted("text", JSON.stringify(group.texts), hash);
    texts.push([group.firstSection, path]);
    await write(path, text);
  };
  const label = (key: string): string => translate(strings[code] ?? {}, htmlLang, key);
  const pages = searchPagesOf({ site, edition, sidebarIndexes, label });
  for await (const [page, { sections, terms }] of analysePages(pages, world)) {
    builder.add({ ...page, sections }, terms);
    await writeGroup(grouper.add(sections));
    onIndexed();
  }
  await writeGroup(grouper.rest());
  const files = writeIndex({
    builder,
    options: { synonyms: config.search.synonyms, maxHits: config.search.maxHits },
    texts: texts satisfies SearchIndexFile["texts"],
    hash,
    folder: folderOf(edition, config),
  });
  for (const { path, text } of files) await write(path, text);
}
