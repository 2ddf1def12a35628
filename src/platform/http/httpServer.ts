// Serves a built site on the developer's machine. Connects the parts: sockets, whose requests are answered, the files of the
// output, and how they are sent. Only reads; it builds nothing.
import { hostname, networkInterfaces } from "node:os";
import { realPathOf } from "../output/outputGuard.ts";
import { openBuiltFiles } from "./builtFiles.ts";
import { watchBuiltSite } from "./builtSite.ts";
import type { DeskReader } from "./desk.ts";
import type { EarlyReader } from "./earlyAnswer.ts";
import { type ListenRequest, listen } from "./listen.ts";
import { type Problem, startLiveReload } from "./liveReload.ts";
import { createRequestHandler } from "./requestHandler.ts";
import { encodePath } from "./requestTarget.ts";

/** What to serve and where. */
interface ServeRequest extends ListenRequest {
  /** Folder of a built site. */
  readonly outDir: string;
  /** Whether open pages follow rebuilds. */
  readonly live: boolean;
  /** Answers for pages of a site that is still being built. */
  readonly early?: EarlyReader | undefined;
  /** Makes the page for translators; absent when the site is not being written. */
  readonly desk?: DeskReader | undefined;
  /** Called when a file of the built site is asked for that somebody has removed. */
  readonly onMissing?: (() => void) | undefined;
  readonly onError: (error: unknown) => void;
}

/** A running server. */
export interface SiteServer {
  /** Address of the site's home page. @param baseUrl Base URL of the site, where it is known before the site is built. */
  urlFor(baseUrl?: string): Promise<string>;
  /** Addresses under which other machines can reach it; empty for loopback. */
  readonly publicAddresses: readonly string[];
  /** Tells open pages that something they show may have changed. */
  announceChange(): void;
  /** Sends the present errors to open pages. */
  announceProblems(problems: readonly Problem[]): void;
  /** Serves these pages instead of those of the output, until the next call. */
  showInstead(pages: ReadonlyMap<string, string>): void;
  close(): Promise<void>;
}

/** Starts to serve. @throws PlatformFailure port-taken. */
export async function serveSite(request: ServeRequest): Promise<SiteServer> {
  const { outDir, host, port, live: isLive, early, desk, onMissing, onError } = request;
  const live = isLive ? startLiveReload(`${process.pid}-${process.hrtime.bigint()}`) : undefined;
  const readSite = watchBuiltSite(outDir);
  const files = openBuiltFiles(await realPathOf(outDir), live?.addScript);
  const publicAddresses = publicAddressesOf(host);
  const hostNames = hostNamesOf(host, publicAddresses);
  const sockets = await listen(
    { host, port },
    createRequestHandler({ readSite, files, hostNames, live, early, desk, onMissing, onError }),
  );
  return {
    urlFor: async (baseUrl) => {
      const path = encodePath(baseUrl ?? (await readSite())?.baseUrl ?? "/");
      return `http://${isWildcard(host) ? "localhost" : inUrl(host)}:${sockets.port}${path}`;
    },
    publicAddresses,
    announceChange: () => live?.announceChange(),
    announceProblems: (problems) => live?.announceProblems(problems),
    showInstead: files.showInstead,
    close: async () => {
      live?.close();
      await sockets.close();
    },
  };
}

const isWildcard = (host: string): boolean => host === "0.0.0.0" || host === "::";
const isLoopback = (host: string): boolean =>
  host === "localhost" || host.endsWith(".localhost") || host === "::1" || host.startsWith("127.");

/** IPv6 addresses stand in brackets. */
const inUrl = (host: string): string => (host.includes(":") ? `[${host}]` : host.toLowerCase());

function publicAddressesOf(host: string): readonly string[] {
  if (isLoopback(host)) return [];
  if (!isWildcard(host)) return [inUrl(host)];
  const found = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return found.filter(({ internal }) => !internal).map(({ address }) => inUrl(address));
}

/** Names allowed in a Host header: those of loopback, the requested one, and for a wildcard all names of this machine. */
function hostNamesOf(host: string, publicAddresses: readonly string[]): ReadonlySet<string> {
  const machine = isWildcard(host) ? [hostname().toLowerCase()] : [];
  return new Set(["localhost", "127.0.0.1", "[::1]", inUrl(host), ...publicAddresses, ...machine]);
}
