// A command called in a folder that somebody has removed says so. Runs the real command.
import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { command } from "../portal/runHubdocs.ts";

test.skipIf(process.platform === "win32")("a current folder that is gone is told of as such", () => {
  const folder = mkdtempSync(join(tmpdir(), "hubdocs-gone-"));
  const call = `rmdir "${folder}" && "${process.execPath}" "${command}" build`;
  const { status, stderr } = spawnSync("sh", ["-c", call], { cwd: folder, encoding: "utf8" });
  expect(stderr).toBe(
    "error bad-call: the current folder no longer exists\n  change to the folder of the site, and run the command again\n",
  );
  expect(status).toBe(2);
});

test.skipIf(process.platform === "win32")("so it is told to programs", () => {
  const folder = mkdtempSync(join(tmpdir(), "hubdocs-gone-"));
  const call = `rmdir "${folder}" && "${process.execPath}" "${command}" check --format=json`;
  const { status, stderr } = spawnSync("sh", ["-c", call], { cwd: folder, encoding: "utf8" });
  expect(JSON.parse(stderr)).toMatchObject({
    code: "bad-call",
    message: "the current folder no longer exists",
  });
  expect(status).toBe(2);
});
