// Pairs translations with the pages that they translate.
import type { Config } from "../model/config.ts";
import type { Source } from "../model/doc.ts";
import { byTranslationKey, translationKey } from "../model/translationKey.ts";

/** A translation and its original. */
export interface TranslatedPage {
  readonly original: Source;
  readonly translation: Source;
}

/** Sources of other locales than the default one that translate a source of that, in the order of the sources. */
export function* translatedPages(sources: readonly Source[], { defaultLocale }: Config): Generator<TranslatedPage> {
  const originals = byTranslationKey(sources.filter(({ locale }) => locale === defaultLocale));
  for (const translation of sources) {
    const original = translation.locale === defaultLocale ? undefined : originals.get(translationKey(translation));
    if (original !== undefined) yield { original, translation };
  }
}
