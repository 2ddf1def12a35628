// Copies packs that other machines made into the cache of this one.
import { closeSync, copyFileSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { diskFailure } from "../failure.ts";
import { digestOf } from "../hash.ts";
import { makeFolders } from "../makeFolders.ts";
import { openPack } from "./packFile.ts";

/**
 * Copies the packs of a folder. Their blocks are verified when they are read.
 * @returns Whether there are packs, all with undamaged tables.
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
      isWhole &&= hasTable(aside);
      renameSync(aside, join(folder, `${digestOf(path)}.pack`));
    }
    return isWhole;
  } catch (error) {
    throw diskFailure(`cannot copy the results in ${from} to ${folder}`, error);
  }
}

function hasTable(path: string): boolean {
  const pack = openPack(path);
  if (pack === undefined) return false;
  closeSync(pack.fd);
  return true;
}
