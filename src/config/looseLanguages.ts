// Languages of the files of a folder that is no site yet. Owns how the language of a file is known from its path: by a folder
// (`docs/uk/intro.md`) or by its name (`intro.uk.md`). Reads no files.
import { addToList } from "../model/addToList.ts";
import { languageNamed, type Regions, regionNamed } from "./looseCodes.ts";

/** A file, the name that it has without its language, and the language where the path tells it. */
export interface NamedFile {
  readonly path: string;
  readonly name: string;
  readonly code?: string;
}

/**
 * `intro.uk.md`, `README_UA.md`, `README-zh-Hans.md`, `intro.french.md`, `notes.uk.openapi.yaml`, `openapi-en.json`; not
 * `set-it.md`.
 */
const markedName =
  /^((?:.+\/)?(?:[^/]+\.|readme[._-]|[^/]+[._-](?=[^./]+(?:\.openapi)?\.(?:ya?ml|json)$)))([a-z]{2}(?:[-_](?:[a-z]{2}|hans|hant))?|(?:[a-z]{3,11}-)?[a-z]{4,11})((?:\.openapi)?\.[a-z]+)$/i;

/** Share of the folders of languages whose names are of none that is known here. */
const mostUnknown = 1 / 5;

/** A file with the part of its path that tells the language. */
interface MarkedFile extends NamedFile {
  readonly mark: string;
}

/**
 * Tells the languages of files apart. Folders count when they are of two languages and there are no others, or when most
 * pages of one are beside it, too; names count when the file is there in another language too. Countries count where a file
 * is there for two of one language.
 */
export function tellLanguages(paths: readonly string[]): readonly NamedFile[] {
  const files = tellFiles(paths, new Set());
  const regions = doubledRegions(files);
  const told = regions.size === 0 ? files : tellFiles(paths, regions);
  return told.map(({ mark: _, ...file }) => file);
}

function tellFiles(paths: readonly string[], regions: Regions): readonly MarkedFile[] {
  const folders = paths.filter((path) => path.includes("/")).map((path) => path.slice(0, path.indexOf("/")));
  const names = new Set(folders);
  const unknown = [...names].filter((name) => languageNamed(name, regions) === undefined);
  // Among so many languages a short name is one more that few sites have.
  const isOneMore = unknown.length <= names.size * mostUnknown && unknown.every((name) => /^[a-z]{2,3}$/.test(name));
  const isAll = names.size > 1 && isOneMore;
  if (isAll) return paths.map((path) => byFolder(path, regions));
  const translated = foldersOfTranslations(paths, regions);
  const isTranslation = (path: string): boolean => translated.has(path.slice(0, path.indexOf("/")));
  const others = byNames(translated.size === 0 ? paths : paths.filter((path) => !isTranslation(path)), regions);
  const told = new Map(others.map((file) => [file.path, file]));
  return paths.map((path) => told.get(path) ?? byFolder(path, regions));
}

/** Folders of languages that hold translations of what is beside them: `uk/guide/a.md` of `guide/a.md`. */
function foldersOfTranslations(paths: readonly string[], regions: Regions): ReadonlySet<string> {
  const names = new Set(paths.map(withoutEnding));
  const twins = new Map<string, boolean[]>();
  for (const path of paths) {
    const [, mark = "", below = ""] = /^([^/]+)\/(.+)$/.exec(path) ?? [];
    // Any folder may have a first page.
    if (languageNamed(mark, regions) === undefined || /^(?:index|readme)\.\w+$/i.test(below)) continue;
    addToList(twins, mark, names.has(withoutEnding(below)));
  }
  const folders = [...twins].filter(([, found]) => found.filter(Boolean).length * 2 >= found.length);
  return new Set(folders.map(([mark]) => mark));
}

const withoutEnding = (path: string): string => path.replace(/\.\w+$/, "");

/** Countries of files that would be the same file of one language. */
function doubledRegions(files: readonly MarkedFile[]): Regions {
  const marks = new Map<string, string[]>();
  for (const { name, code, mark } of files)
    if (code !== undefined) marks.set(`${code}\n${name}`, [...(marks.get(`${code}\n${name}`) ?? []), mark]);
  const regions = [...marks.values()].map((same) => new Set(same.map(regionNamed))).filter(({ size }) => size > 1);
  return new Set(regions.flatMap((same) => [...same].filter((region) => !region.endsWith("-"))));
}

function byFolder(path: string, regions: Regions): MarkedFile {
  const [mark = "", ...names] = path.split("/");
  const code = names.length === 0 ? undefined : (languageNamed(mark, regions) ?? mark);
  return code === undefined ? { path, name: path, mark } : { path, name: names.join("/"), code, mark };
}

function byNames(paths: readonly string[], regions: Regions): readonly MarkedFile[] {
  const files = paths.map((path): MarkedFile => {
    const [, start = "", mark = "", end = ""] = markedName.exec(path) ?? [];
    const code = languageNamed(mark, regions);
    return code === undefined ? { path, name: path, mark } : { path, name: start.slice(0, -1) + end, code, mark };
  });
  const twins = new Map<string, number>();
  for (const { name } of files) twins.set(name, (twins.get(name) ?? 0) + 1);
  const known = new Set(files.flatMap(({ name, code }) => ((twins.get(name) ?? 0) > 1 ? (code ?? []) : [])));
  return files.map((file) =>
    known.has(file.code ?? "") ? file : { path: file.path, name: file.path, mark: file.mark },
  );
}
