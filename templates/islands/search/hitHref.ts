// Addresses of hits as a page links to them.
import type { SearchHit } from "../../../src/model/search.ts";

/** Address of a hit below the site's base URL, which ends in a slash. */
export const hrefOfHit = ({ url }: Pick<SearchHit, "url">, base: string): string => base + url;
