// Compares translations with the ledgers: finds sections whose originals have changed since, and updates ledgers when
// translations are accepted. Reads and writes no files.
import type { Hash, LocaleCode, SitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Source } from "../model/doc.ts";
import type { Ledger, Ledgers, StaleSection, StaleSections } from "../model/ledger.ts";
import type { Location } from "../model/location.ts";
import { findLostRecords, ledgerName, recordedPage } from "./lostRecords.ts";
import { translatedPages } from "./translatedPages.ts";

interface LedgerSection {
  readonly title: string;
  readonly hash?: Hash | undefined;
  readonly location: Location;
}

/** Stale sections of all translations. */
export function findStaleSections(sources: readonly Source[], config: Config, ledgers: Ledgers): StaleSections {
  const stale = new Map<SitePath, readonly StaleSection[]>();
  if (ledgers.size === 0) return stale;
  for (const { original, translation } of translatedPages(sources, config)) {
    const accepted = ledgers.get(translation.locale)?.get(ledgerName(translation));
    if (accepted === undefined) continue;
    const originals = sectionsById(original);
    const found = [...sectionsById(translation)].flatMap(([id, { title, location }]): readonly StaleSection[] => {
      const source = originals.get(id);
      const hash = accepted.get(id);
      if (source === undefined || hash === undefined || hash === source.hash) return [];
      return [{ id, title, location, original: source.location, accepted: hash }];
    });
    if (found.length > 0) stale.set(translation.path, found);
  }
  return stale;
}

/**
 * Whether the translations of a path are to be accepted: that of one translation, or of an original for all its
 * translations.
 */
type IsAccepted = (path: SitePath) => boolean;

/** Updated ledgers of the locales in which translations are accepted, with the present state of their originals. */
export function acceptTranslations(
  sources: readonly Source[],
  {
    config,
    ledgers,
    isAccepted,
    gone,
  }: {
    readonly config: Config;
    readonly ledgers: Ledgers;
    readonly isAccepted: IsAccepted;
    /** Translations that are recorded and whose files are gone. */
    readonly gone: ReadonlySet<SitePath>;
  },
): Ledgers {
  const accepted = new Map<LocaleCode, Map<string, ReadonlyMap<string, Hash>>>();
  for (const { original, translation } of translatedPages(sources, config)) {
    const { locale } = translation;
    if (!isAccepted(translation.path) && !isAccepted(original.path)) continue;
    const pages = accepted.get(locale) ?? new Map(ledgers.get(locale));
    const own = sectionsById(translation);
    const hashes = [...sectionsById(original)].flatMap(([id, { hash }]) =>
      own.has(id) && hash !== undefined ? [[id, hash] as const] : [],
    );
    pages.set(ledgerName(translation), new Map(hashes));
    accepted.set(locale, pages);
  }
  // Pages that no longer exist are removed from the ledger, unless they may have become others.
  const lost = new Set([...findLostRecords(sources, { config, ledgers: accepted, gone })].map(({ path }) => path));
  for (const [locale, pages] of accepted) {
    for (const page of pages.keys()) {
      const path = recordedPage(locale, page);
      if (gone.has(path) && !lost.has(path)) pages.delete(page);
    }
  }
  return accepted;
}

/** Sections of an original that a translation has been made from. */
interface MadeSections {
  readonly original: Source;
  /** Path of the translation below the folder of its locale. */
  readonly page: string;
  readonly ids: readonly string[];
}

/** The ledger of a locale after sections were translated: others of the same pages stay as they are. */
export function recordSections(ledger: Ledger, made: readonly MadeSections[]): Ledger {
  const pages = new Map(ledger);
  for (const { original, page, ids } of made) {
    const present = sectionsById(original);
    const hashes = ids.flatMap((id) => {
      const hash = present.get(id)?.hash;
      return hash === undefined ? [] : [[id, hash] as const];
    });
    pages.set(page, new Map([...(pages.get(page) ?? []), ...hashes]));
  }
  return pages;
}

/** The text of a ledger's file: sorted, one section a line, so that branches merge without conflicts. */
export function formatLedger(ledger: Ledger): string {
  const sorted = <Value>(map: ReadonlyMap<string, Value>): readonly (readonly [string, Value])[] =>
    [...map].sort(([a], [b]) => (a < b ? -1 : 1));
  const pages = sorted(ledger).map(([page, sections]) => {
    const lines = sorted(sections).map(([id, hash]) => `    ${JSON.stringify(id)}: ${JSON.stringify(hash)}`);
    return `  ${JSON.stringify(page)}: {\n${lines.join(",\n")}\n  }`;
  });
  return `{\n${pages.join(",\n")}\n}\n`;
}

/** What ledgers record of a source: its sections, and by the empty id what stands before the first heading. */
export function sectionsById(source: Source): ReadonlyMap<string, LedgerSection> {
  const lead = { title: "", hash: source.leadHash, location: { file: source.path, line: 1, column: 1 } };
  return new Map<string, LedgerSection>([
    ["", lead],
    ...source.sections.map((section) => [section.id, section] as const),
  ]);
}
