// Asks git when the files of a site were last changed and how they were called before, in one pass over the history. Without
// git or outside a repository nothing is known, which is no error; `readHistoryDepth` tells whether that is so.
import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { type SitePath, sitePath } from "../model/brands.ts";
import type { HistoryDepth, LastUpdate } from "../model/frontMatter.ts";
import { limitTime } from "./limitTime.ts";

/** Marks the line of a commit; file names cannot contain it. */
const commitMark = "\0";

/** How much history is available: none without git or a repository, part of it in a shallow clone. */
export async function readHistoryDepth(siteFolder: string, signal: AbortSignal): Promise<HistoryDepth> {
  const question = ["rev-parse", "--is-shallow-repository"];
  const answers: string[] = [];
  for await (const line of gitLines(question, siteFolder, signal)) answers.push(line);
  signal.throwIfAborted();
  const [answer] = answers;
  if (answer !== undefined) return answer === "true" ? "shallow" : "whole";
  return (await isRefused(question, siteFolder, signal)) ? "refused" : "none";
}

/** Whether git does not read a repository because of its owner. */
async function isRefused(args: readonly string[], cwd: string, signal: AbortSignal): Promise<boolean> {
  // Complaints are read in English.
  const env = { ...process.env, LC_ALL: "C" };
  const child = spawn("git", args, { cwd, env, stdio: ["ignore", "ignore", "pipe"], signal });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  await whenEnded(child);
  signal.throwIfAborted();
  return complaint.includes("dubious ownership");
}

const whenEnded = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once("error", () => resolve());
    child.once("close", () => resolve());
  });

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
  const form = [`--format=${"%x00"}%aI%x00%an%x00%P`, "--encoding=UTF-8", "--name-only", "--relative", "--no-renames"];
  const args = [...ownSettings, "log", ...form, "--", folder];
  let commit: LastUpdate = {};
  for await (const line of gitLines(args, siteFolder, signal)) {
    if (line.startsWith(commitMark)) {
      const [, date = "", author = "", parents = ""] = line.split(commitMark);
      commit = isShallow && parents === "" ? {} : { date, author };
    } else if (line !== "") {
      const path = sitePath(unquoted(line));
      if (!updates.has(path)) updates.set(path, commit);
    }
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
    const args = [...ownSettings, ...command, "--", folder];
    for await (const line of gitLines(args, siteFolder, limit.signal)) {
      // "R097<tab>content/en/docs/old.md<tab>content/en/docs/new.md"; newest first
      const [status, from, to] = line.split("\t").map(unquoted);
      if (status === undefined || from === undefined || to === undefined) continue;
      if (!renames.has(sitePath(from))) renames.set(sitePath(from), renames.get(sitePath(to)) ?? sitePath(to));
    }
  }
  limit.clear();
  signal.throwIfAborted();
  return renames;
}

/** What the user's own configuration may have otherwise. */
const ownSettings = ["-c", "core.quotePath=false", "-c", "log.showRoot=true", "-c", "log.showSignature=false"];

const escapes: Readonly<Record<string, string>> = { a: "\x07", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

/** A path that git puts in quotes, because it holds some itself: `"say \"hi\".md"`. */
function unquoted(path: string): string {
  if (!/^".*"$/s.test(path)) return path;
  return path
    .slice(1, -1)
    .replace(/\\(?:([0-7]{3})|(.))/gs, (_, octal: string | undefined, sign: string) =>
      octal === undefined ? (escapes[sign] ?? sign) : String.fromCharCode(Number.parseInt(octal, 8)),
    );
}

/** Lines that git prints; none when there is no git or it fails, fewer when it is stopped. */
async function* gitLines(args: readonly string[], cwd: string, signal: AbortSignal): AsyncGenerator<string> {
  const child = spawn("git", args, { cwd, stdio: ["ignore", "pipe", "ignore"], signal });
  const ended = whenEnded(child);
  yield* createInterface({ input: child.stdout });
  await ended;
}
