// Takes packs that other machines have made into the folder of this one.
import { copyFileSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { diskFailure } from "../failure.ts";
import { digestOf } from "../hash.ts";
import { makeFolders } from "../makeFolders.ts";

/**
 * Copies the packs of a folder. Whether they are whole is seen when they are read.
 * @throws PlatformFailure when the folder cannot be read, or the other one cannot be written.
 */
export function takePacks(from: string, folder: string): void {
  try {
    makeFolders(folder);
    for (const name of readdirSync(from).filter((each) => each.endsWith(".pack"))) {
      const [path, aside] = [join(from, name), join(folder, `new-${process.pid}-${process.hrtime.bigint()}`)];
      copyFileSync(path, aside);
      renameSync(aside, join(folder, `${digestOf(path)}.pack`));
    }
  } catch (error) {
    throw diskFailure(`cannot take the results in ${from} into ${folder}`, error);
  }
}
