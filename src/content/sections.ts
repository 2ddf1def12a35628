// The headings of a page as sections: ids for all of them, and what tables of contents and search show.
import type { Hash, SitePath } from "../model/brands.ts";
import type { Section } from "../model/doc.ts";
import type { HashFunction } from "../model/ports.ts";
import type { LineMap } from "../source/lineMap.ts";
import type { Findings } from "./findings.ts";
import { type IdRegistry, safeId, slugOfHeading } from "./headingIds.ts";
import { plainTextOf } from "./plainText.ts";
import { renderTitle } from "./renderTitle.ts";
import type { Survey } from "./surveyTokens.ts";
import type { HeadingToken } from "./tokens.ts";

/** A page's headings, and where what is wrong with them goes. */
export interface HeadingInput {
  readonly headings: readonly HeadingToken[];
  readonly survey: Survey;
  readonly registry: IdRegistry;
  readonly findings: Findings;
}

/**
 * Gives every heading an id: first the ids authors chose, then slugs in reading order, numbered where they repeat. A
 * heading without letters or digits is `section-N`, N being its number on the page.
 */
export function assignHeadingIds({
  headings,
  survey,
  registry,
  findings,
}: HeadingInput): ReadonlyMap<HeadingToken, string> {
  const ids = new Map<HeadingToken, string>();
  for (const heading of headings) {
    if (heading.explicitId === undefined) continue;
    const id = safeId(heading.explicitId);
    const isFree = registry.reserve(id);
    ids.set(heading, isFree ? id : registry.unique(id));
    if (!isFree) {
      const message = `The id "${heading.explicitId}" is on the page already`;
      findings.add({
        code: "duplicate-id",
        message,
        position: survey.placeOf(heading),
        hint: "give one of the two another `{#id}`",
      });
    }
  }
  for (const [index, heading] of headings.entries()) {
    if (ids.has(heading)) continue;
    const wanted = slugOfHeading(plainTextOf(heading.tokens));
    ids.set(heading, registry.unique(wanted === "" ? `section-${index + 1}` : safeId(wanted)));
    if (wanted === "") {
      const message = "The heading has no letters or digits to make an id of";
      findings.add({
        code: "empty-heading-id",
        message,
        position: survey.placeOf(heading),
        hint: "add an id: `## … {#my-id}`",
      });
    }
  }
  return ids;
}

/** What sections are made of. */
export interface SectionInput {
  readonly headings: readonly HeadingToken[];
  readonly ids: ReadonlyMap<HeadingToken, string>;
  readonly survey: Survey;
  readonly file: SitePath;
  readonly text: string;
  readonly lines: LineMap;
  readonly hash: HashFunction;
}

/** Sections in reading order. */
export function sectionsOf({ headings, ids, survey, file, text, lines, hash }: SectionInput): readonly Section[] {
  const starts = headings.map((heading) => lines.offsetOf(survey.placeOf(heading).line));
  const ends = sectionEnds(headings, starts, text.length);
  return headings.map((heading, index): Section => {
    const { line, column } = survey.placeOf(heading);
    const digest: Hash = hash(text.slice(starts[index], ends[index]));
    return {
      id: ids.get(heading) ?? "",
      depth: heading.depth,
      title: plainTextOf(heading.tokens).trim(),
      titleHtml: renderTitle(heading.tokens),
      hash: digest,
      location: { file, line, column },
    };
  });
}

/** Where each section ends: at the next heading of its level or a higher one. One pass from the end. */
function sectionEnds(headings: readonly HeadingToken[], starts: readonly number[], textEnd: number): readonly number[] {
  const nextByDepth = [0, 1, 2, 3, 4, 5, 6].map(() => textEnd);
  const ends = new Array<number>(headings.length).fill(textEnd);
  for (let index = headings.length - 1; index >= 0; index -= 1) {
    const depth = headings[index]?.depth ?? 1;
    ends[index] = nextByDepth[depth] ?? textEnd;
    for (let deeper = depth; deeper <= 6; deeper += 1) nextByDepth[deeper] = starts[index] ?? textEnd;
  }
  return ends;
}
