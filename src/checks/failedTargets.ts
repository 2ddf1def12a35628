// Which links lead to pages whose files could not be parsed. Those files have findings of their own, and a link to them is
// as right as it was; nothing else is decided here.
import type { SourceFile } from "../model/sourceFile.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";
import { pathFrom } from "../source/pathFrom.ts";

/** Whether a destination, as written in a file or as a page shows it, leads to one of the pages that are left out. */
type LeadsToFailed = (destination: string, file?: string) => boolean;

/** Prepares the question for a site's failed files. An address counts when its end is the file's place in its folder. */
export function failedTargets(failed: readonly SourceFile[]): LeadsToFailed {
  if (failed.length === 0) return () => false;
  const places = new Set(failed.flatMap(({ path, relativePath }) => [String(path), relativePath]));
  const ends = failed
    .map(({ relativePath }) => addressKey(`/${pageNameOf(relativePath)}`))
    .filter((end) => end !== "/");
  return (destination, file = "") => {
    const path = decodePercent(destination.replace(/[?#].*$/, ""));
    if (!/\.mdx?$/i.test(path)) {
      const key = addressKey(`/${path.replace(/^(?:\.{0,2}\/)+/, "")}`);
      return ends.some((end) => key.endsWith(end));
    }
    const base = path.startsWith("/") ? "" : file;
    const beside = decodePercent(pathFrom(path, `/${base}`) ?? "/").slice(1);
    return places.has(beside) || places.has(path.replace(/^(?:\.?\/)+/, ""));
  };
}

/** `guide/README.md` is `guide`, `setup.md` is `setup`. */
const pageNameOf = (relativePath: string): string =>
  relativePath.replace(/\.mdx?$/i, "").replace(/(?:^|\/)(?:index|readme)$/i, "");
