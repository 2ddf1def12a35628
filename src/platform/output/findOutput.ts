// Finds the real path of an output and of its side folder, and refuses places where an output may not be. Changes nothing.
import { stat } from "node:fs/promises";
import { homedir } from "node:os";
import { resolve } from "node:path";
import { errnoOf, reasonOf } from "../failure.ts";
import { readOwnFiles, realPathOf, refusalOf, refused, shownPath } from "./outputGuard.ts";
import { innerFolderOf, isFixed, sideFolderOf } from "./sideFolder.ts";

/** An output that may be written. Paths are absolute and real. */
interface FoundOutput {
  readonly output: string;
  /** The output as messages name it. */
  readonly outputName: string;
  readonly sideFolder: string;
  /** Whether the side folder lies inside the output, because the output cannot be replaced as a whole. */
  readonly isInside: boolean;
}

/** Finds an output. @throws PlatformFailure output-refused. */
export async function findOutput(outDir: string, siteFolder: string): Promise<FoundOutput> {
  const output = await outputPathOf(outDir);
  const outputName = shownPath(output, process.cwd());
  const refusal = refusalOf({ output, siteFolder, homeFolder: await realPathOf(homedir()) });
  if (refusal !== undefined) {
    throw refused(`${outputName} cannot be the output: ${refusal}`, "choose a separate folder with --out-dir");
  }
  await readOwnFiles(output, outputName);
  const isInside = await isFixed(output);
  return { output, outputName, sideFolder: isInside ? innerFolderOf(output) : sideFolderOf(output), isInside };
}

/** The real path of an output. @throws PlatformFailure output-refused when no output can have this path. */
export async function outputPathOf(outDir: string): Promise<string> {
  try {
    const output = await realPathOf(outDir);
    // The longest name that a build needs. What else is wrong with the path is said of the output itself.
    await stat(sideFolderOf(output)).catch((error: unknown) => {
      if (errnoOf(error) === "ENAMETOOLONG") throw error;
    });
    return output;
  } catch (error) {
    const remedy = remediesByErrno.get(errnoOf(error) ?? "");
    if (remedy === undefined) throw error;
    throw refused(`${shownPath(resolve(outDir), process.cwd())} cannot be the output: ${reasonOf(error)}`, remedy);
  }
}

const remediesByErrno: ReadonlyMap<string, string> = new Map([
  ["ENAMETOOLONG", "choose a shorter name with --out-dir"],
  ["ENOTDIR", "choose a folder with --out-dir"],
]);
