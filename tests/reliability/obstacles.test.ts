// What stands where a configuration is looked for and is none: no site is built as if there were nothing. Runs the real command.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { command } from "../portal/runHubdocs.ts";
import { put } from "./putFile.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-obstacles-")));
afterAll(() => rmSync(root, { recursive: true }));

put(root, "shared.yaml", "title: Shared\n");

test.skipIf(process.platform === "win32").for([
  ["missing.yaml", "cannot be read: the symbolic link leads to nothing"],
  ["hubdocs.config.yaml", "cannot be read: the symbolic link leads back to itself"],
  ["../shared.yaml", "the symbolic link leads outside the site folder"],
] as const)("a configuration that is a link to %s is an error", ([target, message]) => {
  const site = mkdtempSync(join(root, "site-"));
  put(site, "content/en/docs/intro.md", "# Intro\n");
  symlinkSync(target, join(site, "hubdocs.config.yaml"));
  const { status, stderr } = spawnSync(process.execPath, [command, "build", site, "--quiet"], { encoding: "utf8" });
  expect(stderr).toBe(
    `hubdocs.config.yaml error config-unreadable: ${message}\n  put the file itself into the site folder, or remove what is in its place\n`,
  );
  expect(status).toBe(2);
  expect(existsSync(join(site, "build"))).toBe(false);
});
