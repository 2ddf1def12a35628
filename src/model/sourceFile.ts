// A file of the site folder that takes part in a build.
import type { LocaleCode, SitePath } from "./brands.ts";

/** What a source file is, known from its place alone. */
export type SourceKind =
  | { readonly kind: "doc"; readonly locale: LocaleCode; readonly version: string }
  | { readonly kind: "post"; readonly locale: LocaleCode }
  | { readonly kind: "page"; readonly locale: LocaleCode }
  | { readonly kind: "category"; readonly locale: LocaleCode; readonly version: string }
  | { readonly kind: "authors"; readonly locale: LocaleCode }
  | { readonly kind: "tags"; readonly locale: LocaleCode; readonly of: "docs" | "blog" }
  | { readonly kind: "static" }
  /** The archive of a version that is kept as it was built. */
  | { readonly kind: "frozen"; readonly version: string }
  /** `version`: the version that the file is of, where it is not the API's own. */
  | { readonly kind: "spec"; readonly api: string; readonly locale: LocaleCode; readonly version?: string };

/** One source: the only place where a path of the site folder enters the model. */
export interface SourceFile {
  readonly path: SitePath;
  readonly source: SourceKind;
  /** Path below the folder of its kind: `lua-plugins/index.md` for `content/en/docs/lua-plugins/index.md`. */
  readonly relativePath: string;
  readonly sizeBytes: number;
  /** What the file system said of it when it was listed: another stamp may mean other bytes. */
  readonly stamp?: string;
}
