// Finds the order that files of another tool give the docs of a folder that is no site yet.
import { sitePath } from "../model/brands.ts";
import type { SiteFiles } from "../model/ports.ts";
import type { SidebarItemConfig } from "../model/userConfig.ts";
import { sidebarOfSummary, summaryName } from "../source/summarySidebar.ts";
import { textOf } from "./beginningOf.ts";
import type { NamedFile } from "./looseLanguages.ts";
import { type FolderMeta, metaNames, readMeta } from "./looseMeta.ts";
import { looseDocId, othersFolders, ownPath } from "./loosePaths.ts";
import { findListedOrder } from "./looseSidebar.ts";
import { type FolderMetas, sidebarOfMetas } from "./metaSidebar.ts";

/** The order of the docs. */
export interface LooseOrder {
  /** Name of the file, or of the files, that give it. */
  readonly file: string;
  readonly sidebar: readonly SidebarItemConfig[];
}

interface OrderPlace {
  /** Folder of the docs, with its slash; empty for the site's own. */
  readonly folder: string;
  readonly files: SiteFiles;
  /** Whether numbers at the beginning of names are a part of them, as in books of mdBook. */
  readonly isBook?: boolean;
}

/** The order of the docs of one language; `undefined` where no file gives one. */
export async function findOrder(docs: readonly NamedFile[], place: OrderPlace): Promise<LooseOrder | undefined> {
  const names = new Set(docs.map(({ name }) => ownPath(name)));
  const summary = docs.find(({ name }) => name === summaryName);
  if (summary !== undefined) {
    const sidebar = sidebarOfSummary(await textOf(sitePath(place.folder + summary.path), place.files), (path) =>
      names.has(path) ? (place.isBook ? path.replace(/\.mdx?$/i, "") : looseDocId(path)) : undefined,
    );
    if (sidebar.length > 0) return { file: summaryName, sidebar };
  }
  const listed = await findListedOrder(topOf(docs, place.folder), names, place.files);
  if (listed !== undefined) return listed;
  const { metas, file } = await readMetas(docs, place);
  const sidebar = sidebarOfMetas(metas, names);
  return sidebar.length === 0 ? undefined : { file, sidebar };
}

/** The folder of the language, where each has one. */
function topOf([first]: readonly NamedFile[], folder: string): string {
  const path = ownPath(first?.path ?? "");
  return folder + (first !== undefined && path.endsWith(first.name) ? path.slice(0, -first.name.length) : "");
}

/** The lists of folders, and what the files are called that hold them. */
async function readMetas(
  docs: readonly NamedFile[],
  { folder, files }: OrderPlace,
): Promise<{ readonly metas: FolderMetas; readonly file: string }> {
  const metas = new Map<string, FolderMeta>();
  const found = { metas, file: "" };
  if (docs.length === 0) return found;
  const top = topOf(docs, folder);
  const { value } = await files.list(sitePath(folder), { skip: othersFolders });
  for (const name of metaNames) {
    for (const { path } of value) {
      if (!path.startsWith(top) || !`/${path}`.endsWith(`/${name}`)) continue;
      const meta = readMeta(await textOf(sitePath(path), files), name);
      if (meta === undefined) continue;
      metas.set(path.slice(top.length, -name.length).replace(/\/$/, ""), meta);
      found.file = name;
    }
  }
  return found;
}
