// Intermediate files where neither the site nor the system's temporary folder can be written: in the side folder of the output,
// for as long as the run lasts.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { claimName, keepBeating, putInto, removeSideFolder } from "./claims.ts";
import { findOutput } from "./findOutput.ts";
import { identifySelf } from "./processIdentity.ts";
import { leaveOrRemove } from "./removal.ts";

/** A folder that goes when it is closed. */
interface SpareFolder {
  readonly path: string;
  close(): Promise<void>;
}

/** Makes such a folder. @throws PlatformFailure: output-refused, write-failed. */
export async function openSpareFolder(outDir: string, siteFolder: string): Promise<SpareFolder> {
  const { sideFolder } = await findOutput(outDir, siteFolder);
  const path = join(sideFolder, claimName("work", await identifySelf()));
  await putInto(sideFolder, () => mkdir(path));
  const stopBeating = keepBeating(path);
  return {
    path,
    close: async () => {
      stopBeating();
      await leaveOrRemove(path);
      await removeSideFolder(sideFolder);
    },
  };
}
