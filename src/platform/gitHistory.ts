// Asks git when the files of a site were last changed and how they were called before, in one pass over the history. Without
// git or outside a repository nothing is known, which is no error; `readHistoryDepth` tells whether that is so.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { type SitePath, sitePath } from "../model/brands.ts";
import type { HistoryDepth, LastUpdate } from "../model/frontMatter.ts";
import { limitTime } from "./limitTime.ts";

/** Marks the line of a commit; file names cannot contain it. */
const commitMark = "\0";

/** How much history is available: none without git or a repository, part of it in a shallow clone. */
export async function readHistoryDepth(siteFolder: string, signal: AbortSignal): Promise<HistoryDepth> {
  const answers: string[] = [];
  for await (const line of gitLines(["rev-parse", "--is-shallow-repository"], siteFolder, signal)) answers.push(line);
  signal.throwIfAborted();
  const [answer] = answers;
  return answer === undefined ? "none" : answer === "true" ? "shallow" : "whole";
}

/**
 * The last commit of every tracked file below a folder of the site. In a shallow clone the oldest commits seem to have added
 * all files, so nothing is known of files that no later commit changed.
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

// Enough for years of renames; in a history that takes longer, the older ones stay unknown.
const renamesLimitMs = 5_000;

/**
 * The present paths of renamed files below a folder of the site, by their former paths. Includes renames that are not
 * committed yet.
 */
export async function readRenames(
  siteFolder: string,
  folder: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<SitePath, SitePath>> {
  const renames = new Map<SitePath, SitePath>();
  const limit = limitTime(signal, renamesLimitMs);
  const filter = ["--diff-filter=R", "-M", "--name-status", "--relative", "--no-ext-diff"];
  for (const command of [
    ["diff", ...filter, "HEAD"],
    ["log", "--format=", ...filter],
  ]) {
    const args = ["-c", "core.quotePath=false", ...command, "--", folder];
    for await (const line of gitLines(args, siteFolder, limit.signal)) {
      // "R097<tab>content/en/docs/old.md<tab>content/en/docs/new.md"; newest first
      const [status, from, to] = line.split("\t");
      if (status === undefined || from === undefined || to === undefined) continue;
      if (!renames.has(sitePath(from))) renames.set(sitePath(from), renames.get(sitePath(to)) ?? sitePath(to));
    }
  }
  limit.clear();
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
