// A disk without room for what builds keep: they go on without it. Runs the real command.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { command } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-full-")));
afterAll(() => rmSync(root, { recursive: true }));

const [site, cache, temporary] = ["site", "cache", "tmp"].map((name) => join(root, name)) as [string, string, string];
put(site, "hubdocs.config.yaml", "title: Full\nurl: https://docs.example.org\n");
put(site, "content/en/docs/intro.md", "# Intro\n\nText.\n");
mkdirSync(temporary);

/** What a full disk below a folder does, by a module that is loaded first: no disk is at hand that could be filled. */
function fillDisk(folder: string, call: "mkdirSync" | "openSync" | "writeSync"): string {
  const file = join(root, `${call}.cjs`);
  const isThere = call === "writeSync" ? "fs.readlinkSync('/proc/self/fd/' + first)" : "String(first)";
  const place = call === "mkdirSync" ? folder : `${folder}/cache/new-`;
  writeFileSync(
    file,
    `const fs = require("node:fs"); const call = fs.${call};
    fs.${call} = (first, ...more) => {
      const place = ${isThere};
      if (!place.startsWith(${JSON.stringify(place)})) return call(first, ...more);
      const path = ${call === "writeSync" ? "undefined" : "place"};
      throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC", ...(path && { path }) });
    };`,
  );
  return file;
}

test.for(["mkdirSync", "openSync", "writeSync"] as const)(
  "when %s finds the cache's disk full, the site is built, and told",
  (call) => {
    if (call === "writeSync" && !existsSync("/proc/self/fd")) return;
    const outDir = join(root, `out-${call}`);
    rmSync(cache, { recursive: true, force: true });
    const run = (...flags: readonly string[]): ReturnType<typeof spawnSync> =>
      spawnSync(process.execPath, [command, "build", site, "--quiet", "--out-dir", outDir, ...flags], {
        encoding: "utf8",
        env: {
          ...process.env,
          TMPDIR: temporary,
          HUBDOCS_CACHE_DIR: cache,
          NODE_DISABLE_COMPILE_CACHE: "1", // which newer versions of Node keep there
          NODE_OPTIONS: `--require=${fillDisk(cache, call)}`,
        },
      });
    const { status, stderr } = run();
    expect(stderr).toMatch(
      /^warning write-failed: cannot store intermediate files in \S+cache: no space left on the disk\n {2}free /,
    );
    expect(status).toBe(0);
    expect(existsSync(join(outDir, "docs/intro/index.html"))).toBe(true);
    expect(readdirSync(temporary)).toEqual([]);
    // As any other warning.
    expect(run("--strict").status).toBe(1);
  },
);
