// Files that the configuration names are there: specifications, style sheets, fonts. The only check that asks the disk.
import { sitePath } from "../../model/brands.ts";
import type { SiteFiles } from "../../model/ports.ts";
import { filePathOf } from "../addresses.ts";
import { type ConfigProblem, suggestName, valueProblem } from "../configProblem.ts";
import { quote } from "../describeSchema.ts";
import { formatKeyPath, type KeyPath } from "../keyPath.ts";
import type { CheckInput } from "./check.ts";

interface NamedFile {
  readonly path: KeyPath;
  readonly file: string;
}

/** Checks that named files exist, and suggests the nearest name of the same folder for those that do not. */
export async function checkNamedFiles(input: CheckInput, files: SiteFiles): Promise<readonly ConfigProblem[]> {
  const problems = await Promise.all(listNamedFiles(input).map((named) => checkNamedFile(named, files)));
  return problems.flat();
}

function listNamedFiles({ values }: CheckInput): readonly NamedFile[] {
  return [
    ...values("ApiConfig.specs").flatMap(({ path, value }) => Object.entries(value).map(([locale, file]) => ({ path: [...path, locale], file }))),
    ...values("ThemeConfig.css").flatMap(({ path, value }) => value.map((file, index) => ({ path: [...path, index], file }))),
    ...values("FontFace.src").map(({ path, value }) => ({ path, file: value })),
  ];
}

async function checkNamedFile({ path, file }: NamedFile, files: SiteFiles): Promise<readonly ConfigProblem[]> {
  const name = filePathOf(file);
  if (await files.exists(sitePath(name))) return [];
  const folder = name.slice(0, Math.max(0, name.lastIndexOf("/")));
  const neighbours = folder === "" ? [] : (await files.list(sitePath(folder))).value.map((listed) => listed.path);
  const all = "Name a file relative to the site folder. Files in that folder";
  const hint = neighbours.length === 0 ? "Name a file relative to the site folder" : suggestName(name, { names: neighbours, all });
  return [valueProblem(path, `${formatKeyPath(path)} names a file that does not exist: ${quote(file)}`, hint)];
}
