// A few texts changed at random, as `npm run fuzz` does with many: each is built or named, and nothing of it runs.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const script = fileURLToPath(new URL("../../scripts/fuzz/fuzz.mjs", import.meta.url));

test.each([
  ["markdown,untrusted", 60],
  ["yaml,specs,trees,overlays", 10],
  ["config", 5],
  ["edits", 4],
])("%s: whatever is changed, nothing breaks", (kinds, count) => {
  const folder = mkdtempSync(join(tmpdir(), "hubdocs-fuzz-test-"));
  const args = [script, "--kinds", kinds, "--count", String(count), "--seed", "20261127"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  const isKept = existsSync(join(folder, "fuzz-failures"));
  rmSync(folder, { recursive: true });
  const all = kinds.split(",").length * count;
  expect({ status, stderr, isKept, last: stdout.trimEnd().split("\n").at(-1) }).toEqual({
    status: 0,
    stderr: "",
    isKept: false,
    last: `${all} passed, 0 failed`,
  });
});
