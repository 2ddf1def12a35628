// The two threads of a served site as watching sees them: one that builds it, one that previews single pages.
import { join } from "node:path";
import type { SitePath } from "../model/brands.ts";
import type { PreviewedPage } from "../pipeline/previewPages.ts";
import type { BuildResult } from "../pipeline/world.ts";
import { packageFolder } from "../platform/packageFolder.ts";
import type { ProgressEvent } from "../platform/progress.ts";
import { type CallThread, startCallThread } from "../platform/workers/callThread.ts";
import type { BuildRequest } from "./runBuild.ts";
import type { SiteCall, SiteThreadData } from "./siteThread.ts";

/** Builds a site in a thread of its own. */
export interface Builder {
  /** @param explainChanges Whether the result says which pages were made anew, and why. */
  build(explainChanges: boolean): Promise<Omit<BuildResult, "receipts">>;
  /** Lets a build under way clean up, then ends the thread. */
  stop(): Promise<void>;
}

/** Previews pages in a thread of its own. */
export interface Previewer {
  /** Pages of a source, by path in the output; `undefined` when the build must say. */
  pagesOf(path: SitePath): Promise<ReadonlyMap<string, string> | undefined>;
  /** Looks at the whole site again: previews start from its present state. */
  refresh(): void;
  stop(): Promise<void>;
}

const entry = join(packageFolder, "dist/program/siteThread.js");
// A page that takes longer is no preview; the build has a limit of its own and names the page.
const previewLimitMs = 3_000;
const stopLimitMs = 2_000;

/** Starts the thread that builds. */
export function startBuilder(request: BuildRequest, onProgress: (event: ProgressEvent) => void): Builder {
  const thread = startCallThread({
    entry,
    data: { role: "build", request: plainRequest(request) } satisfies SiteThreadData,
    onWord: (word) => onProgress(word as ProgressEvent),
  });
  const underWay = new Set<Promise<unknown>>();
  return {
    build: async (explainChanges) => {
      const answer = thread.call({ kind: "build", explainChanges } satisfies SiteCall);
      underWay.add(answer);
      return (await answer.finally(() => underWay.delete(answer))) as Omit<BuildResult, "receipts">;
    },
    stop: async () => {
      thread.tell("stop");
      await Promise.race([Promise.allSettled(underWay), elapsed(stopLimitMs)]);
      await thread.stop();
    },
  };
}

/** A previewer whose thread starts when the site is first looked at. */
export function createPreviewer(request: BuildRequest): Previewer {
  let running: { readonly thread: CallThread; isReady: boolean } | undefined;

  const drop = (): Promise<void> => {
    const thread = running?.thread;
    running = undefined;
    return thread?.stop() ?? Promise.resolve();
  };
  return {
    refresh: () => {
      const data: SiteThreadData = { role: "preview", request: plainRequest(request) };
      const now = running ?? { thread: startCallThread({ entry, data }), isReady: false };
      now.isReady = false;
      running = now;
      now.thread.call({ kind: "refresh" } satisfies SiteCall).then(
        () => {
          now.isReady = true;
        },
        () => void drop(), // what is wrong with the site, the build says
      );
    },
    pagesOf: async (path) => {
      if (running === undefined || !running.isReady) return undefined;
      const answer = running.thread.call({ kind: "pages", path } satisfies SiteCall).catch(() => undefined);
      const pages = await Promise.race([answer, elapsed(previewLimitMs).then(() => "late" as const)]);
      if (pages === "late") void drop();
      if (pages === "late" || pages === undefined) return undefined;
      return new Map((pages as readonly PreviewedPage[]).map(({ outputPath, html }) => [outputPath, html]));
    },
    stop: drop,
  };
}

/** What of a request can go to a thread. */
function plainRequest({ signal: _, onProgress: __, ...request }: BuildRequest): BuildRequest {
  return JSON.parse(JSON.stringify(request));
}

function elapsed(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
