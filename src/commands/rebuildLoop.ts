// One build after the other, the newest state winning:
//
//   idle --request--> building --end--> idle
//                     building --request--> building, asked again --end--> building
//
// However many requests arrive during a build, one more build follows it. A request can be for later: there is one such
// request at a time.

/** A loop of builds. */
interface RebuildLoop {
  /** Asks for a build of the present state. */
  request(): void;
  /** The same after a while; takes the place of what was asked for later. */
  requestAfter(ms: number): void;
  /** The same, unless something is asked for later already. */
  requestByThen(ms: number): void;
  /** Takes back what was asked for later. */
  cancel(): void;
  /** Resolves when no build runs and none is asked for. */
  settle(): Promise<void>;
}

/**
 * An idle loop.
 * @param build One build. What it throws reaches `onError`, and the loop goes on.
 */
export function createRebuildLoop(build: () => Promise<void>, onError: (error: unknown) => void): RebuildLoop {
  let running: Promise<void> | undefined;
  let later: NodeJS.Timeout | undefined;
  let isAskedAgain = false;

  const run = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      await build().catch(onError);
    } while (isAskedAgain);
    running = undefined;
  };
  const request = (): void => {
    if (running === undefined) running = run();
    else isAskedAgain = true;
  };
  const cancel = (): void => {
    clearTimeout(later);
    later = undefined;
  };
  const requestAfter = (ms: number): void => {
    cancel();
    later = setTimeout(() => {
      later = undefined;
      request();
    }, ms);
  };

  return {
    request,
    requestAfter,
    requestByThen: (ms) => {
      if (later === undefined) requestAfter(ms);
    },
    cancel,
    settle: async () => {
      while (running !== undefined) await running;
    },
  };
}
