// Collects the terms that a site defines for an edition, and gives their page a route. Renders no definitions.
import type { Config } from "../model/config.ts";
import type { Edition } from "../model/edition.ts";
import { type DefinedTerm, type EditionGlossary, glossaryIdOf } from "../model/glossary.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { type LocalizedText, localeOfText, textOf } from "../model/text.ts";
import type { TermConfig } from "../model/userConfig.ts";
import { applyTrailingSlash, joinUrl, linkTo } from "./addresses.ts";
import { alphabetOf } from "./alphabet.ts";
import { routeOf } from "./routes.ts";

/** The glossary of an edition of the latest version; `undefined` if the site has none. */
export function collectGlossary(edition: Edition, config: Config, title: string): EditionGlossary | undefined {
  const { glossary, terms } = config;
  if (glossary === undefined) return undefined;
  const { code, htmlLang } = edition.locale;
  const localized = (text: LocalizedText): string => textOf(text, code, config.defaultLocale);
  return {
    url: applyTrailingSlash(joinUrl(edition.urlPrefix, glossary.path), config.trailingSlash),
    title: localized(glossary.title ?? title),
    description: localized(glossary.description ?? ""),
    terms: terms
      .flatMap(({ definition, ...term }) =>
        definition === undefined ? [] : termOf({ ...term, definition }, edition, config),
      )
      .toSorted(
        alphabetOf(htmlLang)<DefinedTerm>(
          ({ name }) => name.text,
          ({ id }) => id,
        ),
      ),
  };
}

type Defined = TermConfig & Required<Pick<TermConfig, "definition">>;

function termOf({ name, definition, link }: Defined, edition: Edition, config: Config): DefinedTerm {
  const shown = inLanguage(name, edition, config);
  // A sentence is in one language, other than a name such as "Wi-Fi".
  const meaning = typeof definition === "string" ? { [config.defaultLocale]: definition } : definition;
  return {
    id: glossaryIdOf(name, config.defaultLocale),
    name: shown,
    others: config.locales.flatMap(({ code, htmlLang }) => {
      const other = typeof name !== "string" && Object.hasOwn(name, code) ? name[code] : undefined;
      return other === undefined || other === shown.text ? [] : [{ text: other, lang: htmlLang }];
    }),
    definition: inLanguage(meaning, edition, config),
    ...(link === undefined ? {} : { link }),
  };
}

function inLanguage(text: LocalizedText, { locale }: Edition, config: Config): DefinedTerm["name"] {
  const taken = localeOfText(text, locale.code, config.defaultLocale);
  const other = taken === locale.code ? undefined : config.locales.find(({ code }) => code === taken);
  const shown = textOf(text, locale.code, config.defaultLocale);
  return { text: shown, ...(other === undefined ? {} : { lang: other.htmlLang }) };
}

/** The route of the glossary, if the edition has one. */
export function glossaryRoutes(
  glossary: EditionGlossary | undefined,
  edition: Edition,
  config: Config,
): readonly Route[] {
  return glossary === undefined ? [] : [routeOf(glossary.url, { kind: "glossary" }, { config, edition })];
}

/** Address of the glossary that explains terms in texts of an edition, where that is wanted: versions share that of the latest. */
export function termsHrefOf({ locale }: Edition, site: Site): string | undefined {
  if (!site.config.glossary?.linkFirstUse) return undefined;
  const latest = site.editions.find(
    (edition) => edition.locale.code === locale.code && site.glossaries.has(edition.key),
  );
  const url = latest && site.glossaries.get(latest.key)?.url;
  // Another page may have its address.
  return url === undefined || site.routesByUrl.get(url)?.target.kind !== "glossary"
    ? undefined
    : linkTo(url, site.config);
}
