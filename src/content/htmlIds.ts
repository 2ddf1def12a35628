// Ids that raw HTML of a page gives its elements, and names of its anchors, with their places.
import type { Place } from "../model/location.ts";
import { safeId } from "../model/safeId.ts";
import { placesInside } from "../source/lineMap.ts";
import { type HtmlAttribute, type HtmlTag, visitHtml } from "./rawHtml.ts";
import type { Survey } from "./surveyTokens.ts";

/** An id and its place. */
interface HtmlId extends Place {
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
        const ids = tag.attributes.filter(({ name, value }) => value !== "" && isIdOf(tag, name));
        const place = placeOf(tag.offset);
        for (const id of new Set(ids.map((id) => safeIdIn(tag, id) ?? id.value))) found.push({ id, ...place });
      },
      rewrite: () => undefined,
    });
  }
  return found;
}

/**
 * Another value for an attribute that names a place to link to, as a heading gets it; links to it are written so.
 * Elements that scripts and other attributes may ask for by their ids keep them.
 */
export function safeIdIn(tag: HtmlTag, { name, value }: HtmlAttribute): string | undefined {
  if (!isIdOf(tag, name) || !/^(?:a|h[1-6])$/i.test(tag.name)) return undefined;
  const id = safeId(value);
  return id === value ? undefined : id;
}

const isIdOf = (tag: HtmlTag, attribute: string): boolean =>
  attribute === "id" || (attribute === "name" && tag.name.toLowerCase() === "a");
