// When files of a site were last changed and what they were called, from git: one pass over the history for all files.
// Without git, or outside a repository, nothing is known and nothing fails; it can be asked whether that is so.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { type SitePath, sitePath } from "../model/brands.ts";
import type { HistoryDepth, LastUpdate } from "../model/frontMatter.ts";

/** Begins the line of a commit; file names cannot hold it. */
const commitMark = "\0";

/** How far the past of a folder reaches: not at all outside a repository and without git, part of it in a shallow clone. */
export async function readHistoryDepth(siteFolder: string, signal: AbortSignal): Promise<HistoryDepth> {
  const answers: string[] = [];
  for await (const line of gitLines(["rev-parse", "--is-shallow-repository"], siteFolder, signal)) answers.push(line);
  signal.throwIfAborted();
  const [answer] = answers;
  return answer === undefined ? "none" : answer === "true" ? "shallow" : "whole";
}

/**
 * The last commit of every file below a folder of the site that git knows. Where a shallow clone ends, its oldest commits
 * seem to have made every file: of those files nothing is known but that.
 * @param siteFolder Absolute path; it may be below the root of its repository.
 */
export async function readLastUpdates(
  siteFolder: string,
  folder: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<SitePath, LastUpdate>> {
  const updates = new Map<SitePath, LastUpdate>();
  const isShallow = (await readHistoryDepth(siteFolder, signal)) === "shallow";
  const format = `--format=${"%x00"}%aI%x00%an%x00%P`;
  const args = ["-c", "core.quotePath=false", "log", format, "--name-only", "--relative", "--no-renames", "--", folder];
  let commit: LastUpdate = {};
  for await (const line of gitLines(args, siteFolder, signal)) {
    if (line.startsWith(commitMark)) {
      const [, date = "", author = "", parents = ""] = line.split(commitMark);
      commit = isShallow && parents === "" ? {} : { date, author };
    } else if (line !== "" && !updates.has(sitePath(line))) updates.set(sitePath(line), commit);
  }
  signal.throwIfAborted();
  return updates;
}

// Renames of years are read in less; in a history that takes longer the older ones stay unknown.
const renamesLimitMs = 5_000;

/**
 * Files below a folder of the site that git knows to have been renamed, by their former paths; the last name counts.
 * Renames that are not committed yet are among them.
 */
export async function readRenames(
  siteFolder: string,
  folder: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<SitePath, SitePath>> {
  const renames = new Map<SitePath, SitePath>();
  const limited = AbortSignal.any([signal, AbortSignal.timeout(renamesLimitMs)]);
  const filter = ["--diff-filter=R", "-M", "--name-status", "--relative", "--no-ext-diff"];
  for (const command of [
    ["diff", ...filter, "HEAD"],
    ["log", "--format=", ...filter],
  ]) {
    const args = ["-c", "core.quotePath=false", ...command, "--", folder];
    for await (const line of gitLines(args, siteFolder, limited)) {
      // "R097<tab>content/en/docs/old.md<tab>content/en/docs/new.md"; newest first
      const [status, from, to] = line.split("\t");
      if (status === undefined || from === undefined || to === undefined) continue;
      if (!renames.has(sitePath(from))) renames.set(sitePath(from), renames.get(sitePath(to)) ?? sitePath(to));
    }
  }
  signal.throwIfAborted();
  return renames;
}

/** Lines that git prints; none when there is no git or it fails, fewer when it is stopped. */
async function* gitLines(args: readonly string[], cwd: string, signal: AbortSignal): AsyncGenerator<string> {
  const child = spawn("git", args, { cwd, stdio: ["ignore", "pipe", "ignore"], signal });
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("close", () => resolve());
  });
  yield* createInterface({ input: child.stdout });
  await ended;
}
