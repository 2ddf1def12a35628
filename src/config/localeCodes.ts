// Locale codes: their form, and what a platform knows of a language.

/** `en`, `uk`, `pt-BR`, `zh-Hans`, `sr-Latn-RS`; not `english`, `en_US`, `static`. */
const codeForm = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/** Scripts written from right to left. The script of a language comes from the platform's likely subtags. */
const rightToLeftScripts: ReadonlySet<string> = new Set([
  "Adlm",
  "Arab",
  "Hebr",
  "Mand",
  "Mend",
  "Nkoo",
  "Rohg",
  "Samr",
  "Syrc",
  "Thaa",
  "Yezi",
]);

/**
 * Names of languages that many sites have, as the platform gives them. Asking it for the first name takes 30 ms and for
 * a direction 6 ms, more than all else that is done with a configuration.
 */
export const commonNames: ReadonlyMap<string, string> = new Map([
  ["ar", "العربية"],
  ["be", "Беларуская"],
  ["bg", "Български"],
  ["cs", "Čeština"],
  ["da", "Dansk"],
  ["de", "Deutsch"],
  ["el", "Ελληνικά"],
  ["en", "English"],
  ["es", "Español"],
  ["et", "Eesti"],
  ["fi", "Suomi"],
  ["fr", "Français"],
  ["he", "עברית"],
  ["hu", "Magyar"],
  ["it", "Italiano"],
  ["ja", "日本語"],
  ["ko", "한국어"],
  ["lt", "Lietuvių"],
  ["lv", "Latviešu"],
  ["nl", "Nederlands"],
  ["pl", "Polski"],
  ["pt", "Português"],
  ["pt-BR", "Português (Brasil)"],
  ["ro", "Română"],
  ["ru", "Русский"],
  ["sk", "Slovenčina"],
  ["sv", "Svenska"],
  ["tr", "Türkçe"],
  ["uk", "Українська"],
  ["zh", "中文"],
]);

/** Those of them that are written from right to left. */
const commonRightToLeft: ReadonlySet<string> = new Set(["ar", "he"]);

/** Whether a text can name a locale: an address segment, a folder and a language at once. */
export function isLocaleCode(text: string): boolean {
  return codeForm.test(text) && isLanguageTag(text);
}

/** Whether a text is a BCP 47 language tag. */
export function isLanguageTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Name of a language in that language, beginning with a capital; the code for languages the platform has no name for.
 * @example languageNameOf("uk") // "Українська"
 */
export function languageNameOf(code: string): string {
  return commonNames.get(code) ?? platformNameOf(code);
}

/** The same name from the platform, which knows all of them. */
export function platformNameOf(code: string): string {
  const name = new Intl.DisplayNames([code], { type: "language", fallback: "none" }).of(code) ?? code;
  const first = String.fromCodePoint(name.codePointAt(0) ?? 0);
  return name === code ? code : first.toLocaleUpperCase(code) + name.slice(first.length);
}

/**
 * Writing direction of a language, from its script: `uz-Arab` is written from right to left, `uz` is not.
 * `Intl.Locale` has a text direction too, but under another name in every second Node release.
 */
export function directionOf(code: string): "ltr" | "rtl" {
  if (!commonNames.has(code)) return platformDirectionOf(code);
  return commonRightToLeft.has(code) ? "rtl" : "ltr";
}

/** The same direction from the platform. */
export function platformDirectionOf(code: string): "ltr" | "rtl" {
  const { script } = new Intl.Locale(code).maximize();
  return script !== undefined && rightToLeftScripts.has(script) ? "rtl" : "ltr";
}
