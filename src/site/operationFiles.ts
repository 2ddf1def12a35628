// Decides which operations have a file with a specification of them alone, and its path. Makes no files.
import { outputPath, type Url } from "../model/brands.ts";
import type { Route } from "../model/route.ts";
import { type EditionApi, findApi, type OperationFile } from "../model/site.ts";

const extension = ".openapi.json";

interface TakenPlaces {
  readonly apis: ReadonlyMap<string, EditionApi>;
  /** Files that stand where they are: static ones, and those that a build makes besides. */
  readonly files: Iterable<string>;
}

/**
 * Files by the URLs of the operations' pages. Each lies beside its page, under the page's name, however addresses end:
 * `docs/api/get-room.openapi.json`. What has such a name already keeps it, a page too.
 */
export function collectOperationFiles(
  routes: readonly Route[],
  { apis, files }: TakenPlaces,
): ReadonlyMap<Url, OperationFile> {
  const operationFiles = new Map<Url, OperationFile>();
  const wanted = routes.flatMap((route) => {
    const { target, url } = route;
    if (target.kind !== "operation") return [];
    const hash = findApi(route, { apis })?.operations.get(target.slug)?.sliceHash;
    return hash === undefined ? [] : [{ url, path: url.slice(1).replace(/\/$/, "") + extension, hash }];
  });
  if (wanted.length === 0) return operationFiles;
  const taken = new Set([
    ...files,
    ...routes.flatMap(({ url, outputPath: path }) => [url.slice(1), ...foldersOf(path)]),
  ]);
  for (const { url, path, hash } of wanted) {
    if (!taken.has(path)) operationFiles.set(url, { path: outputPath(path), hash });
    taken.add(path);
  }
  return operationFiles;
}

/** A page and the folders above it that have the name of such a file. */
const foldersOf = (path: string): readonly string[] =>
  [...path.matchAll(/\.openapi\.json(?=\/|$)/g)].map(({ index }) => path.slice(0, index + extension.length));
