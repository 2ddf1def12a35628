import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, constants, lstatSync, openSync, readSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { replaceFile } from "../../../src/platform/replaceFile.ts";
import { makeFolder, readFiles } from "./temporaryFolder.ts";

test("a file is replaced by another one, and nothing is left beside it", async () => {
  const folder = makeFolder({ "a.json": "old" });
  const before = lstatSync(join(folder, "a.json")).ino;
  await replaceFile(join(folder, "a.json"), "new");
  expect(readFiles(folder)).toEqual({ "a.json": "new" });
  expect(lstatSync(join(folder, "a.json")).ino).not.toBe(before);
});

test.skipIf(process.platform === "win32").each([0o666, 0o600, 0o775])(
  "a file keeps its rights (%i), also those that new files do not get",
  async (rights) => {
    const path = join(makeFolder({ "a.json": "old" }), "a.json");
    chmodSync(path, rights);
    await replaceFile(path, "new");
    expect(lstatSync(path).mode & 0o777).toBe(rights);
  },
);

test.skipIf(process.platform === "win32")("what is no file, such as a pipe, is written into and stays", async () => {
  const pipe = join(makeFolder(), "pipe");
  execFileSync("mkfifo", [pipe]);
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    await replaceFile(pipe, "new");
    expect(lstatSync(pipe).isFIFO()).toBe(true);
    const bytes = Buffer.alloc(16);
    expect(bytes.toString("utf8", 0, readSync(reader, bytes))).toBe("new");
  } finally {
    closeSync(reader);
  }
});

test.skipIf(process.platform === "win32")("a file in a folder that takes no new one is written in place", async () => {
  const folder = makeFolder({ "a.json": "old" });
  const path = join(folder, "a.json");
  const { ino } = lstatSync(path);
  chmodSync(path, 0o666);
  chmodSync(folder, 0o555);
  // The superuser may write everywhere.
  const isSuperuser = process.geteuid?.() === 0;
  if (isSuperuser) process.seteuid?.(65_534);
  try {
    await replaceFile(path, "new");
    await expect(replaceFile(join(folder, "b.json"), "new")).rejects.toMatchObject({ code: "EACCES" });
  } finally {
    if (isSuperuser) process.seteuid?.(0);
    chmodSync(folder, 0o755);
  }
  expect([lstatSync(path).ino, readFiles(folder)]).toEqual([ino, { "a.json": "new" }]);
});
