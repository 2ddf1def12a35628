// Translation ledgers: which state of the original each translated section was made from. Kept with a site's sources.
import type { Hash, LocaleCode, SitePath } from "./brands.ts";
import type { Location } from "./location.ts";

/**
 * Digests of the originals' sections, by page (path below the locale's folder: `docs/intro.md`), then by the section's
 * id; the id is empty for what stands before the first heading.
 */
export type Ledger = ReadonlyMap<string, ReadonlyMap<string, Hash>>;

/** Ledgers by locale. */
export type Ledgers = ReadonlyMap<LocaleCode, Ledger>;

/** A translated section whose original has changed. */
export interface StaleSection {
  readonly id: string;
  /** Heading of the translation; empty for what stands before the first one. */
  readonly title: string;
  readonly location: Location;
  readonly original: Location;
  /** Digest of the original's section that the translation was made from. */
  readonly accepted: Hash;
}

/** Stale sections by the path of the translation. */
export type StaleSections = ReadonlyMap<SitePath, readonly StaleSection[]>;

/** How the sections of an original compare with those of its translation. */
export interface OriginalSections {
  /** Ids of the translation's sections of which the original has nothing to show. */
  readonly lacks: readonly string[];
  /** Ids of the original's sections that have another id in the translation, by that. */
  readonly renamed?: Readonly<Record<string, string>>;
}
