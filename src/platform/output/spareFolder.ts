// A folder for intermediate files in the side folder of the output, for the case that neither the site nor the system's
// temporary folder can be written.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { removeHidden } from "../hiddenFolder.ts";
import { claimName, keepBeating, putInto } from "./claims.ts";
import { findOutput } from "./findOutput.ts";
import { identifySelf } from "./processIdentity.ts";
import { leaveOrRemove } from "./removal.ts";
import type { TemporaryFolder } from "./temporaryFolder.ts";

/** Makes such a folder. @throws PlatformFailure: output-refused, write-failed. */
export async function openSpareFolder(outDir: string, siteFolder: string): Promise<TemporaryFolder> {
  const { sideFolder } = await findOutput(outDir, siteFolder);
  const path = join(sideFolder, claimName("work", await identifySelf()));
  await putInto(sideFolder, () => mkdir(path));
  const stopBeating = keepBeating(path);
  return {
    path,
    close: async () => {
      stopBeating();
      await leaveOrRemove(path);
      removeHidden(sideFolder);
    },
  };
}
