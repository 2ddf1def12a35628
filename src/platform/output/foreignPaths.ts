// Finds files in an output that hubdocs did not write. A small thread loads this file, too, so it imports little.
import { readdirSync } from "node:fs";
import { markerName, type OutputFiles } from "./marker.ts";

/**
 * Foreign files, and empty folders with a final slash. Leaves out an empty folder in the place of a file of ours: nothing is
 * lost with it.
 * @param output Absolute path of a folder. @param ownFiles Files in it that hubdocs wrote. @param folder Below it (`a/b/`).
 */
export function* foreignPaths(output: string, ownFiles: OutputFiles, folder = ""): Generator<string> {
  // Synchronous, as an output has a folder for each page: 20,000 took 0.2 s, and 1 s with promises.
  const entries = readdirSync(`${output}/${folder}`, { withFileTypes: true });
  if (entries.length === 0 && folder !== "" && !ownFiles.has(folder.slice(0, -1))) yield folder;
  for (const entry of entries) {
    const path = folder + entry.name;
    if (entry.isDirectory()) yield* foreignPaths(output, ownFiles, `${path}/`);
    else if (!ownFiles.has(path) && path !== markerName) yield path;
  }
}
