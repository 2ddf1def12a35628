// Folders in the system's place for temporary files. Their names say which process made them, so that those of killed runs,
// which may hold a whole site, are removed by the next run that needs one.
import { lstat, mkdir, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { diskFailure, PlatformFailure } from "../failure.ts";
import { claimName, isAlive, ownerOf, type TemporaryUse, temporaryUses } from "./claims.ts";
import { identifySelf } from "./processIdentity.ts";

/** A folder that is removed when it is closed. */
export interface TemporaryFolder {
  readonly path: string;
  close(): Promise<void>;
}

const prefix = "hubdocs-";

/** Makes a folder that nobody else can read. @throws a system error. */
export async function openTemporaryFolder(use: TemporaryUse): Promise<TemporaryFolder> {
  const self = await identifySelf();
  await removeAbandonedFolders(self.space);
  const path = join(tmpdir(), `${prefix}${claimName(use, self)}`);
  await mkdir(path, { mode: 0o700 });
  return { path, close: () => rm(path, { recursive: true, force: true }) };
}

/** The same for work that nothing else can stand in for. @throws PlatformFailure write-failed. */
export async function needTemporaryFolder(use: TemporaryUse): Promise<TemporaryFolder> {
  try {
    return await openTemporaryFolder(use);
  } catch (error) {
    const { diagnostic } = diskFailure(`cannot create a folder in ${tmpdir()}`, error);
    throw new PlatformFailure({ ...diagnostic, hint: "set TMPDIR to a writable folder with room for the site" }, error);
  }
}

/** Removes folders of processes that have ended. What cannot be listed or removed stays. */
async function removeAbandonedFolders(space: string): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(prefix)) continue;
    const owner = temporaryUses.map((use) => ownerOf(name.slice(prefix.length), use)).find(Boolean);
    // Whether a process of another machine or container is alive takes long to find out: its own space removes what it left.
    if (owner?.space !== space) continue;
    const path = join(tmpdir(), name);
    if (!(await isAlive(path, owner, space)) && (await isOwnFolder(path)))
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Everybody may put a folder of any name there, and exchange what is in it while it is removed. */
async function isOwnFolder(path: string): Promise<boolean> {
  const stats = await lstat(path).catch(() => undefined); // another run was faster
  return stats?.isDirectory() === true && stats.uid === (process.getuid?.() ?? stats.uid);
}
