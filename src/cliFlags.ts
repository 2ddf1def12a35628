// Flags that several commands have.
import { Option } from "commander";
import { wholeNumber } from "./cliValues.ts";

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
export const strictFlag = (): Option => new Option("--strict", "let warnings fail too");
