// Starts the real command for tests of the portal.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { keepProcess } from "./keptProcess.ts";

/** The repository: hubdocs' package and at the same time its first site. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The program of the command, for tests that start it in a way of their own. */
export const command = `${root}bin/hubdocs.js`;

const runInKeptProcess = keepProcess();

// To see whether a failure comes from calls that share a process: every call gets one of its own.
const areApart = process.env["HUBDOCS_TEST_APART"] !== undefined;

/** Runs `hubdocs` to its end, in a process that all calls of a file of tests share. */
export function runHubdocs(args: readonly string[], folder: string = root, env: NodeJS.ProcessEnv = {}) {
  if (areApart) return startHubdocs(args, folder, env);
  return runInKeptProcess({ args, folder, env: withoutColor(env) });
}

/** Runs `hubdocs` as a process of its own, as people do: slower, and needed where the process itself is looked at. */
export function startHubdocs(args: readonly string[], folder: string = root, env: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: withoutColor(env),
  });
}

const withoutColor = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({ ...process.env, NO_COLOR: "1", ...env });

/** A running server. */
export interface RunningServer {
  /** Without final slash. */
  readonly origin: string;
  stop(): void;
}

/** Serves a built site on a free port. */
export function serveSite(outDir: string, folder: string = root): Promise<RunningServer> {
  const child: ChildProcess = spawn(process.execPath, [command, "serve", "--out-dir", outDir, "--port", "0"], {
    cwd: folder,
  });
  return new Promise((resolve, reject) => {
    let said = "";
    const listen = (chunk: Buffer): void => {
      said += chunk.toString();
      const address = /Serving (http:\S+?)\/?\s/.exec(said)?.[1];
      if (address !== undefined) resolve({ origin: address, stop: () => void child.kill() });
    };
    child.stdout?.on("data", listen);
    child.stderr?.on("data", listen);
    child.once("exit", () => reject(new Error(`the server ended: ${said}`)));
  });
}
