// What ends a command, in the form of every other finding: what the machine refuses, a folder that is gone, a bug.
import { badCall } from "../model/badCall.ts";
import { bugWords } from "../model/bugError.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { firstLineOf } from "../model/firstLineOf.ts";
import { diskFailure, isRefusal, PlatformFailure, pathOf } from "../platform/failure.ts";
import { formatOf } from "./reportMistake.ts";
import { reporterFor } from "./speak.ts";
import type { Terminal } from "./terminal.ts";

/** Reports what was thrown in the format that the call asks for; gives the exit status. @param args Words of the call. */
export function reportFailure(
  error: unknown,
  { args, terminal }: { readonly args: readonly string[]; readonly terminal: Terminal },
): number {
  const diagnostic = describe(error, args.includes("--verbose"));
  const speech = { site: ".", format: formatOf(args), quiet: false, verbose: false, color: false };
  reporterFor(speech, { terminal, showInfo: false }).report([diagnostic]);
  return diagnostic.code === "bad-call" ? 2 : 1;
}

function describe(error: unknown, isVerbose: boolean): Diagnostic {
  if (error instanceof PlatformFailure || isRefusal(error)) {
    // What the machine refuses is no bug, wherever it is heard of: a thread, a program that was to be started.
    const path = pathOf(error);
    return diskFailure(path === undefined ? "cannot go on" : `cannot go on with ${path}`, error).diagnostic;
  }
  if (isGoneFolder(error)) {
    return badCall(
      "the current folder no longer exists",
      "change to the folder of the site, and run the command again",
    );
  }
  const message = firstLineOf(error);
  const frames = error instanceof Error ? (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line)) : [];
  return {
    code: "internal-error",
    severity: "error",
    message: message.includes(bugWords) ? message : `${message}: ${bugWords}`,
    hint: isVerbose
      ? `report it; it happened ${frames.map((line) => line.trim()).join(", ")}`
      : "report it; --verbose shows where it happened",
  };
}

/** Whether the folder that the command was called in has been removed or replaced. */
const isGoneFolder = (error: unknown): boolean =>
  error instanceof Error && "syscall" in error && error.syscall === "uv_cwd";
