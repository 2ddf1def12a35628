// A book of mdBook in a folder that is no site yet: where its chapters are, and what it says of itself.
import { type SitePath, sitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";
import { type BookFacts, bookTomlName, readBook } from "../source/bookToml.ts";
import { textOf } from "./beginningOf.ts";

/** A book that was found. */
export interface LooseBook {
  readonly facts: BookFacts;
  /** Folder of its chapters, with its slash; empty for the site's own. */
  readonly folder: string;
  /** Markdown in that folder. */
  readonly paths: readonly SitePath[];
}

/**
 * The book whose configuration is in a folder, if it has chapters.
 * @param above The folder, with its slash; empty for the site's own.
 * @param paths Markdown below it.
 */
export async function findBook(
  above: string,
  paths: readonly SitePath[],
  files: SiteFiles,
): Promise<LooseBook | undefined> {
  const file = sitePath(above + bookTomlName);
  if (!(await files.exists(file))) return undefined;
  const facts = readBook(await textOf(file, files));
  const folder = facts.src === "" ? above : `${above}${facts.src}/`;
  const inBook = paths.filter((path) => path.startsWith(folder));
  return inBook.length > 0 ? { facts, folder, paths: inBook } : undefined;
}
