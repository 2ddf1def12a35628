// The glossary of a site: the terms of its configuration that have a definition, on one page.
import type { LocaleCode, Url } from "./brands.ts";
import { safeId } from "./safeId.ts";
import { slugOfHeading } from "./slug.ts";
import { type LocalizedText, textOf } from "./text.ts";

/** A text that may be in another language than the page that shows it. */
interface TextInLanguage {
  readonly text: string;
  /** `lang` of the text where that is another language than the page's. */
  readonly lang?: string;
}

/** A term as an edition explains it. */
export interface DefinedTerm {
  /** Its anchor in the glossary, the same in every language. */
  readonly id: string;
  readonly name: TextInLanguage;
  /** Its names in the site's other languages, where they differ. */
  readonly others: readonly Required<TextInLanguage>[];
  /** Inline Markdown. */
  readonly definition: TextInLanguage;
  /** Page that says more, as written. */
  readonly link?: string;
}

/** The glossary of an edition. */
export interface EditionGlossary {
  readonly url: Url;
  readonly title: string;
  /** Empty when there is none. */
  readonly description: string;
  /** In the order of the language. */
  readonly terms: readonly DefinedTerm[];
}

/** A definition for pages, and for what reads no markup. */
interface RenderedDefinition {
  readonly html: string;
  readonly text: string;
}

/** Definitions by their Markdown. */
export type RenderedDefinitions = ReadonlyMap<string, RenderedDefinition>;

/** A term as the page shows it. */
export interface GlossaryTerm extends Pick<DefinedTerm, "id" | "name" | "others"> {
  readonly definitionHtml: string;
  /** The definition without markup, for structured data. */
  readonly definitionText: string;
  /** `lang` of the definition where that is another language than the page's. */
  readonly definitionLang?: string;
  /** Page that says more; without a label where its title is not known. */
  readonly see?: { readonly label?: string; readonly href: string; readonly lang?: string };
}

/** Terms that begin with the same letter, or all terms of a short glossary. */
export interface GlossaryGroup {
  /** Absent in a short glossary. The letter is `#` for what is no letter; the id is unique in the page. */
  readonly heading?: { readonly id: string; readonly letter: string };
  readonly terms: readonly GlossaryTerm[];
}

/** What the page of the glossary shows. */
export interface GlossaryContent {
  readonly kind: "glossary";
  readonly title: string;
  /** Empty when there is none. */
  readonly description: string;
  readonly groups: readonly GlossaryGroup[];
}

/** Id of a term in the glossary: that of a heading with its name in the default locale. */
export function glossaryIdOf(name: LocalizedText, defaultLocale: LocaleCode): string {
  return safeId(slugOfHeading(textOf(name, defaultLocale, defaultLocale)));
}
