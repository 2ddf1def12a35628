// Jobs whose items had to be stopped, one after the other. Owns when a job is given up; other jobs go on: a template of
// social cards makes no page, and search calls no template at all.

// After so many hanging items it is a template that hangs, not a page, and each further one would cost its whole limit.
const mostStops = 3;

/** What is known of the jobs of a pool. */
interface HangingJobs {
  /** Notes that an item of a job had to be stopped. */
  note(job: string): void;
  /** Whether what waits of a job is not worth trying. */
  isGivenUp(job: string): boolean;
}

/** Jobs of which no item was stopped so far. */
export function openHangingJobs(): HangingJobs {
  const stops = new Map<string, number>();
  const stopsOf = (job: string): number => stops.get(job) ?? 0;
  return {
    note: (job) => stops.set(job, stopsOf(job) + 1),
    isGivenUp: (job) => stopsOf(job) >= mostStops,
  };
}
