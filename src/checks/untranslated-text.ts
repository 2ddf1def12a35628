// Finds paragraphs of a translation that are the original's, word for word: one finding for a page, at the first of them.
import type { Diagnostic } from "../model/diagnostic.ts";
import type { ProseFact } from "../model/pageFacts.ts";
import { languageOf } from "./spec-agreement.ts";
import { type ComparedSection, describeSection, placeIn } from "./translation-section.ts";

interface SharedText {
  readonly section: ComparedSection;
  readonly own: ProseFact;
  readonly other: ProseFact;
}

/** @param sections All compared sections of one page. */
export function findUntranslated(sections: readonly ComparedSection[]): readonly Diagnostic[] {
  const shared = sections.flatMap(sharedTexts);
  const [first] = shared;
  if (first === undefined) return [];
  const { section, own, other } = first;
  const more = shared.length === 1 ? "" : `; the page has ${shared.length} such paragraphs`;
  return [
    {
      code: "untranslated-text",
      severity: "warning",
      message: `${describeSection(section)} has a paragraph in the very words of the original${more}`,
      location: placeIn(section.translation, own),
      hint: "translate it; a page that is not translated yet needs no file: readers get the original with a note",
      related: [{ message: "is the original", location: placeIn(section.original, other) }],
    },
  ];
}

function sharedTexts(section: ComparedSection): readonly SharedText[] {
  const { original, translation, mine, theirs } = section;
  if (languageOf(original.locale) === languageOf(translation.locale)) return [];
  const others = new Map(theirs.prose?.map((fact) => [fact.digest, fact]));
  return (mine.prose ?? []).flatMap((own) => {
    const other = others.get(own.digest);
    return other === undefined ? [] : [{ section, own, other }];
  });
}
