// What the command for translators cannot be asked of a site, which its configuration alone tells.
import { badCall } from "../../model/badCall.ts";
import { mayBeIn } from "../../model/catalogue.ts";
import type { Config } from "../../model/config.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import { noLedgerWithoutContent } from "../parse/ledgers.ts";
import type { ExchangeRequest } from "./exchange.ts";

/** Why a request is a wrong call: the language is none to translate into, or the translations are in another one. */
export function refuseExchange(
  { locale: code, taken, earlier }: ExchangeRequest,
  { locales, defaultLocale, looseDocs }: Pick<Config, "locales" | "defaultLocale" | "looseDocs">,
): Diagnostic | undefined {
  // Its untranslated pages have no place for a translation.
  if (looseDocs !== undefined) return noLedgerWithoutContent("po");
  const locale = locales.find((one) => one.code === code);
  if (locale === undefined || code === defaultLocale) {
    const others = locales.flatMap((one) => (one.code === defaultLocale ? [] : [one.code]));
    const message = `"${code}" is ${locale === undefined ? "no language of the site" : "the language that the site is translated from"}`;
    const hint =
      others.length === 0
        ? "add the language under `locales` in the configuration"
        : `name one of ${others.join(", ")}`;
    return badCall(message, hint);
  }
  const given = taken ?? earlier;
  const otherLanguages = locales.flatMap(({ htmlLang }) => (htmlLang === locale.htmlLang ? [] : [htmlLang]));
  if (given === undefined || mayBeIn(given, locale.htmlLang, otherLanguages)) return undefined;
  const hint = "name the file of that language, or mend the line `Language:` at its top";
  return badCall(`The translations are in "${given.language}", not in "${code}"`, hint);
}
