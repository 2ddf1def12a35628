// What a build says of its own results: that they are those of a build from nothing, or which files are not.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { homedir, hostname, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { command } from "../portal/runHubdocs.ts";
import { putAll } from "./putFile.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-verify-test-")));
afterAll(() => rmSync(root, { recursive: true }));

function writeSite(name: string, files: Readonly<Record<string, string>> = {}): string {
  const site = join(root, name);
  putAll(site, {
    "hubdocs.config.yaml": "title: Verified\n",
    "content/en/docs/a.md": "# First\n\n[second](b.md)\n\n```js\nconst a = 1;\n```\n",
    "content/en/docs/b.md": "# Second\n",
    ...files,
  });
  return site;
}

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [command, ...args], { cwd: root, encoding: "utf8" });

test("a build from the cache is proved to be that of a build from nothing", () => {
  const site = writeSite("right");
  run("build", site);
  const { status, stdout } = run("build", site, "--verify");
  expect([status, stdout]).toEqual([0, expect.stringContaining("Verified")]);
});

test("an output that depends on more than the site is told with the files that differ", () => {
  // A template that shows the time: no key can know of it.
  const template = "export const DocPage = () => <p>{String(process.hrtime.bigint())}</p>;\n";
  const site = writeSite("wrong", { "templates/DocPage.tsx": template });
  expect(run("build", site).status).toBe(0);
  const { status, stdout } = run("build", site, "--verify");
  expect(status).toBe(1);
  expect(stdout).toContain("docs/a/index.html");
});

test("an output names no machine, no user and no folder of this one", () => {
  const site = writeSite("private");
  run("build", site);
  const output = join(site, "build");
  const files = readdirSync(output, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map((entry) => readFileSync(join(entry.parentPath, entry.name), "latin1")).join("\n");
  const wordsOfHere = [root, realpathSync(tmpdir()), dirname(dirname(command)), hostname(), homedir()];
  expect(wordsOfHere.filter((word) => word.length > 4 && texts.includes(word))).toEqual([]);
});
