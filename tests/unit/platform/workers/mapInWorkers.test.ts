// How a map hands its items to the threads: with a pool that notes what it is asked and answers when it is told to.
import { expect, test } from "vitest";
import { type MapItem, type MapOptions, mapInWorkers } from "../../../../src/platform/workers/mapInWorkers.ts";
import type { BatchRequest, Outcome, WorkerPool } from "../../../../src/platform/workers/workerPool.ts";

interface Asked extends BatchRequest {
  readonly workers: number;
}
type Answer = (request: BatchRequest, count: number) => Promise<readonly Outcome<unknown>[]>;

const doneWith = ({ items }: BatchRequest): readonly Outcome<unknown>[] =>
  items.map((value) => ({ kind: "done", value }));
const never = (): Promise<never> => new Promise(() => undefined);
const turns = (count: number): Promise<void> =>
  count === 0 ? Promise.resolve() : new Promise((resolve) => setImmediate(() => resolve(turns(count - 1))));

/** A pool of two threads, and what it was asked. */
function openPool(answer: Answer = async (request) => doneWith(request)) {
  const asked: Asked[] = [];
  const nothing = { share: () => undefined, wake: () => undefined, prepare: () => undefined };
  const run = (request: BatchRequest, workers: number) => {
    asked.push({ ...request, workers });
    return answer(request, asked.length);
  };
  const ends = { rest: async () => undefined, dismiss: async () => undefined, close: async () => undefined };
  const pool: WorkerPool = { size: 2, ...nothing, run, ...ends, goApart: () => undefined };
  return { pool, asked };
}

type Item = MapItem<string>;
const jobs = (count: number): readonly Item[] => Array.from({ length: count }, (_, item) => ({ kind: "job", item }));
const options: MapOptions<unknown, string> = {
  ...{ job: "any", limitMs: 10, expected: 0, signal: new AbortController().signal },
  finish: (outcome, index) => `${index}:${outcome.kind === "done" ? outcome.value : outcome.reason}`,
};

test("results stand in the order of the items, those that were known among those that were made", async () => {
  const answer: Answer = async (request, count) => {
    await turns(10 - count);
    return doneWith(request);
  };
  const items: readonly Item[] = [
    { kind: "job", item: "a" },
    { kind: "known", result: "k" },
    { kind: "job", item: "b" },
    { kind: "job", item: "c" },
  ];
  const made = await mapInWorkers(openPool(answer).pool, items, { ...options, batchItems: 1 });
  expect(made).toEqual(["0:a", "k", "2:b", "3:c"]);
});

test("items go in batches of 16, the last one with the rest; nothing is asked where all is known", async () => {
  const { pool, asked } = openPool();
  await mapInWorkers(pool, jobs(35), { ...options, threads: 1 });
  expect(asked.map(({ items }) => items.length)).toEqual([16, 16, 3]);
  expect(asked[2]).toMatchObject({ job: "any", threads: 1, items: [32, 33, 34] });
  await mapInWorkers(pool, [{ kind: "known", result: "k" }], options);
  expect(asked).toHaveLength(3);
});

test("an item with a limit of its own goes alone and takes no other's time", async () => {
  const { pool, asked } = openPool();
  await mapInWorkers(pool, [...jobs(2), { kind: "job", item: "book", limitMs: 900 }, ...jobs(1)], options);
  expect(asked.map(({ items, limitMs }) => [items, limitMs])).toEqual([
    [[0, 1], 10],
    [["book"], 900],
    [[0], 10],
  ]);
});

test("as many threads are asked for as the work is worth, also when it turns out to be more than expected", async () => {
  const workersAsked = async (count: number, expected: number) => {
    const { pool, asked } = openPool();
    await mapInWorkers(pool, jobs(count), { ...options, expected });
    return asked.map(({ workers }) => workers);
  };
  expect(await workersAsked(1, 1)).toEqual([1]);
  expect(await workersAsked(1, 101)).toEqual([2]);
  expect(await workersAsked(1, 1000)).toEqual([2]);
  expect((await workersAsked(112, 1)).at(-1)).toBe(2);
});

test("items are read no further ahead than the threads can follow", async () => {
  const { pool, asked } = openPool(never);
  let read = 0;
  function* endless(): Generator<Item> {
    for (;;) {
      read += 1;
      yield { kind: "job", item: read };
    }
  }
  void mapInWorkers(pool, endless(), { ...options, batchItems: 1 });
  await turns(20);
  // Two for each thread, and one that waits for them.
  expect([read, asked.length]).toEqual([5, 5]);
});

test("a single item is handed out before all that need no work have been looked at", async () => {
  const { pool, asked } = openPool();
  const askedAfter: number[] = [];
  function* items(): Generator<Item> {
    yield { kind: "job", item: "a" };
    for (let index = 0; index < 600; index += 1) {
      askedAfter.push(asked.length);
      yield { kind: "known", result: "k" };
    }
  }
  await mapInWorkers(pool, items(), options);
  expect(askedAfter[200]).toBe(0);
  expect(askedAfter[300]).toBe(1);
});

test("what a job throws ends the map with nothing more read, and is thrown when nothing is under way any more", async () => {
  let isOver = false;
  const answer: Answer = async (request, count) => {
    if (count === 2) throw new Error("a job has failed");
    await turns(3);
    isOver = true;
    return doneWith(request);
  };
  let handedOut = false;
  let read = 0;
  function* items(): Generator<Item> {
    for (const item of jobs(1000)) {
      read += 1;
      yield item;
    }
  }
  const onHandedOut = (): void => {
    handedOut = true;
  };
  const map = mapInWorkers(openPool(answer).pool, items(), { ...options, batchItems: 1, onHandedOut });
  await expect(map).rejects.toThrow("a job has failed");
  expect([isOver, handedOut]).toEqual([true, false]);
  expect(read).toBeLessThan(10);
});

test("an interruption ends the map with its reason", async () => {
  const controller = new AbortController();
  let read = 0;
  function* items(): Generator<Item> {
    for (const item of jobs(1000)) {
      read += 1;
      if (read === 20) controller.abort(new Error("enough"));
      yield item;
    }
  }
  const map = mapInWorkers(openPool().pool, items(), { ...options, signal: controller.signal });
  await expect(map).rejects.toThrow("enough");
  expect(read).toBe(20);
});

test("an interruption while the last items are under way is heard, too", async () => {
  const controller = new AbortController();
  const answer: Answer = async (request) => {
    await turns(2);
    controller.abort(new Error("enough"));
    return doneWith(request);
  };
  const map = mapInWorkers(openPool(answer).pool, jobs(1), { ...options, signal: controller.signal });
  await expect(map).rejects.toThrow("enough");
});

test("who waits for the last item to be handed out hears how many needed work", async () => {
  let told = -1;
  const onHandedOut = (count: number): void => {
    told = count;
  };
  await mapInWorkers(openPool().pool, [...jobs(3), { kind: "known", result: "k" }], { ...options, onHandedOut });
  expect(told).toBe(3);
});
