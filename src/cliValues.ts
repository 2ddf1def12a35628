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

/** A value of which there can be one: another would be looked at by nobody, and what it asks for not be done. */
export function once(text: string, before?: string): string {
  refuseAnother(before);
  return text;
}

function refuseAnother(before: unknown): void {
  if (before !== undefined) throw new InvalidArgumentError("It may be given only once.");
}

/** The share that a text names: `2/8`. */
export function shardFrom(text: string, before?: Shard): Shard {
  refuseAnother(before);
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
