// Languages of the files of a folder that is no site yet. Owns how the language of a file is known: by a folder
// (`docs/uk/intro.md`), by its name (`intro.uk.md`), or by the letters in it. Reads no files.
import { commonNames } from "./localeCodes.ts";

/** A file, the name that it has without its language, and the language where the path tells it. */
export interface NamedFile {
  readonly path: string;
  readonly name: string;
  readonly code?: string;
}

/** `intro.uk.md`, `README_UA.md`, `notes.uk.openapi.yaml`, `openapi-en.json`; not `set-it.md`. */
const markedName =
  /^((?:.+\/)?(?:[^/]+\.|readme[._-]|[^/]+[._-](?=[^./]+(?:\.openapi)?\.(?:ya?ml|json)$)))([a-z]{2}(?:[-_][a-z]{2})?)((?:\.openapi)?\.[a-z]+)$/i;

/**
 * The language that a part of a path stands for. The code of the country is often written for that of Ukrainian.
 * @example languageNamed("uk-UA") // "uk"
 */
function languageNamed(part: string): string | undefined {
  const [language = "", region] = part.split(/[-_]/);
  const code = language.toLowerCase() === "ua" ? "uk" : language.toLowerCase();
  return [`${code}-${region?.toUpperCase()}`, code].find((known) => commonNames.has(known));
}

/**
 * Tells the languages of files apart. Folders count when they are of two languages and there are no others; names count
 * when the file is there in another language too.
 */
export function tellLanguages(paths: readonly string[]): readonly NamedFile[] {
  const folders = paths.filter((path) => path.includes("/")).map((path) => path.slice(0, path.indexOf("/")));
  const codes = new Set(folders.map(languageNamed));
  return codes.size > 1 && !codes.has(undefined) ? paths.map(byFolder) : byNames(paths);
}

function byFolder(path: string): NamedFile {
  const [folder = "", ...names] = path.split("/");
  const code = names.length === 0 ? undefined : languageNamed(folder);
  return code === undefined ? { path, name: path } : { path, name: names.join("/"), code };
}

function byNames(paths: readonly string[]): readonly NamedFile[] {
  const files = paths.map((path): NamedFile => {
    const [, start = "", mark = "", end = ""] = markedName.exec(path) ?? [];
    const code = languageNamed(mark);
    return code === undefined ? { path, name: path } : { path, name: start.slice(0, -1) + end, code };
  });
  const twins = new Map<string, number>();
  for (const { name } of files) twins.set(name, (twins.get(name) ?? 0) + 1);
  const known = new Set(files.flatMap(({ name, code }) => ((twins.get(name) ?? 0) > 1 ? (code ?? []) : [])));
  return files.map((file) => (known.has(file.code ?? "") ? file : { path: file.path, name: file.path }));
}

/** Parts of Markdown whose letters say nothing about its language. */
const withoutLanguage = /^ *(```|~~~)[\s\S]*?^ *\1|`[^`\n]*`|\]\([^)\n]*\)|<[^>\n]*>|https?:\S+/gm;

/** Language of texts by their letters: Ukrainian, or English where they are anything else. */
export function languageOf(texts: readonly string[]): "en" | "uk" {
  const text = texts.join("\n").replace(withoutLanguage, " ");
  const count = (letters: RegExp): number => text.match(letters)?.length ?? 0;
  const ukrainian = count(/[іїєґ]/gi);
  return ukrainian > count(/[ыэъё]/gi) && count(/[а-яіїєґ]/gi) > count(/[a-z]/gi) ? "uk" : "en";
}
