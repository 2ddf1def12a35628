// Suggests a file for a path that leads to none.
import { type SitePath, sitePath } from "../../model/brands.ts";
import { folderOf } from "../../source/joinPath.ts";
import { nearestNames } from "../../source/nearestName.ts";
import type { SpecContext } from "../context.ts";

/** The file of the same folder whose name is nearest. */
export async function nearestFile(path: SitePath, { files }: Pick<SpecContext, "files">): Promise<string | undefined> {
  const folder = folderOf(path);
  const listed = await files.list(sitePath(folder));
  const nameOf = (file: SitePath): string => (folder === "" ? file : file.slice(folder.length + 1));
  const [nearest] = nearestNames(
    nameOf(path),
    listed.value.map((file) => nameOf(file.path)),
    1,
  );
  return nearest;
}
