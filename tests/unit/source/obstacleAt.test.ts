import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sitePath } from "../../../src/model/brands.ts";
import { openSiteFolder } from "../../../src/platform/files.ts";
import { obstacleAt } from "../../../src/source/obstacleAt.ts";
import { makeFolder } from "../platform/temporaryFolder.ts";

test("what stands in the place of a file is told; a file, and nothing at all, are no obstacles", async () => {
  const root = makeFolder({ "file.json": "{}", "folder.json/inner.txt": "" });
  execFileSync("mkfifo", [join(root, "pipe.json")]);
  symlinkSync("nowhere", join(root, "link.json"));
  symlinkSync("/dev/zero", join(root, "device.json"));
  const files = await openSiteFolder(root);
  const found = ["file", "none", "folder", "pipe", "link", "device"].map((name) =>
    obstacleAt(files, sitePath(`${name}.json`)),
  );
  expect(await Promise.all(found)).toEqual([
    undefined,
    undefined,
    "there is a folder where a file is expected",
    "it is neither a file nor a folder",
    "the symbolic link leads to nothing",
    "the symbolic link leads outside the site folder",
  ]);
});
