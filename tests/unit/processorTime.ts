// Processor time in seconds that mean the same on every machine, so that limits of tests hold on slow ones too and mean
// something on fast ones.

/** Seconds that the yardstick takes on the machine for which limits are written down. */
const yardstickSeconds = 0.02;

/** Processor seconds of a call, as that machine would need them. */
export async function processorSecondsOf(work: () => unknown): Promise<number> {
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
