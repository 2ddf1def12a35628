// Finds the canonical URL of a path in the configuration, in an edition's locale: that of a page, or of a static file,
// which all locales share.
import type { Config } from "../model/config.ts";
import type { Route } from "../model/route.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";

/** What a path may lead to. */
export interface OwnPlaces {
  /** The canonical URL of the page that a path means. */
  readonly pageAt: (path: string) => string | undefined;
  /** Static files that are published. */
  readonly files: ReadonlySet<string>;
  readonly trailingSlash: Config["trailingSlash"];
}

/** Makes the lookups. The map of pages is built on first use, because most sites need none. */
export function ownPlaces(
  routes: readonly Route[],
  { trailingSlash, files }: Pick<OwnPlaces, "trailingSlash" | "files">,
): OwnPlaces {
  let pages: ReadonlyMap<string, string> | undefined;
  const pageAt = (path: string): string | undefined => {
    pages ??= new Map(routes.map(({ url }) => [addressKey(url), url]));
    return pages.get(addressKey(path));
  };
  return { pageAt, files, trailingSlash };
}

/**
 * The canonical URL that a path with a locale's prefix leads to; `undefined` if there is nothing. If the site has no
 * rule for trailing slashes, the path's own is kept. As in links of pages, the address of a Markdown twin means its page.
 * @example ownSpelling("/uk/files/a.zip", "/uk/", places) // "/files/a.zip"
 */
export function ownSpelling(path: string, prefix: string, places: OwnPlaces): string | undefined {
  const page = path.replace(markdownFile, "");
  return spell(path, prefix, places) ?? (page === path ? undefined : spell(page, prefix, places));
}

const markdownFile = /\.mdx?$/i;

function spell(path: string, prefix: string, places: OwnPlaces): string | undefined {
  const page = places.pageAt(path);
  if (page !== undefined) {
    return places.trailingSlash === undefined ? page.replace(/\/*$/, path.endsWith("/") ? "/" : "") : page;
  }
  const below = path.startsWith(prefix) ? path.slice(prefix.length) : path.slice(1);
  // Hosts also find HTML files without their extension.
  const names = [below, decodePercent(below)].flatMap((file) => [file, `${file}.html`]);
  const name = names.find((file) => places.files.has(file));
  return name === undefined ? undefined : `/${name}`;
}
