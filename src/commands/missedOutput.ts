// What becomes of an output that somebody removes while it is served: it is told, and where the server builds at all, the
// first request that misses a file has the site built again.
import type { Reporter } from "../platform/report/reporter.ts";
import { shownName } from "./shownName.ts";

/** Hears what the server and the builds know of missing files. */
interface MissedOutput {
  /** A file that was built is not there. */
  onMissing(): void;
  /** A build has put everything in its place. */
  onBuilt(): void;
}

// A page asks for many files at once, and what cannot be built cannot be built a moment later either.
const againMs = 1_000;

/** Tells of missing files, once until a build has put them in their place. @param build Has the site built again. */
export function watchMissing(outDir: string, { note }: Pick<Reporter, "note">, build?: () => void): MissedOutput {
  const remedy = build === undefined ? "build the site again" : "building the site again";
  const state = { isTold: false, askedAt: Number.NEGATIVE_INFINITY };
  return {
    onMissing: () => {
      if (performance.now() - state.askedAt < againMs) return;
      state.askedAt = performance.now();
      if (!state.isTold) note(`hubdocs: files are missing in ${shownName(outDir)}; ${remedy}`);
      state.isTold = true;
      build?.();
    },
    onBuilt: () => {
      state.isTold = false;
    },
  };
}
