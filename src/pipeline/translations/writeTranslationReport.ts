// Makes the page that tells translators what to do: gathers the work of all locales of a check and writes it as one document.
// Only a check that was asked for it loads this folder.

import { untranslatedSources } from "../../checks/missing-translation.ts";
import { staleFinding } from "../../checks/stale-translation.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Ledgers, StaleSection } from "../../model/ledger.ts";
import type { Site } from "../../model/site.ts";
import type { Strings } from "../../model/strings.ts";
import { textOf } from "../../model/text.ts";
import type { LocaleWork } from "../../model/translationReport.ts";
import { renderTranslationReport } from "../../outputs/translationReport/renderTranslationReport.ts";
import { reportStyle } from "../../outputs/translationReport/reportStyle.ts";
import { policyHashOf } from "../../platform/hash.ts";
import { wantedFindings } from "../faults/takeBack.ts";
import type { FormerSectionsReader } from "../faults/thoroughFacts.ts";
import type { World } from "../world.ts";
import { openFindingBook } from "./findingBook.ts";
import { gatherLocale } from "./gatherLocale.ts";
import { openRoom } from "./reportRoom.ts";

/** What the page is made from. */
export interface ReportInput {
  readonly site: Site;
  readonly ledgers: Ledgers;
  /** Texts of the interface by locale. */
  readonly strings: Readonly<Record<string, Strings>>;
  /** What the check has found, without what the site takes back. */
  readonly diagnostics: readonly Diagnostic[];
  readonly readFormer: FormerSectionsReader;
  readonly world: World;
}

/** The page as HTML. The same content gives the same page. */
export async function writeTranslationReport(input: ReportInput): Promise<string> {
  const { site, ledgers, strings, diagnostics, readFormer, world } = input;
  const { config } = site;
  const wanted = (findings: readonly Diagnostic[]): ReadonlySet<Diagnostic> => wantedFindings(findings, site);
  const codes = config.builtLocales.filter((code) => code !== config.defaultLocale);
  const untranslated = untranslatedSources(site);
  const wantedOnes = wanted(untranslated.map(({ finding }) => finding));
  const common = {
    ...{ site, world, wanted },
    findings: openFindingBook([...wanted(diagnostics)]),
    formerSections: await readFormer(),
    staleSections: staleOnes(site, wanted),
  };
  const locales: LocaleWork[] = [];
  for (const locale of config.locales) {
    if (!codes.includes(locale.code)) continue;
    const own = {
      locale,
      strings: strings[locale.code] ?? {},
      ledger: ledgers.get(locale.code),
      untranslated: untranslated.filter((one) => one.locale === locale.code && wantedOnes.has(one.finding)),
      room: openRoom(codes.length),
    };
    locales.push(await gatherLocale({ ...common, ...own }));
  }
  const [original] = config.locales;
  if (original === undefined) return "";
  // In the language that frames the page, see `renderTranslationReport`.
  const [first = original] = locales.length === 1 ? locales.map(({ locale }) => locale) : [];
  const siteTitle = textOf(config.title, first.code, original.code);
  const report = { siteTitle, original, strings: strings[original.code] ?? {}, locales };
  return renderTranslationReport(report, { styleSource: policyHashOf(reportStyle) });
}

function staleOnes(site: Site, wanted: (findings: readonly Diagnostic[]) => ReadonlySet<Diagnostic>) {
  const findings = new Map<StaleSection, Diagnostic>();
  for (const section of [...(site.staleSections?.values() ?? [])].flat()) findings.set(section, staleFinding(section));
  const kept = wanted([...findings.values()]);
  const isKept = (section: StaleSection): boolean => {
    const finding = findings.get(section);
    return finding !== undefined && kept.has(finding);
  };
  return new Map(
    [...(site.staleSections ?? [])].flatMap(([file, sections]) => {
      const own = sections.filter(isKept);
      return own.length === 0 ? [] : [[file, own] as const];
    }),
  );
}
