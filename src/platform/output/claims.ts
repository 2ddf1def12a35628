// Claims: entries in the side folder of an output whose names say which process made them. Decides whether that process is
// still alive.
import { stat, utimes } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { diskFailure, errnoOf } from "../failure.ts";
import { hideFromGit } from "../hiddenFolder.ts";
import { makeFolders } from "../makeFolders.ts";
import { isRunning, type ProcessIdentity } from "./processIdentity.ts";

/** What a temporary folder is for: intermediate files, a version that is frozen, a build that is compared. */
export const temporaryUses = ["work", "freeze", "verify"] as const;

/** One of these uses. */
export type TemporaryUse = (typeof temporaryUses)[number];

/** `claim`: the right to build into the output. The others: a folder for a while, beside the output or elsewhere. */
type ClaimKind = "claim" | TemporaryUse;

// A process on another machine or in another container is judged by the heartbeat of its claim. It may be busy for a page's
// whole time limit (10 s), so the silence has to last longer than that.
const heartbeatMs = 1_000;
const silenceMs = 15_000;

/** A name that is never used twice. */
export function claimName(kind: ClaimKind, { pid, started, space }: ProcessIdentity): string {
  return `${kind}-${pid}-${started}-${space}-${process.hrtime.bigint()}`;
}

/** The process that made an entry of this name; `undefined` when the name is no claim of that kind. */
export function ownerOf(name: string, kind: ClaimKind): ProcessIdentity | undefined {
  // claim-4711-1234567-0123456789ab-98765; not staging-4711-…
  const [, found, pid, started, space] = /^(\w+)-(\d+)-(\w+)-([0-9a-f]{12})-\d+$/.exec(name) ?? [];
  if (found !== kind || pid === undefined || started === undefined || space === undefined) return undefined;
  return { pid: Number(pid), started, space };
}

/** Whether the process behind a claim is still alive. @param space The space of this process. */
export async function isAlive(path: string, owner: ProcessIdentity, space: string): Promise<boolean> {
  return owner.space === space ? await isRunning(owner) : await beats(path);
}

/** Whether a claim's time changes while it is watched. The clocks of two machines are never compared. */
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

/** Starts the heartbeat of a claim. @returns A function that stops it. */
export function keepBeating(path: string): () => void {
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined); // setting a time works on a full disk, too
  }, heartbeatMs);
  beat.unref();
  return () => clearInterval(beat);
}

/** Makes a side folder and puts something into it. @throws PlatformFailure write-failed. */
export async function putInto(sideFolder: string, put: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      makeFolders(sideFolder);
      hideFromGit(sideFolder);
      await put();
      return;
    } catch (error) {
      if (!wasRemoved(error) || attempt === 20) throw diskFailure(`cannot create ${sideFolder}`, error);
      // Two that try at once can stay in step, and each find what the other one has just changed.
      await sleep(attempt);
    }
  }
}

/**
 * Whether another build has removed the side folder at its end: after this build made it, or between the attempt to make
 * it and the look whether it exists.
 */
const wasRemoved = (error: unknown): boolean => ["ENOENT", "EEXIST"].includes(errnoOf(error) ?? "");
