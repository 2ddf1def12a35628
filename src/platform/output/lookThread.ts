// Entry of the thread that looks at an output; see outputLook.ts.
import { parentPort, workerData } from "node:worker_threads";
import { isOutputIntact } from "./ledgerRows.ts";

parentPort?.postMessage(isOutputIntact(workerData));
