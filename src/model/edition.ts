// One version in one locale: what every route, sidebar and search index belongs to.
import type { LocaleCode } from "./brands.ts";

/** Locale of the site, complete with defaults. */
export interface Locale {
  readonly code: LocaleCode;
  /** Name of the language in that language: `Українська`. */
  readonly label: string;
  readonly direction: "ltr" | "rtl";
  /** Value of `html[lang]`. */
  readonly htmlLang: string;
  /** Calendar for dates, as in BCP 47 `-u-ca-`. */
  readonly calendar: string;
  readonly isDefault: boolean;
}

/** Version of the docs. */
export interface Version {
  /** `current` or the name given to a snapshot. */
  readonly name: string;
  readonly label: string;
  /** Path segment after the docs base, `""` for the latest version. */
  readonly path: string;
  readonly isLatest: boolean;
  readonly banner: "none" | "unreleased" | "unmaintained";
  /** Day on which it came out: `2026-10-06`. */
  readonly date?: string;
  /** Search engines are asked to leave its pages out. */
  readonly noIndex?: true;
}

/** One version in one locale. Pages outside the docs (home, blog) belong to the latest version's edition. */
export interface Edition {
  /** `<version>/<locale>`; unique, stable. */
  readonly key: string;
  readonly locale: Locale;
  readonly version: Version;
  /** `/` for the default locale, else `/<code>/`. */
  readonly urlPrefix: string;
  /** Locale whose pages stand in for missing ones; absent in the default locale. */
  readonly fallback?: LocaleCode;
}
