// Identifies a process by its number, the time it started, and the machine and container in which both are valid: numbers
// alone are given again.
import { readFile, readlink } from "node:fs/promises";
import { hostname } from "node:os";
import { promisify } from "node:util";
import { errnoOf } from "../failure.ts";
import { digestOf } from "../hash.ts";

/** Identifies a process even after its end. All parts are safe in file names. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in whatever unit the system gives; `unknown` where it gives none. */
  readonly started: string;
  /** Digest of machine, boot and container: process numbers are comparable only inside one. */
  readonly space: string;
}

const unknownStart = "unknown";

/** The identity of this process. */
export async function identifySelf(): Promise<ProcessIdentity> {
  const state = await processState(process.pid);
  return { pid: process.pid, started: state?.started ?? unknownStart, space: await processSpace() };
}

/** Whether the process is still running. Both identities must be of one space. */
export async function isRunning({ pid, started }: ProcessIdentity): Promise<boolean> {
  if (!hasNumber(pid)) return false;
  const state = await processState(pid);
  if (state === undefined) return true;
  return !state.hasEnded && (started === unknownStart || state.started === started);
}

/** No system gives a higher number; what is no number of a process would be taken for that of a group, or for one refused. */
const highestPid = 2 ** 31 - 1;

function hasNumber(pid: number): boolean {
  if (pid === 0 || pid > highestPid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errnoOf(error) !== "ESRCH"; // EPERM: it exists and is another user's
  }
}

interface ProcessState {
  readonly started: string;
  /** Whether it is a zombie: ended, but its parent has not noticed yet. */
  readonly hasEnded: boolean;
}

async function processState(pid: number): Promise<ProcessState | undefined> {
  if (process.platform === "win32") return undefined;
  try {
    return process.platform === "linux" ? await readProcessFile(pid) : await askForProcess(pid);
  } catch {
    return undefined; // no /proc on this system: the number alone has to do
  }
}

async function readProcessFile(pid: number): Promise<ProcessState | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, "latin1");
  // "42 (name, which may hold blanks and brackets) S 1 …": fields are counted from the last bracket, the state is
  // the third of proc(5), the start time in clock ticks since boot the 22nd.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const started = fields[19];
  return started === undefined ? undefined : { started, hasEnded: fields[0] === "Z" || fields[0] === "X" };
}

async function askForProcess(pid: number): Promise<ProcessState | undefined> {
  const { execFile } = await import("node:child_process");
  const { stdout } = await promisify(execFile)("ps", ["-o", "lstart=,state=", "-p", String(pid)]);
  const [, started, state] = /^\s*(.*\S)\s+(\S+)\s*$/.exec(stdout) ?? [];
  if (started === undefined || state === undefined) return undefined;
  return { started: digestOf(started).slice(0, 12), hasEnded: state.startsWith("Z") };
}

async function processSpace(): Promise<string> {
  const parts = await Promise.all([
    // Only Linux has these. Elsewhere the name of the machine has to do.
    readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => hostname()),
    readlink("/proc/self/ns/pid").catch(() => ""),
  ]);
  return digestOf(parts.join("\n")).slice(0, 12);
}
