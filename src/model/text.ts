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
  const own = (code: string): string | undefined => (Object.hasOwn(text, code) ? text[code] : undefined);
  return own(locale) ?? own(fallback) ?? Object.values(text)[0] ?? "";
}
