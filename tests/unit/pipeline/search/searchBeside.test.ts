import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import type { SearchIndex } from "../../../../src/pipeline/search/indexSearch.ts";
import { openSearchBeside } from "../../../../src/pipeline/search/searchBeside.ts";
import type { WorkerPool } from "../../../../src/platform/workers/workerPool.ts";

const paths = ["search.json"];

/** Steps in their order, and an index that ends when it is told to. */
function setUp() {
  const steps: string[] = [];
  const ends: { readonly resolve: () => void; readonly reject: (reason: Error) => void }[] = [];
  const promise = new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
  const finish = async (): Promise<readonly string[]> => {
    steps.push("written");
    return paths;
  };
  const index = async (): Promise<SearchIndex> => {
    steps.push("begun");
    await promise;
    steps.push("ended");
    return { diagnostics: [], finish };
  };
  const rest = async (): Promise<void> => void steps.push("rest");
  const workers: Pick<WorkerPool, "rest"> = { rest };
  return {
    steps,
    resolve: () => ends[0]?.resolve(),
    reject: (reason: Error) => ends[0]?.reject(reason),
    search: openSearchBeside(index, workers),
  };
}

test("of few pages the index begins behind what is under way, and nobody waits before its end is asked for", async () => {
  const { steps, resolve, search } = setUp();
  search.begin(10);
  search.begin(10);
  await search.afterPages();
  expect(steps).toEqual([]);
  await nextTurn();
  expect(steps).toEqual(["begun"]);
  resolve();
  expect(await search.end()).toEqual({ value: paths, diagnostics: [] });
  expect(steps).toEqual(["begun", "ended", "written"]);
});

test("of many pages it begins after them with new threads, which end before its files are written", async () => {
  const { steps, resolve, search } = setUp();
  search.begin(10_000);
  expect(steps).toEqual([]);
  resolve();
  await search.afterPages();
  expect(steps).toEqual(["rest", "begun", "ended", "rest"]);
  expect((await search.end()).value).toBe(paths);
  expect(steps).toEqual(["rest", "begun", "ended", "rest", "written"]);
});

test("who leaves early waits until it has ended, and hears of its failure only by asking", async () => {
  const { reject, search } = setUp();
  search.begin(1);
  let isSettled = false;
  const settled = search.settle().then(() => {
    isSettled = true;
  });
  await nextTurn();
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
