// What translators of a site have to do, as `hubdocs check --translation-report` shows it. Plain data: src/pipeline gathers it,
// src/outputs writes it as a page.
import type { SitePath } from "./brands.ts";
import type { Locale } from "./edition.ts";
import type { Location } from "./location.ts";
import type { Strings } from "./strings.ts";

/** The work of all locales of a check. */
export interface TranslationReport {
  readonly siteTitle: string;
  /** The language that originals are written in. */
  readonly original: Locale;
  /** Texts of the interface in that language. */
  readonly strings: Strings;
  /** Locales that are translated into, in the order of the configuration. */
  readonly locales: readonly LocaleWork[];
}

/** The work of one locale. */
export interface LocaleWork {
  readonly locale: Locale;
  /** Texts of the interface in its language. */
  readonly strings: Strings;
  readonly pages: PageCounts;
  /** Pages whose originals have changed, the most urgent first. */
  readonly stale: WorkList<StalePage>;
  /** Pages that do not exist in this locale, those that readers come upon first. */
  readonly missing: WorkList<MissingPage>;
  /** Translations that are not stale and yet say something else than their originals. */
  readonly differing: WorkList<DifferingPage>;
  readonly specs: readonly SpecWork[];
}

/** A list that ends where the report would become too long. */
export interface WorkList<Entry> {
  readonly entries: readonly Entry[];
  /** How many more there are. */
  readonly unlisted: number;
}

/** How far the pages of a locale are. */
export interface PageCounts {
  readonly upToDate: number;
  readonly stale: number;
  readonly missing: number;
  /** Translations that no ledger knows: changes of their originals go unnoticed. */
  readonly unrecorded: number;
  /** Words of originals that are still to be translated. */
  readonly words: number;
}

/** What of a section's change readers feel most, because they act on it. */
export type WeightyChange = "code" | "number" | "warning";

/** A stretch of a text that was compared with its former state. */
export interface TextPart {
  readonly kind: "same" | "gone" | "new";
  readonly text: string;
}

/** A translation with stale sections. */
export interface StalePage {
  readonly file: SitePath;
  readonly original: SitePath;
  readonly title: string;
  readonly weighty: readonly WeightyChange[];
  /** Words of the original that were added or removed; of sections without history all. */
  readonly words: number;
  readonly sections: readonly StaleWork[];
}

/** A stale section, or one that the translation lacks. */
export interface StaleWork {
  /** Heading of the translation; empty for what stands before the first one. Of a section that it lacks that of the original. */
  readonly title: string;
  /** Whether the translation lacks it: then it belongs behind the heading at `location`. */
  readonly isNew: boolean;
  readonly location: Location;
  readonly original: Location;
  readonly weighty: readonly WeightyChange[];
  readonly words: number;
  /** Whether the former text of the original is known. */
  readonly hasHistory: boolean;
  /** Absent where the report would become too long. */
  readonly texts?: SectionTexts;
  /** What the check says of the translation, in English; the first of it. */
  readonly findings: readonly ReportedFinding[];
}

/** What a translator looks at. */
export interface SectionTexts {
  /** The original: compared with its former state where that is known. */
  readonly original: readonly TextPart[];
  /** Absent for a section that it lacks. */
  readonly translation?: string;
  readonly terms: readonly TermUse[];
}

/** A term that occurs in an original. */
export interface TermUse {
  readonly name: string;
  /** What it is called in the language that is translated into. */
  readonly translation: string;
  readonly avoid: readonly string[];
}

/** A finding of the check with its place. */
export interface ReportedFinding {
  readonly location: Location;
  readonly message: string;
}

/** Where readers come upon a page. */
export interface PagePlace {
  readonly isHome: boolean;
  readonly isInNavbar: boolean;
  readonly isInSidebar: boolean;
  /** Pages whose text links to it. */
  readonly linkedFrom: number;
}

/** A page without a translation. */
export interface MissingPage extends PagePlace {
  /** The file to create. */
  readonly file: string;
  readonly original: SitePath;
  readonly title: string;
  readonly words: number;
  /** Absent where the report would become too long. */
  readonly beginning?: { readonly text: string; readonly terms: readonly TermUse[] };
}

/** A translation that differs from its original. */
export interface DifferingPage {
  readonly file: SitePath;
  readonly findings: readonly ReportedFinding[];
  /** Findings that are not listed, because the report would become too long. */
  readonly unlisted: number;
}

/** What an API lacks in a locale. */
export interface SpecWork {
  readonly label: string;
  readonly original: SitePath;
  /** Absent when the locale has no specification at all. */
  readonly file?: SitePath;
  /** The overlay that texts can be written into: one that there is, or one to begin. Absent where a copy is kept. */
  readonly overlay?: SitePath;
  readonly translated: number;
  readonly left: number;
  /** Words of these texts. */
  readonly words: number;
  /** Texts inside examples that are the same in both languages: an API may answer in one language. */
  readonly inExamples: number;
  /** What is left, by operation; `unlisted` counts gaps. */
  readonly groups: WorkList<SpecGroup>;
}

/** Gaps of one operation, schema or other part. */
export interface SpecGroup {
  readonly name: string;
  readonly gaps: readonly SpecGap[];
}

/** A text that is missing in a specification, or the same as in the original. */
export interface SpecGap {
  readonly kind: "missing" | "same";
  /** Steps to it below the group: `parameter limit (query) › description`. */
  readonly path: string;
  /** JSON pointer in the original, where it is known. */
  readonly pointer?: string;
  /** Beginning of the original's text; absent for parts that are no text. */
  readonly text?: string;
  readonly original: Location;
  /** Where it is to be written. */
  readonly location: Location;
}
