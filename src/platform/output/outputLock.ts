// One build at a time into one output. Owns the claim files in the output's side folder and the judgement whether
// the process behind a claim still lives.
//
// A claim is an empty file whose name says which process made it. A build puts its claim down first and lists all
// claims afterwards: it holds the lock when no other claim of a living process is there; otherwise it takes its
// claim back and tries again later. Of two builds at least one sees the other, so both can never hold it. No name
// is ever used twice, so removing a dead claim cannot hit a living one: there is no race in taking over.
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { diskFailure, PlatformFailure } from "../failure.ts";
import { claimName, isAlive, keepBeating, ownerOf, putInto, removeSideFolder } from "./claims.ts";
import { identifySelf, type ProcessIdentity } from "./processIdentity.ts";

/** A held lock. */
export interface OutputLock {
  /** Part of names that no other build uses. */
  readonly name: string;
  /** Gives the lock up and removes the side folder if nothing else is in it. Safe to call twice. */
  release(): Promise<void>;
}

/** What a lock is for and how long to wait for it. */
interface LockRequest {
  /** Folder of claims; made when it is missing. */
  readonly sideFolder: string;
  /** The output, as messages name it. */
  readonly outputName: string;
  readonly waitMs: number;
  readonly signal?: AbortSignal;
}

/** Takes the lock, or waits for it. @throws PlatformFailure: output-locked when another build still runs after the wait, write-failed. */
export async function lockOutput(request: LockRequest): Promise<OutputLock> {
  const self = await identifySelf();
  const claim = claimName("claim", self);
  const deadline = Date.now() + request.waitMs;
  for (;;) {
    const rival = await claimOnce(request.sideFolder, claim, self.space);
    if (rival === undefined) return holdLock(request.sideFolder, claim);
    if (Date.now() >= deadline) throw lockedBy(rival, request.outputName);
    await sleep(50 + Math.random() * 100, undefined, request.signal === undefined ? {} : { signal: request.signal });
  }
}

/** @returns Who holds the lock, when the claim was taken back again; nothing of it stays when the disk refuses either. */
async function claimOnce(sideFolder: string, claim: string, space: string): Promise<ProcessIdentity | undefined> {
  try {
    await putInto(sideFolder, () => writeFile(join(sideFolder, claim), "", { flag: "wx" }));
    const rival = await findRival(sideFolder, claim, space);
    if (rival !== undefined) await removeClaim(sideFolder, claim);
    return rival;
  } catch (error) {
    await removeClaim(sideFolder, claim);
    await removeSideFolder(sideFolder);
    throw diskFailure(`cannot prepare ${sideFolder}`, error);
  }
}

/** One that cannot be removed fails nothing: it counts no longer than its process lives. */
const removeClaim = (sideFolder: string, claim: string): Promise<void> =>
  rm(join(sideFolder, claim), { force: true, maxRetries: 3 }).catch(() => undefined);

/** Another claim whose process lives; claims of dead processes are removed on the way. */
async function findRival(sideFolder: string, claim: string, space: string): Promise<ProcessIdentity | undefined> {
  for (const name of await readdir(sideFolder)) {
    const owner = name === claim ? undefined : ownerOf(name, "claim");
    if (owner === undefined) continue;
    const path = join(sideFolder, name);
    if (await isAlive(path, owner, space)) return owner;
    await rm(path, { force: true });
  }
  return undefined;
}

function holdLock(sideFolder: string, claim: string): OutputLock {
  const stopBeating = keepBeating(join(sideFolder, claim));
  return {
    name: claim.slice("claim-".length),
    release: async () => {
      stopBeating();
      await removeClaim(sideFolder, claim);
      await removeSideFolder(sideFolder);
    },
  };
}

function lockedBy(rival: ProcessIdentity, outputName: string): PlatformFailure {
  return new PlatformFailure({
    code: "output-locked",
    severity: "error",
    message: `another build (process ${rival.pid}) is writing ${outputName}`,
    hint: "wait until it has ended, or choose another folder with --out-dir",
  });
}
