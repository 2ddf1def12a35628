// Pairs the sections of a translation with those of its original: by their ids, and headings without one by their places.
import { pairByPlace } from "../../checks/sectionPlaces.ts";
import { hasId } from "../../content/units/cutHeading.ts";
import type { ExchangePage, ExchangeSection } from "./exchangePage.ts";
import { lineEnd } from "./writeSection.ts";

/** A page and its translation, where it has one. */
export interface PagePair {
  readonly original: ExchangePage;
  /** Sections that belong to some of the original have their ids. */
  readonly translation: ExchangePage | undefined;
  /** What a section of the original without a pair may have become, where nobody can tell. */
  readonly candidateFor: (id: string, heading: string | undefined) => ExchangeSection | undefined;
}

/** Pairs the sections of two pages. */
export function pairSections(original: ExchangePage, translation: ExchangePage | undefined): PagePair {
  if (translation === undefined) return { original, translation, candidateFor: () => undefined };
  const ids = new Set(original.sections.map(({ id }) => id));
  const shared = new Set(translation.sections.flatMap(({ id }) => (ids.has(id) ? [id] : [])));
  // What has an id of its own is meant to be another section.
  const mine = translation.sections.filter((section) => shared.has(section.id) || !hasOwnId(section, translation));
  const { pairs, unclear } = pairByPlace({ mine, theirs: original.sections }, shared);
  const placed = new Map(pairs.map(([own, { id }]) => [own, id]));
  const sections = translation.sections.map((section): ExchangeSection => {
    const id = placed.get(section);
    return id === undefined ? section : { ...section, id, lacksId: true };
  });
  const nearest = new Map(
    unclear.flatMap(({ mine: [first], theirs }) => (first === undefined ? [] : theirs.map(({ id }) => [id, first]))),
  );
  // Sections that moved, or have another id.
  const unpaired = new Map(sections.flatMap((one) => (ids.has(one.id) ? [] : [[one.units[0]?.text.trim(), one]])));
  return {
    original,
    translation: { ...translation, sections },
    candidateFor: (id, heading) => nearest.get(id) ?? (heading === undefined ? undefined : unpaired.get(heading)),
  };
}

function hasOwnId({ units: [heading] }: ExchangeSection, { text }: ExchangePage): boolean {
  return heading !== undefined && hasId(text.slice(heading.end, lineEnd(text, heading.end)));
}
