// The files of a site of VitePress that are taken over: its pages, the parts and files that they refer to, and `public`.
import { joinPath } from "../source/joinPath.ts";
import { findText } from "./findLiteral.ts";
import type { ForeignSite, PlannedCopy } from "./foreignSite.ts";
import { fitsGlob } from "./glob.ts";
import { isLiteralList, isLiteralMap, type Literal, literalText } from "./literal.ts";
import { referredFiles } from "./referredFiles.ts";
import { readRewrites } from "./rewrites.ts";
import { copyFolder, filesBelow, partPath } from "./sitePieces.ts";

/** Where a site is, and what its configuration says. */
interface VitepressSite {
  readonly site: ForeignSite;
  /** Folder around `.vitepress`. */
  readonly root: string;
  /** What the configuration exports; `undefined` when that is no data. */
  readonly program: Literal | undefined;
  readonly text: string;
}

/** A file that is taken over, with the path that it has below the docs. */
export interface TakenFile {
  readonly from: string;
  readonly at: string;
}

/** What is taken, and what is not. */
export interface VitepressFiles {
  /** Folder of the pages. */
  readonly source: string;
  readonly taken: readonly TakenFile[];
  readonly statics: readonly PlannedCopy[];
  /** Pages that a program makes several of, `[name].md`. */
  readonly dynamic: readonly string[];
  /** Files beside the pages that none of them refers to. */
  readonly unused: readonly string[];
}

/** Folders and files that are no content whatever a page says. */
const alien = /^(?:\.vitepress|public)\//;
const hidden = /(?:^|\/)\./;
const dynamicName = /\[\w+\]/;

/** Finds the files. */
export function vitepressFiles({ site, root, program, text }: VitepressSite): VitepressFiles {
  const read = isLiteralMap(program);
  // Other tools in the same configuration have folders of that name.
  const given = read ? literalText(program["srcDir"]) : findText(text, "srcDir");
  const source = joinPath(root, given ?? ".") ?? root;
  const excluded = read && isLiteralList(program["srcExclude"]) ? program["srcExclude"] : [];
  const rewrite = readRewrites(read ? program["rewrites"] : undefined);
  const start = source === "" ? 0 : source.length + 1;
  const below = filesBelow(site, source)
    .map((path) => path.slice(start))
    .filter((path) => !alien.test(path));
  const isLeftOut = (path: string): boolean =>
    hidden.test(path) || excluded.some((pattern) => typeof pattern === "string" && fitsGlob(path, pattern));
  const pages = below.filter((path) => path.endsWith(".md") && !isLeftOut(path));
  const isDynamic = (path: string): boolean => dynamicName.test(path);
  const isPage = new Set(pages);
  const full = (path: string): string => (source === "" ? path : `${source}/${path}`);
  const isReferredTo = referredFiles(site, pages.map(full), { roots: [source] });
  const others = below.filter((path) => !isPage.has(path));
  const used = new Set(others.filter((path) => isReferredTo(full(path))));
  return {
    source,
    taken: [
      ...pages.filter((path) => !isDynamic(path)).map((path) => ({ from: full(path), at: rewrite(path) })),
      ...[...used].map((path) => ({ from: full(path), at: partPath(rewrite(path)) })),
    ],
    statics: copyFolder(site, { from: full("public"), to: "content/static" }),
    dynamic: pages.filter(isDynamic).map(full),
    unused: others.filter((path) => !used.has(path) && !hidden.test(path)).map(full),
  };
}
