import { expect, test } from "vitest";
import { openSearchBeside } from "../../../src/pipeline/searchBeside.ts";
import type { WorkerPool } from "../../../src/platform/workers/workerPool.ts";

const nothing = { value: ["search.json"], diagnostics: [] };

/** Steps in their order, and an index that ends when it is told to. */
function setUp() {
  const steps: string[] = [];
  const ends: { readonly resolve: (value: typeof nothing) => void; readonly reject: (reason: Error) => void }[] = [];
  const promise = new Promise<typeof nothing>((resolve, reject) => ends.push({ resolve, reject }));
  const index = async (): Promise<typeof nothing> => {
    steps.push("begun");
    const indexed = await promise;
    steps.push("ended");
    return indexed;
  };
  const rest = async (): Promise<void> => void steps.push("rest");
  const workers: Pick<WorkerPool, "rest"> = { rest };
  return {
    steps,
    resolve: () => ends[0]?.resolve(nothing),
    reject: (reason: Error) => ends[0]?.reject(reason),
    search: openSearchBeside(index, workers),
  };
}

test("of few pages the index begins with the last of them, and nobody waits before its end is asked for", async () => {
  const { steps, resolve, search } = setUp();
  search.begin(10);
  await search.afterPages();
  expect(steps).toEqual(["begun"]);
  resolve();
  expect(await search.end()).toBe(nothing);
  expect(steps).toEqual(["begun", "ended"]);
});

test("of many pages it begins after them with new threads, which end with it", async () => {
  const { steps, resolve, search } = setUp();
  search.begin(10_000);
  expect(steps).toEqual([]);
  resolve();
  await search.afterPages();
  expect(steps).toEqual(["rest", "begun", "ended", "rest"]);
  expect(await search.end()).toBe(nothing);
  expect(steps.length).toBe(4);
});

test("who leaves early waits until it has ended, and hears of its failure only by asking", async () => {
  const { reject, search } = setUp();
  search.begin(1);
  let isSettled = false;
  const settled = search.settle().then(() => {
    isSettled = true;
  });
  await Promise.resolve();
  expect(isSettled).toBe(false);
  reject(new Error("no room"));
  await settled;
  await expect(search.end()).rejects.toThrow("no room");
});

test("an index that was never begun is not begun by leaving", async () => {
  const { steps, search } = setUp();
  await search.settle();
  expect(steps).toEqual([]);
});
