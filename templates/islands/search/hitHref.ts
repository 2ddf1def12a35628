// Makes the links to hits.
import type { SearchHit } from "../../../src/model/search.ts";

/** URL of a hit, with the site's base URL, which ends in a slash. */
export const hrefOfHit = ({ url }: Pick<SearchHit, "url">, base: string): string => base + url;
