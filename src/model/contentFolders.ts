// Where the folders of a site lie whose place does not depend on its configuration.
import { type SitePath, sitePath } from "./brands.ts";

/** Files that are copied as they are. */
export const staticFolder = sitePath("content/static");

/** Specifications, also of versions (`specs/versions/2.0`), and the files that several of them refer to. */
export const specsFolder = sitePath("specs");

/** The docs of a version in a locale. */
export function docsFolderOf(version: string, locale: string): SitePath {
  return sitePath(version === "current" ? `content/${locale}/docs` : `content/${locale}/versions/${version}`);
}
