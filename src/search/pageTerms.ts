// Decides which sections of a page are searchable, and which texts of the page count for each of them.
import type { SearchPage, SearchSection } from "../model/search.ts";
import type { TermCounter } from "./countTerms.ts";

const deepestSection = 4;

/**
 * Counts the terms of each section of a page, whose sections must have been prepared by `searchableSections`, and tells
 * after each that it is complete.
 */
export function countSections(page: SearchPage, counter: TermCounter, onSection: (index: number) => void): void {
  /** The headings above the section, up to one of the second level or higher. */
  let above: readonly SearchSection[] = [];
  for (const [index, section] of page.sections.entries()) {
    above = above.filter(({ depth }) => depth < section.depth);
    counter.add("title", section.title, { surfaces: true, stops: true });
    if (index > 0) counter.add("parents", page.title, { stops: true });
    for (const { title } of section.depth > 2 ? above : []) counter.add("parents", title, { stops: true });
    if (index === 0) countPage(page, counter);
    else above = section.depth <= 2 ? [section] : [...above, section];
    counter.add("prose", section.text, {});
    counter.identifiers(section.code);
    onSection(index);
  }
}

/** Counts what is found at the introduction of a page. */
function countPage(page: SearchPage, counter: TermCounter): void {
  counter.add("about", aboutOf(page), {});
  if (page.identifier !== undefined) counter.add("title", page.identifier, { stops: true });
  if (page.path !== undefined) counter.add("title", `${page.method ?? ""} ${page.path}`, { stops: true });
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

/** The text of the `about` field: description, keywords, words of the URL, and the innermost category. */
function aboutOf({ description, keywords, url, parents }: SearchPage): string {
  const slug = decodeURIComponent(url)
    .replace(/\.html$|\/$/g, "")
    .split("/")
    .join(" ");
  return [description, ...keywords, slug.replaceAll(/[-_]/g, " "), parents.at(-1) ?? ""].join("\n");
}
