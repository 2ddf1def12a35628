// The staging of `build` in a folder for tests.
import { join } from "node:path";
import { openSiteFolder } from "../../../../src/platform/files.ts";
import { openStaging, type Staging, type StagingRequest } from "../../../../src/platform/output/staging.ts";

/** Opens it without waiting for another build. */
export async function stagingFor(root: string, more: Partial<StagingRequest> = {}): Promise<Staging> {
  const site = await openSiteFolder(root);
  return await openStaging({
    outDir: join(root, "build"),
    site,
    signal: new AbortController().signal,
    waitMs: 0,
    ...more,
  });
}
