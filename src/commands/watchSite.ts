// Building a site again on every change of its folder. A build that fails leaves the last good site in place. Edits of one
// page are shown before the build that follows them.
import { relative, resolve, sep } from "node:path";
import { sitePath } from "../model/brands.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { DeskReader } from "../platform/http/desk.ts";
import type { EarlyReader } from "../platform/http/earlyAnswer.ts";
import type { SiteServer } from "../platform/http/httpServer.ts";
import { sideFolderOf } from "../platform/output/sideFolder.ts";
import { pollFolder } from "../platform/poller.ts";
import type { Reporter } from "../platform/report/reporter.ts";
import { watchFolder } from "../platform/watcher.ts";
import { reportBuild } from "./build.ts";
import { type BuildRequest, outDirOf } from "./buildRequest.ts";
import { deferred } from "./deferred.ts";
import { exitStatusOf } from "./exitStatus.ts";
import { followFirstBuild } from "./firstBuild.ts";
import { watchMissing } from "./missedOutput.ts";
import { problemsOf } from "./problemsOf.ts";
import { createRebuildLoop } from "./rebuildLoop.ts";
import { shownName } from "./shownName.ts";
import { createPreviewer, startBuilder, startTranslations } from "./siteThreads.ts";
import type { SpeechOptions } from "./speak.ts";
import { isOfAuthor, isSameFindings } from "./toldBefore.ts";
import { openTranslatorsDesk } from "./translatorsDesk.ts";
import { againAfterMs, asWatched } from "./tryAgain.ts";

/** A site that is built again on every change. */
export interface WatchedSite {
  /** Builds the state of now; gives the findings. What changes meanwhile is built after that. */
  build(): Promise<readonly Diagnostic[]>;
  /** Answers requests while the first build is under way. */
  readonly early: EarlyReader;
  /** Finds out what translators have to do. */
  readonly desk: DeskReader;
  /** Builds again what a request has found missing in the output. */
  readonly onMissing: () => void;
  /** The site's base URL, when its first pages can be asked for; never, when the first build is done before. */
  readonly servable: Promise<string>;
  /** Lets the open pages of a server know of every build from now on. */
  tell(server: SiteServer): void;
  close(): Promise<void>;
}

// Editors save in several steps, and a checkout touches hundreds of files: a build begins when this much time has passed
// without another change.
const quietMs = 60;
// A writer who sees the page already can wait for all the others; the next key is more urgent.
const quietAfterPreviewMs = 350;
// A preview that takes longer does not hold the build up.
const previewWaitMs = 200;

/** What to build, and how its changes are noticed. */
interface WatchSiteRequest extends BuildRequest, Partial<Pick<SpeechOptions, "verbose">> {
  /** Whether files are looked at again and again, because the system tells of no change. */
  readonly poll?: boolean;
}

