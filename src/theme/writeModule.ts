// Puts a module that Node has to load from a file into the work folder. Another build may load the same file at this
// moment, so it stands there whole or not at all, and is left alone when it is there as it should be.
import { lstat, mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

const dayMs = 24 * 3600 * 1000;

/** Writes a module, unless it stands there already. @throws a system error with the path, when the file cannot be written. */
export async function writeModule(file: string, contents: Uint8Array): Promise<void> {
  const found = await lstat(file).catch(() => undefined); // whatever the reason, writing it says what is wrong
  if (found?.isFile() === true && (await holds(file, contents))) return await renew(file, found.mtimeMs);
  // Only a folder cannot be replaced in one step.
  if (found?.isDirectory() === true) await rm(file, { recursive: true, force: true });
  const aside = `${file}.${process.pid}-${process.hrtime.bigint()}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(aside, contents);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true }).catch(() => undefined); // what went wrong before is what counts
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { path: file });
  }
}

/** Notes that a module is still asked for: `oldModules.ts` removes others by their times. */
async function renew(file: string, mtimeMs: number): Promise<void> {
  const now = new Date();
  if (now.getTime() - mtimeMs > dayMs) await utimes(file, now, now).catch(() => undefined); // it is another user's
}

async function holds(file: string, contents: Uint8Array): Promise<boolean> {
  const bytes = await readFile(file).catch(() => undefined); // what cannot be read is replaced
  return bytes?.equals(contents) === true;
}
