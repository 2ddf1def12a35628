// Addresses of hits as files of an offline folder.
import type { SearchHit } from "../../../../src/model/search.ts";

/** Full address of the file of a hit: what is kept for the next page must mean the same there. */
export function hrefOfHit({ url }: Pick<SearchHit, "url">, base: string): string {
  const [path = "", hash = ""] = url.split(/(?=#)/, 2);
  const file = path.endsWith(".html") ? path : path.replace(/\/?$/, path === "" ? "index.html" : "/index.html");
  return new URL(base + file + hash, document.baseURI).href;
}
