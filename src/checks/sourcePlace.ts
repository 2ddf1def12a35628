// Locations for findings about a whole page or file: its title, or its first line.
import type { SitePath } from "../model/brands.ts";
import type { Source } from "../model/doc.ts";
import type { Location } from "../model/location.ts";

/** The heading that is a page's title, else the first line of its file, where the front matter begins. */
export function placeOfSource({ path, hasOwnTitle, sections }: Source): Location {
  const [first] = sections;
  return hasOwnTitle && first?.depth === 1 ? first.location : placeOfFile(path);
}

/** The first line of a text file. */
export function placeOfFile(file: SitePath): Location {
  return { file, line: 1, column: 1 };
}
