// Decides which sections of a page are searchable, and which texts of the page count for each of them.
import type { SearchPage, SearchSection } from "../model/search.ts";
import type { TermCounter } from "./countTerms.ts";

const deepestSection = 4;

/** Counts the terms of a section. The page's sections must have been prepared by `searchableSections`. */
export function countSection(page: SearchPage, index: number, counter: TermCounter): void {
  const section = page.sections[index];
  if (section === undefined) return;
  counter.add("title", section.title, { surfaces: true, stops: true });
  for (const parent of parentTitles(page, index)) counter.add("parents", parent, { stops: true });
  if (index === 0) {
    counter.add("about", aboutOf(page), {});
    if (page.identifier !== undefined) counter.add("title", page.identifier, { stops: true });
    if (page.path !== undefined) counter.add("title", `${page.method ?? ""} ${page.path}`, { stops: true });
  }
  counter.add("prose", section.text, {});
  counter.identifiers(section.code);
}

/** The sections that search lists. Deeper headings than the fourth level become part of the section above. */
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
function parentTitles(page: Pick<SearchPage, "sections" | "title">, index: number): readonly string[] {
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

/** The text of the `about` field: description, keywords, words of the URL, and the innermost category. */
function aboutOf({ description, keywords, url, parents }: SearchPage): string {
  const slug = decodeURIComponent(url)
    .replace(/\.html$|\/$/g, "")
    .split("/")
    .join(" ");
  return [description, ...keywords, slug.replaceAll(/[-_]/g, " "), parents.at(-1) ?? ""].join("\n");
}
