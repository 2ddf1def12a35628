// Lists in front matter that may not become very long.
import type { Reader } from "./shape.ts";

const mostEntries = 200;

/**
 * A list of what has a page of its own that lists pages with all their entries, so that their number counts twice: of more
 * than 200 the first count, and it is reported.
 */
export function limited<Item>(list: Reader<readonly Item[]>): Reader<readonly Item[]> {
  return (value, place) => {
    const read = list(value, place);
    if (read === undefined || read.length <= mostEntries) return read;
    place.report({
      pointer: `${place.pointer}/${mostEntries}`,
      of: "value",
      message: `\`${place.name}\` has ${read.length} entries; a page can have at most ${mostEntries}`,
      hint: `keep those that readers look for; the page is shown with the first ${mostEntries}`,
      isLeftOut: true,
    });
    return read.slice(0, mostEntries);
  };
}
