// Where a call wants intermediate files to stand, and whether they may stand there.
import { resolve } from "node:path";
import { PlatformFailure } from "../platform/failure.ts";
import { cacheRefusalOf, realPathOf, shownPath } from "../platform/output/outputGuard.ts";
import type { BuildRequest } from "./buildRequest.ts";
import { cacheAmongSources } from "./callProblems.ts";

/** Where a request wants intermediate files to stand: an absolute path. */
export function askedFolderOf({
  cacheFolder: path = process.env["HUBDOCS_CACHE_DIR"],
}: BuildRequest): string | undefined {
  return path === undefined || path === "" ? undefined : resolve(path);
}

/** The folders of a build that its cache stays out of; an output only where one is written. */
interface OtherFolders {
  readonly siteFolder: string;
  readonly outDir: string | undefined;
}

/** @throws PlatformFailure bad-call when intermediate files would stand among others. */
export async function assertCachePlace(folder: string, { siteFolder, outDir }: OtherFolders): Promise<void> {
  const refusal = cacheRefusalOf({
    folder: await realPathOf(folder),
    siteFolder: await realPathOf(siteFolder),
    ...(outDir === undefined ? {} : { output: await realPathOf(outDir) }),
  });
  if (refusal !== undefined) throw new PlatformFailure(cacheAmongSources(shownPath(folder, process.cwd()), refusal));
}
