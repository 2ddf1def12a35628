// Texts in a markup that is not read, in a folder without anything that is.
import { sitePath } from "../model/brands.ts";
import { countOf } from "../model/countOf.ts";
import type { SiteFiles } from "../model/ports.ts";
import { othersFolders } from "./loosePaths.ts";

/** Markups by the endings of their files. */
const markups: ReadonlyMap<string, string> = new Map([
  ["adoc", "AsciiDoc"],
  ["asciidoc", "AsciiDoc"],
  ["rst", "reStructuredText"],
  ["textile", "Textile"],
  ["org", "Org"],
  ["ipynb", "Jupyter"],
]);

/** What a folder holds most of instead of Markdown: `42 AsciiDoc files`; `undefined` where it holds none. */
export async function describeOtherMarkup(files: SiteFiles): Promise<string | undefined> {
  const counts = new Map<string, number>();
  const { value } = await files.list(sitePath(""), { skip: othersFolders });
  for (const { path } of value) {
    const markup = markups.get(path.slice(path.lastIndexOf(".") + 1).toLowerCase());
    if (markup !== undefined) counts.set(markup, (counts.get(markup) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most && countOf(most[1], `${most[0]} file`);
}
