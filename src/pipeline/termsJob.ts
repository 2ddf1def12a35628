// One page's words in a worker: its stored text turned into the terms that its edition's index is made of, and kept.
import type { Hash } from "../model/brands.ts";
import type { SearchPage, SearchSection } from "../model/search.ts";
import { type EntryPlace, readEntry } from "../platform/cache/packFile.ts";
import type { EntryRow } from "../platform/cache/packFormat.ts";
import { squeeze, unsqueeze } from "../platform/cache/squeeze.ts";
import type { JobContext, JobHandler } from "../platform/workers/serveJobs.ts";
import { type PageTerms, searchableSections, termsOfPage } from "../search/index.ts";

/** A page to analyse. */
export interface TermsItem {
  readonly key: Hash;
  readonly page: Omit<SearchPage, "sections">;
  readonly text: EntryPlace;
}

/** What an index takes of a page. */
export interface StoredTerms {
  readonly sections: readonly SearchSection[];
  readonly terms: PageTerms;
}

/** What became of a page. */
export type TermsAnswer =
  /** `StoredTerms` as JSON. */
  | { readonly kind: "done"; readonly text: string; readonly packFd: number; readonly rows: readonly EntryRow[] }
  /** Its stored text is not what it was. */
  | { readonly kind: "damaged" };

/** Makes a worker ready to analyse pages. */
export async function prepareTerms(context: JobContext): Promise<JobHandler> {
  return (item) => analyse(item as TermsItem, context);
}

function analyse({ key, page, text: place }: TermsItem, { pack, packFd }: JobContext): TermsAnswer {
  const stored = readEntry(place);
  if (stored === undefined) return { kind: "damaged" };
  const [introduction, ...rest] = searchableSections(parseSections(unsqueeze(stored)));
  const sections = introduction === undefined ? [] : [{ ...introduction, title: page.title }, ...rest];
  const terms = termsOfPage({ ...page, sections });
  // Code is looked for, but never shown.
  const kept: StoredTerms = { sections: sections.map((section) => ({ ...section, code: "" })), terms };
  const text = JSON.stringify(kept);
  pack.add("terms", key, squeeze(text));
  return { kind: "done", text, packFd, rows: pack.flush() };
}

/** The stored text of a page: written by the parser, so its form is known. */
function parseSections(json: string): readonly SearchSection[] {
  const sections: readonly SearchSection[] = JSON.parse(json);
  return sections;
}
