// Locales with everything that follows from their codes.
import { localeCode } from "../model/brands.ts";
import type { Locale } from "../model/edition.ts";
import type { LocaleConfig, UserConfig } from "../model/userConfig.ts";
import type { KnownNames } from "./knownNames.ts";
import { directionOf, languageNameOf } from "./localeCodes.ts";

/** Locales of a site: the default one first, the others in the author's order. */
export function completeLocales(user: UserConfig, { locales, defaultLocale }: KnownNames): readonly Locale[] {
  const others = locales.filter((code) => code !== defaultLocale);
  return [defaultLocale, ...others].map((code) => ({
    code: localeCode(code),
    label: languageNameOf(code),
    direction: directionOf(code),
    htmlLang: code,
    calendar: "gregory",
    ...localeConfigOf(user, code),
    isDefault: code === defaultLocale,
  }));
}

/** What the author wrote for a locale; a text alone is its label. */
function localeConfigOf(user: UserConfig, code: string): LocaleConfig {
  const written = user.locales && Object.hasOwn(user.locales, code) ? user.locales[code] : undefined;
  if (typeof written === "string") return { label: written };
  return written ?? {};
}
