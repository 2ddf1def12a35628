// The bundler runs as a process of its own, which keeps its memory as long as this one lives. It is ended as soon as
// nobody in this process needs it; the next who does starts it again.
import { stop } from "esbuild";

const users = { count: 0 };

/**
 * What `work` gives. The bundler is there while it runs, and may be gone afterwards.
 * @param limitMs Longest time for an item of a build; the bundler, which has many to do, is waited for six times as long.
 * @throws Error with the code EBUNDLER when the system has ended it, or EBUNDLERLATE when it has not answered in time.
 */
export async function withBundler<Value>(work: () => Promise<Value>, limitMs?: number): Promise<Value> {
  // A process that is interrupted ends without waiting. Its bundler, left to find that out, prints its own stack traces.
  if (users.count === 0) process.once("exit", stop);
  users.count += 1;
  try {
    return await (limitMs === undefined ? work() : inTime(work(), patience * limitMs));
  } catch (error) {
    // What it has said itself is no part of this: it was ended, or never came to be.
    if (error instanceof Error && /^The service (?:was stopped|is no longer running)/.test(error.message))
      throw Object.assign(new Error("the bundler has ended", { cause: error }), { code: "EBUNDLER" });
    throw error;
  } finally {
    users.count -= 1;
    if (users.count === 0) {
      process.off("exit", stop);
      await stop();
    }
  }
}

const patience = 6;
const ticksOfLimit = 20;

/** The time is counted in ticks of this process: while it is stopped itself, or its machine sleeps, none passes. */
function inTime<Value>(work: Promise<Value>, limitMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    let ticks = 0;
    const clock = setInterval(() => {
      ticks += 1;
      if (ticks === ticksOfLimit)
        reject(Object.assign(new Error("the bundler does not answer"), { code: "EBUNDLERLATE" }));
    }, limitMs / ticksOfLimit);
    work.then(resolve, reject).finally(() => clearInterval(clock));
  });
}
