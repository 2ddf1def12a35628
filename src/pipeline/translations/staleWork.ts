// Gathers the stale sections of a locale for translators: what has changed in the original, what the translation says now,
// and how urgent it is.
import type { ThoroughFacts } from "../../checks/checkInput.ts";
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
import { type SectionText, wholeText } from "../faults/sectionTexts.ts";
import type { FindingBook, LackingSection } from "./findingBook.ts";
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
  const { site, locale, sections: stale, findings } = input;
  const pages: WeighedPage[] = [];
  for (const file of new Set([...stale.keys(), ...findings.lacking.keys()])) {
    const source = site.sourcesByPath.get(file);
    if (source?.locale !== locale) continue;
    const behind = [
      ...(stale.get(file) ?? []).map((section) => staleSection(section, input)),
      ...(findings.lacking.get(file) ?? []).flatMap((section) => newSection(section, input) ?? []),
    ].sort((one, other) => (one.original.line ?? 1) - (other.original.line ?? 1));
    const [first] = behind;
    if (first === undefined) continue;
    const weighed: WeighedSection[] = [];
    for (const section of behind) weighed.push(await weigh(section, source, input));
    pages.push({ source, original: first.original.file, sections: weighed });
  }
  const ordered = pages
    .map((page) => ({ ...page, weighty: weightyOf(page), words: wordsOf(page) }))
    .sort((a, b) => rankOf(a) - rankOf(b) || b.words - a.words || (a.source.path < b.source.path ? -1 : 1));
  const { entries, unlisted } = listed(ordered);
  const shown: StalePage[] = [];
  for (const { source, original, weighty, words, sections } of entries) {
    const own: StaleWork[] = [];
    for (const section of sections) own.push(await withTexts(section, source, input));
    shown.push({ file: source.path, original, title: source.title, weighty, words, sections: own });
  }
  return { stale: { entries: shown, unlisted }, words: ordered.reduce((sum, page) => sum + page.words, 0) };
}

/** A section that a translator has to look at. */
interface BehindSection extends Pick<StaleWork, "title" | "location" | "original" | "isNew"> {
  readonly id: string;
  /** The original then and now, where both are known. */
  readonly former?: { readonly was: string; readonly is: string };
}

function staleSection(section: StaleSection, { formerSections }: StaleInput): BehindSection {
  const { id, title, location, original } = section;
  const former = formerSections.get(section);
  const { was, is } = former?.whole ?? former ?? { was: "", is: "" };
  return {
    ...{ id, title, location, original, isNew: false },
    ...(former === undefined ? {} : { former: { was: was.trim(), is: is.trim() } }),
  };
}

function newSection({ location, original }: LackingSection, { site }: StaleInput): BehindSection | undefined {
  const sections = site.sourcesByPath.get(original.file)?.sections ?? [];
  const section = sections.find((one) => one.location.line === original.line);
  if (section === undefined) return undefined;
  const { id, title } = section;
  return { id, title, location, original, isNew: true };
}

interface WeighedPage {
  readonly source: Source;
  readonly original: SitePath;
  readonly sections: readonly WeighedSection[];
}

interface WeighedSection {
  readonly section: BehindSection;
  readonly work: Omit<StaleWork, "texts">;
}

const rankOf = ({ weighty }: { readonly weighty: readonly WeightyChange[] }): number => (weighty.length > 0 ? 0 : 1);

const wordsOf = ({ sections }: WeighedPage): number => sections.reduce((sum, { work }) => sum + work.words, 0);

const weightyOf = ({ sections }: WeighedPage): readonly WeightyChange[] =>
  eachOnce(sections.flatMap(({ work }) => work.weighty));

function eachOnce(changes: readonly WeightyChange[]): readonly WeightyChange[] {
  return (["code", "number", "warning"] as const).filter((kind) => changes.includes(kind));
}

async function weigh(section: BehindSection, source: Source, { findings, pages }: StaleInput): Promise<WeighedSection> {
  const { id, title, location, original, isNew, former } = section;
  const told = isNew ? [] : findings.ofSection(source, id);
  const words =
    former === undefined
      ? countWords(textOf(await pages.section(original.file, id))) + (isNew ? countWords(title) : 0)
      : countChanged(textParts(former.was, former.is));
  const changes = former === undefined ? [] : weightyChanges(former.was, former.is);
  const weighty = eachOnce([...changes, ...told.flatMap(({ weighty: kind }) => kind ?? [])]);
  const reported = told
    .slice(0, mostFindings)
    .map(({ location: at, message }): ReportedFinding => ({ location: at, message }));
  const hasHistory = former !== undefined;
  return { section, work: { title, location, original, isNew, weighty, words, hasHistory, findings: reported } };
}

const countChanged = (parts: readonly TextPart[]): number =>
  parts.reduce((sum, { kind, text }) => (kind === "same" ? sum : sum + countWords(text)), 0);

/** Adds the texts while there is room for them. */
async function withTexts(
  { section, work }: WeighedSection,
  source: Source,
  { pages, termsOf, room }: StaleInput,
): Promise<StaleWork> {
  const { id, former } = section;
  const present = former?.is ?? textOf(await pages.section(section.original.file, id));
  const whole = section.isNew ? `${await headingOf(section, pages)}\n\n${present}` : present;
  const original = shortenedParts(
    former === undefined ? [{ kind: "same", text: whole }] : textParts(former.was, former.is),
  );
  const translation = section.isNew ? undefined : shortened(textOf(await pages.section(source.path, id)));
  const length = original.reduce((sum, { text }) => sum + text.length, translation?.length ?? 0);
  if (!room.take(length)) return work;
  const terms = termsOf(proseText(whole));
  const texts: SectionTexts = { original, ...(translation === undefined ? {} : { translation }), terms };
  return { ...work, texts };
}

/** A heading of the original as it is written, with its id, which the translation has to keep. */
async function headingOf({ id, title, original }: BehindSection, pages: PageReader): Promise<string> {
  const line = (await pages.text(original.file))?.split("\n")[(original.line ?? 1) - 1] ?? "";
  const heading = /^ {0,3}#/.test(line) ? line.trim() : `## ${title}`;
  return heading.includes("{#") ? heading : `${heading} {#${id}}`;
}

/** Empty lines around a text are no part of it. */
const textOf = (section: SectionText | undefined): string => (section === undefined ? "" : wholeText(section).trim());
