// The terms that texts of a language link to their definitions: prepared once for each configuration, because there are
// thousands of pages.
import type { LinkedName, LinkedTerms } from "../../content/linkTerms.ts";
import type { Hash, LocaleCode } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import { glossaryIdOf } from "../../model/glossary.ts";
import type { SourceKind } from "../../model/sourceFile.ts";
import { textOf } from "../../model/text.ts";
import { digestOf } from "../../platform/hash.ts";
import { isFormOf, stemOf } from "../../search/wordForms.ts";
import { openTermBook } from "../../source/termBook.ts";

interface TermsOfLanguage {
  readonly terms: LinkedTerms;
  /** Digest of what decides about the links. Definitions do not: to change one is to change the glossary alone. */
  readonly digest: Hash;
}

const known = new WeakMap<Config, Map<LocaleCode, TermsOfLanguage>>();

/** The terms to link in a source; `undefined` where nothing is linked. */
export function linkedTermsOf(source: SourceKind, config: Config): TermsOfLanguage | undefined {
  if (!config.glossary?.linkFirstUse || (source.kind !== "doc" && source.kind !== "post")) return undefined;
  const byLocale = known.get(config) ?? new Map<LocaleCode, TermsOfLanguage>();
  known.set(config, byLocale);
  const terms = byLocale.get(source.locale) ?? openTerms(config, source.locale, config.glossary.path);
  byLocale.set(source.locale, terms);
  return terms;
}

function openTerms({ terms, defaultLocale }: Config, locale: LocaleCode, path: string): TermsOfLanguage {
  const names = terms.map(({ name, definition }): LinkedName => {
    const text = textOf(name, locale, defaultLocale);
    return {
      text,
      keepsCapitals: true,
      ...(definition === undefined ? {} : { id: glossaryIdOf(name, defaultLocale) }),
    };
  });
  const count = new Set(names.flatMap(({ id }) => id ?? [])).size;
  return {
    terms: { find: openTermBook(names, { stemOf, isFormOf }), count, path },
    digest: digestOf(JSON.stringify([names, path])),
  };
}
