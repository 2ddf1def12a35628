// The modules that Node has to load from a file: each state of the templates or of a configuration leaves one in the work
// folder. Removes those that no build has asked for in a long time.
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const moduleName = /^(?:renderer|module)\.[0-9a-f]+\.mjs$/;
/** A server that watches a site may start a thread with a module that it has written days ago. */
const keptMs = 14 * 24 * 3600 * 1000;

/**
 * Removes them. What cannot be removed stays: another build may be faster.
 * @param used Name of the module that is about to be loaded: it stays, however old the clocks of the disk and of this machine
 * make it look.
 */
export async function removeOldModules(workFolder: string, used: string): Promise<void> {
  for (const name of (await readdir(workFolder)).filter((one) => one !== used && moduleName.test(one))) {
    const path = join(workFolder, name);
    const written = await stat(path).catch(() => undefined); // gone since the listing
    if (written !== undefined && Date.now() - written.mtimeMs > keptMs) await rm(path, { force: true });
  }
}
