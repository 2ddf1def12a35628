// The findings for pages that could not be made. Pages that fail for one reason at one place are one finding: a mistake in
// a template that all pages have is mended once.
import { addToList } from "../../model/addToList.ts";
import { type SitePath, sitePath } from "../../model/brands.ts";
import type { Config } from "../../model/config.ts";
import { countOf } from "../../model/countOf.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Location } from "../../model/location.ts";
import { pointerOf } from "../../source/jsonPointer.ts";
import type { TemplateFailure } from "./templateHint.ts";

/** Why a page could not be made. */
export interface PageFailure extends TemplateFailure {
  readonly url: string;
  /** What the page is made from: it stands there as a whole. */
  readonly file: SitePath | undefined;
  /** Whether others that failed for the same reason say nothing about this one. */
  readonly isAlone?: boolean;
}

/** What places of failures are told by. */
export interface FailurePlaces {
  /** Where the items of the navbar are written. */
  readonly configFile: Config["file"];
  /** The place in the site's own templates that a stack names. */
  readonly placeOf: (stack: string) => Location | undefined;
}

/** Names the page, where it is written, and why. */
function pageFailed(url: string, { file, reason, hint }: Omit<PageFailure, "url">): Diagnostic {
  return {
    code: "page-failed",
    severity: "error",
    message: `${url} cannot be rendered: ${reason}`,
    ...(file === undefined ? {} : { location: { file, line: 1, column: 1 } }),
    hint,
  };
}

/** The findings for all pages of a build that failed; each names the first of its pages and lists the next ones. */
export function pagesFailed(failures: readonly PageFailure[], places: FailurePlaces): readonly Diagnostic[] {
  const groups = new Map<string, (PageFailure & { readonly place: Location | undefined })[]>();
  for (const failure of failures) {
    const { url, reason, hint, isAlone = false } = failure;
    const place = placeOfCause(failure, places);
    addToList(groups, JSON.stringify(isAlone ? [url] : [reason, hint, place]), { ...failure, place });
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const { url, place, reason, hint } = first;
    const named = others.length === 0 ? url : `${url} and ${others.length} more`;
    // What they are made from is the place only when it is one file.
    const file = others.every((other) => other.file === first.file) ? first.file : undefined;
    const finding = pageFailed(named, { file, reason, hint });
    return [{ ...finding, ...(place === undefined ? {} : { location: place }), ...relatedPages(others) }];
  });
}

/** Most other pages that a finding lists. */
const listedPages = 20;

/** The first of the other pages that failed for the same reason, each with its file, and how many more there are. */
function relatedPages(others: readonly Pick<PageFailure, "url" | "file">[]): Pick<Diagnostic, "related"> {
  if (others.length === 0) return {};
  const listed = others.slice(0, listedPages).map(({ url, file }) => {
    return { message: `the page ${url}`, ...(file === undefined ? {} : { location: { file } }) };
  });
  const more = others.length - listed.length;
  return { related: more === 0 ? listed : [...listed, { message: `and ${countOf(more, "more page")}` }] };
}

/** Where the mistake is: at an item of the navbar that a template threw at, or in that template. */
function placeOfCause({ navbarItem, stack }: PageFailure, places: FailurePlaces): Location | undefined {
  const { configFile, placeOf } = places;
  if (navbarItem !== undefined && configFile !== undefined)
    return { file: sitePath(configFile), pointer: pointerOf(["navbar", "items", String(navbarItem)]) };
  return stack === undefined ? undefined : placeOf(stack);
}
