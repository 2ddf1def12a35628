// Files that the configuration names are there: specifications, style sheets, fonts. The only check that asks the disk.
import { sitePath } from "../../model/brands.ts";
import type { SiteFiles } from "../../model/ports.ts";
import { obstacleAt } from "../../source/obstacleAt.ts";
import { filePathOf } from "../addresses.ts";
import { type ConfigProblem, suggestName, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import type { KeyPath } from "../keyPath.ts";
import type { CheckInput } from "./check.ts";

interface NamedFile {
  readonly path: KeyPath;
  readonly file: string;
}

/** Checks that named files exist, and suggests names of the same folder for those that do not. */
export async function checkNamedFiles(input: CheckInput, files: SiteFiles): Promise<readonly ConfigProblem[]> {
  const all = listNamedFiles(input);
  const taken = new Set(all.map(({ file }) => filePathOf(file)));
  const problems = await Promise.all(all.map((named) => checkNamedFile(named, { files, all, taken })));
  return problems.flat();
}

function listNamedFiles({ values }: CheckInput): readonly NamedFile[] {
  return [
    ...values("ApiConfig.specs").flatMap(({ path, value }) =>
      Object.entries(value).map(([locale, file]) => ({ path: [...path, locale], file })),
    ),
    ...values("VersionConfig.specs").flatMap(({ path, value }) =>
      Object.entries(value).flatMap(([api, specs]) =>
        Object.entries(specs).map(([locale, file]) => ({ path: [...path, api, locale], file })),
      ),
    ),
    ...values("ThemeConfig.css").flatMap(({ path, value }) =>
      value.map((file, index) => ({ path: [...path, index], file })),
    ),
    ...values("FontFace.src").map(({ path, value }) => ({ path, file: value })),
    ...values("SocialCardsConfig.background").map(({ path, value }) => ({ path, file: value })),
    ...values("SocialCardsConfig.logo").map(({ path, value }) => ({ path, file: value })),
  ];
}

const mendHint = "put the file itself into the site folder, or name another one";

interface Known {
  readonly files: SiteFiles;
  readonly all: readonly NamedFile[];
  /** Files that the configuration names: nobody means one of them twice. */
  readonly taken: ReadonlySet<string>;
}

async function checkNamedFile(
  { path, file }: NamedFile,
  { files, all, taken }: Known,
): Promise<readonly ConfigProblem[]> {
  const place = filePathOf(file);
  if (await files.exists(sitePath(place))) return [];
  const obstacle = await obstacleAt(files, sitePath(place));
  if (obstacle !== undefined)
    return [valueProblem(path, `names ${quote(file)}, which cannot be read: ${obstacle}`, mendHint)];
  const inSite = place.replace(/^\/+/, "");
  if (inSite !== place && (await files.exists(sitePath(inSite))))
    return [valueProblem(path, `names a file that does not exist: ${quote(file)}`, `did you mean ${quote(inSite)}?`)];
  const end = place.lastIndexOf("/") + 1;
  const [folder, name] = [place.slice(0, end), place.slice(end)];
  const names = (await listNames(folder, files)).filter((found) => !taken.has(`${folder}${found}`));
  const isOneOfMore = path.includes("specs") && all.filter((other) => isBeside(other.path, path)).length > 1;
  const hint = place.includes("\\")
    ? `write it with slashes: ${quote(place.replaceAll("\\", "/"))}`
    : names.length === 0
      ? isOneOfMore
        ? "put the file there, or remove the line: a language without its own file uses another language's"
        : "name a file relative to the site folder"
      : suggestName(name, { names, before: folder, all: `Files in ${folder}` });
  return [valueProblem(path, `names a file that does not exist: ${quote(file)}`, hint)];
}

/** Whether two keys stand in one object; a key does so with itself. */
const isBeside = (one: KeyPath, other: KeyPath): boolean =>
  one.length === other.length && one.slice(0, -1).every((key, index) => key === other[index]);

/** Names of the files in a folder; none for the site folder itself, whose listing would be that of the whole site. */
async function listNames(folder: string, files: SiteFiles): Promise<readonly string[]> {
  if (/^\/*$/.test(folder)) return [];
  const { value } = await files.list(sitePath(folder.slice(0, -1)));
  return value.map((listed) => listed.path.slice(folder.length)).filter((name) => !name.includes("/"));
}
