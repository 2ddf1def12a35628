// Names pages in findings.
import { countOf } from "../model/countOf.ts";
import type { Receipt } from "../model/page.ts";

/** Most pages that a message names. */
const namedPages = 3;

/** The names of the first pages, and how many more there are. */
export function namesOf(pages: readonly Receipt[]): string {
  const names = pages
    .slice(0, namedPages)
    .map(({ url }) => url)
    .join(", ");
  const more = pages.length - namedPages;
  return more > 0 ? `${names} and ${countOf(more, "more page")}` : names;
}
