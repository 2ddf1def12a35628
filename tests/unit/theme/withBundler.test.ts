import { stop } from "esbuild";
import { expect, test } from "vitest";
import { withBundler } from "../../../src/theme/withBundler.ts";

const endsWithProcess = (): number => process.listeners("exit").filter((listener) => listener === stop).length;

test("the bundler ends with a process that does not wait for it, and nothing of that stays", async () => {
  const before = endsWithProcess();
  const during = await withBundler(() => withBundler(async () => endsWithProcess()));
  expect([during - before, endsWithProcess() - before]).toEqual([1, 0]);
  await expect(withBundler(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(endsWithProcess()).toBe(before);
});

test("a bundler that does not answer is given up after its time", async () => {
  const silent = withBundler(() => new Promise<void>(() => undefined), 100);
  await expect(silent).rejects.toMatchObject({ code: "EBUNDLERLATE" });
  expect(await withBundler(async () => "an answer", 100)).toBe("an answer");
});

test("a bundler that the system has ended is known by its code", async () => {
  const stopped = new Error("The service was stopped: spawn esbuild EAGAIN");
  await expect(withBundler(() => Promise.reject(stopped))).rejects.toMatchObject({ code: "EBUNDLER", cause: stopped });
});
