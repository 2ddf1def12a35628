// Reads former texts of a site's files from git. Without git or outside a repository there are none, which is no error.
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { SitePath } from "../model/brands.ts";

// Older versions have little in common with the page of today.
const mostStates = 100;
// The search stops then: hundreds of pages with long histories would take minutes.
const defaultLongestMs = 5_000;

/** Reads the texts of a file as they were committed, newest first, one by one as they are asked for. */
type FormerTexts = (file: SitePath) => AsyncGenerator<string, void>;

/**
 * A reader of former texts. Its time limit covers all files together and starts with the first use.
 * @param siteFolder Absolute path; it may be below the root of its repository.
 */
export function openFormerTexts(
  siteFolder: string,
  { signal, longestMs = defaultLongestMs }: { readonly signal: AbortSignal; readonly longestMs?: number | undefined },
): FormerTexts {
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
