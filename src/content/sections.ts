// Turns the headings of a page into sections: gives each an id, and prepares titles for tables of contents and search.
import type { SitePath } from "../model/brands.ts";
import type { Section } from "../model/doc.ts";
import { safeId } from "../model/safeId.ts";
import type { LineMap } from "../source/lineMap.ts";
import { withoutBadges } from "./dialects/foreignAddresses.ts";
import { digestStretch } from "./digestProse.ts";
import type { Findings } from "./findings.ts";
import type { IdRegistry } from "./headingIds.ts";
import { plainTextOf } from "./plainText.ts";
import { renderTitle } from "./renderTitle.ts";
import type { Survey } from "./surveyTokens.ts";
import type { HeadingToken } from "./tokens.ts";

/** A page's headings, and how their ids are made. */
interface HeadingInput {
  readonly headings: readonly HeadingToken[];
  /** The heading that the page prints above its body. */
  readonly title: HeadingToken | undefined;
  readonly survey: Survey;
  readonly registry: IdRegistry;
  readonly findings: Findings;
  /** Makes an id from a heading's text. */
  readonly slug: (text: string) => string;
  /** Separator before the number of a repeated id. */
  readonly joint: string;
  /** Whether to report all headings without text once: another tool would have filled them. */
  readonly tellsOnce: boolean;
  /** Whether ids are those of another page: what is wrong with them is said there. */
  readonly isTranslation: boolean;
}

/**
 * Gives every heading an id: first those chosen by authors, then slugs in reading order, numbered where they repeat. A
 * heading without letters or digits becomes `section-N`, where N is its number on the page. The title's slug comes last: it
 * is left to a section of the same name, whose address would change.
 */
export function assignHeadingIds({
  headings,
  title,
  survey,
  registry,
  findings,
  slug,
  joint,
  tellsOnce,
  isTranslation,
}: HeadingInput): ReadonlyMap<HeadingToken, string> {
  const ids = new Map<HeadingToken, string>();
  let empty = 0;
  for (const heading of title === undefined ? headings : [title, ...headings]) {
    if (heading.explicitId === undefined) continue;
    const id = safeId(heading.explicitId);
    const isFree = registry.reserve(id);
    ids.set(heading, isFree ? id : registry.unique(id));
    if (id !== heading.explicitId && !isTranslation) {
      findings.add({
        code: "taken-id",
        message: `The id "${heading.explicitId}" is taken: the heading has the id "${id}"`,
        position: survey.placeOf(heading),
        hint: "give it another `{#id}`",
      });
    }
    if (!isFree) {
      const message = `The id "${heading.explicitId}" is already used on the page`;
      findings.add({
        code: "duplicate-id",
        message,
        position: survey.placeOf(heading),
        hint: "give one of the two a different `{#id}`",
      });
    }
  }
  for (const [index, heading] of headings.entries()) {
    if (ids.has(heading)) continue;
    const wanted = slug(plainTextOf(withoutBadges(heading.tokens)));
    ids.set(heading, registry.unique(wanted === "" ? `section-${index + 1}` : safeId(wanted), joint));
    if (wanted === "") empty += 1;
    if (wanted === "" && (empty === 1 || !tellsOnce)) {
      const message = "The heading has no letters or digits to make an id of";
      findings.add({
        code: "empty-heading-id",
        message,
        position: survey.placeOf(heading),
        hint: "add an id: `## … {#my-id}`",
      });
    }
  }
  if (title !== undefined && !ids.has(title)) {
    const wanted = slug(plainTextOf(withoutBadges(title.tokens)));
    if (wanted !== "" && registry.reserve(safeId(wanted))) ids.set(title, safeId(wanted));
  }
  return ids;
}

/** What `sectionsOf` needs. */
interface SectionInput {
  readonly headings: readonly HeadingToken[];
  readonly ids: ReadonlyMap<HeadingToken, string>;
  readonly survey: Survey;
  readonly file: SitePath;
  readonly text: string;
  readonly lines: LineMap;
  /** Whether to add digests of the sections. */
  readonly isOriginal: boolean;
}

/** Sections in reading order. */
export function sectionsOf({ headings, ids, survey, file, text, lines, isOriginal }: SectionInput): readonly Section[] {
  const places = headings.map((heading) => survey.placeOf(heading));
  return headings.map((heading, index): Section => {
    const { line, column } = places[index] ?? survey.placeOf(heading);
    const id = ids.get(heading) ?? "";
    const title = plainTextOf(heading.tokens).trim();
    const titleHtml = renderTitle(heading.tokens);
    const { depth, writtenDepth } = heading;
    const location = { file, line, column };
    const section = { id, depth, ...(writtenDepth === undefined ? {} : { writtenDepth }), title, titleHtml, location };
    if (!isOriginal) return section;
    const next = places[index + 1];
    const [start, end] = [lines.offsetOf(line), next === undefined ? text.length : lines.offsetOf(next.line)];
    const isEmpty = text.slice(start, end).trim().indexOf("\n") < 0;
    return { ...section, hash: digestStretch(text, start, end), ...(isEmpty ? { isEmpty } : {}) };
  });
}
