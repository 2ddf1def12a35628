// When files of a site were last changed, from git: one pass over the history for all files. Without git, or outside a
// repository, nothing is known and nothing fails.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { type SitePath, sitePath } from "../model/brands.ts";
import type { LastUpdate } from "../model/frontMatter.ts";

/** Begins the line of a commit; file names cannot hold it. */
const commitMark = "\0";

/**
 * The last commit of every file below a folder of the site that git knows.
 * @param siteFolder Absolute path; it may be below the root of its repository.
 */
export async function readLastUpdates(
  siteFolder: string,
  folder: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<SitePath, LastUpdate>> {
  const updates = new Map<SitePath, LastUpdate>();
  const format = `--format=${"%x00"}%aI%x00%an`;
  const args = ["-c", "core.quotePath=false", "log", format, "--name-only", "--relative", "--no-renames", "--", folder];
  const child = spawn("git", args, { cwd: siteFolder, stdio: ["ignore", "pipe", "ignore"], signal });
  const ended = new Promise<void>((resolve) => {
    child.once("error", () => resolve());
    child.once("close", () => resolve());
  });
  let commit: LastUpdate = {};
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith(commitMark)) {
      const [, date = "", author = ""] = line.split(commitMark);
      commit = { date, author };
    } else if (line !== "" && !updates.has(sitePath(line))) updates.set(sitePath(line), commit);
  }
  await ended;
  signal.throwIfAborted();
  return updates;
}
