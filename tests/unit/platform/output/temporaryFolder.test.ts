import { spawn } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { identifySelf } from "../../../../src/platform/output/processIdentity.ts";
import { needTemporaryFolder, openTemporaryFolder } from "../../../../src/platform/output/temporaryFolder.ts";
import { makeFolder } from "../temporaryFolder.ts";

test("a temporary folder is nobody else's, and goes when it is closed", async () => {
  const place = temporaryPlace({});
  const { path, close } = await openTemporaryFolder("verify");
  expect(statSync(path).mode & 0o777).toBe(0o700);
  await close();
  expect(readdirSync(place)).toEqual([]);
});

test("where none can be made, that is told with what to do", async () => {
  vi.stubEnv("TMPDIR", "/nowhere/at/all");
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(needTemporaryFolder("verify")).rejects.toMatchObject({
    diagnostic: {
      code: "write-failed",
      message: expect.stringContaining("cannot create a folder in /nowhere/at/all"),
      hint: "set TMPDIR to a writable folder with room for the site",
    },
  });
});

test("what a killed run has left is removed by the next one; what may be in use stays", async () => {
  const { space, pid, started } = await identifySelf();
  const child = spawn(process.execPath, ["-e", ""], { stdio: "ignore" });
  await new Promise((resolve) => child.once("exit", resolve));
  const staying = [
    `hubdocs-freeze-${child.pid}-1-${"0".repeat(12)}-1`,
    `hubdocs-freeze-${pid}-${started}-${space}-1`,
    "hubdocs-my-notes",
  ];
  const leftovers = ["freeze", "verify", "work"].map((use) => `hubdocs-${use}-${child.pid}-1-${space}-1`);
  const files = [...staying, ...leftovers].map((name) => [`${name}/inner/page.html`, "Page"]);
  const place = temporaryPlace(Object.fromEntries(files));
  const { close } = await openTemporaryFolder("work");
  await close();
  expect(readdirSync(place).sort()).toEqual(staying.sort());
});

/** A folder that the system's temporary files go to during a test. */
function temporaryPlace(files: Readonly<Record<string, string>>): string {
  const place = makeFolder(files);
  vi.stubEnv("TMPDIR", place);
  onTestFinished(() => void vi.unstubAllEnvs());
  return place;
}
