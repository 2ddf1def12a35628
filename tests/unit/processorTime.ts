// Limits of processor time in seconds that mean the same on every machine, so that they hold on slow ones too and mean
// something on fast ones.
import { expect } from "vitest";

/** Seconds that the yardstick takes on the machine for which limits are written down. */
const yardstickSeconds = 0.02;

/** How often work may take too long: what is slow by itself is so each time, what others disturb is not. */
const attempts = 3;

/**
 * Fails unless a call takes less processor time than `limit`, in seconds of the machine for which limits are written
 * down. Work that took longer is called again, and so must give the same each time.
 */
export async function expectToTakeLessThan(limit: number, work: () => unknown): Promise<void> {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts && least >= limit; attempt += 1)
    least = Math.min(least, await processorSecondsOf(work));
  expect(least).toBeLessThan(limit);
}

async function processorSecondsOf(work: () => unknown): Promise<number> {
  const before = secondsOf(measure);
  const from = process.cpuUsage();
  await work();
  const seconds = secondsSince(from);
  // Work beside this one may have begun or ended meanwhile.
  return (seconds * yardstickSeconds) / Math.max(before, secondsOf(measure));
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
