// What files of a site said before, from git. Without git, or outside a repository, they said nothing, and nothing fails.
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { SitePath } from "../model/brands.ts";

// Older states than these are another page.
const mostStates = 100;
// What is not found by then stays unknown: hundreds of pages with long pasts would take minutes.
const longestMs = 5_000;

/** Reads the texts of a file as they were committed, newest first, one by one as they are asked for. */
type FormerTexts = (file: SitePath) => AsyncGenerator<string, void>;

/**
 * A reader of former texts, for all files together limited in time from its first use on.
 * @param siteFolder Absolute path; it may be below the root of its repository.
 */
export function openFormerTexts(siteFolder: string, signal: AbortSignal): FormerTexts {
  let limited: AbortSignal | undefined;
  return async function* readFormerTexts(file) {
    limited ??= AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
    const ended = limited;
    const git = (...args: readonly string[]): Promise<string> => outputOf(args, siteFolder, ended);
    const commits = await git("log", `--max-count=${mostStates}`, "--format=%H", "--", file);
    for (const commit of commits.split("\n").filter((line) => line !== "")) {
      if (ended.aborted) return;
      yield await git("show", "--no-textconv", `${commit}:./${file}`);
    }
  };
}

/** What git prints; nothing when there is no git, it fails, or it is stopped. */
async function outputOf(args: readonly string[], cwd: string, signal: AbortSignal): Promise<string> {
  if (signal.aborted) return "";
  const child = spawn("git", args, { cwd, stdio: ["ignore", "pipe", "ignore"], signal });
  child.once("error", () => undefined);
  return await text(child.stdout).catch(() => "");
}
