import { spawn } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { lockOutput } from "../../../../src/platform/output/outputLock.ts";
import { identifySelf, isRunning } from "../../../../src/platform/output/processIdentity.ts";
import { makeFolder } from "../temporaryFolder.ts";

const sideFolderIn = (folder: string): string => join(folder, ".build.hubdocs");

test("a second build is told of the first one and gets the lock when it is given up", async () => {
  const sideFolder = sideFolderIn(makeFolder());
  const first = await lockOutput({ sideFolder, outputName: "build", waitMs: 0 });
  await expect(lockOutput({ sideFolder, outputName: "build", waitMs: 0 })).rejects.toThrow(
    `another build (process ${process.pid}) is writing build`,
  );
  await first.release();
  const second = await lockOutput({ sideFolder, outputName: "build", waitMs: 0 });
  await second.release();
  expect(existsSync(sideFolder)).toBe(false);
});

// The limit of the test is well below the time after which the build would give up.
test("a waiting build gets the lock as soon as it is free, and not before", async () => {
  const sideFolder = sideFolderIn(makeFolder());
  const first = await lockOutput({ sideFolder, outputName: "build", waitMs: 0 });
  let isHeld = false;
  const waiting = lockOutput({ sideFolder, outputName: "build", waitMs: 60_000 }).then((lock) => {
    isHeld = true;
    return lock;
  });
  await sleep(100);
  expect(isHeld).toBe(false);
  await first.release();
  await (await waiting).release();
}, 10_000);

test("waiting ends in time, also when the clock of the machine is set back meanwhile", async () => {
  const sideFolder = sideFolderIn(makeFolder());
  const first = await lockOutput({ sideFolder, outputName: "build", waitMs: 0 });
  const startMs = Date.now();
  const clock = vi
    .spyOn(Date, "now")
    .mockReturnValueOnce(startMs)
    .mockReturnValue(startMs - 3_600_000);
  await expect(lockOutput({ sideFolder, outputName: "build", waitMs: 100 })).rejects.toThrow("is writing build");
  clock.mockRestore();
  await first.release();
}, 10_000);

test("waiting ends with the signal", async () => {
  const sideFolder = sideFolderIn(makeFolder());
  const first = await lockOutput({ sideFolder, outputName: "build", waitMs: 0 });
  const controller = new AbortController();
  const waiting = lockOutput({ sideFolder, outputName: "build", waitMs: 60_000, signal: controller.signal });
  controller.abort();
  await expect(waiting).rejects.toThrow();
  await first.release();
});

test("of many builds at once one holds the lock at a time, and all get it", async () => {
  const sideFolder = sideFolderIn(makeFolder());
  let holders = 0;
  let most = 0;
  const hold = async (): Promise<void> => {
    const lock = await lockOutput({ sideFolder, outputName: "build", waitMs: 20_000 });
    holders += 1;
    most = Math.max(most, holders);
    await sleep(5);
    holders -= 1;
    await lock.release();
  };
  await Promise.all(Array.from({ length: 8 }, hold));
  expect(most).toBe(1);
  expect(existsSync(sideFolder)).toBe(false);
});

test("the claim of a process that has ended is taken over", async () => {
  const sideFolder = sideFolderIn(makeFolder({ ".build.hubdocs/other": "" }));
  const { space } = await identifySelf();
  const child = spawn(process.execPath, ["-e", ""], { stdio: "ignore" });
  await new Promise((resolve) => child.once("exit", resolve));
  writeFileSync(join(sideFolder, `claim-${child.pid}-1-${space}-1`), "");
  const lock = await lockOutput({ sideFolder, outputName: "build", waitMs: 0 });
  expect(readdirSync(sideFolder).filter((name) => name.startsWith("claim-"))).toHaveLength(1);
  await lock.release();
});

test("a number that belongs to another process since is no claim", async () => {
  const sideFolder = sideFolderIn(makeFolder({ ".build.hubdocs/other": "" }));
  const { space, pid } = await identifySelf();
  writeFileSync(join(sideFolder, `claim-${pid}-123-${space}-1`), "");
  await (await lockOutput({ sideFolder, outputName: "build", waitMs: 0 })).release();
});

test("a number that no process can have is no claim, nor is a folder of such a name in the way", async () => {
  const { space } = await identifySelf();
  const names = ["0-unknown", "99999999999999999999-1"].map((process) => `claim-${process}-${space}-1`);
  const folder = makeFolder(Object.fromEntries(names.map((name) => [`.build.hubdocs/${name}/inner`, ""])));
  await (await lockOutput({ sideFolder: sideFolderIn(folder), outputName: "build", waitMs: 0 })).release();
  expect(readdirSync(folder)).toEqual([]);
});

test("this process is running; one that started at another time under its number is not", async () => {
  const self = await identifySelf();
  expect(await isRunning(self)).toBe(true);
  expect(await isRunning({ ...self, started: "1" })).toBe(false);
});

test("a killed process that nobody has taken note of is not running", async () => {
  // The shell ends at once without waiting for its child, and `exec sleep` never waits for children.
  const parent = spawn("sh", ["-c", "sh -c 'echo $$; kill -9 $$' & exec sleep 30"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const pid = Number(
    await new Promise<string>((resolve) => parent.stdout.once("data", (data: Buffer) => resolve(data.toString()))),
  );
  await sleep(200);
  const { space } = await identifySelf();
  expect(await isRunning({ pid, started: "unknown", space })).toBe(false);
  parent.kill("SIGKILL");
});
