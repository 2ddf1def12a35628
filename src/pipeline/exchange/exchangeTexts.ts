// Exchanges texts with the translators of a language: gives them all, or takes what they sent back. Only the command for it
// loads this folder.
import { findTranslatedTerms } from "../../checks/translatedTerms.ts";
import { bugError } from "../../model/bugError.ts";
import type { Outcome } from "../../model/diagnostic.ts";
import type { Site } from "../../model/site.ts";
import type { SourceFile } from "../../model/sourceFile.ts";
import { textOf } from "../../model/text.ts";
import { isFormOf, stemOf } from "../../search/index.ts";
import type { FormerSectionsReader } from "../faults/thoroughFacts.ts";
import type { World } from "../world.ts";
import { completeCatalogue } from "./completeCatalogue.ts";
import type { ExchangeRequest, ExchangeResult, TakenTexts } from "./exchange.ts";
import { gatherLabels } from "./gatherLabels.ts";
import { gatherMessages } from "./gatherMessages.ts";
import { pageReader } from "./pageReader.ts";
import { takeLabels } from "./takeLabels.ts";
import { takeMessages } from "./takeMessages.ts";

/** What texts are exchanged with. */
interface ExchangeInput {
  readonly site: Site;
  readonly sources: readonly SourceFile[];
  readonly readFormer: FormerSectionsReader;
  readonly world: World;
}

/** Gives or takes the texts of a request that is not to be refused. */
export async function exchangeTexts(
  { locale: code, taken, earlier }: ExchangeRequest,
  { site, sources, readFormer, world }: ExchangeInput,
): Promise<Outcome<ExchangeResult | undefined>> {
  const { config } = site;
  const locale = config.locales.find((one) => one.code === code);
  if (locale === undefined) throw bugError("a request for another language is refused before");
  const formerSections = await readFormer();
  const readPage = pageReader(sources, world);
  if (taken !== undefined) {
    const { find, findIn } = taken;
    const texts = await takeMessages({ site, locale: locale.code, find, formerSections, readPage, world });
    const taking = joinTaken(texts, await takeLabels({ site, locale: locale.code, sources, readPage }, findIn));
    return { value: { kind: "taken", ...taking }, diagnostics: taking.findings };
  }
  const termsOf = findTranslatedTerms(config, locale.code, { stemOf, isFormOf });
  const messages = await gatherMessages({
    ...{ site, locale: locale.code, readPage },
    formerSections,
    termsOf,
  });
  const labels = await gatherLabels({ site, locale: locale.code, sources, readPage }, termsOf);
  const all = [...messages, ...labels];
  const completed = earlier === undefined ? { messages: all } : completeCatalogue(all, earlier);
  const siteTitle = textOf(config.title, config.defaultLocale, config.defaultLocale);
  return {
    value: { kind: "catalogue", catalogue: { siteTitle, language: locale.htmlLang, ...completed } },
    diagnostics: [],
  };
}

const joinTaken = (
  { files, ledger, findings, waiting }: TakenTexts,
  labels: Omit<TakenTexts, "ledger">,
): TakenTexts => ({
  files: [...files, ...labels.files],
  ledger,
  findings: [...findings, ...labels.findings],
  waiting: [...waiting, ...labels.waiting],
});
