// Compares each translation with its original, section by section. Sections are compared here, their contents in
// translation-code.ts and translationFacts.ts. Words are not compared.
import type { Diagnostic } from "../model/diagnostic.ts";
import { byTranslationKey, translationKey } from "../model/translationKey.ts";
import type { ThoroughInput } from "./checkInput.ts";
import { compareCode } from "./translation-code.ts";
import { type ComparedSection, pairSections } from "./translation-section.ts";
import { compareFacts } from "./translationFacts.ts";

/** Reports what a translation lacks, adds, or has differently. */
export function checkParity({ site, thorough }: ThoroughInput): readonly Diagnostic[] {
  const { defaultLocale } = site.config;
  const { sources } = site.content;
  const originals = byTranslationKey(sources.filter(({ locale }) => locale === defaultLocale));
  return sources.flatMap((source) => {
    const original = source.locale === defaultLocale ? undefined : originals.get(translationKey(source));
    const mine = thorough.factsByPath.get(source.path)?.sections ?? [];
    const theirs = original && thorough.factsByPath.get(original.path)?.sections;
    if (original === undefined || theirs === undefined) return [];
    const { pairs, diagnostics } = pairSections({ original, translation: source, mine, theirs });
    const compared = pairs.map(([own, other]): ComparedSection => {
      const titles = new Map(source.sections.map(({ id, title }) => [id, title]));
      return { original, translation: source, mine: own, theirs: other, title: titles.get(own.id) ?? "" };
    });
    return [...diagnostics, ...compared.flatMap((section) => [...compareCode(section), ...compareFacts(section)])];
  });
}
