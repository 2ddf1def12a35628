// Every moment at which a command that changes a site can be killed, from one run of it: what the site holds then.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { command } from "../portal/runHubdocs.ts";
import { readOutput } from "./readOutput.ts";

/** A run of the command that changes a site. */
export interface ChangingRun {
  readonly args: readonly string[];
  /** Where it runs. */
  readonly folder: string;
  /** The site that it changes. */
  readonly site: string;
  readonly env?: NodeJS.ProcessEnv;
  /** How it may end. @default [0] */
  readonly statuses?: readonly number[];
}

/** What a site holds at a moment. */
export interface Moment {
  /** The number of the call before which it was. */
  readonly call: number;
  /** Puts the site into the state of this moment. */
  restore(): void;
}

/** Runs a command to its end, or to where it is killed, with copies of what the site holds meanwhile. */
function runWatched({ args, folder, site, env = process.env }: ChangingRun, { to, killAt = "" }: Watch) {
  const preload = ["--require", fileURLToPath(new URL("keepMoments.cjs", import.meta.url))];
  return spawnSync(process.execPath, [...preload, command, ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...env, NO_COLOR: "1", MOMENTS_OF: site, MOMENTS_TO: to, KILL_AT: killAt },
  });
}

interface Watch {
  /** The folder for copies. */
  readonly to: string;
  readonly killAt?: string;
}

/** Files with their digests, and folders; without the process that a claim or a file that is being written names. */
const stateOf = (site: string): string =>
  `${JSON.stringify([...readOutput(site)])} ${readdirSync(site, { recursive: true }).sort()}`
    .replace(/claim-[\w-]+/g, "claim")
    .replace(/\.hubdocs-\d+-\d+/g, ".new");

/**
 * The different states of the site at all moments of a run, without those at which there is no site yet. A process that is
 * really killed at the one in the middle is seen to leave the same.
 */
export function momentsOf(run: ChangingRun): readonly Moment[] {
  const { site } = run;
  const [before, kept] = [`${site}.before`, `${site}.moments`];
  if (existsSync(site)) cpSync(site, before, { recursive: true });
  expect(run.statuses ?? [0]).toContain(runWatched(run, { to: kept }).status);
  const calls = readdirSync(kept).map(Number);
  const states = new Map(
    calls.sort((one, other) => other - one).map((call) => [stateOf(join(kept, String(call))), call]),
  );
  const moments = [...states.values()].reverse().map((call) => ({
    call,
    restore() {
      rmSync(site, { recursive: true, force: true });
      cpSync(join(kept, String(call)), site, { recursive: true });
    },
  }));

  const middle = moments[Math.floor(moments.length / 2)];
  rmSync(site, { recursive: true });
  if (existsSync(before)) cpSync(before, site, { recursive: true });
  expect(runWatched(run, { to: `${site}.killed`, killAt: String(middle?.call) }).signal).toBe("SIGKILL");
  const killed = stateOf(site);
  middle?.restore();
  expect(stateOf(site)).toBe(killed);
  return moments;
}
