// Copies a file or link that hubdocs did not write, for disks without hard links. Makes no folders and no messages.
import { constants, copyFile, lstat, readlink, symlink, utimes } from "node:fs/promises";

/** Copies a file with its mode and times, or a link as a link. Never overwrites anything. */
export async function copyEntry(from: string, to: string): Promise<void> {
  const stats = await lstat(from);
  if (stats.isSymbolicLink()) return await symlink(await readlink(from), to);
  await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  await utimes(to, stats.atime, stats.mtime);
}
