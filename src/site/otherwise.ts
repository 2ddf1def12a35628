// Where links of a folder that is no site yet lead when no page lies at their address: to a file that is published for
// them, or nowhere. What lies there was found when the page was parsed.
import type { SitePath } from "../model/brands.ts";
import type { Link, Source } from "../model/doc.ts";
import type { Site } from "../model/site.ts";

/** Whether a file is shown as a page, or would be if it were no draft or had no mistake: it is not published as it is. */
export function isPageFile(
  file: SitePath,
  { sourcesByPath, content }: Pick<Site, "sourcesByPath" | "content">,
): boolean {
  return sourcesByPath.has(file) || (content.failed ?? []).some(({ path }) => path === file);
}

/** The file that a link leads to when no page lies at its address. */
export function fileOtherwise({ otherwise }: Link, { assets }: Source, site: Site): SitePath | undefined {
  const file = otherwise !== undefined && "asset" in otherwise ? assets[otherwise.asset]?.file : undefined;
  return file === undefined || isPageFile(file, site) ? undefined : file;
}

/** The folder, with its slash, that a link names and that no page or file stands for. */
export const folderOtherwise = ({ otherwise }: Link): SitePath | undefined =>
  otherwise !== undefined && "folder" in otherwise ? otherwise.folder : undefined;
