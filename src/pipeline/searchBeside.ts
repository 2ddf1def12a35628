// Search beside the last pages and the files that need no thread: workers make the index while this thread does those.
// Owns when it begins and that nobody leaves before it has ended; what it makes is told in indexSearch.ts.
import type { Outcome } from "../model/diagnostic.ts";
import type { World } from "./world.ts";

type Indexed = Outcome<readonly string[]>;

/** The index of a site on its way. */
export interface SearchBeside {
  /** The last of the pages that are made anew has been handed out. */
  begin(madePages: number): void;
  /** The pages are done; where they were many, waits for the index, so that what follows has the memory for itself. */
  afterPages(): Promise<void>;
  /** Waits for the index. @throws what making it threw. */
  end(): Promise<Indexed>;
  /** Waits until nothing of it is under way, however it ends. */
  settle(): Promise<void>;
}

/** After so many pages what threads have gathered is worth more than the time to start new ones. */
const mostPagesOfThreads = 3_000;

/** An index that has not begun. */
export function openSearchBeside(index: () => Promise<Indexed>, workers: Pick<World["workers"], "rest">): SearchBeside {
  let indexing: Promise<Indexed> | undefined;
  const start = (): Promise<Indexed> => {
    const started = indexing ?? index();
    started.catch(() => undefined); // it is heard of where it is awaited, unless something else fails before
    indexing = started;
    return started;
  };
  return {
    begin: (madePages) => {
      if (madePages <= mostPagesOfThreads) start();
    },
    afterPages: async () => {
      if (indexing !== undefined) return;
      await workers.rest();
      await start();
      await workers.rest();
    },
    end: start,
    settle: async () => {
      await indexing?.catch(() => undefined);
    },
  };
}
