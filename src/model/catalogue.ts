// Texts of pages with their translations, as they are exchanged with translators.
import type { SitePath } from "./brands.ts";

/** A text that is translated by itself. */
export interface CatalogueMessage {
  /** The original as translators see it. */
  readonly text: string;
  /** Where it is translated in another way than elsewhere. */
  readonly context?: string;
  /** Empty when there is none. */
  readonly translation: string;
  /** Whether the translation was made from something else and has to be looked at. */
  readonly isDoubtful: boolean;
  /** What the original said when the translation was made, where that is known. */
  readonly former?: string;
  /** Where the original stands. */
  readonly places: readonly { readonly file: SitePath; readonly line: number }[];
  /** What translators should know of it, in English. */
  readonly notes: readonly string[];
  /** What translators have remarked. */
  readonly remarks?: readonly string[];
}

/** A message of an earlier catalogue, as translators left it. */
export interface EarlierMessage extends Pick<CatalogueMessage, "text" | "translation" | "isDoubtful"> {
  /** Empty where it has none. */
  readonly context: string;
  readonly remarks: readonly string[];
  /** Whether its text was gone already. */
  readonly isObsolete: boolean;
}

/** All texts for one language. */
export interface Catalogue {
  readonly siteTitle: string;
  /** Language tag of the translations. */
  readonly language: string;
  readonly messages: readonly CatalogueMessage[];
  /** What was translated and is no text of the site any more. */
  readonly gone?: readonly EarlierMessage[];
  /** Fields and remarks at the top of an earlier catalogue. */
  readonly header?: CatalogueHeader;
}

/** What programs and translators have written at the top of a catalogue. */
interface CatalogueHeader {
  readonly fields: Readonly<Record<string, string>>;
  readonly remarks: readonly string[];
}

/** Finds translations: by the context of a text, else the one that it has everywhere. Doubtful ones are none. */
export type TranslationFinder = (text: string, context: string) => string | undefined;

/** Translations that were sent back. */
export interface TakenTranslations {
  readonly find: TranslationFinder;
  /** Finds what a text has in one of some contexts, the first that has it. */
  readonly findIn: (text: string, contexts: readonly string[]) => string | undefined;
  /** Language that they say to be in, as gettext or HTML names it; empty when they do not. */
  readonly language: string;
  /** Everything in it, where that was asked for. */
  readonly whole?: { readonly messages: readonly EarlierMessage[]; readonly header: CatalogueHeader };
}

/**
 * Whether translations may be in a language: `uk_UA` in `uk-Cyrl`.
 * @param others Other languages that they are taken for where they name one of them: `zh_Hans` is not in `zh-Hant`.
 */
export function mayBeIn({ language }: TakenTranslations, htmlLang: string, others: readonly string[]): boolean {
  if (language === "") return true;
  const isNamed = (tag: string): boolean => tagOf(tag) === tagOf(language);
  return nameOf(language) === nameOf(htmlLang) && (isNamed(htmlLang) || !others.some(isNamed));
}

const tagOf = (tag: string): string => tag.replaceAll("_", "-").toLowerCase();

const nameOf = (tag: string): string => (tag.split(/[-_@.]/)[0] ?? "").toLowerCase();
