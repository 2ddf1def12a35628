// What paths mean in a folder that is no site yet.
import { hasYear, parseNumberPrefix } from "../model/numberPrefix.ts";

/** Folders of packages, of what programs have made, and of tools. */
export const othersFolders: ReadonlySet<string> = new Set(
  "node_modules vendor build build-offline dist out target coverage test tests fixtures".split(" "),
);

/**
 * The path that a file has here: the page of a folder is `_index.md` in Hugo. Other names with an underscore are parts of
 * pages or of menus.
 */
export const ownPath = (path: string): string => path.replace(/(?<=^|\/)_(?=index(?:\.[\w-]+)?\.mdx?$)/i, "");

/** Whether a file, or a folder that it lies in, has a name of parts of pages. */
export const isPart = (path: string): boolean => /(?:^|\/)_/.test(ownPath(path));

/** Id of the doc that a path below the docs is. Beside a year no number is an order. */
export function looseDocId(path: string): string {
  const id = path.replace(/\.mdx?$/i, "");
  if (hasYear(id)) return id;
  return id
    .split("/")
    .map((name) => parseNumberPrefix(name).name)
    .join("/");
}
