// Files that pages name and that are not there: suggests the one that is meant. Names with other capitals are found on
// some systems and not on others, so their authors may see nothing wrong with them.
import { type SitePath, sitePath } from "../../model/brands.ts";
import type { Diagnostic, SoughtFile } from "../../model/diagnostic.ts";
import type { SiteFiles } from "../../model/ports.ts";
import { folderOf } from "../../source/joinPath.ts";

/**
 * The findings, with a suggestion where a file beside the missing one has the same name but for capitals, hyphens and
 * underscores, the form of its letters, or its ending.
 */
export async function suggestFiles(
  diagnostics: readonly Diagnostic[],
  files: Pick<SiteFiles, "list">,
): Promise<readonly Diagnostic[]> {
  if (diagnostics.every(({ sought }) => sought === undefined)) return diagnostics;
  const folders = new Map<string, readonly string[]>();
  const namesIn = async (folder: SitePath): Promise<readonly string[]> => {
    const known = folders.get(folder);
    if (known !== undefined) return known;
    const { value } = await files.list(folder);
    const names = value.map(({ path }) => path.slice(folder.length + 1)).filter((name) => !name.includes("/"));
    folders.set(folder, names);
    return names;
  };
  const advised: Diagnostic[] = [];
  for (const { sought, ...diagnostic } of diagnostics) {
    const near = sought && (await nearName(sought, namesIn));
    advised.push(near === undefined ? diagnostic : { ...diagnostic, hint: `did you mean "${near}"?` });
  }
  return advised;
}

/** The address of the file that is meant, written like that of the missing one. */
async function nearName(
  { raw, path }: SoughtFile,
  namesIn: (folder: SitePath) => Promise<readonly string[]>,
): Promise<string | undefined> {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const alike = (await namesIn(sitePath(folderOf(path)))).filter((other) => stemOf(other) === stemOf(name));
  const near = [endingOf, kindOf].map((of) => alike.filter((other) => of(other) === of(name))).find(isOne)?.[0];
  return near && raw.slice(0, raw.lastIndexOf("/") + 1) + near.replace(/\s/g, encodeURIComponent);
}

const isOne = (names: readonly string[]): boolean => names.length === 1;

const ending = /\.[^.]*$/;

const endingOf = (name: string): string => (ending.exec(name)?.[0] ?? "").toLowerCase();

/** The ending, the same one for all pictures. */
const kindOf = (name: string): string => endingOf(name).replace(/^\.(?:png|jpe?g|gif|svg|webp|avif)$/, "picture");

const stemOf = (name: string): string =>
  name
    .replace(ending, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[-_ ]|%20/g, "");
