// Posts that name an author whom the blog's authors file does not know. Without such a file names are just names.
import type { LocaleCode } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Author } from "../model/doc.ts";
import type { Site } from "../model/site.ts";
import { nearestNames } from "../source/nearestName.ts";
import type { CheckInput } from "./checkInput.ts";

/** Reports every key that is no author in the post's locale or the default one. */
export function checkAuthors({ site }: CheckInput): readonly Diagnostic[] {
  return site.content.sources.flatMap((source): readonly Diagnostic[] => {
    if (source.kind !== "post" || site.config.blog === undefined) return [];
    const known = knownKeys(source.locale, site);
    if (known.size === 0) return [];
    return (source.frontMatter.authors ?? []).flatMap((author, index, { length }): readonly Diagnostic[] => {
      if (typeof author !== "string" || known.has(author)) return [];
      const near = nearestNames(author, known)[0];
      return [
        {
          code: "unknown-author",
          severity: "error",
          message: `authors: there is no author "${author}" in the authors file`,
          // One author may be written without a list.
          location: { file: source.path, pointer: length === 1 ? "/authors" : `/authors/${index}` },
          hint: near === undefined ? `name one of ${[...known].join(", ")}` : `did you mean "${near}"?`,
        },
      ];
    });
  });
}

function knownKeys(locale: LocaleCode, { content, config }: Site): ReadonlySet<string> {
  const authors: readonly Author[] = [locale, config.defaultLocale].flatMap((code) => content.authors.get(code) ?? []);
  return new Set(authors.map(({ key }) => key));
}
