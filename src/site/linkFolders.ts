// From where relative addresses count in pages that were written for another tool.
import type { Config } from "../model/config.ts";
import { folderOf } from "../source/joinPath.ts";

/**
 * Folders to which the relative addresses of a page can be meant, the likeliest first. Pages of Starlight end in a slash:
 * what is beside them is below `../`. So do those of MkDocs, whose authors may also count from the page's file.
 */
export function foldersFor(url: string, { markdown }: Pick<Config, "markdown">): readonly string[] {
  const beside = folderOf(url.slice(1));
  const own = url.slice(1).replace(/\/$/, "");
  if (markdown.dialect === "starlight") return [own, beside];
  return markdown.dialect === "mkdocs" ? [beside, folderOf(own)] : [beside];
}
