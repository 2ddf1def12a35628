// Gathers the work of one locale for translators: counts its pages, and lets each kind of work be gathered.
import type { ThoroughFacts } from "../../checks/checkInput.ts";
import type { UntranslatedSource } from "../../checks/missing-translation.ts";
import { findTranslatedTerms } from "../../checks/translatedTerms.ts";
import type { SitePath } from "../../model/brands.ts";
import type { Locale } from "../../model/edition.ts";
import type { Ledger, StaleSections } from "../../model/ledger.ts";
import type { Site } from "../../model/site.ts";
import type { Strings } from "../../model/strings.ts";
import { byTranslationKey, translationKey } from "../../model/translationKey.ts";
import type { DifferingPage, LocaleWork, PageCounts } from "../../model/translationReport.ts";
import { isFormOf, stemOf } from "../../search/index.ts";
import type { World } from "../world.ts";
import type { FindingBook } from "./findingBook.ts";
import { gatherMissing } from "./missingWork.ts";
import { openPageReader } from "./pageReader.ts";
import { listed, mostFindings, type ReportRoom } from "./reportRoom.ts";
import { gatherSpecs, type SpecInput } from "./specWork.ts";
import { gatherStale } from "./staleWork.ts";

/** What the work of a locale is gathered from. */
interface LocaleInput extends Pick<SpecInput, "wanted"> {
  readonly site: Site;
  readonly locale: Locale;
  readonly strings: Strings;
  readonly ledger: Ledger | undefined;
  /** Stale sections that the site wants to hear of. */
  readonly staleSections: StaleSections;
  /** Pages and specifications that the locale lacks and the site wants to hear of. */
  readonly untranslated: readonly UntranslatedSource[];
  readonly formerSections: ThoroughFacts["formerSections"];
  readonly findings: FindingBook;
  readonly room: ReportRoom;
  readonly world: World;
}

/** All work of a locale. */
export async function gatherLocale(input: LocaleInput): Promise<LocaleWork> {
  const { site, locale, strings, staleSections: sections, untranslated, world } = input;
  const { code } = locale;
  const common = {
    pages: openPageReader(site, world),
    termsOf: findTranslatedTerms(site.config, code, { stemOf, isFormOf }),
  };
  const { stale, ...behind } = await gatherStale({ ...input, ...common, locale: code, sections });
  const pages = untranslated.filter(({ isSpec }) => !isSpec);
  const { missing, ...lacking } = await gatherMissing({ ...input, ...common, untranslated: pages });
  const specs = await gatherSpecs({
    ...input,
    locale: code,
    untranslated: untranslated.filter(({ isSpec }) => isSpec),
  });
  return {
    locale,
    strings,
    pages: { ...countPages(input), words: behind.words + lacking.words },
    stale,
    missing,
    differing: listed(differingPages(input)),
    specs,
  };
}

/** Translations that a reader can open. */
function* translationsOf({ site, locale }: LocaleInput): Generator<SitePath> {
  const seen = new Set<SitePath>();
  for (const { source } of site.routes) {
    if (source === undefined || seen.has(source)) continue;
    seen.add(source);
    if (site.sourcesByPath.get(source)?.locale === locale.code) yield source;
  }
}

function countPages(input: LocaleInput): Omit<PageCounts, "words"> {
  const { site, locale, ledger, staleSections, untranslated, findings } = input;
  const originals = byTranslationKey(site.content.sources.filter((one) => one.locale === site.config.defaultLocale));
  const counts = { upToDate: 0, stale: 0, unrecorded: 0 };
  for (const path of translationsOf(input)) {
    const source = site.sourcesByPath.get(path);
    if (staleSections.has(path) || findings.lacking.has(path)) counts.stale += 1;
    else counts.upToDate += 1;
    const isTranslation = source !== undefined && originals.has(translationKey(source));
    if (isTranslation && !ledger?.has(path.slice(`content/${locale.code}/`.length))) counts.unrecorded += 1;
  }
  return { ...counts, missing: untranslated.filter(({ isSpec }) => !isSpec).length };
}

function differingPages({ site, locale, staleSections, findings }: LocaleInput): readonly DifferingPage[] {
  return site.content.sources.flatMap((source): readonly DifferingPage[] => {
    if (source.locale !== locale.code) return [];
    const stale = new Set((staleSections.get(source.path) ?? []).map(({ id }) => id));
    const found = findings.outside(source, stale);
    const shown = found.slice(0, mostFindings).map(({ location, message }) => ({ location, message }));
    return shown.length === 0 ? [] : [{ file: source.path, findings: shown, unlisted: found.length - shown.length }];
  });
}
