// Decides which doc is the page of its folder where the names of several would make them that: `index.md`, `README.md` for
// the host of the repository, `guide/guide.md`. The others keep pages of their own.
import type { Config } from "../model/config.ts";
import type { Doc, ParsedContent } from "../model/doc.ts";
import { isFolderIndex } from "./editionDocs.ts";

/** The same content, in which no folder has two pages; the very same when none has, as mostly. */
export function settleFolderPages(
  content: ParsedContent,
  config: Pick<Config, "markdown">,
  { drafts }: { readonly drafts: boolean },
): ParsedContent {
  const best = new Map<string, number>();
  const second = new Map<Doc, number>();
  for (const source of content.sources) {
    if (source.kind !== "doc" || (source.frontMatter.draft && !drafts)) continue;
    if (source.frontMatter.slug !== undefined || !isFolderIndex(source, config)) continue;
    const [folder, rank] = [folderOf(source), rankOf(source)];
    second.set(source, rank);
    best.set(folder, Math.min(rank, best.get(folder) ?? rank));
  }
  for (const [doc, rank] of second) if (best.get(folderOf(doc)) === rank) second.delete(doc);
  if (second.size === 0) return content;
  return {
    ...content,
    sources: content.sources.map((source) =>
      source.kind === "doc" && second.has(source) ? { ...source, isBesideIndex: true } : source,
    ),
  };
}

/** All languages of a version agree on the page of a folder: a translation has the address of its original. */
function folderOf({ version, relativePath }: Doc): string {
  return `${version}\n${relativePath.slice(0, relativePath.lastIndexOf("/") + 1)}`;
}

function rankOf({ relativePath }: Doc): number {
  const name = relativePath.slice(relativePath.lastIndexOf("/") + 1).toLowerCase();
  return name.startsWith("index.") ? 0 : name.startsWith("readme.") ? 1 : 2;
}
