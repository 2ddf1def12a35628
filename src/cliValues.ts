// Values of flags that are more than a text: what each may be, and what is said when it is not.
import { InvalidArgumentError } from "commander";
import { parseShard, type Shard } from "./model/shard.ts";

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
  const shard = parseShard(text);
  if (shard === undefined) throw new InvalidArgumentError("It must be a share such as 2/8.");
  return shard;
}

/**
 * The name or address to listen on that a text gives; an address may stand in brackets, as in a URL.
 * @throws InvalidArgumentError for an empty one, which the system takes for all addresses of the machine.
 */
export function hostFrom(text: string): string {
  const host = /^\[([\da-f:.]+)\]$/i.exec(text)?.[1] ?? text.trim();
  if (host === "") throw new InvalidArgumentError("It must be a name or an address, such as localhost.");
  return host;
}
