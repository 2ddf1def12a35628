// Finds the terms of a site that occur in an original, with what they are called in another language: for translators.
import type { LocaleCode } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import { textOf } from "../model/text.ts";
import type { TermUse } from "../model/translationReport.ts";
import type { WordForms } from "../source/proseWords.ts";
import { openTermBook, type TermName } from "../source/termBook.ts";

/** Terms that occur in prose of the default locale, each once, in the order of the site's terms. */
export type TranslatedTerms = (prose: string) => readonly TermUse[];

/** A finder of the terms that have a name in a locale. Names to avoid count as uses, too. */
export function findTranslatedTerms(
  { terms, defaultLocale }: Pick<Config, "terms" | "defaultLocale">,
  locale: LocaleCode,
  forms: WordForms,
): TranslatedTerms {
  if (terms.length === 0) return () => [];
  const uses = terms.map(
    ({ name, avoid = {} }): TermUse => ({
      name: textOf(name, defaultLocale, defaultLocale),
      translation: textOf(name, locale, defaultLocale),
      avoid: Object.hasOwn(avoid, locale) ? (avoid[locale] ?? []) : [],
    }),
  );
  const names = terms.flatMap(({ avoid = {} }, index): readonly UsedName[] => {
    const others = Object.hasOwn(avoid, defaultLocale) ? (avoid[defaultLocale] ?? []) : [];
    return [uses[index]?.name ?? "", ...others].map((text) => ({ text, index }));
  });
  const find = openTermBook(names, forms);
  return (prose) => {
    const found = new Set(find(prose).map(({ name }) => name.index));
    return uses.filter((_, index) => found.has(index));
  };
}

/** A name with the place of its term among those of the site. */
interface UsedName extends TermName {
  readonly index: number;
}
