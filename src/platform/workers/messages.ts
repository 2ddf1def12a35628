// The messages between the main thread and its workers.
import type { EntryRow } from "../cache/packFormat.ts";

/** To a worker. */
export type ToWorker =
  /** A value for all later jobs; sent once to each worker. */
  | { readonly kind: "share"; readonly name: string; readonly value: unknown }
  /** Jobs to prepare for, before their first batch. */
  | { readonly kind: "prepare"; readonly jobs: readonly string[] }
  | { readonly kind: "run"; readonly batch: number; readonly job: string; readonly items: readonly unknown[] }
  /** Its pool is done with it: forget all values and preparations. */
  | { readonly kind: "rest" }
  /** Another pool has work for it. */
  | { readonly kind: "begin"; readonly packFd: number };

/** From a worker. */
export interface FromWorker {
  readonly batch: number;
  readonly results: readonly ItemResult[];
  /** The rows that the batch added to the worker's pack. */
  readonly rows: readonly EntryRow[];
}

/** The result of one item. */
export type ItemResult =
  | { readonly kind: "done"; readonly value: unknown }
  /** The handler threw. */
  | { readonly kind: "threw"; readonly error: ThrownError };

/** An error as plain data. */
export interface ThrownError {
  readonly message: string;
  readonly stack?: string;
  /** Code of a system error, and the path it names. */
  readonly code?: string;
  readonly path?: string;
  /** The diagnostic of a `PlatformFailure`. */
  readonly diagnostic?: unknown;
}

/** The data that a worker is started with. */
export interface WorkerStart {
  /**
   * Four integers that the worker writes and the main thread reads: the number of the batch, how many of its items have begun,
   * by how many thousandths the time limit of the present item is extended, and the line that is being worked on (0 if
   * unknown).
   */
  readonly progress: SharedArrayBuffer;
  /** The pack that the worker fills. */
  readonly packFd: number;
}
