// Ids that raw HTML of a page gives its elements, and names of its anchors, with their places.
import type { Place } from "../model/location.ts";
import { placesInside } from "../source/lineMap.ts";
import { visitHtml } from "./rawHtml.ts";
import type { Survey } from "./surveyTokens.ts";

/** An id and its place. */
export interface HtmlId extends Place {
  readonly id: string;
}

/** Ids in reading order, as often as they stand there; with them the names of anchors: `<a name="install">`. */
export function idsInHtml(survey: Survey): readonly HtmlId[] {
  const found: HtmlId[] = [];
  for (const token of survey.html) {
    if (!/\b(?:id|name)\s*=/i.test(token.raw)) continue;
    const placeOf = placesInside(survey.placeOf(token), token.raw);
    visitHtml(token.raw, {
      tag: (tag) => {
        const own = tag.attributes.find(({ name, value }) => name === "id" && value !== "")?.value;
        const anchor = tag.name.toLowerCase() === "a" && tag.attributes.find(({ name }) => name === "name")?.value;
        const place = placeOf(tag.offset);
        for (const id of new Set([own, anchor || undefined])) if (id !== undefined) found.push({ id, ...place });
      },
      rewrite: () => undefined,
    });
  }
  return found;
}
