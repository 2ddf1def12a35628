// Gathers the stale sections of a locale for translators: what has changed in the original, what the translation says now,
// and how urgent it is.
import type { FormerSection, ThoroughFacts } from "../../checks/checkInput.ts";
import { textParts } from "../../checks/textChanges.ts";
import type { TranslatedTerms } from "../../checks/translatedTerms.ts";
import { countWords } from "../../content/countWords.ts";
import { proseText } from "../../content/proseText.ts";
import { weightyChanges } from "../../content/weightyChanges.ts";
import type { LocaleCode, SitePath } from "../../model/brands.ts";
import type { Source } from "../../model/doc.ts";
import type { StaleSection, StaleSections } from "../../model/ledger.ts";
import type { Site } from "../../model/site.ts";
import type {
  ReportedFinding,
  SectionTexts,
  StalePage,
  StaleWork,
  TextPart,
  WeightyChange,
  WorkList,
} from "../../model/translationReport.ts";
import type { SectionText } from "../faults/sectionTexts.ts";
import type { FindingBook } from "./findingBook.ts";
import type { PageReader } from "./pageReader.ts";
import { listed, mostFindings, type ReportRoom, shortened, shortenedParts } from "./reportRoom.ts";

/** What the stale sections of a locale are gathered from. */
interface StaleInput {
  readonly site: Site;
  readonly locale: LocaleCode;
  /** Stale sections without those that the site does not want to hear of. */
  readonly sections: StaleSections;
  readonly formerSections: ThoroughFacts["formerSections"];
  readonly findings: FindingBook;
  readonly pages: PageReader;
  readonly termsOf: TranslatedTerms;
  readonly room: ReportRoom;
}

/** Stale pages of a locale, the most urgent first. A page is accepted as a whole, so its sections stand together. */
export async function gatherStale(
  input: StaleInput,
): Promise<{ readonly stale: WorkList<StalePage>; readonly words: number }> {
  const pages: WeighedPage[] = [];
  for (const [file, sections] of input.sections) {
    const source = input.site.sourcesByPath.get(file);
    const [first] = sections;
    if (source?.locale !== input.locale || first === undefined) continue;
    const weighed: WeighedSection[] = [];
    for (const section of sections) weighed.push(await weigh(section, source, input));
    pages.push({ source, original: first.original.file, sections: weighed });
  }
  const ordered = pages
    .map((page) => ({ ...page, weighty: weightyOf(page), words: wordsOf(page) }))
    .sort((a, b) => rankOf(a) - rankOf(b) || b.words - a.words || (a.source.path < b.source.path ? -1 : 1));
  const { entries, unlisted } = listed(ordered);
  const stale: StalePage[] = [];
  for (const { source, original, weighty, words, sections } of entries) {
    const shown: StaleWork[] = [];
    for (const section of sections) shown.push(await withTexts(section, source, input));
    stale.push({ file: source.path, original, title: source.title, weighty, words, sections: shown });
  }
  return { stale: { entries: stale, unlisted }, words: ordered.reduce((sum, page) => sum + page.words, 0) };
}

interface WeighedPage {
  readonly source: Source;
  readonly original: SitePath;
  readonly sections: readonly WeighedSection[];
}

interface WeighedSection {
  readonly section: StaleSection;
  readonly work: Omit<StaleWork, "texts">;
}

const rankOf = ({ weighty }: { readonly weighty: readonly WeightyChange[] }): number => (weighty.length > 0 ? 0 : 1);

const wordsOf = ({ sections }: WeighedPage): number => sections.reduce((sum, { work }) => sum + work.words, 0);

const weightyOf = ({ sections }: WeighedPage): readonly WeightyChange[] =>
  eachOnce(sections.flatMap(({ work }) => work.weighty));

function eachOnce(changes: readonly WeightyChange[]): readonly WeightyChange[] {
  return (["code", "number", "warning"] as const).filter((kind) => changes.includes(kind));
}

async function weigh(
  section: StaleSection,
  source: Source,
  { formerSections, findings, pages }: StaleInput,
): Promise<WeighedSection> {
  const former = formerTexts(formerSections.get(section));
  const told = findings.ofSection(source, section.id);
  const words =
    former === undefined
      ? countWords(textOf(await pages.section(section.original.file, section.id)))
      : countChanged(textParts(former.was, former.is));
  const changes = former === undefined ? [] : weightyChanges(former.was, former.is);
  const { title, location, original } = section;
  const weighty = eachOnce([...changes, ...told.flatMap(({ weighty: kind }) => kind ?? [])]);
  const reported = told
    .slice(0, mostFindings)
    .map(({ location: at, message }): ReportedFinding => ({ location: at, message }));
  const work = { title, location, original, weighty, words, hasHistory: former !== undefined, findings: reported };
  return { section, work };
}

const countChanged = (parts: readonly TextPart[]): number =>
  parts.reduce((sum, { kind, text }) => (kind === "same" ? sum : sum + countWords(text)), 0);

/** Adds the texts while there is room for them. */
async function withTexts(
  { section, work }: WeighedSection,
  source: Source,
  { formerSections, pages, termsOf, room }: StaleInput,
): Promise<StaleWork> {
  const former = formerTexts(formerSections.get(section));
  const present = former?.is ?? textOf(await pages.section(section.original.file, section.id));
  const original = shortenedParts(
    former === undefined ? [{ kind: "same", text: present }] : textParts(former.was, former.is),
  );
  const translation = shortened(textOf(await pages.section(source.path, section.id)));
  const length = original.reduce((sum, { text }) => sum + text.length, translation.length);
  if (!room.take(length)) return work;
  const texts: SectionTexts = { original, translation, terms: termsOf(proseText(present)) };
  return { ...work, texts };
}

/** Empty lines around a text are no part of it. */
const textOf = (section: SectionText | undefined): string => (section?.whole ?? section?.text ?? "").trim();

function formerTexts(former: FormerSection | undefined): { readonly was: string; readonly is: string } | undefined {
  if (former === undefined) return undefined;
  const { was, is } = former.whole ?? former;
  return { was: was.trim(), is: is.trim() };
}
