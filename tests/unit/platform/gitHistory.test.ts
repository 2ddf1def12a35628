import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sitePath } from "../../../src/model/brands.ts";
import { readHistoryDepth, readLastUpdates, readRenames } from "../../../src/platform/gitHistory.ts";

let folder: string;
const signal = new AbortController().signal;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hubdocs-git-"));
  mkdirSync(join(folder, "site/content"), { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

function git(date: string, author: string, ...args: readonly string[]): void {
  const env = {
    ...process.env,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
    GIT_AUTHOR_NAME: author,
    GIT_AUTHOR_EMAIL: "a@b.c",
    GIT_COMMITTER_NAME: "c",
    GIT_COMMITTER_EMAIL: "c@d.e",
  };
  execFileSync("git", args, { cwd: folder, env, stdio: "ignore" });
}

test("each file has its newest commit, also when the site is below the repository's root", async () => {
  git("", "x", "init");
  writeFileSync(join(folder, "site/content/a.md"), "1");
  writeFileSync(join(folder, "site/content/вступ.md"), "1");
  git("", "x", "add", ".");
  git("2026-01-02T03:04:05+00:00", "Olena", "commit", "-m", "one");
  writeFileSync(join(folder, "site/content/a.md"), "2");
  git("2026-02-02T03:04:05+00:00", "Taras", "commit", "-am", "two");
  writeFileSync(join(folder, "site/content/new.md"), "1");
  const updates = await readLastUpdates(join(folder, "site"), "content", signal);
  expect([...updates].sort()).toEqual([
    ["content/a.md", { date: "2026-02-02T03:04:05+00:00", author: "Taras" }],
    ["content/вступ.md", { date: "2026-01-02T03:04:05+00:00", author: "Olena" }],
  ]);
  expect(updates.get(sitePath("content/new.md"))).toBeUndefined();
});

test("files that were renamed are known by their former paths, over several steps and before a commit", async () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => sitePath(`content/${name}.md`));
  const move = (from: string, to: string): void =>
    git("", "x", "mv", `site/content/${from}.md`, `site/content/${to}.md`);
  git("", "x", "init");
  writeFileSync(join(folder, "site/content/a.md"), "words\n".repeat(20));
  git("", "x", "add", ".");
  git("2026-01-02T03:04:05+00:00", "x", "commit", "-m", "one");
  move("a", "b");
  git("2026-01-03T03:04:05+00:00", "x", "commit", "-m", "two");
  move("b", "c");
  writeFileSync(join(folder, "site/content/c.md"), `${"words\n".repeat(20)}more\n`);
  git("2026-01-04T03:04:05+00:00", "x", "commit", "-am", "three");
  const renames = () => readRenames(join(folder, "site"), "content", signal);
  expect(await renames()).toEqual(
    new Map([
      [b, c],
      [a, c],
    ]),
  );
  move("c", "d");
  expect(await renames()).toEqual(
    new Map([
      [c, d],
      [b, d],
      [a, d],
    ]),
  );
});

test("in a shallow clone only what its newest commits have changed is known", async () => {
  git("", "x", "init");
  for (const name of ["a", "b", "c"]) {
    writeFileSync(join(folder, `site/content/${name}.md`), "1");
    git("", "x", "add", ".");
    git("2026-01-02T03:04:05+00:00", "Olena", "commit", "-m", name);
  }
  expect(await readHistoryDepth(join(folder, "site"), signal)).toBe("whole");
  git("", "x", "clone", "--depth", "2", `file://${folder}`, "clone");
  const clone = join(folder, "clone/site");
  const updates = await readLastUpdates(clone, "content", signal);
  // The oldest commit of the clone seems to have made both `a` and `b`.
  expect(["a", "b", "c"].map((name) => updates.get(sitePath(`content/${name}.md`))?.date)).toEqual([
    undefined,
    undefined,
    "2026-01-02T03:04:05+00:00",
  ]);
  expect(await readHistoryDepth(clone, signal)).toBe("shallow");
});

test("nothing depends on how the user has set up git", async () => {
  git("", "x", "init");
  const quoted = 'site/content/say "hi"\\.md';
  writeFileSync(join(folder, quoted), "words\n".repeat(20));
  git("", "x", "add", ".");
  git("2026-01-02T03:04:05+00:00", "Jürgen", "commit", "-m", "one");
  vi.stubEnv("GIT_CONFIG_COUNT", "2");
  vi.stubEnv("GIT_CONFIG_KEY_0", "log.showRoot");
  vi.stubEnv("GIT_CONFIG_VALUE_0", "false");
  vi.stubEnv("GIT_CONFIG_KEY_1", "i18n.logOutputEncoding");
  vi.stubEnv("GIT_CONFIG_VALUE_1", "latin1");
  const updates = await readLastUpdates(join(folder, "site"), "content", signal);
  expect([...updates]).toEqual([['content/say "hi"\\.md', { date: "2026-01-02T03:04:05+00:00", author: "Jürgen" }]]);
  git("", "x", "mv", quoted, "site/content/b.md");
  const renames = await readRenames(join(folder, "site"), "content", signal);
  expect([...renames]).toEqual([['content/say "hi"\\.md', "content/b.md"]]);
});

test("a repository that git does not read for its owner is told from none", async () => {
  git("", "x", "init");
  vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
  vi.stubEnv("LC_ALL", "uk_UA.UTF-8");
  expect(await readHistoryDepth(join(folder, "site"), signal)).toBe("refused");
});

test("renames are looked for during some seconds", { timeout: 20_000 }, async () => {
  git("", "x", "init");
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin/git"), "#!/bin/sh\nexec sleep 1000\n", { mode: 0o755 });
  vi.stubEnv("PATH", `${join(folder, "bin")}:${process.env["PATH"]}`);
  expect((await readRenames(join(folder, "site"), "content", signal)).size).toBe(0);
});

test("outside a repository nothing is known", async () => {
  expect((await readRenames(join(folder, "site"), "content", signal)).size).toBe(0);
  expect((await readLastUpdates(join(folder, "site"), "content", signal)).size).toBe(0);
  expect(await readHistoryDepth(join(folder, "site"), signal)).toBe("none");
});
