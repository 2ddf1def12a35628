// A configuration is a program of the site's: one that never gives way does not keep signals from ending the command.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { put } from "./putFile.ts";

const command = fileURLToPath(new URL("../../bin/hubdocs.js", import.meta.url));
const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-endless-")));
afterAll(() => rmSync(root, { recursive: true }));

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s ends a build whose configuration never ends",
  async (signal) => {
    const begun = join(root, signal);
    const text = `import { writeFileSync } from "node:fs";\nwriteFileSync(${JSON.stringify(begun)}, "");\nfor (;;);\n`;
    put(root, "hubdocs.config.mjs", text);
    put(root, "content/en/docs/intro.md", "# Introduction\n");
    const build = spawn(process.execPath, [command, "build", root], { stdio: "ignore" });
    const end = once(build, "exit");
    try {
      while (!existsSync(begun)) await sleep(50);
      build.kill(signal);
      expect(await Promise.race([end, sleep(20_000)])).toEqual([null, signal]);
    } finally {
      build.kill("SIGKILL");
    }
  },
  60_000,
);
