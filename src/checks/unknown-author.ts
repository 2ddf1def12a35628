// Reports post authors that the blog's authors file does not define: unknown keys, and authors spelled out in front
// matter instead. Without such a file, names are just names.
import type { LocaleCode } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Author } from "../model/doc.ts";
import type { Location } from "../model/location.ts";
import type { Site } from "../model/site.ts";
import { limitSuggestions } from "../source/comparisons.ts";
import { meantName } from "../source/nearestName.ts";
import type { CheckInput } from "./checkInput.ts";

/** Reports every key defined neither in the post's locale nor in the default one, and every author spelled out. */
export function checkAuthors({ site }: CheckInput): readonly Diagnostic[] {
  const defined = new Map<LocaleCode, ReadonlySet<string>>();
  const findMeant = limitSuggestions(meantName);
  return site.content.sources.flatMap((source): readonly Diagnostic[] => {
    if (source.kind !== "post" || site.config.blog === undefined) return [];
    const known = defined.get(source.locale) ?? knownKeys(source.locale, site);
    defined.set(source.locale, known);
    if (known.size === 0) return [];
    return (source.frontMatter.authors ?? []).flatMap((author, index, { length }): readonly Diagnostic[] => {
      // A single author may be written without a list.
      const location = { file: source.path, pointer: length === 1 ? "/authors" : `/authors/${index}` };
      if (typeof author !== "string") return [writtenOut(author.name, location)];
      if (known.has(author)) return [];
      const near = findMeant(author, known);
      return [
        {
          code: "unknown-author",
          severity: "error",
          message: `authors: there is no author "${author}" in the authors file`,
          location,
          hint:
            near === undefined
              ? `add "${author}" to ${fileFor(source.locale, site)}, or use one of ${[...known].join(", ")}`
              : `did you mean "${near}"?`,
        },
      ];
    });
  });
}

const writtenOut = (name: string, location: Location): Diagnostic => ({
  code: "inline-author",
  severity: "warning",
  message: `authors: "${name}" is defined here and not in the authors file`,
  location,
  hint: "move the author to authors.yml and write the key here, so that other posts can use it too",
});

/** The file that defines authors of a locale's posts: its own, or else that of the default locale. */
function fileFor(locale: LocaleCode, { content, config }: Site): string {
  const files = [locale, config.defaultLocale].map((code) => content.authors.get(code)?.[0]?.file);
  return files.find((file) => file !== undefined) ?? "authors.yml";
}

function knownKeys(locale: LocaleCode, { content, config }: Site): ReadonlySet<string> {
  const authors: readonly Author[] = [locale, config.defaultLocale].flatMap((code) => content.authors.get(code) ?? []);
  return new Set(authors.map(({ key }) => key));
}
