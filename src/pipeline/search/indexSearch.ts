// Makes the search files of every edition, in three steps: pages to blocks, blocks to ranges of terms, and what is left
// of the files. Owns the order of the steps; what a file holds is decided in src/search.
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Edition } from "../../model/edition.ts";
import type { RenderedDefinitions } from "../../model/glossary.ts";
import { type SearchListFile, searchListName } from "../../model/search.ts";
import type { Site } from "../../model/site.ts";
import { type Strings, translate } from "../../model/strings.ts";
import type { Staging } from "../../platform/output/staging.ts";
import { layOut, writeIndex } from "../../search/index.ts";
import type { SidebarIndex } from "../../site/navigation.ts";
import { searchFilesFolder, searchFilesName, searchPagesOf } from "../../site/searchPages.ts";
import type { World } from "../world.ts";
import { makeBlocks } from "./searchBlocks.ts";
import { openSearchOutput, type SearchOutput } from "./searchOutput.ts";
import { makeRanges } from "./searchRanges.ts";
import { writeRows } from "./searchRows.ts";

/** What indexing takes. */
interface IndexSearchInput {
  readonly site: Site;
  readonly world: World;
  readonly sidebarIndexes: ReadonlyMap<string, SidebarIndex>;
  /** Interface texts by locale code. */
  readonly strings: Readonly<Record<string, Strings>>;
  /** Definitions of the site's terms. */
  readonly definitions: RenderedDefinitions;
  /** Called after each page. */
  readonly onIndexed: () => void;
  /** Absent when nothing is to be written. */
  readonly staging: Staging | undefined;
}

/** An index for which no thread is needed any more. */
export interface SearchIndex {
  readonly diagnostics: readonly Diagnostic[];
  /** Writes what is left of its files. @returns Paths of all of them. */
  readonly finish: () => Promise<readonly string[]>;
}

/** Makes the search files of all editions. */
export async function indexSearch(input: IndexSearchInput): Promise<SearchIndex> {
  if (!input.site.config.search.enabled) return { diagnostics: [], finish: async () => [] };
  const output = openSearchOutput(input.staging);
  const diagnostics: Diagnostic[] = [];
  for (const edition of input.site.editions) diagnostics.push(...(await indexEdition(edition, input, output)));
  output.write(searchListName, `${JSON.stringify(searchList(input.site))}\n`);
  return { diagnostics, finish: output.finish };
}

function searchList({ config, editions, editionsByKey, frozen }: Site): SearchListFile {
  const isKept = (edition: Edition): boolean =>
    frozen.some(
      ({ files, version }) =>
        version === edition.version.name &&
        Object.hasOwn(files, `${searchFilesFolder(edition, config)}${searchFilesName}`),
    );
  return {
    baseUrl: config.baseUrl,
    editions: [...editionsByKey.values()]
      .filter((edition) => editions.includes(edition) || isKept(edition))
      .map((edition) => ({
        locale: edition.locale.code,
        version: edition.version.name,
        isLatest: edition.version.isLatest,
        path: `${searchFilesFolder(edition, config)}${searchFilesName}`,
      })),
  };
}

async function indexEdition(
  edition: Edition,
  { site, world, sidebarIndexes, strings, definitions, onIndexed }: IndexSearchInput,
  output: SearchOutput,
): Promise<readonly Diagnostic[]> {
  const { config } = site;
  const { code, htmlLang } = edition.locale;
  const label = (key: string): string => translate({ strings: strings[code] ?? {}, lang: htmlLang }, key);
  const pages = searchPagesOf({ site, edition, sidebarIndexes, label, definitions });
  const { value: blocks, diagnostics } = await makeBlocks(pages, world, (count) => {
    for (let page = 0; page < count; page += 1) onIndexed();
  });
  const stored = blocks.map((block) => block.stored);
  const layout = layOut(stored.map(({ summary }) => summary));
  const ranges = await makeRanges({ blocks: stored, layout, output, world });
  const files = writeIndex({
    layout,
    ranges,
    ...writeRows(blocks, layout, { entries: world.cache.entries, output, hash: world.hash }),
    options: { synonyms: config.search.synonyms, maxHits: config.search.maxHits },
    hash: world.hash,
    folder: searchFilesFolder(edition, config),
  });
  for (const { path, text } of files) output.write(path, text);
  return diagnostics;
}
