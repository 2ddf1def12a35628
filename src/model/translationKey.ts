// Under which key a page and its translations meet.

/** What is asked of a page: a parsed source, or one that could not be parsed. */
interface NamedPage {
  readonly kind: string;
  readonly version?: string;
  /** Path below the folder of its kind. */
  readonly relativePath: string;
}

/** The same for a page and its translations: its place without the ending, so that `a.md` translates `a.mdx`. */
export function translationKey({ kind, version, relativePath }: NamedPage): string {
  return `${kind}\n${kind === "doc" ? version : ""}\n${relativePath.replace(/\.mdx?$/i, "")}`;
}
