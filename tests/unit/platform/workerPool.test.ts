// Which threads do a batch: with a worker that answers with its own number.
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSpareThread, type SpareThread } from "../../../src/platform/workers/spareThread.ts";
import { openWorkerPool, type WorkerPool } from "../../../src/platform/workers/workerPool.ts";
import { makeFolder } from "./temporaryFolder.ts";

const worker = `
import { parentPort, threadId } from "node:worker_threads";
parentPort.on("message", ({ kind, batch, items }) => {
  if (kind !== "run") return;
  const results = items.map(() => ({ kind: "done", value: threadId }));
  setTimeout(() => parentPort.postMessage({ batch, results, rows: [] }), 5);
});
`;

function openPool(code = worker, openPack = () => 0, spare?: SpareThread): WorkerPool {
  const entry = join(makeFolder({ "worker.mjs": code }), "worker.mjs");
  const cache = { openPack, take: () => undefined };
  return openWorkerPool({ entry, size: 3, cache, signal: new AbortController().signal, spare });
}

test("work is spread over all threads, or over as many as it asks for", async () => {
  const pool = openPool();
  const threadsOf = async (batches: number, threads?: number): Promise<number> => {
    const request = { job: "any", items: [1], limitMs: 1000, threads };
    const outcomes = await Promise.all(Array.from({ length: batches }, () => pool.run(request, 3)));
    return new Set(outcomes.flat().map((outcome) => (outcome.kind === "done" ? outcome.value : outcome.message))).size;
  };
  expect(await threadsOf(6, 1)).toBe(1);
  expect(await threadsOf(12)).toBe(3);
  expect(await threadsOf(12, 1)).toBe(1);
  expect(await threadsOf(12, 2)).toBe(2);
  await pool.close();
});

test("a rest of the threads takes no work from them that is under way, and ends the others", async () => {
  const pool = openPool();
  const run = async (threads?: number) => {
    const [outcome] = await pool.run({ job: "any", items: [1], limitMs: 1000, threads }, 3);
    return outcome?.kind === "done" ? outcome.value : outcome?.message;
  };
  const first = await run(1);
  const [underWay] = await Promise.all([Promise.all([run(1), run(1), run(1)]), pool.rest()]);
  expect(underWay).toEqual([first, first, first]);
  await pool.rest();
  expect(await run(1)).not.toBe(first);
  await pool.close();
});

test("an item may be given more time while it is under way, and the next one has its own again", async () => {
  const slow = `import { parentPort, workerData } from "node:worker_threads";
const progress = new Int32Array(workerData.progress);
parentPort.on("message", async ({ batch, items: [extra] }) => {
  Atomics.store(progress, 0, batch);
  Atomics.store(progress, 1, 1);
  Atomics.store(progress, 2, extra);
  for (const start = performance.now(); extra === 0 || performance.now() - start < 1500; );
  Atomics.store(progress, 1, 0);
  parentPort.postMessage({ batch, results: [{ kind: "done", value: "made" }], rows: [] });
});
`;
  const pool = openPool(slow);
  const run = async (extra: number) => (await pool.run({ job: "any", items: [extra], limitMs: 500 }, 1))[0];
  expect(await run(99_000)).toMatchObject({ kind: "done", value: "made" });
  expect(await run(0)).toMatchObject({ kind: "stopped", message: "it took longer than 0.5 seconds" });
  await pool.close();
});

test("an item that the machine has had no time for is waited for longer, but not for ever", async () => {
  const waiting = `import { parentPort, workerData } from "node:worker_threads";
const progress = new Int32Array(workerData.progress);
parentPort.on("message", ({ batch, items: [waitMs] }) => {
  Atomics.store(progress, 0, batch);
  Atomics.store(progress, 1, 1);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs);
  Atomics.store(progress, 1, 0);
  parentPort.postMessage({ batch, results: [{ kind: "done", value: "made" }], rows: [] });
});
`;
  const pool = openPool(waiting);
  const run = async (waitMs: number) => (await pool.run({ job: "any", items: [waitMs], limitMs: 500 }, 1))[0];
  expect(await run(1500)).toMatchObject({ kind: "done", value: "made" });
  expect(await run(60_000)).toMatchObject({ kind: "stopped", message: "it took longer than 0.5 seconds" });
  await pool.close();
});

test("when no thread can be started for one that has died, whoever asked for the work hears why", async () => {
  let packs = 0;
  const pool = openPool("process.exit(0);", () => {
    packs += 1;
    if (packs > 1) throw new Error("too many files are open");
    return 0;
  });
  const work = pool.run({ job: "any", items: [1], limitMs: 1000 }, 1);
  await expect(work).rejects.toThrow("too many files are open");
  await pool.close();
});

test("threads that end before they begin are a finding about templates, after a few of them", async () => {
  const pool = openPool('throw new Error("again and again");');
  const end = pool.run({ job: "any", items: [1], limitMs: 1000 }, 1);
  await expect(end).rejects.toMatchObject({
    diagnostic: { code: "template-failed", message: "The threads that render pages end immediately: again and again" },
  });
  await pool.close();
});

// Answers with the kinds of all messages that the thread has received, and with its number.
const listener = `
import { parentPort, threadId } from "node:worker_threads";
const kinds = [];
parentPort.on("message", ({ kind, batch, items, packFd, name }) => {
  kinds.push([kind, packFd, name].filter((part) => part !== undefined).join(" "));
  if (kind === "rest" && globalThis.isDying) process.exit();
  if (kind !== "run") return;
  globalThis.isDying = items[0] === "die";
  parentPort.postMessage({ batch, results: [{ kind: "done", value: { threadId, kinds } }], rows: [] });
});
`;

const heardBy = async (pool: WorkerPool, item: unknown = 1) => {
  const [outcome] = await pool.run({ job: "any", items: [item], limitMs: 1000 }, 1);
  return outcome?.kind === "done" ? (outcome.value as { threadId: number; kinds: string[] }) : undefined;
};

test("one thread waits for the next pool, which tells it everything anew", async () => {
  const spare = openSpareThread();
  const first = openPool(listener, () => 7, spare);
  first.share("site", {});
  const before = await heardBy(first);
  await first.dismiss();
  const again = await heardBy(first);
  expect(again?.threadId).toBe(before?.threadId);
  await first.close();
  const second = openPool(listener, () => 8, spare);
  second.share("theme", {});
  expect(await heardBy(second)).toEqual({
    threadId: before?.threadId,
    kinds: ["share site", "run", "rest", "begin 7", "share site", "run", "rest", "begin 8", "share theme", "run"],
  });
  await second.close();
  await spare.take()?.stop();
});

test("a thread that has run code of the site ends with its pool; the one before waits for the next", async () => {
  const spare = openSpareThread();
  const first = openPool(listener, () => 7, spare);
  const before = await heardBy(first);
  first.goApart();
  expect((await heardBy(first))?.threadId).not.toBe(before?.threadId);
  await first.close();
  const second = openPool(listener, () => 8, spare);
  expect((await heardBy(second))?.threadId).toBe(before?.threadId);
  await second.close();
  await spare.take()?.stop();
});

test("a thread that dies while it waits is not taken", async () => {
  const spare = openSpareThread();
  const first = openPool(listener, () => 7, spare);
  const before = await heardBy(first, "die");
  await first.close();
  await expect.poll(() => spare.take()).toBe(undefined);
  const second = openPool(listener, () => 8, spare);
  expect((await heardBy(second))?.threadId).not.toBe(before?.threadId);
  await second.close();
  await spare.take()?.stop();
});
