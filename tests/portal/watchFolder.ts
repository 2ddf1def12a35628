// Starts `serve --watch` for tests that look at what it says.
import { spawn } from "node:child_process";
import { command } from "./runHubdocs.ts";

/** A server that watches a site. */
interface WatchingServer {
  /** What it has said so far, on both streams. */
  said(): string;
  /** Without final slash; `undefined` until it serves. */
  address(): string | undefined;
  stop(): Promise<void>;
}

/** Starts a server on a free port. @param flags Flags of Node. */
export function watchFolder(folder: string, flags: readonly string[] = [], cwd: string = folder): WatchingServer {
  const server = spawn(process.execPath, [...flags, command, "serve", folder, "--watch", "--port", "0"], { cwd });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  const parts: string[] = [];
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk) => parts.push(String(chunk)));
  const said = (): string => parts.join("");
  return {
    said,
    address: () => /Serving (http:\S+?)\/?\s/.exec(said())?.[1],
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}
