// Where programs of a site that run in threads print.
import type { Worker } from "node:worker_threads";

/**
 * Sends what programs of a site print in a thread to where messages go: standard output is for results.
 * @param worker Made with `stdout: true`.
 */
export function divertOutput({ stdout }: Worker): void {
  stdout.on("data", (text: Uint8Array) => void process.stderr.write(text));
}
