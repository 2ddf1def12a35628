// One build after the other, the newest state winning:
//
//   idle --request--> building --end--> idle
//                     building --request--> building, asked again --end--> building
//
// However many requests arrive during a build, one more build follows it.

/** A loop of builds. */
interface RebuildLoop {
  /** Asks for a build of the present state. */
  request(): void;
  /** Resolves when no build runs and none is asked for. */
  settle(): Promise<void>;
}

/**
 * An idle loop.
 * @param build One build. What it throws reaches `onError`, and the loop goes on.
 */
export function createRebuildLoop(build: () => Promise<void>, onError: (error: unknown) => void): RebuildLoop {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  const run = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      await build().catch(onError);
    } while (isAskedAgain);
    running = undefined;
  };

  return {
    request: () => {
      if (running === undefined) running = run();
      else isAskedAgain = true;
    },
    settle: async () => {
      while (running !== undefined) await running;
    },
  };
}
