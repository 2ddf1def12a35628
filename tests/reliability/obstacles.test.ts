// What stands where a configuration is looked for and is none: no site is built as if there were nothing. Runs the real command.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { command as hubdocs } from "../portal/runHubdocs.ts";
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
  const { status, stderr } = spawnSync(process.execPath, [hubdocs, "build", site, "--quiet"], { encoding: "utf8" });
  expect(stderr).toBe(
    `hubdocs.config.yaml error config-unreadable: ${message}\n  put the file itself into the site folder, or remove what is in its place\n`,
  );
  expect(status).toBe(2);
  expect(existsSync(join(site, "build"))).toBe(false);
});

test.skipIf(process.platform === "win32").for([
  ["mkfifo", "it is neither a file nor a folder"],
  ["ln -s /etc/hosts", "the symbolic link leads outside the site folder"],
  ["ln -s hub.yaml", "the symbolic link leads back to itself"],
] as const)("a specification that is made by %s is not told to be missing", ([command, reason]) => {
  const site = mkdtempSync(join(root, "site-"));
  put(site, "hubdocs.config.yaml", "title: Hub\napis: [{ id: hub, label: Hub, specs: { en: specs/hub.yaml } }]\n");
  put(site, "content/en/docs/intro.md", "# Intro\n");
  mkdirSync(join(site, "specs"));
  const [program = "", ...args] = command.split(" ");
  spawnSync(program, [...args, "hub.yaml"], { cwd: join(site, "specs") });
  const { status, stderr } = spawnSync(process.execPath, [hubdocs, "build", site, "--quiet"], { encoding: "utf8" });
  expect(stderr).toBe(
    `hubdocs.config.yaml:2:44 error config-invalid: apis[0].specs.en names "specs/hub.yaml", which cannot be read: ${reason}\n  put the file itself into the site folder, or name another one\n`,
  );
  expect(status).toBe(2);
});
