// Decides which files of a VitePress site to copy: its pages, the files that they include or refer to, and `public`.

import { fitsGlob } from "../source/glob.ts";
import { joinPath } from "../source/joinPath.ts";
import { isLiteralList, isLiteralMap, type Literal, literalText } from "../source/literals/literal.ts";
import { findText } from "./findLiteral.ts";
import type { ForeignSite, PlannedCopy } from "./foreignSite.ts";
import { movedReferences } from "./movedReferences.ts";
import { referredFiles } from "./referredFiles.ts";
import { readRewrites } from "./rewrites.ts";
import { copyFolder, filesBelow, partPath } from "./sitePieces.ts";

/** The site and its configuration. */
interface VitepressSite {
  readonly site: ForeignSite;
  /** Folder that contains `.vitepress`. */
  readonly root: string;
  /** What the configuration exports; `undefined` if that is not data. */
  readonly program: Literal | undefined;
  readonly text: string;
}

/** A file to copy, with the path that it will have below the docs. */
export interface TakenFile {
  readonly from: string;
  readonly at: string;
}

/** The files to copy, and those that are not copied. */
export interface VitepressFiles {
  /** Folder of the pages. */
  readonly source: string;
  readonly taken: readonly TakenFile[];
  readonly statics: readonly PlannedCopy[];
  /** Pages with a parameter in their name, `[name].md`, from which a program generates several. */
  readonly dynamic: readonly string[];
  /** Content files that no page refers to. */
  readonly unused: readonly string[];
}

/** Folders and files that are not content, whatever pages refer to. */
const alien = /^(?:\.vitepress|public)\//;
const hidden = /(?:^|\/)\./;
const dynamicName = /\[\w+\]/;

/** Finds the files of a site. */
export function vitepressFiles({ site, root, program, text }: VitepressSite): VitepressFiles {
  const read = isLiteralMap(program);
  // In a configuration shared with other tools, the first `srcDir` in the text may be another tool's.
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
  const copied = pages.filter((path) => !isDynamic(path)).map((path) => ({ path, at: rewrite(path) }));
  const parts = [...used].filter((path) => path.endsWith(".md"));
  const placesOf = movedReferences(site, { source, rewrite, pages: copied.map(({ path }) => path), parts });
  return {
    source,
    taken: [
      ...copied.map(({ path, at }) => ({ from: full(path), at })),
      // Pages may be included by others, too.
      ...copied.flatMap(({ path, at }) =>
        placesOf(path).flatMap((place) => (place === at ? [] : { from: full(path), at: partPath(place) })),
      ),
      ...[...used].flatMap((path) => placesOf(path).map((at) => ({ from: full(path), at: partPath(at) }))),
    ],
    statics: copyFolder(site, { from: full("public"), to: "content/static" }),
    dynamic: pages.filter(isDynamic).map(full),
    unused: others.filter((path) => !used.has(path) && !hidden.test(path)).map(full),
  };
}
