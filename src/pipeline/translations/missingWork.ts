// Gathers the pages that a locale lacks for translators, those that readers come upon first at the top.
import type { UntranslatedSource } from "../../checks/missing-translation.ts";
import type { TranslatedTerms } from "../../checks/translatedTerms.ts";
import { countWords } from "../../content/countWords.ts";
import { splitPage } from "../../content/frontMatter.ts";
import { proseText } from "../../content/proseText.ts";
import { wordFieldsOf } from "../../content/wordFields.ts";
import type { Source } from "../../model/doc.ts";
import type { DocFrontMatter } from "../../model/frontMatter.ts";
import type { Site } from "../../model/site.ts";
import type { MissingPage, WorkList } from "../../model/translationReport.ts";
import { findPagePlaces, type PagePlaces } from "./pagePlaces.ts";
import type { PageReader } from "./pageReader.ts";
import { listed, type ReportRoom, shortened } from "./reportRoom.ts";

/** What the missing pages of a locale are gathered from. */
interface MissingInput {
  readonly site: Site;
  /** Untranslated pages of the locale. */
  readonly untranslated: readonly UntranslatedSource[];
  readonly pages: PageReader;
  readonly termsOf: TranslatedTerms;
  readonly room: ReportRoom;
}

/** Characters of a page's first lines: enough to know what it is. */
const longestBeginning = 600;
/** Pages whose first lines are shown: of the others the title has to do until it is their turn. */
const mostDescribed = 200;

/** Missing pages of a locale, in the order in which they are worth translating. */
export async function gatherMissing(
  input: MissingInput,
): Promise<{ readonly missing: WorkList<MissingPage>; readonly words: number }> {
  const { site, untranslated } = input;
  const placesByEdition = new Map<string, PagePlaces>();
  const pages = untranslated.flatMap(({ route, source: path, wanted }): readonly MissingPage[] => {
    const [source, edition] = [site.sourcesByPath.get(path), site.editionsByKey.get(route.edition)];
    if (source === undefined || edition === undefined) return [];
    const placeOf = placesByEdition.get(edition.key) ?? findPagePlaces(edition, site);
    placesByEdition.set(edition.key, placeOf);
    const { title } = source;
    return [{ file: wanted, original: path, title, words: wordsOf(source), ...placeOf(route) }];
  });
  pages.sort(
    (a, b) => tierOf(a) - tierOf(b) || b.linkedFrom - a.linkedFrom || b.words - a.words || (a.file < b.file ? -1 : 1),
  );
  const { entries, unlisted } = listed(pages);
  const missing: MissingPage[] = [];
  for (const [index, page] of entries.entries())
    missing.push(index < mostDescribed ? await withBeginning(page, input) : page);
  return { missing: { entries: missing, unlisted }, words: pages.reduce((sum, page) => sum + page.words, 0) };
}

/** Words of a page's text and of its front matter, which is all that some landing pages have. */
function wordsOf({ frontMatter, wordCount }: Source): number {
  const { extra, ...fields }: DocFrontMatter = frontMatter;
  const texts = wordFieldsOf({ ...extra, ...fields });
  return texts.reduce((sum, [, text]) => sum + countWords(text), wordCount);
}

/** First what is seen from every page, then what links or a sidebar lead to, then the rest. */
function tierOf({ isHome, isInNavbar, isInSidebar, linkedFrom }: MissingPage): number {
  if (isHome || isInNavbar) return 0;
  return linkedFrom > 0 || isInSidebar ? 1 : 2;
}

async function withBeginning(page: MissingPage, { pages, termsOf, room }: MissingInput): Promise<MissingPage> {
  if (!room.take(longestBeginning)) return page;
  const whole = (await pages.text(page.original)) ?? "";
  const text = shortened((splitPage(whole)?.body ?? whole).trim(), longestBeginning);
  return { ...page, beginning: { text, terms: termsOf(`${page.title}\n\n${proseText(whole)}`) } };
}
