// The files that lie beside pages and say the same to programs: Markdown twins, specifications of single operations.
import type { OutputPath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { ParsedContent } from "../model/doc.ts";
import type { Route } from "../model/route.ts";
import type { EditionApi, Site } from "../model/site.ts";
import { collectOperationFiles } from "./operationFiles.ts";
import { collectTwins } from "./twins.ts";

/** Files by the addresses of their pages. */
type FilesOfPages = Pick<Site, "twins" | "operationFiles">;

interface Surroundings {
  readonly config: Config;
  readonly content: Pick<ParsedContent, "staticFiles">;
  readonly apis: ReadonlyMap<string, EditionApi>;
  /** Other files of the output. */
  readonly files: Iterable<string>;
}

/** The files beside some pages. */
export const filesBesidePages = (
  routes: readonly Route[],
  { config, content, apis, files }: Surroundings,
): FilesOfPages => ({
  twins: collectTwins(routes, content, config),
  operationFiles: collectOperationFiles(routes, { apis, files }),
});

/** Paths of the files. */
export const pathsOf = ({ twins, operationFiles }: FilesOfPages): readonly OutputPath[] => [
  ...twins.values(),
  ...[...operationFiles.values()].map(({ path }) => path),
];
