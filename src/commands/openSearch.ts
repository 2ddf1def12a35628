// Lets programs search a built site: with the code that browsers run and the index files that they load.
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type SearchListFile, searchListName } from "../model/search.ts";
import { openIndex } from "../search/index.ts";

/** Which of a site's search indexes to open: there is one for each locale of each version. */
export interface OpenSearchOptions {
  /** Code of a locale. @default the default locale */
  readonly locale?: string;
  /** Name of a version of the docs. @default the latest version */
  readonly version?: string;
}

/** A page that was found. */
export interface FoundPage {
  /** Path of the page, beginning with the site's `baseUrl`; where a section fits best, `#` and its id follow. */
  readonly url: string;
  /** Title of the page. */
  readonly title: string;
  /** Title of the section that fits best; empty when that is the page as a whole. */
  readonly section: string;
  /** Piece of the text around the words that were found, without markup. */
  readonly excerpt: string;
}

/** Search in a built site. */
export interface SiteSearch {
  /** Finds pages, the best first, each once. `limit` is the largest number of them. @default limit 10 */
  search(query: string, options?: { readonly limit?: number }): Promise<readonly FoundPage[]>;
}

const defaultLimit = 10;

/**
 * Opens the search of a built site.
 * @param outDir The output folder of a build with `search.enabled`, relative to the current folder.
 * @throws Error when the folder holds no search index for the locale and version.
 */
export async function openSearch(outDir: string, options: OpenSearchOptions = {}): Promise<SiteSearch> {
  if (typeof outDir !== "string") throw new Error("openSearch: the output folder must be a string");
  const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(outDir, path), "utf8"));
  const { baseUrl, path } = await findEdition(read, options, outDir);
  const index = await openIndex(read, path);
  return {
    async search(query, { limit = defaultLimit } = {}) {
      const answer = await index.search(query, { limit });
      const excerpts = await index.excerpts(answer);
      return answer.hits.map(({ url, title, section }, place) => ({
        url: baseUrl + url,
        title,
        section,
        excerpt: excerpts[place]?.text ?? "",
      }));
    },
  };
}

async function findEdition(
  read: (path: string) => Promise<unknown>,
  { locale, version }: OpenSearchOptions,
  outDir: string,
): Promise<{ readonly baseUrl: string; readonly path: string }> {
  // A build of the same package wrote the file, so its shape is known.
  const file = (await read(searchListName).catch(() => undefined)) as SearchListFile | undefined;
  if (file === undefined)
    throw new Error(
      `${resolve(outDir)} has no search index: name the output folder of a build of the site with \`search.enabled\``,
    );
  const found = file.editions.find(
    (edition) =>
      (locale === undefined || edition.locale === locale) &&
      (version === undefined ? edition.isLatest : edition.version === version),
  );
  if (found !== undefined) return { baseUrl: file.baseUrl, path: found.path };
  const wanted = [version ?? "the latest version", locale].filter((name) => name !== undefined).join(", ");
  const known = file.editions.map((edition) => `${edition.version}, ${edition.locale}`).join("; ");
  throw new Error(`${outDir} has no search index for ${wanted}; there are indexes for: ${known}`);
}
