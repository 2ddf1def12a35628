// What the main thread and its workers say to each other.
import type { EntryRow } from "../cache/packFormat.ts";

/** To a worker. */
export type ToWorker =
  /** A value for all later jobs, sent to each worker once. */
  | { readonly kind: "share"; readonly name: string; readonly value: unknown }
  /** Jobs to get ready for, before their first batch. */
  | { readonly kind: "prepare"; readonly jobs: readonly string[] }
  | { readonly kind: "run"; readonly batch: number; readonly job: string; readonly items: readonly unknown[] };

/** From a worker. */
export interface FromWorker {
  readonly batch: number;
  readonly results: readonly ItemResult[];
  /** What the batch has added to the worker's pack. */
  readonly rows: readonly EntryRow[];
}

/** What one item gave. */
export type ItemResult =
  | { readonly kind: "done"; readonly value: unknown }
  /** The handler threw. */
  | { readonly kind: "threw"; readonly error: ThrownError };

/** An error on its way between threads. */
export interface ThrownError {
  readonly message: string;
  readonly stack?: string;
  /** Code of a system error, and the path it names. */
  readonly code?: string;
  readonly path?: string;
  /** The finding that a failure of the platform carries. */
  readonly diagnostic?: unknown;
}

/** What a worker is started with. */
export interface WorkerStart {
  /**
   * Four whole numbers: the batch under way, how many of its items have begun, by how many thousandths of its time the
   * last of them may take longer, and the line of it that is worked on, 0 when it says none. Written by the worker, read
   * here.
   */
  readonly progress: SharedArrayBuffer;
  /** Pack that this worker fills. */
  readonly packFd: number;
}
