// A share of a build that is spread over machines.

/** The `index`-th of `count` shares, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** The share that a text names, `2/8`; `undefined` for any other text. */
export function parseShard(text: string): Shard | undefined {
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  return index >= 1 && index <= count ? { index, count } : undefined;
}
