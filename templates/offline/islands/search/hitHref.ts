// Offline replacement: makes links to the files of hits in an offline folder.
import type { SearchHit } from "../../../../src/model/search.ts";

/**
 * Full URL of a hit's file. Full, because it is also stored for the next page, where a relative one would mean another
 * file.
 */
export function hrefOfHit({ url }: Pick<SearchHit, "url">, base: string): string {
  const [path = "", hash = ""] = url.split(/(?=#)/, 2);
  const file = path.endsWith(".html") ? path : path.replace(/\/?$/, path === "" ? "index.html" : "/index.html");
  return new URL(base + file + hash, document.baseURI).href;
}
