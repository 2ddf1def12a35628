// An error that nobody waits for ends a command as an error, and not as if it had done its work.
import { spawnSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { command } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-unheard-")));
afterAll(() => rmSync(root, { recursive: true }));

test("what is thrown beside a command is its failure", () => {
  put(root, "content/en/docs/intro.md", "# Introduction\n");
  // As soon as the command hears of such errors; its threads do not.
  const beside = `const timer = setInterval(() => {
    if (process.listenerCount("uncaughtException") === 0) return;
    clearInterval(timer);
    throw new Error("beside");
  }, 1).unref()`;
  const thrown = `data:text/javascript,${encodeURIComponent(beside)}`;
  const { status, stderr } = spawnSync(process.execPath, ["--import", thrown, command, "build", root], {
    encoding: "utf8",
  });
  expect(stderr).toBe("hubdocs: beside: this is a bug in hubdocs (--verbose shows where)\n");
  expect(status).toBe(1);
});