/** Starts to watch a site; no change from here on is lost. */
export function watchSite(
  request: WatchSiteRequest,
  { reporter, signal }: { readonly reporter: Reporter; readonly signal: AbortSignal },
): WatchedSite {
  const folder = resolve(request.site ?? ".");
  const outDir = outDirOf(request);
  const servers: SiteServer[] = [];
  let findings: readonly Diagnostic[] = [];
  const shown = new Map<string, string>();
  const previewer = createPreviewer(request);
  const first = followFirstBuild(previewer, () => builder.goOn());
  const builder = startBuilder(request, { onProgress: reporter.progress, onNews: first.onNews });
  // Edits are counted to know what is newer than what; previews start from a site without changes that they do not know.
  // A wrong call or configuration at the start ends it all.
  const state = {
    builds: 0,
    edits: 0,
    newest: "",
    builtEdits: 0,
    isPreviewable: false,
    isOfAuthor: false,
    isOver: false,
  };
  const desk = openTranslatorsDesk(
    () => startTranslations(request),
    () => state.edits,
  );
  const inSite = (path: string): string => relative(folder, path).split(sep).join("/");
  const isBuilt = deferred<void>();

  const build = async (): Promise<void> => {
    if (state.isOver) return;
    const { edits, isPreviewable, isOfAuthor: isAwaited } = state;
    state.isPreviewable = true;
    state.isOfAuthor = false;
    const built = await builder.build(request.verbose === true && state.builds > 0);
    const result = { ...built, diagnostics: asWatched(built.diagnostics) };
    if (result.ok && !isPreviewable) previewer.refresh();
    else if (!result.ok) state.isPreviewable = false;
    const isNews = result.isNew || isAwaited || !isSameFindings(findings, result.diagnostics);
    const isFaulty = !result.ok || findings.length > 0;
    if (state.builds === 0 || result.isNew || (isFaulty && isNews)) reportBuild(result, request, reporter);
    reporter.rest();
    state.isOver = state.builds === 0 && exitStatusOf(result.diagnostics, { strict: false }) === 2;
    state.builds += 1;
    findings = result.diagnostics;
    const againMs = againAfterMs(findings);
    // An edit that was made meanwhile is built before.
    if (againMs !== undefined && !state.isOver) loop.requestByThen(againMs);
    first.end();
    if (result.ok) missed.onBuilt();
    const problems = result.ok ? [] : await problemsOf(result.diagnostics, folder);
    if (result.ok) state.builtEdits = edits;
    const isNewest = edits === state.edits && result.ok && shown.size > 0;
    if (isNewest) shown.clear();
    for (const server of servers) {
      if (isNewest) server.showInstead(shown);
      // An edit that was taken back leaves the output as it was, but pages show the preview.
      if (result.isNew || isNewest) server.announceChange();
      server.announceProblems(problems);
    }
    isBuilt.resolve();
  };
  const loop = createRebuildLoop(build, (error) => {
    first.end();
    // A build that is stopped has nothing to say.
    if (signal.aborted || state.isOver) return;
    reporter.note(`hubdocs: ${error instanceof Error ? error.message : String(error)}`);
  });
  const missed = watchMissing(outDir, reporter, () => loop.requestAfter(0));

  /** Shows the pages of an edited file at once; gives whether these are all that the edit changes. */
  const preview = async (path: string): Promise<boolean> => {
    const { edits } = state;
    if (!state.isPreviewable) return false;
    // A newer one is on its way, or the build was there first.
    const isWanted = (): boolean => edits === state.edits && edits > state.builtEdits;
    const pages = await previewer.pagesOf(sitePath(inSite(path)), isWanted);
    // A newer edit of the same file is looked at instead. Of any other, nobody knows whether it shows elsewhere.
    if (!isWanted()) return edits < state.edits && path === state.newest;
    if (pages === undefined) return false;
    for (const [file, html] of pages) shown.set(file, html);
    for (const server of servers) {
      server.showInstead(shown);
      server.announceChange();
    }
    return true;
  };
  const onEvent = (path: string, isEdit: boolean): void => {
    state.edits += 1;
    state.newest = path;
    state.isOfAuthor ||= isOfAuthor(inSite(path));
    loop.requestAfter(isEdit ? previewWaitMs : quietMs);
    if (!isEdit) state.isPreviewable = false;
    else
      void preview(path).then((isEnough) => {
        state.isPreviewable &&= isEnough;
        loop.requestAfter(isEnough ? quietAfterPreviewMs : quietMs);
      });
  };
  const watching = (request.poll === true ? pollFolder : watchFolder)({
    folder,
    ignored: [outDir, sideFolderOf(outDir)],
    onEvent,
    onError: (reason) => reporter.note(`hubdocs: cannot watch ${shownName(folder)}: ${reason}`),
  });
  // What has changed between the first look at the site and the begin of watching.
  void watching.then(() => loop.requestAfter(0));
  signal.addEventListener("abort", () => void builder.stop(), { once: true });

  return {
    early: first.early,
    desk: desk.read,
    onMissing: missed.onMissing,
    servable: first.servable,
    build: async () => {
      loop.request();
      await Promise.race([isBuilt.promise, loop.settle()]);
      signal.throwIfAborted();
      return findings;
    },
    tell: (server) => {
      servers.push(server);
      void problemsOf(findings, folder).then((problems) => server.announceProblems(problems));
    },
    close: async () => {
      state.isOver = true;
      (await watching).close();
      loop.cancel();
      first.end();
      await Promise.all([builder.stop(), previewer.stop(), desk.stop()]);
      await loop.settle();
    },
  };
}
