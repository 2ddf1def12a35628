// Lets only one build at a time write into an output, by claim files in the output's side folder.
//
// A claim is an empty file whose name says which process made it. A build puts its claim down first and lists all
// claims afterwards: it holds the lock when no other claim of a living process is there; otherwise it takes its
// claim back and tries again later. Of two builds at least one sees the other, so both can never hold it. No name
// is ever used twice, so removing a dead claim cannot hit a living one: there is no race in taking over.
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { diskFailure, PlatformFailure } from "../failure.ts";
import { removeHidden } from "../hiddenFolder.ts";
import { claimName, isAlive, keepBeating, ownerOf, putInto } from "./claims.ts";
import { identifySelf, isRunning, type ProcessIdentity } from "./processIdentity.ts";

/** A held lock. */
export interface OutputLock {
  /** A name that no other build uses, as part of file names. */
  readonly name: string;
  /** Releases the lock and removes the side folder if it is empty then. Safe to call twice. */
  release(): Promise<void>;
}

/** What a lock is for and how long to wait for it. */
interface LockRequest {
  /** Folder of claims; made when it is missing. */
  readonly sideFolder: string;
  /** The output, as messages name it. */
  readonly outputName: string;
  /** What to say of a process that holds it. @default that it is another build */
  readonly rival?: { readonly name: string; readonly hint: string };
  readonly waitMs: number;
  readonly signal?: AbortSignal;
}

/** Takes the lock, or waits for it. @throws PlatformFailure: output-locked when another build still runs after the wait, write-failed. */
export async function lockOutput(request: LockRequest): Promise<OutputLock> {
  const self = await identifySelf();
  const claim = claimName("claim", self);
  // The clock of the machine may be set back while a build waits.
  const deadline = performance.now() + request.waitMs;
  for (;;) {
    const rival = await claimOnce(request.sideFolder, claim, self.space);
    if (rival === undefined) return holdLock(request.sideFolder, claim);
    if (performance.now() >= deadline) throw lockedBy(rival, request);
    await sleep(50 + Math.random() * 100, undefined, request.signal === undefined ? {} : { signal: request.signal });
  }
}

/** Tries once. @returns The process that holds the lock, if another does; no claim of this process is left then. */
async function claimOnce(sideFolder: string, claim: string, space: string): Promise<ProcessIdentity | undefined> {
  try {
    await putInto(sideFolder, () => writeFile(join(sideFolder, claim), "", { flag: "wx" }));
    const rival = await findRival(sideFolder, claim, space);
    if (rival !== undefined) await removeClaim(sideFolder, claim);
    return rival;
  } catch (error) {
    await removeClaim(sideFolder, claim);
    removeHidden(sideFolder);
    throw diskFailure(`cannot prepare ${sideFolder}`, error);
  }
}

/** Removes a claim. A failure does no harm, as the claim stops counting when its process ends. */
const removeClaim = (sideFolder: string, claim: string): Promise<void> =>
  rm(join(sideFolder, claim), { force: true, maxRetries: 3 }).catch(() => undefined);

/** Finds another claim whose process is alive, and removes claims of dead processes. */
async function findRival(sideFolder: string, claim: string, space: string): Promise<ProcessIdentity | undefined> {
  for (const name of await readdir(sideFolder)) {
    const owner = name === claim ? undefined : ownerOf(name, "claim");
    if (owner === undefined) continue;
    const path = join(sideFolder, name);
    if (await isAlive(path, owner, space)) return owner;
    // A backup that was put back may hold a folder under such a name.
    await rm(path, { force: true, recursive: true });
  }
  return undefined;
}

/**
 * Removes the claims that killed processes of this machine have left, and the side folder if it is empty then. Never fails.
 */
export async function sweepClaims(sideFolder: string): Promise<void> {
  const names = await readdir(sideFolder).catch(() => undefined);
  if (names === undefined) return; // as nearly always: nobody was killed
  const { space } = await identifySelf();
  for (const name of names) {
    const owner = ownerOf(name, "claim");
    // Of processes elsewhere only long silence would tell, which is for those who need the lock.
    if (owner?.space === space && !(await isRunning(owner))) await removeClaim(sideFolder, name);
  }
  removeHidden(sideFolder);
}

function holdLock(sideFolder: string, claim: string): OutputLock {
  const stopBeating = keepBeating(join(sideFolder, claim));
  return {
    name: claim.slice("claim-".length),
    release: async () => {
      stopBeating();
      await removeClaim(sideFolder, claim);
      removeHidden(sideFolder);
    },
  };
}

const anotherBuild = {
  name: "another build",
  hint: "wait until it is done, or choose another folder with --out-dir",
};

function lockedBy({ pid }: ProcessIdentity, { outputName, rival = anotherBuild }: LockRequest): PlatformFailure {
  return new PlatformFailure({
    code: "output-locked",
    severity: "error",
    message: `${rival.name} (process ${pid}) is writing ${outputName}`,
    hint: rival.hint,
  });
}
