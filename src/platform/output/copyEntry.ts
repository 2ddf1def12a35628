// A file or a link of somebody else's, copied where the disk gives no second names. Owns no folders and no messages.
import { constants, copyFile, lstat, readlink, symlink, utimes } from "node:fs/promises";

/** Copies a file with its mode and times, a link as the link it is. Never writes over anything. */
export async function copyEntry(from: string, to: string): Promise<void> {
  const stats = await lstat(from);
  if (stats.isSymbolicLink()) return await symlink(await readlink(from), to);
  await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  await utimes(to, stats.atime, stats.mtime);
}
