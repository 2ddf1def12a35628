import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { createRebuildLoop } from "../../../src/commands/rebuildLoop.ts";

test("builds never overlap, and however many are asked for during one, one follows", async () => {
  let state = 0;
  let running = 0;
  const built: number[] = [];
  const build = async (): Promise<void> => {
    running += 1;
    expect(running).toBe(1);
    const seen = state;
    await sleep(20);
    built.push(seen);
    running -= 1;
  };
  const loop = createRebuildLoop(build, () => undefined);
  for (state = 1; state < 6; state += 1) loop.request();
  await loop.settle();
  expect(built).toEqual([1, 6]);
});

test("of what is asked for later the newest counts, and what can wait comes in its place", async () => {
  let builds = 0;
  const loop = createRebuildLoop(
    async () => {
      builds += 1;
    },
    () => undefined,
  );
  loop.requestAfter(60_000);
  loop.requestAfter(10);
  loop.requestByThen(60_000);
  await sleep(40);
  expect(builds).toBe(1);
  loop.requestByThen(10);
  loop.cancel();
  await sleep(40);
  expect(builds).toBe(1);
  loop.requestByThen(10);
  await sleep(40);
  expect(builds).toBe(2);
});

test("a build that fails is told, and the next one runs", async () => {
  const errors: unknown[] = [];
  let builds = 0;
  const loop = createRebuildLoop(
    async () => {
      builds += 1;
      if (builds === 1) throw new Error("broken page");
    },
    (error) => errors.push(error),
  );
  loop.request();
  await loop.settle();
  loop.request();
  await loop.settle();
  expect([builds, errors.length]).toEqual([2, 1]);
});
