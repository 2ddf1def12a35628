// Search in a built site for programs: the code and the files of the browser, read from the disk.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type SearchListFile, searchListName } from "../model/search.ts";
import { openIndex } from "../search/index.ts";

/** Which of a site's indexes to open. */
export interface OpenSearchOptions {
  /** Code of a locale. @default the default locale */
  readonly locale?: string;
  /** Name of a version of the docs. @default the latest one */
  readonly version?: string;
}

/** A page that was found. */
export interface FoundPage {
  /** Path of the page below the site's base, with the id of the section that answers best. */
  readonly url: string;
  readonly title: string;
  /** Title of that section; empty for the page as a whole. */
  readonly section: string;
  readonly excerpt: string;
}

/** Search in a built site. */
export interface SiteSearch {
  /** Pages in order of worth, each once. */
  search(query: string, options?: { readonly limit?: number }): Promise<readonly FoundPage[]>;
}

const defaultLimit = 10;

/**
 * Opens the search of a built site.
 * @throws Error when the folder holds no search index for the locale and version.
 */
export async function openSearch(outDir: string, options: OpenSearchOptions = {}): Promise<SiteSearch> {
  if (typeof outDir !== "string") throw new Error("openSearch: the output folder must be a text");
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
  // Written by a build of the same package, so its form is known. Without one there is no index, which is said below.
  const file = (await read(searchListName).catch(() => undefined)) as SearchListFile | undefined;
  const { baseUrl, editions } = file ?? { baseUrl: "/", editions: [] };
  const found = editions.find(
    (edition) =>
      (locale === undefined || edition.locale === locale) &&
      (version === undefined ? edition.isLatest : edition.version === version),
  );
  if (found !== undefined) return { baseUrl, path: found.path };
  const wanted = [version, locale].filter((name) => name !== undefined).join(", ");
  throw new Error(
    `${outDir} has no search index${wanted === "" ? "" : ` for ${wanted}`}: build the site with \`search.enabled\``,
  );
}
