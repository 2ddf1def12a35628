// Which sections of a translation and its original belong together though their ids differ: told by their places.
import { addToList } from "../model/addToList.ts";
import type { SectionFacts } from "../model/pageFacts.ts";

type PlacedSection = Pick<SectionFacts, "id" | "depth">;

/** Sections of both languages whose ids differ. */
interface PlacePairs<Section> {
  readonly pairs: readonly (readonly [mine: Section, theirs: Section])[];
  /** Those that have no pair though both languages have some at this place. */
  readonly unclear: readonly { readonly mine: readonly Section[]; readonly theirs: readonly Section[] }[];
}

/**
 * Pairs sections with different ids: if both languages have equally many sections, of the same levels, between two
 * sections that they share, these belong together in order.
 * @param shared Ids of sections that both have.
 */
export function pairByPlace<Section extends PlacedSection>(
  { mine, theirs }: { readonly mine: readonly Section[]; readonly theirs: readonly Section[] },
  shared: ReadonlySet<string>,
): PlacePairs<Section> {
  const originals = runsOf(theirs, shared);
  const pairs: (readonly [Section, Section])[] = [];
  const unclear: PlacePairs<Section>["unclear"][number][] = [];
  for (const [before, run] of runsOf(mine, shared)) {
    const other = originals.get(before) ?? [];
    const found = run.flatMap((own, index): typeof pairs => {
      const section = other[index];
      return section?.depth === own.depth ? [[own, section]] : [];
    });
    if (found.length === run.length && found.length === other.length) pairs.push(...found);
    else if (other.length > 0) unclear.push({ mine: run, theirs: other });
  }
  return { pairs, unclear };
}

/** Groups sections whose ids are not shared by the shared section before them. */
function runsOf<Section extends PlacedSection>(
  sections: readonly Section[],
  shared: ReadonlySet<string>,
): ReadonlyMap<string, readonly Section[]> {
  const runs = new Map<string, Section[]>();
  let before = "";
  for (const section of sections) {
    if (shared.has(section.id)) before = section.id;
    else addToList(runs, before, section);
  }
  return runs;
}
