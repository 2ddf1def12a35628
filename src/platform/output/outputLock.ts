// One build at a time into one output. Owns the claim files in the output's side folder and the judgement whether
// the process behind a claim still lives.
//
// A claim is an empty file whose name says which process made it. A build puts its claim down first and lists all
// claims afterwards: it holds the lock when no other claim of a living process is there; otherwise it takes its
// claim back and tries again later. Of two builds at least one sees the other, so both can never hold it. No name
// is ever used twice, so removing a dead claim cannot hit a living one: there is no race in taking over.
import { mkdir, readdir, rm, rmdir, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { diskFailure, errnoOf, PlatformFailure } from "../failure.ts";
import { identifySelf, isRunning, type ProcessIdentity } from "./processIdentity.ts";

/** A held lock. */
export interface OutputLock {
  /** Part of names that no other build uses. */
  readonly name: string;
  /** Gives the lock up and removes the side folder if nothing else is in it. Safe to call twice. */
  release(): Promise<void>;
}

/** What a lock is for and how long to wait for it. */
export interface LockRequest {
  /** Folder of claims; made when it is missing. */
  readonly sideFolder: string;
  /** The output, as messages name it. */
  readonly outputName: string;
  readonly waitMs: number;
  readonly signal?: AbortSignal;
}

// A claim of another machine or container is judged by its heartbeat. Its owner may be busy for a page's whole time
// limit (10 s), so silence has to last longer than that.
const heartbeatMs = 1_000;
const silenceMs = 15_000;

/** @throws PlatformFailure: output-locked when another build still runs after the wait, write-failed. */
export async function lockOutput(request: LockRequest): Promise<OutputLock> {
  const self = await identifySelf();
  const claim = `claim-${self.pid}-${self.started}-${self.space}-${process.hrtime.bigint()}`;
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
    await putClaim(sideFolder, claim);
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

/** Stays when it is not empty: another build has claimed it. */
const removeSideFolder = (sideFolder: string): Promise<void> => rmdir(sideFolder).catch(() => undefined);

async function putClaim(sideFolder: string, claim: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await makeFolder(sideFolder);
      await writeFile(join(sideFolder, claim), "", { flag: "wx" });
      return;
    } catch (error) {
      // Another build removes the side folder as it ends, between our two calls.
      if (errnoOf(error) !== "ENOENT" || attempt === 20) throw diskFailure(`cannot create ${sideFolder}`, error);
    }
  }
}

/** Makes a folder and those above it. Node's own way reports a read-only disk as "no such file or directory". */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const errno = errnoOf(error);
    if (errno === "EEXIST") return;
    if (errno !== "ENOENT" || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}

/** Another claim whose process lives; claims of dead processes are removed on the way. */
async function findRival(sideFolder: string, claim: string, space: string): Promise<ProcessIdentity | undefined> {
  for (const name of await readdir(sideFolder)) {
    const owner = name === claim ? undefined : ownerOf(name);
    if (owner === undefined) continue;
    const path = join(sideFolder, name);
    const lives = owner.space === space ? await isRunning(owner) : await beats(path);
    if (lives) return owner;
    await rm(path, { force: true });
  }
  return undefined;
}

function ownerOf(name: string): ProcessIdentity | undefined {
  // claim-4711-1234567-0123456789ab-98765; not staging-4711-…
  const [, pid, started, space] = /^claim-(\d+)-(\w+)-([0-9a-f]{12})-\d+$/.exec(name) ?? [];
  if (pid === undefined || started === undefined || space === undefined) return undefined;
  return { pid: Number(pid), started, space };
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

function holdLock(sideFolder: string, claim: string): OutputLock {
  const path = join(sideFolder, claim);
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined); // a full disk does not matter to an empty file's time
  }, heartbeatMs);
  beat.unref();
  return {
    name: claim.slice("claim-".length),
    release: async () => {
      clearInterval(beat);
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
