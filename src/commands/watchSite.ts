// Building a site again on every change of its folder. A build that fails leaves the last good site in place.
import { resolve } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { SiteServer } from "../platform/http/httpServer.ts";
import { sideFolderOf } from "../platform/output/sideFolder.ts";
import type { Reporter } from "../platform/report/reporter.ts";
import { watchFolder } from "../platform/watcher.ts";
import { buildAndReport } from "./build.ts";
import { createRebuildLoop } from "./rebuildLoop.ts";
import { problemsOf } from "./problemsOf.ts";
import { type BuildRequest, nameOf, outDirOf } from "./runBuild.ts";
import { Interruption } from "./terminal.ts";

/** A site that is built again on every change. */
export interface WatchedSite {
  /** Builds the present state, and again while it changes meanwhile; gives the findings of the last build. */
  build(): Promise<readonly Diagnostic[]>;
  /** Lets the open pages of a server know of every build from now on. */
  tell(server: SiteServer): void;
  close(): Promise<void>;
}

/** Starts to watch a site; the first build is asked for by the caller, and no change from here on is lost. */
export async function watchSite(
  request: BuildRequest,
  { reporter, signal }: { readonly reporter: Reporter; readonly signal: AbortSignal },
): Promise<WatchedSite> {
  const folder = resolve(request.site ?? ".");
  const outDir = outDirOf(request);
  const servers: SiteServer[] = [];
  const findings: Diagnostic[] = [];

  const build = async (): Promise<void> => {
    const { ok, diagnostics, isNew } = await buildAndReport(request, { reporter, signal });
    findings.splice(0, findings.length, ...diagnostics);
    const problems = ok ? [] : await problemsOf(diagnostics, folder);
    for (const server of servers) {
      if (isNew) server.announceChange();
      server.announceProblems(problems);
    }
  };
  const loop = createRebuildLoop(build, (error) => {
    if (error instanceof Interruption) return;
    reporter.note(`hubdocs: ${error instanceof Error ? error.message : String(error)}`);
  });
  const watcher = await watchFolder({
    folder,
    ignored: [outDir, sideFolderOf(outDir)],
    onChange: loop.request,
    onError: (reason) => reporter.note(`hubdocs: cannot watch ${nameOf(folder)}: ${reason}`),
  });

  return {
    build: async () => {
      loop.request();
      await loop.settle();
      signal.throwIfAborted();
      return findings;
    },
    tell: (server) => {
      servers.push(server);
      void problemsOf(findings, folder).then((problems) => server.announceProblems(problems));
    },
    close: async () => {
      await watcher.close();
      await loop.settle();
    },
  };
}
