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
  /** Base URLs that a path may begin with, as browsers show it. */
  readonly bases: readonly string[];
}

/** Makes the lookups. The map of pages is built on first use, because most sites need none. */
export function ownPlaces(
  routes: readonly Route[],
  {
    trailingSlash,
    baseUrl,
    writtenBaseUrl = baseUrl,
    files,
  }: Pick<Config, "trailingSlash" | "baseUrl" | "writtenBaseUrl"> & Pick<OwnPlaces, "files">,
): OwnPlaces {
  let pages: ReadonlyMap<string, string> | undefined;
  const pageAt = (path: string): string | undefined => {
    pages ??= new Map(routes.map(({ url }) => [addressKey(url), url]));
    return pages.get(addressKey(path));
  };
  return { pageAt, files, trailingSlash, bases: [baseUrl, writtenBaseUrl] };
}

/**
 * The canonical URL that a path with a locale's prefix leads to; `undefined` if there is nothing. If the site has no
 * rule for trailing slashes, the path's own is kept. As in links of pages, the address of a Markdown twin means its page,
 * and a path that leads nowhere may begin with the base URL.
 * @example ownSpelling("/uk/files/a.zip", "/uk/", places) // "/files/a.zip"
 */
export function ownSpelling(path: string, prefix: string, places: OwnPlaces): string | undefined {
  const page = path.replace(markdownFile, "");
  const own = spell(path, prefix, places) ?? (page === path ? undefined : spell(page, prefix, places));
  if (own !== undefined) return own;
  const below = `/${path.slice(prefix.length)}`;
  const base = places.bases.find((one) => one !== "/" && below.startsWith(one));
  if (base === undefined || !path.startsWith(prefix)) return undefined;
  return ownSpelling(prefix + below.slice(base.length), prefix, { ...places, bases: [] });
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
