// Finds the real path of an output and of its side folder, and refuses places where an output may not be. Changes nothing.
import { homedir } from "node:os";
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
  const output = await realPathOf(outDir);
  const outputName = shownPath(output, process.cwd());
  const refusal = refusalOf({ output, siteFolder, homeFolder: await realPathOf(homedir()) });
  if (refusal !== undefined) {
    throw refused(`${outputName} cannot be the output: ${refusal}`, "choose a separate folder with --out-dir");
  }
  await readOwnFiles(output, outputName);
  const isInside = await isFixed(output);
  return { output, outputName, sideFolder: isInside ? innerFolderOf(output) : sideFolderOf(output), isInside };
}
