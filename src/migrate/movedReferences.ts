// Where files must be copied so that pages find them that rewrites give other folders: relative paths in such pages begin
// at the folder where their files were.
import { folderOf, joinPath, relativePath } from "../source/joinPath.ts";
import type { ForeignSite } from "./foreignSite.ts";
import { referredFiles } from "./referredFiles.ts";
import type { Rewrite } from "./rewrites.ts";

/** Paths below the folder of all pages. */
interface RewrittenPages {
  /** That folder. */
  readonly source: string;
  readonly pages: readonly string[];
  /** Markdown that pages include. */
  readonly parts: readonly string[];
  readonly rewrite: Rewrite;
}

/** Pages that move alike: what was below one folder is below another. */
interface Shift {
  readonly from: string;
  readonly to: string;
  readonly pages: string[];
}

/** The places where pages look for a file; the one that it would have as a page where paths do not tell. */
export function movedReferences(
  site: ForeignSite,
  { source, pages, parts, rewrite }: RewrittenPages,
): (path: string) => readonly string[] {
  if (pages.every((page) => rewrite(page) === page)) return (path) => [rewrite(path)];
  const full = (path: string): string => (source === "" ? path : `${source}/${path}`);
  const isRooted = referredFiles(site, [...pages, ...parts].map(full), { roots: [source], only: "rooted" });
  const shifts = shiftsOf(pages, rewrite).map(({ from, to, pages }) => ({
    isReferredTo: referredFiles(site, pages.map(full), { roots: [], only: "relative" }),
    placeOf: (path: string) => joinPath(to, relativePath(from, path)),
  }));
  return (path) => {
    const file = full(path);
    const places = shifts.flatMap(({ isReferredTo, placeOf }) => (isReferredTo(file) ? (placeOf(path) ?? []) : []));
    return places.length === 0 || isRooted(file) ? [...places, rewrite(path)] : places;
  };
}

function shiftsOf(pages: readonly string[], rewrite: Rewrite): readonly Shift[] {
  const shifts = new Map<string, Shift>();
  for (const page of pages) {
    const [from, to] = withoutSameEnd(folderOf(page), folderOf(rewrite(page)));
    const known = shifts.get(`${from}\n${to}`);
    if (known) known.pages.push(page);
    else shifts.set(`${from}\n${to}`, { from, to, pages: [page] });
  }
  return [...shifts.values()];
}

/** @example withoutSameEnd("en/guide/a", "guide/a") // ["en", ""] */
function withoutSameEnd(from: string, to: string): readonly [string, string] {
  const [before, after] = [from, to].map((folder) => folder.split("/").filter((name) => name !== ""));
  if (!before || !after) return [from, to];
  while (before.length > 0 && before.at(-1) === after.at(-1)) {
    before.pop();
    after.pop();
  }
  return [before.join("/"), after.join("/")];
}
