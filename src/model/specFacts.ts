// What a specification says, fact by fact, so that the files of one API in several languages can be compared. Plain
// JSON: facts lie in the body store and are read back only while they are compared.
import type { SitePath } from "./brands.ts";

/**
 * Everything a specification says. What is referred to from several places stands once: its facts are one list that
 * several facts name.
 */
export interface SpecFacts {
  /** Files that facts stand in, the specification itself first. */
  readonly files: readonly SitePath[];
  /** Facts by what they belong to, sorted by step; the first list is that of the API itself. */
  readonly lists: readonly (readonly SpecFact[])[];
}

/** One thing a specification says. */
export interface SpecFact {
  /**
   * Its step in the path that people read: `GET /devices/{id}`, then `parameter limit (query)`, then `maximum`. Facts
   * of two files are the same fact when their steps are.
   */
  readonly step: string;
  /** `part`: something that has facts of its own. `value`: the same in every language. `text`: written for people. */
  readonly kind: "part" | "value" | "text";
  /** A value, or the beginning of it, as people read it; the beginning of a text in one line. */
  readonly shown?: string;
  /** Digest of the whole value or text where `shown` is only a part of it. */
  readonly digest?: string;
  /** For texts of words that need a translation: whether they document the API or stand in an example. */
  readonly prose?: "documentation" | "example";
  /** What it is called besides its step: two files that call different things the same disagree. */
  readonly name?: string;
  /** Index of the list of its facts. */
  readonly list?: number;
  /** Index of its file; absent for the first. */
  readonly file?: number;
  /** Line and column, both 1-based; absent when unknown. */
  readonly at?: readonly [line: number, column: number];
}
