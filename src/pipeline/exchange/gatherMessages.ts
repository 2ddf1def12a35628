// Gathers the texts of all pages for the translators of a language, with what they have become so far.
import type { ThoroughFacts } from "../../checks/checkInput.ts";
import type { TranslatedTerms } from "../../checks/translatedTerms.ts";
import { addToList } from "../../model/addToList.ts";
import type { LocaleCode } from "../../model/brands.ts";
import type { CatalogueMessage } from "../../model/catalogue.ts";
import type { Site } from "../../model/site.ts";
import { contextsOf } from "./contexts.ts";
import { exchangedPages, openPair } from "./exchangedPages.ts";
import type { ExchangePage, ExchangeSection } from "./exchangePage.ts";
import { historyOf } from "./history.ts";
import { type MessageUse, mergeUses } from "./mergeUses.ts";
import type { PageReader } from "./pageReader.ts";
import { type ExchangeText, pairTexts, textsOf } from "./pairTexts.ts";

/** What messages are gathered from. */
interface GatherInput {
  readonly site: Site;
  readonly locale: LocaleCode;
  readonly formerSections: ThoroughFacts["formerSections"];
  /** Terms that occur in a text. */
  readonly termsOf: TranslatedTerms;
  readonly readPage: PageReader;
}

/** All messages, in the order of the pages. */
export async function gatherMessages(input: GatherInput): Promise<readonly CatalogueMessage[]> {
  const { site, locale, readPage, termsOf } = input;
  const uses = new Map<string, MessageUse[]>();
  for (const page of exchangedPages(site, locale)) {
    const pair = await openPair(page, readPage);
    if (pair === undefined) continue;
    const sections = new Map(pair.translation?.sections.map((section) => [section.id, section]));
    for (const section of pair.original.sections)
      for (const use of usesOf(section, { ...pair, translated: sections.get(section.id), input }))
        addToList(uses, use.text, use);
  }
  return [...uses].flatMap(([text, own]) => mergeUses(own, termsOf(text)));
}

interface SectionInput {
  readonly original: ExchangePage;
  readonly translation: ExchangePage | undefined;
  /** The same section of the translation. */
  readonly translated: ExchangeSection | undefined;
  readonly input: GatherInput;
}

function usesOf(
  section: ExchangeSection,
  { original, translation, translated, input }: SectionInput,
): readonly MessageUse[] {
  const pairs = translated === undefined ? undefined : pairTexts(section, translated);
  const history = translation === undefined ? undefined : historyOf(section, translation.source, input);
  const contexts = contextsOf(original.source, section);
  const texts = textsOf(section);
  const isTitleAlone = history !== undefined && texts.every(({ text }, index) => index === 0 || history.knew(text));
  return texts.map((one, index): MessageUse => {
    const { text, line, isCode } = one;
    const translationOfIt = pairs?.translationOf(one) ?? "";
    // What stands under a heading is known of old, not the heading: where all else is as it was, it has changed.
    const isHeading = section.id !== "" && index === 0;
    const isKept =
      history === undefined || isUnrecorded(one) || (isHeading ? !isTitleAlone && history.isKnown : history.knew(text));
    const former = isKept || isHeading ? undefined : history?.formerOf(one.key);
    return {
      text,
      context: contexts(text),
      translation: translationOfIt,
      isDoubtful: translationOfIt !== "" && (!isKept || pairs?.isWhole !== true),
      ...(former === undefined || former === text ? {} : { former }),
      place: { file: original.source.path, line },
      section: section.title,
      isCode,
    };
  });
}

/** Whether ledgers know nothing of a text: of the front matter they follow the title and the description. */
const isUnrecorded = ({ key }: ExchangeText): boolean =>
  typeof key === "string" && key !== "/title" && key !== "/description";
