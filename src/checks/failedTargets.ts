// Recognises links to pages whose sources could not be parsed. Those sources have findings of their own, so that links
// to them are not reported as broken.
import type { SourceFile } from "../model/sourceFile.ts";
import { addressKey, decodePercent } from "../source/addressKey.ts";
import { pathFrom } from "../source/pathFrom.ts";

/**
 * Whether a link leads to a page that failed to parse. `file` is the source that contains the link; without it,
 * `destination` is a URL as a page shows it.
 */
type LeadsToFailed = (destination: string, file?: string) => boolean;

/** Makes the test for a site's failed files. A URL matches when it ends in the file's path below its content folder. */
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

/** `guide/README.md` becomes `guide`, `setup.md` becomes `setup`. */
const pageNameOf = (relativePath: string): string =>
  relativePath.replace(/\.mdx?$/i, "").replace(/(?:^|\/)(?:index|readme)$/i, "");
