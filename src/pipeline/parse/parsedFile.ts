// What parsing one file gives, in the form that threads and the cache pass on.
import type { ApiSpec } from "../../model/api.ts";
import type { Hash, LocaleCode, SitePath } from "../../model/brands.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Author, CategoryFile, Source, TagDeclaration } from "../../model/doc.ts";
import type { SourceFile } from "../../model/sourceFile.ts";
import type { SourceDigests } from "./sourceDigests.ts";

/** What one file gave. */
export type Parsed =
  | { readonly kind: "source"; readonly source: Source }
  | { readonly kind: "category"; readonly category: CategoryFile }
  | { readonly kind: "authors"; readonly locale: LocaleCode; readonly authors: readonly Author[] }
  | { readonly kind: "spec"; readonly spec: ApiSpec }
  | {
      readonly kind: "tags";
      readonly locale: LocaleCode;
      readonly of: "docs" | "blog";
      readonly tags: readonly TagDeclaration[];
    };

/** A parsed file as plain JSON, with everything that must still be so for it to be used again. */
export interface StoredParse {
  /** `null` for a file with an error. */
  readonly value: Parsed | null;
  readonly diagnostics: readonly Diagnostic[];
  /** Of a Markdown source. */
  readonly digests?: SourceDigests;
  /** Keys of the stored bodies. */
  readonly bodies: readonly Hash[];
  /** Other files whose bytes took part, with their digests. */
  readonly reads: readonly (readonly [path: SitePath, hash: Hash])[];
  /** Files that were only asked for; see `ParsedSource`. */
  readonly probes: readonly (readonly [path: SitePath, exists: boolean, isPage?: boolean])[];
}

/** The finding for a file that has gone since it was listed. */
export function unreadable({ path }: SourceFile): Diagnostic {
  return {
    code: "source-unreadable",
    severity: "error",
    message: `${path} cannot be read`,
    location: { file: path },
    hint: "check that the file still exists and that you may read it",
  };
}
