// Collects the garbage of a thread when it becomes idle. By itself V8 only collects when a heap is about to grow.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * When to collect after the last work. The second time, V8 has seen that little was allocated for some seconds, and shrinks
 * the space for new objects, too. Without this a hundred edits of a site of 430 pages made the process grow by 100 MB; with
 * it and less of that space (`callThread.ts`), by 30.
 */
const restsMs = [1_000, 7_000];

/** Starts to watch for idle times: some time after the last call of `noteWork` garbage is collected. */
export function openRest(clear: () => unknown = clearHeap): { readonly noteWork: () => void } {
  let timers: readonly NodeJS.Timeout[] = [];
  return {
    noteWork: () => {
      for (const timer of timers) clearTimeout(timer);
      timers = restsMs.map((restMs) => setTimeout(clear, restMs).unref());
    },
  };
}

/** Collects the garbage of this thread, which takes up to a tenth of a second. */
export async function clearHeap(): Promise<void> {
  // The flag is taken back at once: kept compiled code is only valid under the flags that it was made with.
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("globalThis.gc");
  setFlagsFromString("--no-expose-gc");
  if (typeof collect === "function") await collect({ type: "major", execution: "async", flavor: "last-resort" });
}
