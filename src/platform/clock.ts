// Makes time an argument: durations, and the date that a build may write into its output.

/** The two kinds of time a build needs. */
export interface Clock {
  /** Milliseconds that only grow; for durations. */
  now(): number;
  /** Milliseconds since 1970, as the file system counts them. Nothing that is written may depend on it. */
  wallMs(): number;
  /** The date a build may write into its output: SOURCE_DATE_EPOCH when it is set. */
  date(): Date;
}

/**
 * The clock of this machine.
 * @param sourceDateEpoch Value of SOURCE_DATE_EPOCH: whole seconds since 1970; anything else is ignored
 * here, because `isSourceDateEpoch` has already refused it.
 */
export function createClock(sourceDateEpoch: string | undefined): Clock {
  const fixed = sourceDateEpoch !== undefined && isSourceDateEpoch(sourceDateEpoch);
  return {
    now: () => performance.now(),
    wallMs: () => Date.now(),
    date: () => (fixed ? new Date(Number(sourceDateEpoch) * 1000) : new Date()),
  };
}

/** Whether a text is a value that SOURCE_DATE_EPOCH may have: `1700000000`, not `-1`, `1.5` or ``. */
export function isSourceDateEpoch(text: string): boolean {
  return /^\d{1,12}$/.test(text) && Number(text) * 1000 <= 8.64e15;
}
