// Entry of the threads that work on a site while it is served: one builds, another one previews single pages, so that
// neither waits for the other and requests wait for none.
import { workerData } from "node:worker_threads";
import type { SitePath } from "../model/brands.ts";
import { openPreview, type Preview, type PreviewedPage } from "../pipeline/previewPages.ts";
import { answerCalls } from "../platform/workers/callThread.ts";
import { type BuildRequest, buildOptions, openRequestedWorld, outDirOf, runBuild } from "./runBuild.ts";

/** What a thread is started with. */
export interface SiteThreadData {
  readonly role: "build" | "preview";
  readonly request: BuildRequest;
}

/** What the threads are asked. */
export type SiteCall =
  /** Of the building thread: the site as it is now. */
  | { readonly kind: "build"; readonly explainChanges: boolean }
  /** Of the previewing thread: to look at the whole site again. */
  | { readonly kind: "refresh" }
  /** Of the previewing thread: the pages of a source, or `undefined`. */
  | { readonly kind: "pages"; readonly path: SitePath };

const { role, request }: SiteThreadData = workerData;
const stop = new AbortController();
const previews: Preview[] = [];

answerCalls({
  hear: () => stop.abort(),
  answer: async (asked, tell) => {
    const call = asked as SiteCall;
    if (call.kind === "build") {
      const { explainChanges } = call;
      const asking = { ...request, explainChanges, signal: stop.signal, onProgress: tell };
      const { receipts: _, ...result } = await runBuild(asking, { write: true });
      return result;
    }
    if (call.kind === "refresh") return await refresh();
    return (await previews[0]?.pagesOf(call.path)) satisfies readonly PreviewedPage[] | undefined;
  },
});

async function refresh(): Promise<void> {
  const { world, close } = await openRequestedWorld(
    { ...request, jobs: 1 },
    { isCacheRead: true, signal: stop.signal },
  );
  try {
    const options = await buildOptions(request, {
      outDir: outDirOf(request),
      write: false,
      siteFolder: world.siteFolder,
    });
    const preview = await openPreview(world, options);
    previews.splice(0, previews.length, ...(preview === undefined ? [] : [preview]));
  } finally {
    await close();
  }
}

if (role === "preview") stop.signal.addEventListener("abort", () => previews.splice(0), { once: true });
