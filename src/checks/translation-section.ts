// Pairs the sections of a translation with those of its original: by id, and where ids differ by position.
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Source } from "../model/doc.ts";
import type { Location, Place } from "../model/location.ts";
import type { SectionFacts } from "../model/pageFacts.ts";
import { pairByPlace } from "./sectionPlaces.ts";

/** A page in two languages with the facts of its sections. */
export interface PagePair {
  readonly original: Source;
  readonly translation: Source;
  /** Sections of the translation. */
  readonly mine: readonly SectionFacts[];
  /** Sections of the original. */
  readonly theirs: readonly SectionFacts[];
}

/** Ids of original sections by those of their translations into one language. Pages may use an id for several. */
export type OriginalIds = ReadonlyMap<string, ReadonlySet<string>>;

/** Two sections to compare. */
export interface ComparedSection {
  readonly original: Source;
  readonly translation: Source;
  readonly mine: SectionFacts;
  readonly theirs: SectionFacts;
  /** Heading of the translated section; empty for the text before the first heading. */
  readonly title: string;
  /** The ids that sections have in the original, by those that they have in the translations, where the two differ. */
  readonly originalIds: OriginalIds;
}

/** A section as messages name it. */
export function describeSection({ title }: Pick<ComparedSection, "title">): string {
  return title === "" ? "The beginning of the page" : `The section "${title}"`;
}

/** The location of a place in a source. */
export function placeIn(source: Source, { line, column }: Place): Location {
  return { file: source.path, line, column };
}

/** A section of a translation and that of its original. */
type Pair = readonly [mine: SectionFacts, theirs: SectionFacts];

/** Pairs of sections that belong together, and findings about the sections left over. */
export function pairSections(input: PagePair): {
  readonly pairs: readonly Pair[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const { mine, theirs } = input;
  const byId = new Map(theirs.map((section) => [section.id, section]));
  const pairs: Pair[] = [];
  for (const section of mine) {
    const other = byId.get(section.id);
    if (other !== undefined) pairs.push([section, other]);
  }
  const known = new Set(pairs.map(([{ id }]) => id));
  const extra = mine.filter(({ id }) => !known.has(id));
  const missing = theirs.filter(({ id }) => !known.has(id));
  const diagnostics: Diagnostic[] = pairs.flatMap(([own, other]) =>
    own.depth === other.depth ? [] : [otherLevel(own, other, input)],
  );
  // The text before the first heading has no id.
  const shared = pairs.filter(([{ id }]) => id !== "").length;
  const placed = pairByPlace(input, known).pairs;
  for (const [own, other] of placed) {
    pairs.push([own, other]);
    known.add(own.id).add(other.id);
  }
  diagnostics.push(...otherIds(placed, shared, input));
  diagnostics.push(...missing.filter(({ id }) => !known.has(id)).map((section) => missingSection(section, input)));
  diagnostics.push(...extra.filter(({ id }) => !known.has(id)).map((section) => extraSection(section, input)));
  return { pairs, diagnostics };
}

const finding = { code: "translation-section", severity: "warning" } as const;
const missingHint = "translate it, and put it after the section at this place";

/** Whether a finding says that a translation lacks a section: it stands at the section before, the related place is the original. */
export const isMissingSection = ({ code, hint }: Diagnostic): boolean => code === finding.code && hint === missingHint;

function titleOf({ sections }: Source, wanted: SectionFacts): string {
  return sections.find(({ id }) => id === wanted.id)?.title ?? "";
}

/** From so many sections on, ids that differ in most of them are one finding: nobody has given them to the page yet. */
const manyOthers = 5;
/** Most ids that a hint names. */
const namedIds = 5;

/** Findings about sections with different ids. @param shared Number of sections with the same id. */
function otherIds(placed: readonly Pair[], shared: number, input: PagePair): readonly Diagnostic[] {
  const [first] = placed;
  if (first === undefined || placed.length < Math.max(manyOthers, shared))
    return placed.map(([own, other]) => otherId(own, other, input));
  const ids = placed.slice(0, namedIds).map(([, { id }]) => `\`{#${id}}\``);
  const more = placed.length - ids.length;
  return [
    {
      ...otherId(...first, input),
      message: `${placed.length} of ${placed.length + shared} sections have other ids than in the original`,
      hint: `give each of these headings the id of the original: ${ids.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
    },
  ];
}

function otherId(own: SectionFacts, other: SectionFacts, { original, translation }: PagePair): Diagnostic {
  return {
    ...finding,
    message: `The section "${titleOf(translation, own)}" has the id "${own.id}", but "${other.id}" in the original`,
    location: placeIn(translation, own),
    hint: `give it the id of the original: \`{#${other.id}}\``,
    related: [{ message: "is the original", location: placeIn(original, other) }],
  };
}

function otherLevel(own: SectionFacts, other: SectionFacts, { original, translation }: PagePair): Diagnostic {
  return {
    ...finding,
    message: `The section "${titleOf(translation, own)}" has level ${own.depth}, but level ${other.depth} in the original`,
    location: placeIn(translation, own),
    hint: `make it level ${other.depth}`,
    related: [{ message: "is the original", location: placeIn(original, other) }],
  };
}

/**
 * Reports a missing section at the place where the translation should have it: after the nearest section before it that
 * both have.
 */
function missingSection(section: SectionFacts, { original, translation, mine, theirs }: PagePair): Diagnostic {
  const ownById = new Map(mine.map((own) => [own.id, own]));
  const before = theirs.slice(0, theirs.indexOf(section)).findLast(({ id }) => ownById.has(id));
  const place = ownById.get(before?.id ?? "") ?? { line: 1, column: 1 };
  return {
    ...finding,
    message: `The section "${titleOf(original, section)}" ("${section.id}") of the original is missing`,
    location: placeIn(translation, place),
    hint: missingHint,
    related: [{ message: "is the original", location: placeIn(original, section) }],
  };
}

function extraSection(section: SectionFacts, { original, translation }: PagePair): Diagnostic {
  return {
    ...finding,
    message: `The original has no section "${titleOf(translation, section)}" ("${section.id}")`,
    location: placeIn(translation, section),
    hint: "add it to the original, or remove it",
    related: [{ message: "is the original", location: placeIn(original, { line: 1, column: 1 }) }],
  };
}
