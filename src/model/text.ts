// Text that may differ by locale, as configurations write it.
import type { LocaleCode } from "./brands.ts";

/** One text for every locale, or a text per locale code (`{ en: "Guide", uk: "Посібник" }`). */
export type LocalizedText = string | Readonly<Record<string, string>>;

/**
 * The text for a locale.
 * @param fallback Locale to use when `text` has none for `locale`; then its first one.
 */
export function textOf(text: LocalizedText, locale: LocaleCode, fallback: LocaleCode): string {
  if (typeof text === "string") return text;
  const code = localeOfText(text, locale, fallback);
  return code === undefined ? "" : (text[code] ?? "");
}

/** The locale that `textOf` takes a text from; `undefined` for one text for every locale. */
export function localeOfText(text: LocalizedText, locale: LocaleCode, fallback: LocaleCode): string | undefined {
  if (typeof text === "string") return undefined;
  return [locale, fallback].find((code) => Object.hasOwn(text, code)) ?? Object.keys(text)[0];
}
