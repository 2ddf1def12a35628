import { existsSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { putInto } from "../../../../src/platform/output/claims.ts";
import { makeFolder } from "../temporaryFolder.ts";

// Without a second try about one in a hundred is refused here.
test("a side folder that others make and remove all the time is made", async () => {
  const sideFolder = join(makeFolder(), ".build.hubdocs");
  const others = new Worker(
    `const { mkdirSync, rmSync } = require("node:fs");
    const wait = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 0.1);
    const remove = (folder) => { rmSync(folder, { recursive: true }); wait(); };
    const { workerData: folder, parentPort } = require("node:worker_threads");
    parentPort.postMessage("begun");
    for (;;) for (const change of [mkdirSync, remove]) try { change(folder); } catch {}`,
    { eval: true, workerData: sideFolder },
  );
  await new Promise((resolve) => others.once("message", resolve));
  let put = 0;
  try {
    for (let call = 0; call < 1_000; call += 1) {
      await putInto(sideFolder, async () => {
        put += 1;
      });
    }
  } finally {
    await others.terminate();
  }
  expect(put).toBe(1_000);
});

test("a file in the place of a side folder is named", async () => {
  const folder = makeFolder({ ".build.hubdocs": "" });
  const sideFolder = join(folder, ".build.hubdocs");
  await expect(putInto(sideFolder, () => Promise.resolve())).rejects.toMatchObject({
    diagnostic: {
      message: `cannot create ${sideFolder}: something else is in its place`,
      hint: "move away what is there, and build again",
    },
  });
  expect(existsSync(sideFolder)).toBe(true);
});
