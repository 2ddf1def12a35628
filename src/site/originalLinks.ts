// Links of a translation to its original: from the notes on stale sections, and for readers who want to see what stands there.
import type { Config } from "../model/config.ts";
import type { Source } from "../model/doc.ts";
import type { Ledgers, OriginalSections } from "../model/ledger.ts";
import type { PageProps } from "../model/page.ts";
import type { Route } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { addressKey } from "../source/addressKey.ts";
import { linkTo } from "./addresses.ts";
import { findStaleSections } from "./staleSections.ts";
import { type TranslatedPage, translatedPages } from "./translatedPages.ts";

/** How the sections of translations compare with those of their originals, as far as pages show it. */
export function compareSections(
  sources: readonly Source[],
  config: Config,
  ledgers: Ledgers,
): Pick<Site, "staleSections" | "originals"> {
  const staleSections = findStaleSections(sources, config, ledgers);
  if (!config.showOriginals) return { staleSections };
  const pairs = [...translatedPages(sources, config)];
  return { staleSections, originals: new Map(pairs.map((pair) => [pair.translation.path, sectionsOfOriginal(pair)])) };
}

function sectionsOfOriginal({ original, translation }: TranslatedPage): OriginalSections {
  const shown = new Set(original.sections.flatMap(({ id, isEmpty }) => (isEmpty ? [] : id)));
  // Titles in the text are made ids of in their languages.
  const [own, other] = [translation, original].map(({ sections }) => sections.find(({ depth }) => depth === 1));
  const isRenamed = own !== undefined && other !== undefined && own.id !== other.id && shown.has(other.id);
  const lead = original.hasNoLead ? [""] : [];
  const lacking = translation.sections.filter(({ id }) => !shown.has(id) && !(isRenamed && id === own.id));
  return {
    lacks: [...lead, ...lacking.map(({ id }) => id)],
    ...(isRenamed ? { renamed: { [own.id]: other.id } } : {}),
  };
}

/** What a translation needs to link to its original, where one of both is asked for. */
export function originalLinks(
  { path }: Source,
  route: Route,
  site: Site,
): Pick<NonNullable<PageProps["body"]>, "stale" | "original"> {
  const sections = site.staleSections?.get(path);
  const found = site.originals?.get(path);
  if (sections === undefined && found === undefined) return {};
  // The default locale has no prefix.
  const original = site.routesByAddress.get(addressKey(route.path));
  if (original === undefined) return {};
  const href = linkTo(original.url, site.config);
  const { defaultLocale, locales } = site.config;
  const lang = locales.find(({ code }) => code === defaultLocale)?.htmlLang ?? defaultLocale;
  return {
    ...(sections && { stale: Object.fromEntries(sections.map(({ id }) => [id, id === "" ? href : `${href}#${id}`])) }),
    ...(found && { original: { href, lang, ...found } }),
  };
}
