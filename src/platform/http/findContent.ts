// Finds the content that answers a path, all from one state of the output, even if a build replaces the output meanwhile.
// Knows nothing of requests.
import { setTimeout as sleep } from "node:timers/promises";
import type { BuiltFiles, FileContent } from "./builtFiles.ts";
import type { BuiltSiteReader } from "./builtSite.ts";
import { type Answer, type BuiltSite, resolveAddress } from "./resolveAddress.ts";

/**
 * Pauses before each attempt. Where two folders cannot be exchanged in one step there is no output for a moment, which is
 * long only when the build does not get the processor.
 */
const pausesMs = [0, 5, 20, 80];

type Files = Pick<BuiltFiles, "read" | "isThere">;

/** An answer with its content. */
export interface Found {
  /** The state of the output that the content comes from. */
  readonly site: BuiltSite;
  readonly answer: Answer;
  /** The content of a file; `undefined` for other answers, and when somebody has removed the file since the build. */
  readonly content: FileContent | undefined;
}

/**
 * Looks a path up, and again if the output was replaced meanwhile.
 * @param pathIn Gives the path, which may depend on the base URL of the site.
 * @returns `undefined` when nothing is built.
 */
export async function findContent(
  pathIn: (site: BuiltSite) => string,
  { readSite, files }: { readonly readSite: BuiltSiteReader; readonly files: Files },
): Promise<Found | undefined> {
  let site = await readSite();
  if (site === undefined) return undefined;
  for (const pauseMs of pausesMs) {
    const found = await lookUp(pathIn(site), site, files);
    const isMissing = found.answer.kind === "file" && found.content === undefined && !(await files.isThere());
    const present: BuiltSite = (await readSite()) ?? site;
    if (present === site && !isMissing) return found;
    if (found.content?.kind === "disk") await found.content.handle.close();
    if (present === site) await sleep(pauseMs);
    site = (await readSite()) ?? present;
  }
  return await lookUp(pathIn(site), site, files);
}

async function lookUp(path: string, site: BuiltSite, files: Files): Promise<Found> {
  const answer = resolveAddress(path, site);
  return { site, answer, content: answer.kind === "file" ? await files.read(answer.file) : undefined };
}
