// Finds where the blog's authors file defines a link.
import type { Author } from "../model/doc.ts";
import type { Location } from "../model/location.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { pointerOf } from "../source/jsonPointer.ts";

const blogPages: ReadonlySet<Route["target"]["kind"]> = new Set(["post", "postList", "authorList"]);

/** The field of an author that contains a URL. @param forms The spellings in which the file may contain the URL. */
export function placeOfAuthor(
  forms: readonly string[],
  route: Route | undefined,
  { content, config, editionsByKey }: Site,
): Location | undefined {
  if (route === undefined || !blogPages.has(route.target.kind)) return undefined;
  const own = editionsByKey.get(route.edition)?.locale.code;
  for (const locale of own === undefined ? [] : new Set([own, config.defaultLocale])) {
    for (const author of content.authors.get(locale) ?? []) {
      const field = fieldWith(forms, author);
      if (field !== undefined && author.file !== undefined) {
        return { file: author.file, pointer: pointerOf([author.key, field]) };
      }
    }
  }
  return undefined;
}

function fieldWith(forms: readonly string[], { url, imageUrl }: Author): string | undefined {
  const isWritten = (address: string | undefined): boolean => address !== undefined && forms.includes(address);
  return isWritten(url) ? "url" : isWritten(imageUrl) ? "image_url" : undefined;
}

/** Whether a location lies in an authors file. */
export const isOfAuthor = (location: Location | undefined): boolean =>
  location?.pointer !== undefined && /(?:^|\/)authors\.ya?ml$/.test(location.file);
