// Copies packs that other machines made into the cache of this one.
import { closeSync, copyFileSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { diskFailure } from "../failure.ts";
import { digestOf } from "../hash.ts";
import { makeFolders } from "../makeFolders.ts";
import { blockPlaceOf, openPack, storedBytesOf } from "./packFile.ts";

/**
 * Copies the packs of a folder. A damaged one is left out: a build that met the damage would trust no other pack either.
 * @returns Whether there are packs, all undamaged.
 * @throws PlatformFailure when the folder cannot be read, or the other one cannot be written.
 */
export function takePacks(from: string, folder: string): boolean {
  try {
    makeFolders(folder);
    const names = readdirSync(from).filter((each) => each.endsWith(".pack"));
    let isWhole = names.length > 0;
    for (const name of names) {
      const [path, aside] = [join(from, name), join(folder, `new-${process.pid}-${process.hrtime.bigint()}`)];
      copyFileSync(path, aside);
      if (isSound(aside)) {
        renameSync(aside, join(folder, `${digestOf(path)}.pack`));
      } else {
        isWhole = false;
        rmSync(aside);
      }
    }
    return isWhole;
  } catch (error) {
    throw diskFailure(`cannot copy the results in ${from} to ${folder}`, error);
  }
}

/** Whether the table and all blocks of a pack are as they were written. */
function isSound(path: string): boolean {
  const pack = openPack(path);
  if (pack === undefined) return false;
  try {
    return pack.rows.every((row) => storedBytesOf(blockPlaceOf(row, pack.fd)) !== undefined);
  } finally {
    closeSync(pack.fd);
  }
}
