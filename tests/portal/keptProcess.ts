// Runs commands in one process that goes on, and waits for each as if it were a process of its own.
import { execFileSync, spawn } from "node:child_process";
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("keptHubdocs.mjs", import.meta.url));

interface Call {
  readonly args: readonly string[];
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

/** What a command has said, and its exit status. */
interface Result {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Gives the function that runs a command in the kept process. The first call starts it; it ends with the process that asks. */
export function keepProcess(): (call: Call) => Result {
  const kept = new Map<"process", ReturnType<typeof startProcess>>();
  return (call) => {
    const process = kept.get("process") ?? startProcess();
    kept.set("process", process);
    try {
      writeSync(process.calls, `${JSON.stringify(call)}\n`);
      return JSON.parse(readLine(process.answers));
    } catch (cause) {
      kept.delete("process");
      throw new Error(`\`hubdocs ${call.args.join(" ")}\` has ended its process: ${process.words()}`, { cause });
    }
  };
}

function startProcess() {
  const folder = mkdtempSync(join(tmpdir(), "hubdocs-calls-"));
  const calls = openPipe(join(folder, "calls"));
  const answers = openPipe(join(folder, "answers"));
  const words = openSync(join(folder, "words"), "a+");
  const child = spawn(process.execPath, [program], { stdio: [calls.reading, words, words, answers.writing] });
  child.unref();
  // With its only reader or writer a pipe ends, here and there.
  closeSync(calls.reading);
  closeSync(answers.writing);
  rmSync(folder, { recursive: true });
  return { calls: calls.writing, answers: answers.reading, words: () => readFileSync(words, "utf8") };
}

/** Both ends of a new pipe. Opening one end would wait for the other, so both are opened at once first. */
function openPipe(path: string): { readonly reading: number; readonly writing: number } {
  execFileSync("mkfifo", [path]);
  const both = openSync(path, constants.O_RDWR);
  const ends = { reading: openSync(path, "r"), writing: openSync(path, "w") };
  closeSync(both);
  return ends;
}

/** Waits for a line and gives it. */
function readLine(pipe: number): string {
  const parts: Buffer[] = [];
  do {
    const part = Buffer.alloc(65_536);
    const length = readSync(pipe, part);
    if (length === 0) throw new Error("there is no answer");
    parts.push(part.subarray(0, length));
  } while (parts.at(-1)?.at(-1) !== 0x0a);
  return Buffer.concat(parts).toString();
}
