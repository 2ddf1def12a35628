// Flags that several commands have.
import { type Command, Option } from "commander";
import { wholeNumber } from "./cliValues.ts";
import { readToolVersion } from "./platform/packageFolder.ts";
import { type ReportFormat, reportFormats } from "./platform/report/reporter.ts";

/** How a command speaks: flags of every command. */
export interface SpeechFlags {
  readonly format: ReportFormat;
  readonly quiet?: boolean;
  readonly verbose?: boolean;
  readonly color: boolean;
}

/** Adds them. @param meaning What being quiet and verbose means for it. */
export function addSpeechFlags(
  command: Command,
  meaning: { readonly quiet: string; readonly verbose: string },
): Command {
  return command
    .addOption(new Option("--format <name>", "output format of findings").choices(reportFormats).default("text"))
    .option("--quiet", meaning.quiet)
    .option("--verbose", meaning.verbose)
    .option("--no-color", "print without colours (also: NO_COLOR)")
    .version(readToolVersion(), "--version", "print the version")
    .helpOption("--help", "print this help");
}

/** Values of a flag that may be repeated. */
export const collect = (value: string, values: readonly string[] = []): readonly string[] => [...values, value];

/** Where the output goes. */
export const outDirFlag = (): Option => new Option("--out-dir <folder>", "output folder (default: build, in the site)");

/** How many threads work. */
export const jobsFlag = (): Option =>
  new Option("--jobs <number>", "use at most this many threads (default: the number of processors)").argParser(
    wholeNumber({ from: 1, to: 1024 }),
  );

/** Whether warnings fail. */
export const strictFlag = (): Option => new Option("--strict", "fail on warnings, too");
