// The language of what an untranslated page, post or API says on pages of another language.
import type { LocaleCode } from "../model/brands.ts";
import type { Config } from "../model/config.ts";

/** Anything that may be in another language than the page that names it. */
export interface Labelled {
  readonly lang?: string;
}

/** What may have been taken over from another locale. */
interface TakenOver {
  readonly isFallback: boolean;
  /** The locale that it is written in. */
  readonly locale: LocaleCode;
}

/** `lang` of what was taken over; nothing for what is in the page's own language. */
export function langOfTaken({ isFallback, locale }: TakenOver, { locales }: Pick<Config, "locales">): Labelled {
  const original = isFallback ? locales.find(({ code }) => code === locale) : undefined;
  return original === undefined ? {} : { lang: original.htmlLang };
}

/** The `lang` of something, for what is made of it. */
export const sameLang = ({ lang }: Labelled): Labelled => (lang === undefined ? {} : { lang });
