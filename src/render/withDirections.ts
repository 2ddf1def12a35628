// Text of another language in a page: where it says its language, it also says in which direction that is written.
import type { EditionProps } from "../model/page.ts";

/** A start tag with a language. Its attributes are written by templates, or by authors in HTML of their own. */
const tagWithLang = /<[a-z][^<>]* lang="([^"<>]*)"[^<>]*/g;

/** The page with a `dir` wherever it has a `lang`, on sites whose languages are written in both directions. */
export function withDirections(html: string, { directions }: Pick<EditionProps, "directions">): string {
  if (directions === undefined) return html;
  return html.replace(tagWithLang, (tag, lang: string) => {
    const direction = directions[lang];
    return direction === undefined || tag.includes(" dir=")
      ? tag
      : tag.replace(` lang="${lang}"`, (written) => `${written} dir="${direction}"`);
  });
}
