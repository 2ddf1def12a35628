// The threads of a served site as watching sees them: one that builds it, one that knows single pages, and one that comes and
// goes: it finds out what translators have to do.
import { join } from "node:path";
import type { SitePath } from "../model/brands.ts";
import type { Config } from "../model/config.ts";
import type { PreviewedPage } from "../pipeline/pages/previewPages.ts";
import type { BuildNews, BuildResult } from "../pipeline/world.ts";
import type { EarlyAnswer } from "../platform/http/earlyAnswer.ts";
import { packageFolder } from "../platform/packageFolder.ts";
import type { ProgressEvent } from "../platform/progress.ts";
import { type CallThread, startCallThread } from "../platform/workers/callThread.ts";
import type { Theme } from "../theme/theme.ts";
import type { BuildRequest } from "./buildRequest.ts";
import type { EarlyStart, SiteCall, SiteThreadData, SiteWord, TranslatorsWork } from "./siteThread.ts";

/** Builds a site in a thread of its own. */
export interface Builder {
  /** @param explainChanges Whether the result says which pages were made anew, and why. */
  build(explainChanges: boolean): Promise<Omit<BuildResult, "receipts">>;
  /** First pages can be shown, or will not be: the build need not wait for them. */
  goOn(): void;
  /** Lets a build under way clean up, then ends the thread. */
  stop(): Promise<void>;
}

/** Knows single pages, in a thread of its own. */
export interface Previewer {
  /** Gets to know a site whose first build has begun; gives whether its pages can be asked for from now on. */
  begin(config: Config): Promise<boolean>;
  /** What the build has bundled; pages wait for it. None when there is none to come. */
  takeTheme(theme: Theme | undefined): void;
  /** The answer to a path before the first build is done; `undefined` when only the build has it. */
  earlyAnswer(path: string): Promise<EarlyAnswer | undefined>;
  /**
   * Pages of a source, by path in the output; `undefined` when the build must say, or when they are not wanted any more as
   * soon as they could be made.
   */
  pagesOf(path: SitePath, isWanted: () => boolean): Promise<ReadonlyMap<string, string> | undefined>;
  /** Looks at the whole site again: previews start from its present state. */
  refresh(): void;
  stop(): Promise<void>;
}

const entry = join(packageFolder, "dist/program/siteThread.start.cjs");
// A page that takes longer is no preview; the build has a limit of its own and names the page.
const previewLimitMs = 3_000;
const stopLimitMs = 2_000;

/** Who hears of a build while it works. */
interface BuildListener {
  readonly onProgress: (event: ProgressEvent) => void;
  readonly onNews: (news: BuildNews) => void;
}

/** Starts the thread that builds. */
export function startBuilder(request: BuildRequest, { onProgress, onNews }: BuildListener): Builder {
  const thread = startCallThread({
    entry,
    data: { request: plainRequest(request) } satisfies SiteThreadData,
    onWord: (heard) => {
      const word = heard as BuildNews | { readonly kind: "progress"; readonly event: ProgressEvent };
      if (word.kind === "progress") onProgress(word.event);
      else onNews(word);
    },
  });
  const underWay = new Set<Promise<unknown>>();
  return {
    build: async (explainChanges) => {
      const answer = thread.call({ kind: "build", explainChanges } satisfies SiteCall);
      underWay.add(answer);
      return (await answer.finally(() => underWay.delete(answer))) as Omit<BuildResult, "receipts">;
    },
    goOn: () => thread.tell({ kind: "free" } satisfies SiteWord),
    stop: () => stopGently(thread, underWay),
  };
}

/** Lets calls under way clean up, then ends the thread. */
async function stopGently(thread: CallThread, underWay: Iterable<Promise<unknown>>): Promise<void> {
  thread.tell({ kind: "stop" } satisfies SiteWord);
  await Promise.race([Promise.allSettled(underWay), elapsed(stopLimitMs)]);
  await thread.stop();
}

/** Finds out what translators have to do, in a thread of its own that ends with the answer. */
export interface TranslationsThread {
  readonly answer: Promise<TranslatorsWork>;
  /** Ends it before. */
  stop(): Promise<void>;
}

/** Starts the thread. */
export function startTranslations(request: BuildRequest): TranslationsThread {
  const thread = startCallThread({ entry, data: { request: plainRequest(request) } satisfies SiteThreadData });
  const call = thread.call({ kind: "translations" } satisfies SiteCall);
  const answer = call.finally(() => thread.stop()) as Promise<TranslatorsWork>;
  return { answer, stop: () => stopGently(thread, [answer]) };
}

// Each takes three megabytes, so that a hundred changes of a template would take 300.
const mostRenderers = 8;

interface Running {
  readonly thread: CallThread;
  /** How many renderers the thread has loaded; it keeps them. */
  renderers: number;
  /** Whether pages can be asked for, as soon as that is known. */
  ready: Promise<boolean>;
}

/**
 * A previewer. Its thread starts at once, and again when the site is looked at anew and it was given up, or has loaded
 * many renderers.
 * @param startThread Starts a thread; tests give one of their own.
 */
export function createPreviewer(request: BuildRequest, startThread = startCallThread): Previewer {
  let running: Running | undefined;

  const start = (): Running => {
    const data: SiteThreadData = { request: plainRequest(request) };
    const now = running ?? { thread: startThread({ entry, data }), renderers: 0, ready: Promise.resolve(false) };
    running = now;
    return now;
  };
  start();
  const drop = (): Promise<void> => {
    const thread = running?.thread;
    running = undefined;
    return thread?.stop() ?? Promise.resolve();
  };
  // What is wrong with the site, the build says.
  const ask = (call: SiteCall): Promise<unknown> => running?.thread.call(call).catch(() => undefined) ?? nothing;
  return {
    begin: async (config) => {
      const started = ask({ kind: "begin", config }).then((answer) => (answer as EarlyStart | undefined)?.isServable);
      const ready = started.then((isServable) => isServable === true);
      if (running !== undefined) running.ready = ready;
      return await ready;
    },
    takeTheme: (theme) => running?.thread.tell({ kind: "theme", theme } satisfies SiteWord),
    earlyAnswer: async (path) => (await ask({ kind: "early", path })) as EarlyAnswer | undefined,
    refresh: () => {
      if (running !== undefined && running.renderers >= mostRenderers) void drop();
      const now = start();
      now.ready = now.thread.call({ kind: "refresh" } satisfies SiteCall).then(
        (renderers) => {
          now.renderers = renderers as number;
          return true;
        },
        async () => {
          if (now === running) await drop();
          return false;
        },
      );
    },
    pagesOf: async (path, isWanted) => {
      const now = running;
      if (now === undefined || !(await now.ready) || now !== running || !isWanted()) return undefined;
      const answer = ask({ kind: "pages", path });
      const pages = await Promise.race([answer, elapsed(previewLimitMs).then(() => "late" as const)]);
      if (pages === "late" && now === running) void drop();
      if (pages === "late" || pages === undefined) return undefined;
      return new Map((pages as readonly PreviewedPage[]).map(({ outputPath, html }) => [outputPath, html]));
    },
    stop: drop,
  };
}

const nothing = Promise.resolve(undefined);

/** What of a request can go to a thread. */
function plainRequest({ signal: _, onProgress: __, ...request }: BuildRequest): BuildRequest {
  return JSON.parse(JSON.stringify(request));
}

function elapsed(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
