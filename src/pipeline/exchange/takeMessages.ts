// Takes what translators of a language sent back: the files to write, and the ledger of what they were made from.
import type { ThoroughFacts } from "../../checks/checkInput.ts";
import type { LocaleCode, SitePath } from "../../model/brands.ts";
import type { TranslationFinder } from "../../model/catalogue.ts";
import type { Ledgers } from "../../model/ledger.ts";
import type { Site } from "../../model/site.ts";
import { formatLedger, recordSections } from "../../site/index.ts";
import { ledgerFileOf } from "../parse/ledgers.ts";
import type { World } from "../world.ts";
import type { TakenTexts } from "./exchange.ts";
import { exchangedPages, openPair } from "./exchangedPages.ts";
import { historyOf } from "./history.ts";
import { takePage } from "./takePage.ts";

/** What texts are taken into. */
interface TakeInput {
  readonly site: Site;
  readonly locale: LocaleCode;
  readonly ledgers: Ledgers;
  readonly find: TranslationFinder;
  readonly formerSections: ThoroughFacts["formerSections"];
  readonly world: World;
}

/** Takes all sections whose texts are there. */
export async function takeMessages({
  site,
  locale,
  ledgers,
  find,
  formerSections,
  world,
}: TakeInput): Promise<TakenTexts> {
  const files: { readonly file: SitePath; readonly text: string }[] = [];
  const waiting: { readonly file: SitePath; readonly left: number }[] = [];
  const made: Parameters<typeof recordSections>[1][number][] = [];
  for (const page of exchangedPages(site, locale)) {
    const pair = await openPair(page, world);
    if (pair === undefined) continue;
    const { text, ids, left } = takePage(pair, {
      find,
      historyOf: (section) => page.translation && historyOf(section, page.translation, { site, formerSections }),
    });
    const { file, original } = page;
    if (left > 0) waiting.push({ file, left });
    if (text !== undefined && text !== pair.translation?.text) files.push({ file, text });
    if (ids.length > 0) made.push({ original, page: file.slice(`content/${locale}/`.length), ids });
  }
  const before = ledgers.get(locale) ?? new Map();
  const [was, is] = [formatLedger(before), formatLedger(recordSections(before, made))];
  return { files, ledger: was === is ? undefined : { file: ledgerFileOf(locale), text: is }, waiting };
}
