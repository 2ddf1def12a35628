import { join } from "node:path";
import { expect, test } from "vitest";
import { runFile } from "../../../../src/platform/workers/runModule.ts";
import { makeFolder } from "../temporaryFolder.ts";

const limits = { busyMs: 5_000, wholeMs: 10_000, lingerMs: 0, signal: new AbortController().signal };
const run = (text: string): Promise<unknown> => runFile(join(makeFolder({ "module.mjs": text }), "module.mjs"), limits);

test("a module gives its default export", async () => {
  expect(await run("export default Promise.resolve({ a: 1 });")).toEqual({ a: 1 });
  expect(await run("export const a = 1;")).toBeUndefined();
});

test("what fails with nobody waiting for it is told, however long the thread takes to notice", async () => {
  const text = `
    export default 1;
    Promise.reject(new Error("late"));
    let last = Promise.resolve();
    for (let at = 0; at < 1000; at += 1) last = last.then(() => undefined);
    last.then(() => {
      const end = Date.now() + 300;
      while (Date.now() < end);
    });`;
  await expect(run(text)).rejects.toThrow("late");
});
