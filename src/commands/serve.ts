// `hubdocs serve`: a built site on this machine, built first when it is not. Following edits is watchSite.ts.
import { join } from "node:path";
import { PlatformFailure } from "../platform/failure.ts";
import { serveSite } from "../platform/http/httpServer.ts";
import { openInBrowser } from "../platform/openInBrowser.ts";
import { readMarker } from "../platform/output/marker.ts";
import { readOwnFiles } from "../platform/output/outputGuard.ts";
import { repairOutput } from "../platform/output/sideFolder.ts";
import type { Reporter } from "../platform/report/reporter.ts";
import { buildAndReport } from "./build.ts";
import { type ExitStatus, exitStatusOf } from "./exitStatus.ts";
import { type BuildRequest, nameOf, outDirOf } from "./runBuild.ts";
import { reporterFor, type SpeechOptions } from "./speak.ts";
import type { Terminal } from "./terminal.ts";
import { type WatchedSite, watchSite } from "./watchSite.ts";

/** What the command line asked for. */
export type ServeCommandOptions = BuildRequest &
  SpeechOptions & {
    readonly host: string;
    readonly port: number;
    readonly watch: boolean;
    readonly open: boolean;
  };

interface Surroundings {
  readonly reporter: Reporter;
  readonly terminal: Terminal;
}

// A build of another process may be under way when the server starts.
const repairWaitMs = 2_000;

/** Serves a site until the process is interrupted. Gives a status only when there is nothing to serve. */
export async function serveCommand(asked: ServeCommandOptions, terminal: Terminal): Promise<ExitStatus> {
  const options = asked.watch ? forWriting(asked) : asked;
  const reporter = reporterFor(options, { terminal, showInfo: false });
  try {
    const outDir = outDirOf(options);
    await repairOutput(outDir, repairWaitMs);
    await readOwnFiles(outDir, nameOf(outDir)); // refuses a folder that is not ours
    return await (options.watch
      ? serveWatched(options, { reporter, terminal })
      : serveBuilt(options, { reporter, terminal }));
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    reporter.report([error.diagnostic]);
    return exitStatusOf([error.diagnostic], { strict: false });
  }
}

/** While a site is being written its drafts are shown; they stay out of the folder that gets published. */
function forWriting(options: ServeCommandOptions): ServeCommandOptions {
  return { ...options, drafts: true, outDir: options.outDir ?? join(options.site ?? ".", ".hubdocs-serve") };
}

async function serveBuilt(options: ServeCommandOptions, { reporter, terminal }: Surroundings): Promise<ExitStatus> {
  if ((await readMarker(outDirOf(options))) === undefined) {
    const { diagnostics, ok, published } = await buildAndReport(options, { reporter, signal: terminal.signal });
    if (!ok && !published) return exitStatusOf(diagnostics, { strict: false });
  }
  return await serveUntilStopped(options, { reporter, terminal });
}

/** Errors of pages are waited out: the server shows the site as soon as they are mended. A wrong call is not. */
async function serveWatched(options: ServeCommandOptions, { reporter, terminal }: Surroundings): Promise<ExitStatus> {
  const watched = watchSite(options, { reporter, signal: terminal.signal });
  try {
    const status = exitStatusOf(await watched.build(), { strict: false });
    if (status === 2) return status;
    return await serveUntilStopped(options, { reporter, terminal, watched });
  } finally {
    await watched.close();
  }
}

async function serveUntilStopped(
  options: ServeCommandOptions,
  { reporter, terminal, watched }: Surroundings & { readonly watched?: WatchedSite },
): Promise<never> {
  const { host, port } = options;
  const onError = (error: unknown): void =>
    reporter.note(`hubdocs: ${error instanceof Error ? error.message : String(error)}`);
  const server = await serveSite({ outDir: outDirOf(options), host, port, live: watched !== undefined, onError });
  watched?.tell(server);
  if (server.publicAddresses.length > 0) {
    reporter.note(`Other machines can read this site at ${server.publicAddresses.join(", ")}`);
  }
  terminal.writeOutput(`Serving ${server.url}\n`); // also when quiet: it is what scripts wait for
  if (options.open) openInBrowser(server.url, onError);
  await aborted(terminal.signal);
  await server.close();
  throw terminal.signal.reason;
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
