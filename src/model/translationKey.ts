// Under which key a page and its translations meet.
import { parseNumberPrefix } from "./numberPrefix.ts";

/** What is asked of a page: a parsed source, or one that could not be parsed. */
interface NamedPage {
  readonly kind: string;
  readonly version?: string;
  /** Path below the folder of its kind. */
  readonly relativePath: string;
  /** Of a doc: whether numbers in front of its names order it, or belong to them. */
  readonly frontMatter?: { readonly parse_number_prefixes?: boolean; readonly title?: string };
}

/**
 * The same for a page and its translations: its place without the ending, so that `a.md` translates `a.mdx`; of a doc also
 * without the numbers that only order it, so that `01-a.md` translates `a.md`, whose address it has.
 */
export function translationKey({ kind, version, relativePath, frontMatter = {} }: NamedPage): string {
  const place = relativePath.replace(/\.mdx?$/i, "");
  if (kind !== "doc") return `${kind}\n\n${place}`;
  const names = place.split("/").map((name) => parseNumberPrefix(name).name);
  return `doc\n${version}\n${frontMatter.parse_number_prefixes === false ? place : names.join("/")}`;
}

/** A source by the keys of all: the first of those that have one in common is shown. */
export function byTranslationKey<Page extends NamedPage>(pages: readonly Page[]): ReadonlyMap<string, Page> {
  const byKey = new Map<string, Page>();
  for (const page of pages) {
    const key = translationKey(page);
    if (!byKey.has(key)) byKey.set(key, page);
  }
  return byKey;
}
