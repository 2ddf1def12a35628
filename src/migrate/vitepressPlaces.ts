// Decides where the files of a VitePress site are copied to: the docs of their language; landing pages go to the pages.
import { folderOf } from "../source/joinPath.ts";
import type { Literal } from "../source/literals/literal.ts";
import { literalAt } from "./configProgram.ts";
import { findText } from "./findLiteral.ts";
import type { ForeignSite, PlannedCopy } from "./foreignSite.ts";
import { referredFiles } from "./referredFiles.ts";
import { isPage, localeFolders } from "./sitePieces.ts";
import type { TakenFile } from "./vitepressFiles.ts";

/** Codes of a site's languages. */
interface VitepressLanguages {
  /** The default language. */
  readonly first: string;
  readonly others: readonly string[];
  /** Languages that have their own folder, which may include the default one. */
  readonly folders: readonly string[];
}

/** Determines the languages from the folders of the pages and from the configuration. */
export function vitepressLanguages(
  taken: readonly TakenFile[],
  { program, text }: { readonly program: Literal | undefined; readonly text: string },
): VitepressLanguages {
  const places = new Set(taken.map(({ at }) => at));
  const named = localeFolders(foldersOf(taken), text, literalAt(program, "locales"));
  const lang = /^[a-z]{2,3}/i.exec(findText(text, "lang") ?? "")?.[0].toLowerCase() ?? "en";
  // The default language normally has no folder. If it has one, rewrites leave it out of URLs.
  const own = [lang, "en"].find((code) => !places.has("index.md") && places.has(`${code}/index.md`));
  const folders = own === undefined || named.includes(own) ? named : [own, ...named];
  const first = own ?? lang;
  return { first, others: folders.filter((name) => name !== first), folders };
}

/**
 * The copies of all files. Files that landing pages refer to are also copied beside those.
 * @param source Folder of the pages.
 */
export function placedCopies(
  taken: readonly TakenFile[],
  {
    site,
    source,
    languages,
  }: { readonly site: ForeignSite; readonly source: string; readonly languages: VitepressLanguages },
): readonly PlannedCopy[] {
  const placed = taken.map((file) => placeOf(file, languages));
  return [...placed.map((copy) => withHome(copy, site)), ...besideHomes(placed, { site, source })];
}

/** Names of the direct subfolders of the pages' folder. */
const foldersOf = (taken: readonly TakenFile[]): readonly string[] => [
  ...new Set(taken.flatMap(({ at }) => (at.includes("/") ? [at.slice(0, at.indexOf("/"))] : []))),
];

/** Copies a file to the docs of its language. */
function placeOf({ from, at }: TakenFile, { folders, first }: VitepressLanguages): PlannedCopy {
  const code = at.slice(0, Math.max(0, at.indexOf("/")));
  const to = folders.includes(code)
    ? `content/${code}/docs/${at.slice(code.length + 1)}`
    : `content/${first}/docs/${at}`;
  return { from, to };
}

/** Moves a landing page from the docs to the pages. */
function withHome(copy: PlannedCopy, site: ForeignSite): PlannedCopy {
  const match = /^(content\/[^/]+)\/docs\/index\.md$/.exec(copy.to);
  if (!match || !/^---[\s\S]{0,2000}?^layout:\s*["']?home\b/m.test(site.readText(copy.from) ?? "")) return copy;
  return { from: copy.from, to: `${match[1]}/pages/index.md` };
}

/** Additional copies of the files that landing pages refer to, beside these pages. */
function besideHomes(
  placed: readonly PlannedCopy[],
  { site, source }: { readonly site: ForeignSite; readonly source: string },
): readonly PlannedCopy[] {
  return placed.flatMap((home) => {
    const folder = folderOf(withHome(home, site).to);
    if (folder === folderOf(home.to)) return [];
    const isReferredTo = referredFiles(site, [home.from], { roots: [source] });
    return placed.flatMap(({ from, to }) =>
      to.startsWith(`${folderOf(home.to)}/`) && !isPage(from) && isReferredTo(from)
        ? [{ from, to: folder + to.slice(folderOf(home.to).length) }]
        : [],
    );
  });
}
