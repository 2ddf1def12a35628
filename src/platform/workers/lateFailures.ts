// Promises of a thread that are rejected while nobody waits for them. By itself Node ends the thread for one, at some time
// after the work that made it: whether a build fails would depend on how many pages it has.
import { nextTurn } from "../nextTurn.ts";

/** What is known of such promises. */
export interface LateFailures {
  /** Why one was rejected since this was last asked, once Node has told of all that there are. */
  next(): Promise<{ readonly reason: unknown } | undefined>;
}

/** Notes them from now on, for as long as the thread lives. */
export function watchLateFailures(): LateFailures {
  const reasons: unknown[] = [];
  process.on("unhandledRejection", (reason) => reasons.push(reason));
  return {
    next: async () => {
      await nextTurn();
      const [reason, ...others] = reasons.splice(0);
      return reason === undefined && others.length === 0 ? undefined : { reason };
    },
  };
}
