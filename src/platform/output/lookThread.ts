// Entry of the thread that looks at an output; see outputLook.ts. Asked again, it looks for files that are not ours.
import { parentPort, workerData } from "node:worker_threads";
import { foreignPaths } from "./foreignPaths.ts";
import { isOutputIntact } from "./ledgerRows.ts";
import { readMarker } from "./marker.ts";

const { output } = workerData;
parentPort?.postMessage(isOutputIntact(workerData));
parentPort?.on("message", () => {
  parentPort?.postMessage([...foreignPaths(output, readMarker(output) ?? new Set())]);
});
