// Entry of the thread that looks at an output; see outputLook.ts. Asked again, it gives files that were found whole second
// names in a new folder, and looks for files that are not ours.
import { parentPort, workerData } from "node:worker_threads";
import { doubleOutput } from "./doubleOutput.ts";
import { foreignPaths } from "./foreignPaths.ts";
import { areIntact, rowsOf } from "./ledgerRows.ts";
import { readMarker } from "./marker.ts";
import type { LookAnswer, LookRequest, WorkOfThread } from "./outputLook.ts";

const work: WorkOfThread = workerData;
const answer = (given: LookAnswer): void => parentPort?.postMessage(given);

const rows = rowsOf(work);
answer({ kind: "intact", value: areIntact(work, rows) });
parentPort?.on("message", async (request: LookRequest) => {
  const files = readMarker(work.output) ?? new Set<string>();
  if (request.kind === "foreign") answer({ kind: "foreign", value: [...foreignPaths(work.output, files)] });
  else answer({ kind: "double", value: await isMade(doubleOutput({ ...work, ...request, rows, files })) });
});

/** Whoever asked does without it. */
const isMade = (making: Promise<void>): Promise<boolean> =>
  making.then(
    () => true,
    () => false,
  );
