// What a doc is called inside the site: in sidebars, and in front matter that names other docs.
import { type DocId, docId } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { DocFrontMatter } from "../model/frontMatter.ts";
import { hasYear, parseNumberPrefix } from "../model/numberPrefix.ts";

/** The id of a doc: its path below the docs folder without extension and number prefixes; `id` replaces the file name. */
export function docIdOf(relativePath: string, { id, parse_number_prefixes }: DocFrontMatter): DocId {
  const segments = relativePath.replace(/\.mdx?$/i, "").split("/");
  const names = parse_number_prefixes === false ? segments : segments.map((segment) => parseNumberPrefix(segment).name);
  return docId([...names.slice(0, -1), id ?? names.at(-1) ?? ""].join("/"));
}

/**
 * The id of a doc, and its front matter, which says what numbers in its path are. In a folder that is no site yet those of
 * `2025-news` and `2026-news` tell them apart.
 */
export function docName(
  relativePath: string,
  given: DocFrontMatter,
  { dialect, isLoose = false }: Pick<Config["markdown"], "dialect" | "isLoose">,
): { readonly id: DocId; readonly frontMatter: DocFrontMatter } {
  const isDated = isLoose && dialect === "hubdocs" && hasYear(relativePath);
  const frontMatter = isDated ? { parse_number_prefixes: false, ...given } : given;
  return { id: docIdOf(relativePath, frontMatter), frontMatter };
}
