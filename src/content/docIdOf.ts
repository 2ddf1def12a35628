// What a doc is called inside the site: in sidebars, and in front matter that names other docs.
import { type DocId, docId } from "../model/brands.ts";
import type { DocFrontMatter } from "../model/frontMatter.ts";
import { parseNumberPrefix } from "../model/numberPrefix.ts";

/** The id of a doc: its path below the docs folder without extension and number prefixes; `id` replaces the file name. */
export function docIdOf(relativePath: string, { id, parse_number_prefixes }: DocFrontMatter): DocId {
  const segments = relativePath.replace(/\.mdx?$/i, "").split("/");
  const names = parse_number_prefixes === false ? segments : segments.map((segment) => parseNumberPrefix(segment).name);
  return docId([...names.slice(0, -1), id ?? names.at(-1) ?? ""].join("/"));
}
