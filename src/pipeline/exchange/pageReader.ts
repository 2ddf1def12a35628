// Reads pages as they were when they were parsed: in a file that was saved since, nobody knows where its texts stand.
import type { SitePath } from "../../model/brands.ts";
import type { SourceFile } from "../../model/sourceFile.ts";
import { PlatformFailure } from "../../platform/failure.ts";
import { readText } from "../faults/textPlaces.ts";
import type { World } from "../world.ts";

/** The text of a page's file, of any size; `undefined` where it cannot be read. @throws PlatformFailure of a changed file. */
export type PageReader = (file: SitePath) => Promise<string | undefined>;

/** A reader of sources that were listed before they were parsed. */
export function pageReader(sources: readonly SourceFile[], { files }: Pick<World, "files">): PageReader {
  const stamps = new Map(sources.map(({ path, stamp }) => [path, stamp]));
  return async (file) => {
    const text = await readText(file, { files }, Number.POSITIVE_INFINITY);
    const stamp = stamps.get(file);
    if (text === undefined || stamp === undefined || (await files.stamp(file)) === stamp) return text;
    throw new PlatformFailure({
      code: "source-unreadable",
      severity: "error",
      message: `${file} was changed while it was read`,
      hint: "run the command again when the file is saved: nothing was written",
    });
  };
}
