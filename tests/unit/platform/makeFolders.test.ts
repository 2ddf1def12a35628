import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { makeFolders } from "../../../src/platform/makeFolders.ts";
import { makeFolder } from "./temporaryFolder.ts";

test("folders are made with those above them, and may be there already", () => {
  const root = makeFolder();
  makeFolders(join(root, "a/b/c"));
  makeFolders(join(root, "a/b/c"));
  makeFolders(join(root, "a/d"));
  expect(statSync(join(root, "a/b/c")).isDirectory()).toBe(true);
  expect(statSync(join(root, "a/d")).isDirectory()).toBe(true);
});

test("a file in the way is told", () => {
  const root = makeFolder();
  mkdirSync(join(root, "a"));
  writeFileSync(join(root, "a/b"), "");
  expect(() => makeFolders(join(root, "a/b"))).toThrow("EEXIST");
  expect(() => makeFolders(join(root, "a/b/c"))).toThrow("ENOTDIR");
});

test.runIf(process.platform === "linux")("a disk that keeps saying that there is no such folder is believed", () => {
  expect(() => makeFolders("/proc/a/b")).toThrow("ENOENT");
});

test("threads that make the same folders at once do not hinder each other", async () => {
  const root = makeFolder();
  const source = new URL("../../../dist/platform/makeFolders.js", import.meta.url).href;
  const gate = new Int32Array(new SharedArrayBuffer(4));
  const program = `import { makeFolders } from ${JSON.stringify(source)};
    import { parentPort, workerData } from "node:worker_threads";
    const { gate, root } = workerData;
    Atomics.add(gate, 0, 1);
    while (Atomics.load(gate, 0) < 3);
    for (let at = 0; at < 3000; at += 1) makeFolders(root + "/" + at + "/a/b");`;
  const thread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(program)}`), {
        workerData: { gate, root },
      });
      worker.once("error", reject);
      worker.once("exit", () => resolve());
    });
  await Promise.all([thread(), thread(), thread()]);
});
