// Compares each translation with its original, section by section. Sections are compared here, their contents in
// translation-code.ts, translationFacts.ts and untranslated-text.ts. Of words only whole paragraphs are compared.
import type { Diagnostic } from "../model/diagnostic.ts";
import { byTranslationKey, translationKey } from "../model/translationKey.ts";
import type { ThoroughInput } from "./checkInput.ts";
import { compareCode } from "./translation-code.ts";
import { type ComparedSection, type OriginalIds, type PagePair, pairSections } from "./translation-section.ts";
import { compareFacts } from "./translationFacts.ts";
import { findUntranslated } from "./untranslated-text.ts";

/** Reports what a translation lacks, adds, or has differently. */
export function checkParity({ site, thorough }: ThoroughInput): readonly Diagnostic[] {
  const { defaultLocale } = site.config;
  const { sources } = site.content;
  const originals = byTranslationKey(sources.filter(({ locale }) => locale === defaultLocale));
  const pages = sources.flatMap((source): readonly PairedPage[] => {
    const original = source.locale === defaultLocale ? undefined : originals.get(translationKey(source));
    const mine = thorough.factsByPath.get(source.path)?.sections ?? [];
    const theirs = original && thorough.factsByPath.get(original.path)?.sections;
    if (original === undefined || theirs === undefined) return [];
    return [{ original, translation: source, ...pairSections({ original, translation: source, mine, theirs }) }];
  });
  const ids = originalIdsOf(pages);
  return pages.flatMap(({ original, translation, pairs, diagnostics }) => {
    const titles = new Map(translation.sections.map(({ id, title }) => [id, title]));
    const compared = pairs.map(([mine, theirs]): ComparedSection => {
      const title = titles.get(mine.id) ?? "";
      return { original, translation, mine, theirs, title, originalIds: ids.get(translation.locale) ?? new Map() };
    });
    const differences = compared.flatMap((section) => [...compareCode(section), ...compareFacts(section)]);
    return [...diagnostics, ...differences, ...findUntranslated(compared)];
  });
}

interface PairedPage extends Pick<PagePair, "original" | "translation">, ReturnType<typeof pairSections> {}

/** By locale, the ids of original sections that have others in translations. */
function originalIdsOf(pages: readonly PairedPage[]): ReadonlyMap<string, OriginalIds> {
  const byLocale = new Map<string, Map<string, Set<string>>>();
  for (const { translation, pairs } of pages) {
    const ids = byLocale.get(translation.locale) ?? new Map<string, Set<string>>();
    byLocale.set(translation.locale, ids);
    for (const [mine, theirs] of pairs) {
      if (mine.id === theirs.id) continue;
      ids.set(mine.id, (ids.get(mine.id) ?? new Set()).add(theirs.id));
    }
  }
  return byLocale;
}
