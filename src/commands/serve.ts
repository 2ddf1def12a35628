// `hubdocs serve`: a built site on this machine, built first when it is not, built again with `--watch`.
import { resolve } from "node:path";
import type { Diagnostic } from "../model/diagnostic.ts";
import { PlatformFailure } from "../platform/failure.ts";
import { serveSite, type SiteServer } from "../platform/http/httpServer.ts";
import { openInBrowser } from "../platform/openInBrowser.ts";
import { readMarker } from "../platform/output/marker.ts";
import { readOwnFiles } from "../platform/output/outputGuard.ts";
import { repairOutput, sideFolderOf } from "../platform/output/sideFolder.ts";
import type { Reporter } from "../platform/report/reporter.ts";
import { watchFolder } from "../platform/watcher.ts";
import { buildAndReport } from "./build.ts";
import { type ExitStatus, exitStatusOf } from "./exitStatus.ts";
import { createRebuildLoop } from "./rebuildLoop.ts";
import { type BuildRequest, nameOf, outDirOf } from "./runBuild.ts";
import { reporterFor, type SpeechOptions } from "./speak.ts";
import { Interruption, type Terminal } from "./terminal.ts";

/** What the command line asked for. */
export type ServeCommandOptions = BuildRequest &
  SpeechOptions & {
    readonly host: string;
    readonly port: number;
    readonly watch: boolean;
    readonly open: boolean;
  };

// A build of another process may be under way when the server starts.
const repairWaitMs = 2_000;

/** Serves a site until the process is interrupted. */
export async function serveCommand(options: ServeCommandOptions, terminal: Terminal): Promise<ExitStatus> {
  const reporter = reporterFor(options, { terminal, showInfo: false });
  try {
    const findings = await buildIfNeeded(options, { reporter, signal: terminal.signal });
    const status = exitStatusOf(findings, { strict: false });
    if (status !== 0) return status;
    return await serveUntilStopped(options, { reporter, terminal });
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    reporter.report([error.diagnostic]);
    return exitStatusOf([error.diagnostic], { strict: false });
  }
}

interface Surroundings {
  readonly reporter: Reporter;
  readonly signal: AbortSignal;
}

/** Builds when nothing is built yet, or when pages are to follow edits; gives the findings of that build. */
async function buildIfNeeded(options: ServeCommandOptions, surroundings: Surroundings): Promise<readonly Diagnostic[]> {
  const outDir = outDirOf(options);
  await repairOutput(outDir, repairWaitMs);
  await readOwnFiles(outDir, nameOf(outDir));
  const isBuilt = (await readMarker(outDir)) !== undefined;
  if (isBuilt && !options.watch) return [];
  const { diagnostics } = await buildAndReport(options, surroundings);
  // While the author mends a page, the last good site is shown.
  return isBuilt ? [] : diagnostics;
}

async function serveUntilStopped(
  options: ServeCommandOptions,
  { reporter, terminal }: { readonly reporter: Reporter; readonly terminal: Terminal },
): Promise<never> {
  const { host, port, watch } = options;
  const onError = (error: unknown): void =>
    reporter.note(`hubdocs: ${error instanceof Error ? error.message : String(error)}`);
  const server = await serveSite({ outDir: outDirOf(options), host, port, live: watch, onError });
  const watching = watch ? await startRebuilding(options, { reporter, server, signal: terminal.signal }) : undefined;
  if (server.publicAddresses.length > 0)
    reporter.note(`Other machines can read this site at ${server.publicAddresses.join(", ")}`);
  terminal.writeOutput(`Serving ${server.url}\n`); // also when quiet: it is what scripts wait for
  if (options.open) openInBrowser(server.url, onError);
  await aborted(terminal.signal);
  await watching?.close();
  await server.close();
  throw terminal.signal.reason;
}

interface Rebuilding extends Surroundings {
  readonly server: SiteServer;
}

/** Builds again on every change. A build that fails leaves the last good site in place. */
async function startRebuilding(
  options: ServeCommandOptions,
  { reporter, server, signal }: Rebuilding,
): Promise<{ close(): Promise<void> }> {
  const outDir = outDirOf(options);
  const build = async (): Promise<void> => {
    const { ok } = await buildAndReport(options, { reporter, signal });
    if (ok) server.announce();
  };
  const loop = createRebuildLoop(build, (error) => {
    if (!(error instanceof Interruption))
      reporter.note(`hubdocs: ${error instanceof Error ? error.message : String(error)}`);
  });
  const watcher = await watchFolder({
    folder: resolve(options.site),
    ignored: [outDir, sideFolderOf(outDir)],
    onChange: loop.request,
    onError: (reason) => reporter.note(`hubdocs: cannot watch ${nameOf(resolve(options.site))}: ${reason}`),
  });
  return {
    close: async () => {
      await watcher.close();
      await loop.settle();
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolveAborted) => {
    signal.addEventListener("abort", () => resolveAborted(), { once: true });
  });
}
