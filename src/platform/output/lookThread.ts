// Entry of the thread that looks at an output; see outputLook.ts. On request it also links the unchanged files into a new
// folder, looks for files that hubdocs did not write, and removes files of a replaced output.
import { parentPort, workerData } from "node:worker_threads";
import { doubleOutput } from "./doubleOutput.ts";
import { foreignPaths } from "./foreignPaths.ts";
import { areIntact, ownFilesOf, rowsOf } from "./ledgerRows.ts";
import type { LookAnswer, LookRequest, WorkOfThread } from "./outputLook.ts";
import { unlinkAll } from "./removal.ts";

const work: WorkOfThread = workerData;
const answer = (given: LookAnswer): void => parentPort?.postMessage(given);

const rows = rowsOf(work);
const files = ownFilesOf(work);
answer({ kind: "intact", value: areIntact(work, { rows, files }) });
parentPort?.on("message", async (request: LookRequest) => {
  if (request.kind === "foreign") answer({ kind: "foreign", value: [...foreignPaths(work.output, files)] });
  else if (request.kind === "double")
    answer({ kind: "double", value: await isMade(doubleOutput({ ...work, ...request, rows, files })) });
  else {
    const unlinking = unlinkAll(request.folder, [...files].slice(request.from));
    answer({ kind: "unlink", value: await unlinking.catch(() => undefined) });
  }
});

/** `false` on an error, as the build can do without the double. */
const isMade = (making: Promise<void>): Promise<boolean> =>
  making.then(
    () => true,
    () => false,
  );
