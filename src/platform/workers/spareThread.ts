// Keeps one worker thread from build to build while a site is watched: its code is loaded and optimised already, which takes
// longer than most edits. It keeps nothing of a build but that; code of a site does not run in it (`WorkerPool.goApart`).
import type { WorkerThread } from "./workerThread.ts";

/** A place for one thread between two builds. */
export interface SpareThread {
  /** The thread that an earlier build has left, if there is one. */
  take(): WorkerThread | undefined;
  /** Lets a thread without work wait here. @returns Whether there was room for it. */
  leave(thread: WorkerThread): boolean;
}

/** An empty place. */
export function openSpareThread(): SpareThread {
  let kept: WorkerThread | undefined;
  return {
    take: () => {
      const thread = kept;
      kept = undefined;
      return thread;
    },
    leave: (thread) => {
      if (kept !== undefined) return false;
      kept = thread;
      thread.rest(() => {
        if (kept === thread) kept = undefined;
      });
      return true;
    },
  };
}
