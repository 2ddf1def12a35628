// The spelling of a path that the configuration names, in the locale of an edition: the page's very address, or that of a
// static file, which stands once for all locales.
import type { Config } from "../model/config.ts";
import type { Route } from "../model/route.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";

/** What a path may lead to. */
export interface OwnPlaces {
  /** Address of the page that another spelling of it means. */
  readonly pageAt: (path: string) => string | undefined;
  /** Static files that are published. */
  readonly files: ReadonlySet<string>;
  readonly trailingSlash: Config["trailingSlash"];
}

/** Looks up places by the site's routes and files. Most sites name none, so pages are put into a map when one is asked for. */
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
 * Address of what a path below a locale's prefix leads to, as the model writes addresses; `undefined` when it is nothing.
 * Whether it ends in a slash is the path's to say where the site has no rule.
 * @example ownSpelling("/uk/files/a.zip", "/uk/", places) // "/files/a.zip"
 */
export function ownSpelling(path: string, prefix: string, places: OwnPlaces): string | undefined {
  const page = places.pageAt(path);
  if (page !== undefined) {
    return places.trailingSlash === undefined ? page.replace(/\/*$/, path.endsWith("/") ? "/" : "") : page;
  }
  const below = path.startsWith(prefix) ? path.slice(prefix.length) : path.slice(1);
  // Hosts find pages of HTML without their ending too.
  const names = [below, decodePercent(below)].flatMap((file) => [file, `${file}.html`]);
  const name = names.find((file) => places.files.has(file));
  return name === undefined ? undefined : `/${name}`;
}
