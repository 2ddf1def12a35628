// The terms of one page, section by section, with their weights: a pure function of the page, which can be kept.
import type { SearchPage, SearchSection } from "../model/search.ts";
import { type FieldName, fieldWeight, impactOf } from "./impact.ts";
import { readWords, type Word } from "./readWords.ts";
import { requestPathsOf } from "./requestPath.ts";
import { stemWord } from "./stemWord.ts";
import { stopWords } from "./stopWords.ts";

/** Terms of a section: weight by title, parents and description alone, and by everything, in steps. */
export type SectionTerms = readonly (readonly [term: string, core: number, whole: number])[];

/** Terms of a page, in the order of its sections. */
export type PageTerms = readonly SectionTerms[];

const mostIdentifiers = 40;
const deepestSection = 4;

/** Analyses a page whose sections were prepared by `searchableSections`. */
export function termsOfPage(page: SearchPage): PageTerms {
  return page.sections.map((section, index) => {
    const counter = createCounter();
    const isIntroduction = index === 0;
    counter.add("title", section.title, { surfaces: true, stops: true });
    for (const parent of parentTitles(page, index)) counter.add("parents", parent, { stops: true });
    if (isIntroduction) {
      counter.add("about", aboutOf(page), {});
      if (page.identifier !== undefined) counter.add("title", page.identifier, { stops: true });
      if (page.path !== undefined) counter.add("title", `${page.method ?? ""} ${page.path}`, { stops: true });
    }
    counter.add("prose", section.text, {});
    counter.identifiers(section.code);
    return counter.terms(page.worth ?? 1);
  });
}

/** Sections as search lists them: headings deeper than the fourth level are part of the section above. */
export function searchableSections(sections: readonly SearchSection[]): readonly SearchSection[] {
  const listed: SearchSection[] = [];
  for (const section of sections) {
    const last = listed.at(-1);
    if (section.depth <= deepestSection || last === undefined) listed.push(section);
    else {
      const text = `${last.text}\n${section.title}\n${section.text}`;
      listed[listed.length - 1] = { ...last, text, code: `${last.code}\n${section.code}` };
    }
  }
  return listed;
}

/** Titles of the page and of the headings above a section. */
export function parentTitles(page: Pick<SearchPage, "sections" | "title">, index: number): readonly string[] {
  const parents: string[] = [];
  let depth = page.sections[index]?.depth ?? 0;
  for (let above = index - 1; above > 0 && depth > 2; above -= 1) {
    const section = page.sections[above];
    if (section === undefined || section.depth >= depth) continue;
    parents.unshift(section.title);
    depth = section.depth;
  }
  return index === 0 ? [] : [page.title, ...parents];
}

/** Description, keywords, the last segments of the address, categories. */
function aboutOf({ description, keywords, url, parents }: SearchPage): string {
  const slug = decodeURIComponent(url)
    .replace(/\.html$|\/$/g, "")
    .split("/")
    .join(" ");
  return [description, ...keywords, slug.replaceAll(/[-_]/g, " "), parents.at(-1) ?? ""].join("\n");
}

interface AddOptions {
  /** Count the words as they are written, besides their stems. */
  readonly surfaces?: boolean;
  /** Count words too common to look for. */
  readonly stops?: boolean;
}

interface TermCounter {
  add(field: FieldName, text: string, options: AddOptions): void;
  identifiers(code: string): void;
  terms(worth: number): SectionTerms;
}

function createCounter(): TermCounter {
  const lengths = new Map<FieldName, number>();
  const countsByField = new Map<FieldName, Map<string, number>>();
  const count = (field: FieldName, term: string): void => {
    const counts = countsByField.get(field) ?? new Map<string, number>();
    countsByField.set(field, counts.set(term, (counts.get(term) ?? 0) + 1));
  };
  const countWord = (field: FieldName, { text, parts }: Word, { surfaces, stops }: AddOptions): void => {
    if (!stops && parts === undefined && stopWords.has(text)) return;
    const stem = stemWord(text);
    const terms = new Set([stem, ...(surfaces ? [text] : []), ...(parts ?? []).map(stemWord)]);
    for (const term of terms) count(field, term);
    lengths.set(field, (lengths.get(field) ?? 0) + (parts?.length ?? 1));
  };
  return {
    add(field, text, options) {
      for (const word of readWords(text)) countWord(field, word, options);
      for (const path of requestPathsOf(text)) count(field, path);
    },
    identifiers(code) {
      const names = new Map(readWords(code).map((word) => [word.text, word]));
      for (const [, word] of [...names].slice(0, mostIdentifiers)) countWord("code", word, {});
      for (const path of requestPathsOf(code)) count("code", path);
    },
    terms(worth) {
      const weights = new Map<string, [core: number, whole: number]>();
      for (const [field, counts] of countsByField) {
        for (const [term, times] of counts) {
          const weight = worth * fieldWeight(field, times, lengths.get(field) ?? 0);
          const sums = weights.get(term) ?? [0, 0];
          if (field !== "prose" && field !== "code") sums[0] += weight;
          sums[1] += weight;
          weights.set(term, sums);
        }
      }
      return [...weights].map(([term, [core, whole]]) => [term, impactOf(core), impactOf(whole)] as const);
    },
  };
}
