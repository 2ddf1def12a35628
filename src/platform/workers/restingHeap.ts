// Gives back what a thread has gathered once it rests. The engine clears a heap when it is about to grow, and never because
// a thread has nothing to do.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * After the last work, and once more when the engine sees that little was made for some seconds: only then it gives back the
 * place for what is new. A hundred edits of a site of 430 pages let the process grow by 100 MB; with both, and less of that
 * place (`callThread.ts`), by 30 after a rest.
 */
const restsMs = [1_000, 7_000];

/** Notes work of this thread; some time after the last of it its heap is cleared. */
export function openRest(clear: () => unknown = clearHeap): { readonly noteWork: () => void } {
  let timers: readonly NodeJS.Timeout[] = [];
  return {
    noteWork: () => {
      for (const timer of timers) clearTimeout(timer);
      timers = restsMs.map((restMs) => setTimeout(clear, restMs).unref());
    },
  };
}

/** Frees what nobody holds in this thread; takes up to a tenth of a second. */
export async function clearHeap(): Promise<void> {
  // For this moment only: compiled code that was kept is taken over under the flags alone that it was made with.
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("globalThis.gc");
  setFlagsFromString("--no-expose-gc");
  if (typeof collect === "function") await collect({ type: "major", execution: "async", flavor: "last-resort" });
}
