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
  const name = new Intl.DisplayNames([code], { type: "language", fallback: "none" }).of(code) ?? code;
  const first = String.fromCodePoint(name.codePointAt(0) ?? 0);
  return name === code ? code : first.toLocaleUpperCase(code) + name.slice(first.length);
}

/**
 * Writing direction of a language, from its script: `uz-Arab` is written from right to left, `uz` is not.
 * `Intl.Locale` has a text direction too, but under another name in every second Node release.
 */
export function directionOf(code: string): "ltr" | "rtl" {
  const { script } = new Intl.Locale(code).maximize();
  return script !== undefined && rightToLeftScripts.has(script) ? "rtl" : "ltr";
}
