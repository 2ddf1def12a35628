// What builds put into the side folder of an output under names that say which process made it, and the judgement whether
// that process still lives.
import { rmdir, stat, utimes } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { diskFailure, errnoOf } from "../failure.ts";
import { makeFolders } from "../makeFolders.ts";
import { isRunning, type ProcessIdentity } from "./processIdentity.ts";

/** The right to build into the output, or a place for intermediate files where there is no other. */
type ClaimKind = "claim" | "work";

// A claim of another machine or container is judged by its heartbeat. Its owner may be busy for a page's whole time
// limit (10 s), so silence has to last longer than that.
const heartbeatMs = 1_000;
const silenceMs = 15_000;

/** A name that is never used twice. */
export function claimName(kind: ClaimKind, { pid, started, space }: ProcessIdentity): string {
  return `${kind}-${pid}-${started}-${space}-${process.hrtime.bigint()}`;
}

/** Who made what has this name; `undefined` when it is no claim of that kind. */
export function ownerOf(name: string, kind: ClaimKind): ProcessIdentity | undefined {
  // claim-4711-1234567-0123456789ab-98765; not staging-4711-…
  const [, found, pid, started, space] = /^(\w+)-(\d+)-(\w+)-([0-9a-f]{12})-\d+$/.exec(name) ?? [];
  if (found !== kind || pid === undefined || started === undefined || space === undefined) return undefined;
  return { pid: Number(pid), started, space };
}

/** Whether the process behind a claim still lives. @param space That of this process. */
export async function isAlive(path: string, owner: ProcessIdentity, space: string): Promise<boolean> {
  return owner.space === space ? await isRunning(owner) : await beats(path);
}

/** Whether the time of a claim moves while it is watched; clocks of two machines are never compared. */
async function beats(path: string): Promise<boolean> {
  const timeOf = (): Promise<number | undefined> =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
  const before = await timeOf();
  for (let waitedMs = 0; waitedMs < silenceMs; waitedMs += heartbeatMs) {
    await sleep(heartbeatMs);
    const now = await timeOf();
    if (now === undefined) return false;
    if (now !== before) return true;
  }
  return false;
}

/** Shows others that this process lives. @returns What ends that. */
export function keepBeating(path: string): () => void {
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined); // a full disk does not matter to a time
  }, heartbeatMs);
  beat.unref();
  return () => clearInterval(beat);
}

/** Makes a side folder and puts something into it. @throws PlatformFailure write-failed. */
export async function putInto(sideFolder: string, put: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      makeFolders(sideFolder);
      await put();
      return;
    } catch (error) {
      if (!wasRemoved(error) || attempt === 20) throw diskFailure(`cannot create ${sideFolder}`, error);
    }
  }
}

/**
 * Another build removes the side folder as it ends: after it was made here, or when it was there as it was to be made
 * and is gone as it is looked at.
 */
const wasRemoved = (error: unknown): boolean => ["ENOENT", "EEXIST"].includes(errnoOf(error) ?? "");

/** Stays when it is not empty: another build has claimed it. */
export const removeSideFolder = (sideFolder: string): Promise<void> => rmdir(sideFolder).catch(() => undefined);
