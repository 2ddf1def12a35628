// Takes what translators of a language sent back: the files to write, and the ledger of what they were made from.
import type { ThoroughFacts } from "../../checks/checkInput.ts";
import type { LocaleCode, SitePath } from "../../model/brands.ts";
import type { TranslationFinder } from "../../model/catalogue.ts";
import type { Site } from "../../model/site.ts";
import { PlatformFailure } from "../../platform/failure.ts";
import { formatLedger, recordSections } from "../../site/index.ts";
import { readText } from "../faults/textPlaces.ts";
import { ledgerFileOf, readLedgers } from "../parse/ledgers.ts";
import type { World } from "../world.ts";
import type { TakenFile, TakenTexts } from "./exchange.ts";
import { exchangedPages, openPair } from "./exchangedPages.ts";
import { historyOf } from "./history.ts";
import type { PageReader } from "./pageReader.ts";
import { type TakenPage, takePage } from "./takePage.ts";

/** What texts are taken into. */
interface TakeInput {
  readonly site: Site;
  readonly locale: LocaleCode;
  readonly find: TranslationFinder;
  readonly formerSections: ThoroughFacts["formerSections"];
  readonly readPage: PageReader;
  readonly world: Pick<World, "files">;
}

/** Takes all sections whose texts are there. */
export async function takeMessages({
  site,
  locale,
  find,
  formerSections,
  readPage,
  world,
}: TakeInput): Promise<TakenTexts> {
  const files: TakenFile[] = [];
  const waiting: { readonly file: SitePath; readonly left: number }[] = [];
  const made: Parameters<typeof recordSections>[1][number][] = [];
  const found: { readonly page: string; readonly ids: readonly string[]; readonly findings: TakenPage["findings"] }[] =
    [];
  for (const page of exchangedPages(site, locale)) {
    const pair = await openPair(page, readPage);
    if (pair === undefined) continue;
    const { text, ids, findings, left } = takePage(pair, {
      find,
      historyOf: (section) => page.translation && historyOf(section, page.translation, { site, formerSections }),
    });
    const { file, original } = page;
    if (left > 0) waiting.push({ file, left });
    const before = pair.translation?.text;
    if (text !== undefined && text !== before) files.push({ file, text, before, like: original.path });
    const name = file.slice(`content/${locale}/`.length);
    if (ids.length > 0) made.push({ original, page: name, ids });
    if (findings.size > 0) found.push({ page: name, ids, findings });
  }
  const { ledger, isNew } = await recordIn(locale, made, { site, world });
  // What a translation has of its own is told once: when the section is recorded as up to date with its original.
  const news = found.flatMap(({ page, ids, findings }) =>
    [...findings].flatMap(([id, finding]) => (!ids.includes(id) || isNew(page, id) ? [finding] : [])),
  );
  return { files, ledger, findings: news, waiting };
}

interface Recording {
  /** The ledger's file, where it differs. */
  readonly ledger: TakenFile | undefined;
  /** Whether a section was not recorded in its present state before. */
  readonly isNew: (page: string, id: string) => boolean;
}

/** The ledger as it is now: while the site was read, somebody else may have recorded something. @throws PlatformFailure */
async function recordIn(
  locale: LocaleCode,
  made: Parameters<typeof recordSections>[1],
  { site, world }: Pick<TakeInput, "site" | "world">,
): Promise<Recording> {
  const file = ledgerFileOf(locale);
  // Its text comes first: if it changes in between, whoever writes it is told.
  const before = await readText(file, world, Number.POSITIVE_INFINITY);
  const { value, diagnostics } = await readLedgers({ ...site.config, builtLocales: [locale] }, world.files);
  // What one records that cannot be read, say after a conflict of versions, would be lost.
  for (const problem of diagnostics) throw new PlatformFailure(problem);
  const ledger = value.get(locale) ?? new Map();
  const recorded = recordSections(ledger, made);
  const [was, is] = [formatLedger(ledger), formatLedger(recorded)];
  return {
    ledger: was === is ? undefined : { file, text: is, before },
    isNew: (page, id) => ledger.get(page)?.get(id) !== recorded.get(page)?.get(id),
  };
}
