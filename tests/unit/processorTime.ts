// Limits of processor time in seconds that mean the same on every machine, so that they hold on slow ones too and mean
// something on fast ones.
import { expect } from "vitest";

/** Seconds that the yardstick takes on the machine for which limits are written down. */
const yardstickSeconds = 0.02;

/** No machine is so many times faster than that one. */
const mostTimesFaster = 5;

/** How often work may take too long: what is slow by itself is so each time, what others disturb is not. */
const attempts = 3;

/**
 * Fails unless a call takes less processor time than `limit`, in seconds of the machine for which limits are written
 * down. Work that took longer is called again, and so must give the same each time.
 */
export async function expectToTakeLessThan(limit: number, work: () => unknown): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  let yardstick = 0;
  for (let attempt = 0; attempt < attempts && least >= limit; attempt += 1) {
    const from = process.cpuUsage();
    await work();
    const seconds = secondsSince(from);
    // On no machine could this be too long.
    if (seconds * mostTimesFaster < limit) return;
    // Work beside this one may have begun or ended since the last attempt.
    const [before, after] = [yardstick, secondsOf(measure)];
    yardstick = after;
    least = Math.min(least, (seconds * yardstickSeconds) / Math.max(before, after));
  }
  expect(least).toBeLessThan(limit);
}

/** Work of the kind that is measured: looking through texts and putting others together. */
function measure(): number {
  let size = 0;
  for (let round = 0; round < 22; round += 1) {
    const text = Array.from({ length: 2_000 }, (_, index) => `[name ${index * round}](word.md "title")`).join("\n");
    for (const { groups } of text.matchAll(/\[(?<label>[^\]]*)\]\((?<address>\S+)/g))
      size += groups?.["label"]?.length ?? 0;
    for (const character of text) if (character === "\n") size += 1;
  }
  return size;
}

function secondsOf(work: () => unknown): number {
  const from = process.cpuUsage();
  work();
  return secondsSince(from);
}

function secondsSince(from: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1e6;
}
