// Where the command that moves a site puts files to which its pages refer in a way of their own. Reads no files.
import { type SitePath, sitePath } from "../../model/brands.ts";
import { joinPath } from "../../source/joinPath.ts";

/**
 * Paths of such a file: `@parts/a.mdx`, where the project called a folder so, is in the content, `../../code/a.py`, from
 * the folder of the old site, in the folder of the new one.
 */
export function movedPaths(address: string): readonly SitePath[] {
  const alias = /^@([\w-]+\/.+)$/.exec(address)?.[1];
  const above = /^(?:\.\.\/)+(.+)$/.exec(address)?.[1];
  const inContent = alias === undefined || alias.startsWith("site/") ? undefined : joinPath("content", alias);
  const path = above === undefined ? inContent : joinPath("", above);
  return path === undefined ? [] : [sitePath(path)];
}
