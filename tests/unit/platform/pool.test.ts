import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { mapInOrder } from "../../../src/platform/pool.ts";

test("results come in the order of the items, whoever finishes first", async () => {
  const results = await mapInOrder([30, 1, 15, 2], async (ms) => sleep(ms, ms), { concurrency: 4 });
  expect(results).toEqual([30, 1, 15, 2]);
});

test("no more jobs run at a time than asked for, and no fewer", async () => {
  let running = 0;
  let most = 0;
  const job = async (): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await sleep(2);
    running -= 1;
  };
  await mapInOrder(Array.from({ length: 20 }), job, { concurrency: 3 });
  expect(most).toBe(3);
});

test("a generator is read no further than jobs are free", async () => {
  let taken = 0;
  function* items(): Generator<number> {
    for (;;) {
      taken += 1;
      yield taken;
    }
  }
  const job = (item: number): void => {
    if (item === 5) throw new Error("stop");
  };
  await expect(mapInOrder(items(), job, { concurrency: 2 })).rejects.toThrow("stop");
  expect(taken).toBeLessThanOrEqual(7);
});

test("an async generator works like a list", async () => {
  async function* items(): AsyncGenerator<string> {
    yield "a";
    await sleep(1);
    yield "b";
  }
  expect(await mapInOrder(items(), (item, index) => `${index}${item}`, { concurrency: 4 })).toEqual(["0a", "1b"]);
});

test("of several failures the earliest item's is thrown, after all jobs under way have ended", async () => {
  const ended: number[] = [];
  const job = async (ms: number): Promise<void> => {
    await sleep(ms);
    ended.push(ms);
    throw new Error(`job ${ms}`);
  };
  await expect(mapInOrder([20, 1, 10], job, { concurrency: 3 })).rejects.toThrow("job 20");
  expect(ended).toEqual([1, 10, 20]);
});

test("a failing generator fails the map", async () => {
  function* items(): Generator<number> {
    yield 1;
    throw new Error("no more");
  }
  await expect(mapInOrder(items(), (item) => item, { concurrency: 2 })).rejects.toThrow("no more");
});

test("an abort takes no more items and rejects with its reason", async () => {
  const controller = new AbortController();
  const seen: number[] = [];
  const job = (item: number): void => {
    seen.push(item);
    if (item === 2) controller.abort(new Error("enough"));
  };
  await expect(mapInOrder([1, 2, 3, 4], job, { concurrency: 1, signal: controller.signal })).rejects.toThrow("enough");
  expect(seen).toEqual([1, 2]);
});
