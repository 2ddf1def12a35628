// Counts the items of each job that had to be stopped, and decides when to give the job up. Other jobs go on: a hanging
// template of social cards affects no page, and search calls no template at all.

// After this many hanging items the cause is a template rather than a page, and each further item would cost its time limit.
const mostStops = 3;

/** The hanging jobs of a pool. */
interface HangingJobs {
  /** Notes that an item of a job had to be stopped. */
  note(job: string): void;
  /** Whether the waiting items of a job are not worth trying. */
  isGivenUp(job: string): boolean;
}

/** Starts to count. */
export function openHangingJobs(): HangingJobs {
  const stops = new Map<string, number>();
  const stopsOf = (job: string): number => stops.get(job) ?? 0;
  return {
    note: (job) => stops.set(job, stopsOf(job) + 1),
    isGivenUp: (job) => stopsOf(job) >= mostStops,
  };
}
