import { execFileSync, spawn } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readNamedFile } from "../../../src/commands/namedFile.ts";
import { makeFolder } from "../platform/temporaryFolder.ts";

function makePipe(): string {
  const pipe = join(makeFolder(), "pipe");
  execFileSync("mkfifo", [pipe]);
  return pipe;
}

test("a file is read", async () => {
  const folder = makeFolder({ "a.json": "ї" });
  expect(await readNamedFile(join(folder, "a.json"))).toBe("ї");
});

test("what is no file is told as what it is, and nobody waits for it", async () => {
  const folder = makeFolder();
  const reasons = [join(folder, "none.json"), folder, makePipe(), "/dev/zero"].map((file) => readNamedFile(file));
  expect(await Promise.all(reasons)).toEqual([
    { reason: "there is no such file or folder" },
    { reason: "it is a folder" },
    { reason: "nothing writes to this pipe" },
    { reason: "it is neither a file nor a pipe" },
  ]);
});

test("a pipe is read to its end, as far as its writer goes on writing", async () => {
  const pipe = makePipe();
  // Opened for both, so that it has a writer before anybody reads.
  const writer = spawn("sh", ["-c", 'exec 3<>"$1"; echo here; sleep 0.3; printf one >&3; sleep 0.3', "sh", pipe]);
  await new Promise((resolve) => writer.stdout.once("data", resolve));
  expect(await readNamedFile(pipe)).toBe("one");
});

test("a writer that never writes is given up", async () => {
  const pipe = makePipe();
  const writer = spawn("sh", ["-c", 'exec 3<>"$1"; echo here; exec sleep 20', "sh", pipe]);
  await new Promise((resolve) => writer.stdout.once("data", resolve));
  expect(await readNamedFile(pipe, { silenceMs: 100 })).toEqual({ reason: "nothing came out of this pipe for 0.1 s" });
  writer.kill();
});
