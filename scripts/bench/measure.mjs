// Runs a command and measures it: seconds by the clock, seconds of processor time, and the most memory that it and all its
// children had together, looked at ten times a second. Memory and processor time are known on Linux only.
import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const pageBytes = 4096;
/** Bash counts the processor time of a command with all that it has waited for. */
const timed = 'TIMEFORMAT="cpu %U %S"; time "$@"';

const { NODE_EXTRA_CA_CERTS: _, ...others } = process.env;
/**
 * The environment of what is measured. Node reads these certificates whenever it starts, for 0.1 seconds of processor time,
 * so where a machine has them set, only tools that are written for Node would take that much longer.
 */
export const environment = others;

/** Processes by id: parent and resident bytes. */
function readProcesses() {
  const processes = new Map();
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "latin1");
      const fields = stat
        .slice(stat.lastIndexOf(")") + 2)
        .split(" ")
        .map(Number);
      const [, parent] = fields;
      processes.set(Number(name), { parent, bytes: fields[21] * pageBytes });
    } catch {
      // It has ended meanwhile.
    }
  }
  return processes;
}

/** Resident bytes of a process and all its children at this moment; 0 where that is not known. */
export function bytesOfTree(root) {
  if (process.platform !== "linux") return 0;
  const processes = readProcesses();
  let bytes = 0;
  for (const [id, one] of processes) {
    let above = id;
    while (above !== undefined && above !== root) above = processes.get(above)?.parent;
    if (above !== undefined) bytes += one.bytes;
  }
  return bytes;
}

/** @param options `env`: variables beside those of this process. @returns `{ exit, seconds, cpuSeconds, peakBytes, output }` */
export function measure(command, args, { env = {} } = {}) {
  const started = process.hrtime.bigint();
  const child = spawn("bash", ["-c", timed, "bash", command, ...args], {
    env: { ...environment, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text) => (output = (output + text).slice(-4000)));
  let peakBytes = 0;
  const look = () => {
    peakBytes = Math.max(peakBytes, bytesOfTree(child.pid));
  };
  const timer = setInterval(look, 100);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (exit) => {
      clearInterval(timer);
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      const [, user = 0, system = 0] = /cpu (\S+) (\S+)\s*$/.exec(output) ?? [];
      const cpuSeconds = Number(user) + Number(system);
      resolve({ exit, seconds, cpuSeconds, peakBytes, output });
    });
  });
}
