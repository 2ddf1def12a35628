// Determines the `lang` of labels from untranslated pages, posts or APIs on pages in another language.
import type { LocaleCode } from "../model/brands.ts";
import type { Config } from "../model/config.ts";

/** Anything that may be in another language than the page that shows it. */
export interface Labelled {
  readonly lang?: string;
}

/** Content that may have been taken from another locale. */
interface TakenOver {
  readonly isFallback: boolean;
  /** The locale of its text. */
  readonly locale: LocaleCode;
}

/** The `lang` of content taken from another locale; nothing for content in the page's own language. */
export function langOfTaken({ isFallback, locale }: TakenOver, { locales }: Pick<Config, "locales">): Labelled {
  const original = isFallback ? locales.find(({ code }) => code === locale) : undefined;
  return original === undefined ? {} : { lang: original.htmlLang };
}

/** Copies the `lang` of a value, for another one derived from it. */
export const sameLang = ({ lang }: Labelled): Labelled => (lang === undefined ? {} : { lang });
