// What `check` wants to know of a page's Markdown and no page shows: stored beside the body, read by checks alone.
// Owns the form; src/content/pageFacts.ts makes it.
import type { Place } from "./location.ts";

/** What languages of a page have to agree on. */
export type FactKind = "code" | "link" | "image" | "admonition" | "table" | "number";

/** One countable thing in a section. */
export interface SectionFact extends Place {
  readonly kind: FactKind;
  /**
   * What has to be the same in a translation: the address of a link or image, the name of an admonition, columns and rows
   * of a table (`3x5`), a number with its unit (`2.4 GHz`), the language of a code block.
   */
  readonly value: string;
  readonly code?: CodeFact;
}

/** A code block without its comments. */
export interface CodeFact {
  /** Lines that are not empty: number of the line in the block, digest of its text, in turn. */
  readonly lines: readonly number[];
  /** Digest of the whole block without what strings hold. */
  readonly loose: number;
  /** What the fence says may differ: `translated-strings` or, of the whole block, `translated`. */
  readonly translated?: "strings" | "all";
}

/** A section and what stands in it before the next heading. */
export interface SectionFacts extends Place {
  /** Id of the heading; empty for what stands before the first one. */
  readonly id: string;
  readonly depth: number;
  readonly facts: readonly SectionFact[];
  /** Paragraphs of so many words that no two languages can have them in common. Absent when there are none. */
  readonly prose?: readonly ProseFact[];
}

/** A paragraph by the digest of its text. */
export interface ProseFact extends Place {
  readonly digest: string;
}

/** Facts of one page. */
export interface PageFacts {
  /** Images without an alternative text. */
  readonly altless: readonly (Place & { readonly raw: string })[];
  /** Ids of elements in raw HTML, as often as they stand there; absent when there are none. */
  readonly htmlIds?: readonly (Place & { readonly id: string })[];
  /** In reading order; the first one is what stands before the first heading. Empty where there is one language. */
  readonly sections: readonly SectionFacts[];
}
