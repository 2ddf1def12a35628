// Writing one file of an output from any thread, with its folders.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OutputPath } from "../../model/brands.ts";
import { diskFailure } from "../failure.ts";

/** A staging folder in words that another thread understands. */
export interface StagingPlace {
  /** Absolute path. */
  readonly folder: string;
  /** The output as messages name it. */
  readonly outputName: string;
}

/**
 * A function that writes files below a folder. It is synchronous: measured, a promise costs five times what writing a
 * page does.
 */
export function openFileWriter({
  folder,
  outputName,
}: StagingPlace): (path: OutputPath, bytes: Uint8Array | string) => void {
  const made = new Set<string>();
  return (path, bytes) => {
    const place = join(folder, path);
    const parent = dirname(place);
    try {
      if (!made.has(parent)) mkdirSync(parent, { recursive: true });
      made.add(parent);
      writeFileSync(place, bytes);
    } catch (error) {
      throw diskFailure(`cannot write ${outputName}/${path}`, error);
    }
  };
}
