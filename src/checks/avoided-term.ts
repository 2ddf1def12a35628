// Reports uses, in pages and specifications, of names that the site's terms list says to avoid.
import type { LocaleCode } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Location } from "../model/location.ts";
import { textOf } from "../model/text.ts";
import type { WordForms } from "../source/proseWords.ts";
import { inOneLine, openTermBook, type TermBook, type TermName } from "../source/termBook.ts";

/** A use of a name that the terms say to avoid. */
interface AvoidedName {
  /** Offset of its first character. */
  readonly offset: number;
  /** The name as the text has it, in one line. */
  readonly found: string;
  readonly instead: string;
}

/** Finds avoided names in prose, in the order of the text. */
export type TermFinder = (prose: string) => readonly AvoidedName[];

/** A finder of the names to avoid in texts of a language; `undefined` when the language has none. */
export function findAvoidedTerms(
  { terms, defaultLocale }: Pick<Config, "terms" | "defaultLocale">,
  locale: LocaleCode,
  forms: WordForms,
): TermFinder | undefined {
  const avoided = terms.flatMap(({ name, avoid = {} }): readonly TermName[] => {
    const instead = textOf(name, locale, defaultLocale);
    return (Object.hasOwn(avoid, locale) ? (avoid[locale] ?? []) : []).map((text) => ({ text, instead }));
  });
  if (avoided.length === 0) return undefined;
  const right = terms.map(({ name }) => ({ text: textOf(name, locale, defaultLocale) }));
  return avoidedNamesIn(openTermBook([...right, ...avoided], forms));
}

const avoidedNamesIn =
  (find: TermBook<TermName>): TermFinder =>
  (prose) =>
    find(prose).flatMap(({ name: { instead }, offset, end }) =>
      instead === undefined ? [] : [{ offset, found: inOneLine(prose.slice(offset, end)), instead }],
    );

/** The finding for one use of an avoided name. */
export function avoidedTerm(
  { found, instead }: { readonly found: string; readonly instead: string },
  location: Location,
): Diagnostic {
  return {
    code: "avoided-term",
    severity: "warning",
    message: `This site says "${instead}", not "${found}"`,
    location,
    hint: `use "${instead}", in the form that fits the sentence`,
  };
}
