import { chmodSync, existsSync, mkdirSync, renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { exchangeFolders, readyExchange } from "../../../../src/platform/output/exchangeFolders.ts";
import { repairSwap, swapFolders } from "../../../../src/platform/output/swap.ts";
import { makeFolder, putFiles, readFiles } from "../temporaryFolder.ts";

const foldersIn = (folder: string): { output: string; staging: string; aside: string } => ({
  output: join(folder, "build"),
  staging: join(folder, "side/staging"),
  aside: join(folder, "side/aside"),
});

test("the staging folder takes the output's place", async () => {
  const folders = foldersIn(makeFolder({ "build/old.html": "old", "side/staging/new.html": "new" }));
  await swapFolders(folders);
  expect(readFiles(folders.output)).toEqual({ "new.html": "new" });
});

test.for(["missing", "empty"])("an output that is %s is simply taken", async (state) => {
  const root = makeFolder({ "side/staging/new.html": "new" });
  const folders = foldersIn(root);
  if (state === "empty") mkdirSync(folders.output);
  await swapFolders(folders);
  expect(readFiles(root)).toEqual({ "build/new.html": "new" });
});

test("a swap that was killed between its two renames is repaired", async () => {
  const folders = foldersIn(makeFolder({ "build/old.html": "old", "side/staging/new.html": "new" }));
  renameSync(folders.output, folders.aside);
  await repairSwap(folders);
  expect(readFiles(folders.output)).toEqual({ "old.html": "old" });
});

test("repairing leaves an output that is there alone", async () => {
  const folders = foldersIn(makeFolder({ "build/new.html": "new", "side/aside/old.html": "old" }));
  await repairSwap(folders);
  expect(readFiles(folders.output)).toEqual({ "new.html": "new" });
});

test.runIf(process.platform === "linux")("folders are exchanged in one step, whatever their names", async () => {
  const root = makeFolder();
  for (const name of ["-rf a", "42", "ї'\"$x"]) {
    putFiles(root, { [`${name}/f`]: "first", "second/f": "second" });
    if (!(await exchangeFolders(join(root, name), join(root, "second")))) return; // neither Perl nor a new mv here
    expect(readFiles(join(root, name))).toEqual({ f: "second" });
    expect(readFiles(join(root, "second"))).toEqual({ f: "first" });
  }
});

test.runIf(process.platform === "linux")(
  "an exchange that was made ready early takes what stands there late",
  async () => {
    const root = makeFolder({ "build/f": "old" });
    const folders = foldersIn(root);
    const exchange = readyExchange(folders.output, folders.staging);
    putFiles(root, { "side/staging/f": "new" });
    await swapFolders({ ...folders, exchange });
    expect(readFiles(folders.output)).toEqual({ f: "new" });
  },
);

test.runIf(process.platform === "linux")("another program exchanges folders when the first one refuses", async () => {
  const root = makeFolder({
    "bin/perl": "#!/bin/sh\nexit 1\n",
    "bin/mv": '#!/bin/sh\n/bin/mv "$5" "$5.x" && /bin/mv "$6" "$5" && /bin/mv "$5.x" "$6"\n',
    "build/f": "old",
    "new/f": "new",
  });
  symlinkSync("/bin/sh", join(root, "bin/sh"));
  for (const name of ["perl", "mv"]) chmodSync(join(root, "bin", name), 0o755);
  vi.stubEnv("PATH", join(root, "bin"));
  const isExchanged = await exchangeFolders(join(root, "build"), join(root, "new"));
  vi.unstubAllEnvs();
  expect(isExchanged).toBe(true);
  expect([readFiles(join(root, "build")), readFiles(join(root, "new"))]).toEqual([{ f: "new" }, { f: "old" }]);
});

test("an exchange that is given up changes nothing, and the output is swapped all the same", async () => {
  const root = makeFolder({ "build/f": "old", "side/staging/f": "new" });
  const folders = foldersIn(root);
  const exchange = readyExchange(folders.output, folders.staging);
  exchange.cancel();
  expect(readFiles(folders.output)).toEqual({ f: "old" });
  await swapFolders({ ...folders, exchange });
  expect(readFiles(folders.output)).toEqual({ f: "new" });
});

test("a failed swap leaves the output in place", async () => {
  const root = makeFolder({ "build/old.html": "old" });
  const folders = foldersIn(root);
  mkdirSync(join(root, "side"));
  await expect(swapFolders(folders)).rejects.toThrow();
  expect(readFiles(root)).toEqual({ "build/old.html": "old" });
  expect(existsSync(folders.aside)).toBe(false);
});
