// Search beside the pages and the files that need no thread: workers make the index while this thread does those.
// Owns when it begins and that nobody leaves before it has ended; what it makes is told in indexSearch.ts.
import type { Outcome } from "../../model/diagnostic.ts";
import { nextTurn } from "../../platform/nextTurn.ts";
import { mostItemsOfThreads } from "../../platform/workers/frugalHeaps.ts";
import type { World } from "../world.ts";
import type { SearchIndex } from "./indexSearch.ts";

/** The index of a site on its way. */
export interface SearchBeside {
  /** Pages are being made, or the last of them has been handed out. Where they are many, the index waits for them. */
  begin(madePages: number): void;
  /** The pages are done; where they were many, waits for threads to end, so that what follows has the memory for itself. */
  afterPages(): Promise<void>;
  /** Waits for the index and has it written. @returns Paths of its files. @throws what making it threw. */
  end(): Promise<Outcome<readonly string[]>>;
  /** Waits until nothing of it is under way, however it ends. */
  settle(): Promise<void>;
}

/** An index that has not begun. */
export function openSearchBeside(
  index: () => Promise<SearchIndex>,
  workers: Pick<World["workers"], "rest">,
): SearchBeside {
  let indexing: Promise<SearchIndex> | undefined;
  const start = (): Promise<SearchIndex> => {
    // What has begun before has the first turn: workers get pages before this thread looks for words.
    const started = indexing ?? nextTurn().then(index);
    started.catch(() => undefined); // it is heard of where it is awaited, unless something else fails before
    indexing = started;
    return started;
  };
  return {
    begin: (madePages) => {
      if (madePages <= mostItemsOfThreads) start();
    },
    afterPages: async () => {
      if (indexing !== undefined) return;
      await workers.rest();
      await start();
      await workers.rest();
    },
    end: async () => {
      const { diagnostics, finish } = await start();
      return { value: await finish(), diagnostics };
    },
    settle: async () => {
      await indexing?.catch(() => undefined); // it was heard of where it was awaited, or something else has failed
    },
  };
}
