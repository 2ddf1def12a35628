// The cache of a site may be removed while it is being built, as cleaning up does. Runs the real command.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { command } from "../portal/runHubdocs.ts";
import { putAll } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-removed-")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds the site into a new folder; `at` says at which files of the cache it is removed. */
function build(outDir: string, at?: string) {
  const cache = join(folder, `cache-${outDir}`);
  const preload = ["--require", fileURLToPath(new URL("removeCache.cjs", import.meta.url))];
  const { status, stderr } = spawnSync(
    process.execPath,
    [...(at === undefined ? [] : preload), command, "build", "site", "--out-dir", outDir],
    {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, HUBDOCS_CACHE_DIR: cache, REMOVE_FOLDER: cache, REMOVE_AT: at },
    },
  );
  return { status, stderr, isRemoved: existsSync(`${cache}.removed`), files: readOutput(join(folder, outDir)) };
}

test.each(["cache/new-", "notes", "stamps", "/cache"])(
  "a build whose cache is removed at %s ends as any other",
  (at) => {
    putAll(join(folder, "site"), {
      "hubdocs.config.yaml": "title: Hub\n",
      "content/en/docs/a.md": "# A\n\n[B](b.md)\n",
      "content/en/docs/b.md": "# B\n",
    });
    const { status, stderr, isRemoved, files } = build(`out-${at.replaceAll(/\W/g, "")}`, at);
    expect(isRemoved).toBe(true);
    expect([status, stderr]).toEqual([0, ""]);
    expect(files).toEqual(build(`whole-${at.replaceAll(/\W/g, "")}`).files);
  },
);
