// Entry of the threads that work on a site while it is served: one builds, another one knows single pages, before the first
// build is done and before each later one, so that neither waits for the other and requests wait for none. A third one stands
// there for as long as it takes to find out what translators have to do.
import { availableParallelism } from "node:os";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { workerData } from "node:worker_threads";
import type { SitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { type EarlySite, openEarlySite } from "../pipeline/pages/earlySite.ts";
import { openPreview, type Preview, type PreviewedPage } from "../pipeline/pages/previewPages.ts";
import { parseBeginnings } from "../pipeline/parse/earlySources.ts";
import type { BuildOptions, World } from "../pipeline/world.ts";
import type { EarlyAnswer } from "../platform/http/earlyAnswer.ts";
import { answerCalls } from "../platform/workers/callThread.ts";
import { openRest } from "../platform/workers/restingHeap.ts";
import { openSpareThread } from "../platform/workers/spareThread.ts";
import type { Theme } from "../theme/theme.ts";
import { type BuildRequest, buildOptions, outDirOf } from "./buildRequest.ts";
import { deferred } from "./deferred.ts";
import { exitStatusOf } from "./exitStatus.ts";
import { openRequestedWorld, runBuild } from "./runBuild.ts";

/** What a thread is started with. */
export interface SiteThreadData {
  readonly request: BuildRequest;
}

/** What the threads are asked. */
export type SiteCall =
  /** Of a thread of its own: what translators have to do now; gives a `TranslatorsWork`. */
  | { readonly kind: "translations" }
  /** Of the building thread: the site as it is now. */
  | { readonly kind: "build"; readonly explainChanges: boolean }
  /** Of the previewing thread: to get to know a site whose first build has begun; gives an `EarlyStart`. */
  | { readonly kind: "begin"; readonly config: Config }
  /** Of the previewing thread: an `EarlyAnswer`, or `undefined`. */
  | { readonly kind: "early"; readonly path: string }
  /** Of the previewing thread: to look at the whole site again; gives how many renderers it has loaded by then. */
  | { readonly kind: "refresh" }
  /** Of the previewing thread: the pages of a source, or `undefined`. */
  | { readonly kind: "pages"; readonly path: SitePath };

/** What is known of a site by the beginnings of its sources. */
export interface EarlyStart {
  /** Whether pages can be asked for, and nothing is wrong with what the user called for. */
  readonly isServable: boolean;
}

/** What translators have to do, or why that is not known. */
export interface TranslatorsWork {
  /** The page for translators, as `check` writes it. */
  readonly page?: string;
  readonly errors: readonly Diagnostic[];
}

/** What the threads are told. */
export type SiteWord =
  /** To the building thread. */
  | { readonly kind: "stop" }
  /** To the building thread: first pages can be shown, or will not be. */
  | { readonly kind: "free" }
  /** To the previewing thread; none when the build has ended without. */
  | { readonly kind: "theme"; readonly theme: Theme | undefined };

const { request }: SiteThreadData = workerData;
const rest = openRest();
const stop = new AbortController();
const previews: Preview[] = [];
const earlySites: EarlySite[] = [];
const renderers = new Set<string>();
const spareThread = openSpareThread();
const theme = deferred<Theme | undefined>();
const free = deferred<undefined>();
// With so few processors a build and the first pages would wait for each other; but not longer than this.
const fewProcessors = 2;
const longestPauseMs = 1_500;

answerCalls({
  hear: (heard) => {
    const word = heard as SiteWord;
    if (word.kind === "stop") stop.abort();
    else if (word.kind === "free") free.resolve(undefined);
    else theme.resolve(word.theme);
  },
  answer: async (asked, tell) => {
    const call = asked as SiteCall;
    rest.noteWork();
    switch (call.kind) {
      case "build": {
        const { explainChanges } = call;
        const onProgress = (event: unknown): void => tell({ kind: "progress", event });
        const asking = { ...request, explainChanges, signal: stop.signal, onProgress };
        const { receipts: _, ...result } = await runBuild(asking, {
          write: true,
          spareThread,
          ...firstPagesFirst(tell),
        });
        return result;
      }
      case "translations":
        return (await gatherTranslations()) satisfies TranslatorsWork;
      case "begin":
        return (await begin(call.config)) satisfies EarlyStart;
      case "early":
        return (await earlySites[0]?.answer(call.path)) satisfies EarlyAnswer | undefined;
      case "refresh":
        return (await refresh()) satisfies number;
      case "pages":
        return (await (previews[0] ?? earlySites[0])?.pagesOf(call.path)) satisfies
          | readonly PreviewedPage[]
          | undefined;
    }
  },
});

/** Lets the first pages of a site that was never built go before the build. */
function firstPagesFirst(tell: (word: unknown) => void): Pick<World, "onNews" | "whenFree"> {
  let isCold = false;
  return {
    onNews: (news) => {
      if (news.kind === "begun") ({ isCold } = news);
      tell(news);
    },
    whenFree: async () => {
      if (isCold && (request.jobs ?? availableParallelism()) <= fewProcessors)
        await Promise.race([free.promise, pause(longestPauseMs)]);
    },
  };
}

/**
 * A check of what is to be published, without drafts, as far as the page for translators needs it. Other processors are left
 * to the writer.
 */
async function gatherTranslations(): Promise<TranslatorsWork> {
  const asking = { ...request, drafts: false, jobs: 1, reportTranslations: true, signal: stop.signal };
  const { translationReport: page, diagnostics } = await runBuild(asking, { write: false, isOnlyReport: true });
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return page === undefined ? { errors } : { page, errors };
}

async function begin(config: Config): Promise<EarlyStart> {
  return await inWorld(async (world, options) => {
    const beginnings = await parseBeginnings(config, world);
    const bundled = beginnings && (await theme.promise);
    if (beginnings === undefined || bundled === undefined) return { isServable: false };
    const site = await openEarlySite(beginnings, { theme: bundled, world, options });
    earlySites.push(site);
    return { isServable: exitStatusOf(site.diagnostics, { strict: false }) !== 2 };
  });
}

async function refresh(): Promise<number> {
  earlySites.splice(0);
  const preview = await inWorld(openPreview);
  previews.splice(0, previews.length, ...(preview === undefined ? [] : [preview]));
  if (preview !== undefined) {
    renderers.add(preview.rendererFile);
    void warmUp(preview);
  }
  return renderers.size;
}

/** Makes some pages for nothing, between calls. */
async function warmUp({ samples, pagesOf }: Preview): Promise<void> {
  for (const path of samples) {
    await nextTurn();
    await pagesOf(path).catch(() => undefined); // whoever edits it hears of it
  }
}

async function inWorld<Value>(work: (world: World, options: BuildOptions) => Promise<Value>): Promise<Value> {
  const { world, close } = await openRequestedWorld(
    { ...request, jobs: 1 },
    { isCacheRead: true, outDir: outDirOf(request), signal: stop.signal },
  );
  try {
    const { siteFolder } = world;
    const options = await buildOptions(request, { outDir: outDirOf(request), write: false, siteFolder });
    return await work(world, options);
  } finally {
    await close();
  }
}
