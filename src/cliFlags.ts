// Flags that several commands have, and what turns the text of a flag into its value.
import { InvalidArgumentError, Option } from "commander";
import type { Shard } from "./model/shard.ts";

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

/** A parser for a flag that takes a whole number. */
export function wholeNumber({ from, to }: { readonly from: number; readonly to: number }): (text: string) => number {
  return (text) => {
    const number = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    if (!(number >= from && number <= to))
      throw new InvalidArgumentError(`It must be a whole number from ${from} to ${to}.`);
    return number;
  };
}

/** The share that a text names: `2/8`. */
export function shardFrom(text: string): Shard {
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (!(index >= 1 && index <= count)) throw new InvalidArgumentError("It must be a share such as 2/8.");
  return { index, count };
}
