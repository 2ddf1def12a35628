// `hubdocs serve`: a built site on this machine, built first when it is not. Following edits is watchSite.ts.
import { join } from "node:path";
import { PlatformFailure } from "../platform/failure.ts";
import { type SiteServer, serveSite } from "../platform/http/httpServer.ts";
import { openInBrowser } from "../platform/openInBrowser.ts";
import { outputPathOf } from "../platform/output/findOutput.ts";
import { readMarker } from "../platform/output/marker.ts";
import { readOwnFiles } from "../platform/output/outputGuard.ts";
import { repairOutput } from "../platform/output/sideFolder.ts";
import type { Reporter } from "../platform/report/reporter.ts";
import { buildAndReport } from "./build.ts";
import { type BuildRequest, outDirOf } from "./buildRequest.ts";
import { type ExitStatus, exitStatusOf } from "./exitStatus.ts";
import { watchMissing } from "./missedOutput.ts";
import { shownName } from "./shownName.ts";
import { reporterFor, type SpeechOptions } from "./speak.ts";
import type { Terminal } from "./terminal.ts";
import { type WatchedSite, watchSite } from "./watchSite.ts";

/** What the command line asked for. */
export type ServeCommandOptions = BuildRequest &
  SpeechOptions & {
    readonly host: string;
    readonly port: number;
    readonly watch: boolean;
    /** Whether changes are looked for again and again. Default: what CHOKIDAR_USEPOLLING says, as to other tools. */
    readonly poll?: boolean;
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
    const output = await outputPathOf(outDir);
    await repairOutput(output, repairWaitMs);
    await readOwnFiles(output, shownName(outDir)); // refuses a folder that is not ours
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
  const outDir = options.outDir ?? join(options.site ?? ".", ".hubdocs-serve");
  return { ...options, drafts: true, outDir, poll: options.poll ?? !noPolling.has(process.env["CHOKIDAR_USEPOLLING"]) };
}

const noPolling: ReadonlySet<string | undefined> = new Set([undefined, "", "0", "false"]);

async function serveBuilt(options: ServeCommandOptions, surroundings: Surroundings): Promise<ExitStatus> {
  const { reporter, terminal } = surroundings;
  if (readMarker(outDirOf(options)) === undefined) {
    const { diagnostics, ok, published } = await buildAndReport(options, { reporter, signal: terminal.signal });
    if (!ok && !published) return exitStatusOf(diagnostics, { strict: false });
  }
  const server = await openServer(options, surroundings);
  try {
    announce(server, await server.urlFor(), { options, reporter });
    return await stopped(terminal.signal);
  } finally {
    await server.close();
  }
}

/**
 * Pages are served as soon as they are known, long before all of them are built. Errors of pages are waited out: the server
 * shows the site as soon as they are mended. A wrong call is not.
 */
async function serveWatched(options: ServeCommandOptions, surroundings: Surroundings): Promise<ExitStatus> {
  const { reporter, terminal } = surroundings;
  const watched = watchSite(options, { reporter, signal: terminal.signal });
  const first = watched.build().then((findings) => exitStatusOf(findings, { strict: false }));
  first.catch(() => undefined); // it is heard of below, unless there is no port to serve at
  try {
    const server = await openServer(options, surroundings, watched);
    try {
      watched.tell(server);
      const known = await Promise.race([first, watched.servable]);
      if (known !== 2) {
        const url = await server.urlFor(typeof known === "string" ? known : undefined);
        announce(server, url, { options, reporter });
      }
      return (await first) === 2 ? 2 : await stopped(terminal.signal);
    } finally {
      await server.close();
    }
  } finally {
    await watched.close();
  }
}

function openServer(
  { host, port, ...options }: ServeCommandOptions,
  { reporter }: Surroundings,
  watched?: WatchedSite,
): Promise<SiteServer> {
  const onError = errorTeller(reporter);
  const outDir = outDirOf(options);
  return serveSite({
    outDir,
    host,
    port,
    live: watched !== undefined,
    early: watched?.early,
    desk: watched?.desk,
    onMissing: watched?.onMissing ?? watchMissing(outDir, reporter).onMissing,
    onError,
  });
}

interface Announcement extends Pick<Surroundings, "reporter"> {
  readonly options: ServeCommandOptions;
}

function announce({ publicAddresses }: SiteServer, url: string, { options, reporter }: Announcement): void {
  if (publicAddresses.length > 0) reporter.note(`Other machines can read this site at ${publicAddresses.join(", ")}`);
  reporter.announce(`Serving ${url}`);
  if (options.open) openInBrowser(url, errorTeller(reporter));
}

function errorTeller(reporter: Reporter): (error: unknown) => void {
  return (error) => reporter.note(`hubdocs: ${error instanceof Error ? error.message : String(error)}`);
}

/** Waits for the interruption and throws it. */
function stopped(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
}
