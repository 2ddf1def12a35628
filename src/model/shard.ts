// A share of a build that is spread over machines.

/** The `index`-th of `count` shares, counted from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}
