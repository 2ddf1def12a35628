// What answers a path, of one state of the output: a build may put another one in its place between two looks at the disk.
// Does not know requests.
import { setTimeout as sleep } from "node:timers/promises";
import type { BuiltFiles, FileContent } from "./builtFiles.ts";
import type { BuiltSiteReader } from "./builtSite.ts";
import { type Answer, type BuiltSite, resolveAddress } from "./resolveAddress.ts";

/**
 * Before each further look. Where no program can exchange two folders there is no output for a moment, which is long only
 * when the build does not get the processor just then.
 */
const pausesMs = [0, 5, 20, 80];

type Files = Pick<BuiltFiles, "read" | "isThere">;

/** An answer with what it needs of the output. */
export interface Found {
  /** The state that the content is of. */
  readonly site: BuiltSite;
  readonly answer: Answer;
  /** Of an answer that is a file; `undefined` when the file is gone though the build has written it. */
  readonly content: FileContent | undefined;
}

/**
 * Looks a path up. What was looked for while the output was replaced is looked for again.
 * @param pathIn Gives the path in a site.
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
