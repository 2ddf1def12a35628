import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { type SitePath, sitePath } from "../../../src/model/brands.ts";
import { readFormerTexts } from "../../../src/platform/gitTexts.ts";
import { makeFolder, putFiles } from "./temporaryFolder.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

const signal = new AbortController().signal;
const realGit = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();

function git(cwd: string, ...args: readonly string[]): string {
  const who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org", "-c", "gc.auto=0"];
  return execFileSync(realGit, [...who, ...args], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}

/** A repository whose site is the folder `the site`, with one commit for each of these states of its files. */
function makeRepository(...states: readonly Readonly<Record<string, string>>[]): { folder: string; site: string } {
  const folder = makeFolder();
  const site = join(folder, "the site");
  git(folder, "init", "--quiet", "--initial-branch=main");
  for (const files of states) commit(folder, files);
  return { folder, site };
}

function commit(folder: string, files: Readonly<Record<string, string>> = {}): void {
  putFiles(join(folder, "the site"), files);
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", "A change");
}

/** All former texts of some files, by file. */
async function textsOf(
  site: string,
  names: readonly string[],
  request: { readonly mostBytes?: number; readonly longestMs?: number; readonly signal?: AbortSignal } = {},
): Promise<Readonly<Record<string, readonly string[]>>> {
  const texts: Record<string, string[]> = Object.fromEntries(names.map((name) => [name, []]));
  const files = new Set(names.map(sitePath));
  const asked = { files, mostBytes: 1000, longestMs: 60_000, ...request };
  for await (const { file, text } of readFormerTexts(site, asked, request.signal ?? signal)) texts[file]?.push(text);
  return texts;
}

/** Puts another program in git's place, and gives the folder that it stands in. */
function replaceGit(script: string): string {
  const bin = makeFolder({ git: `#!/bin/sh\n${script}\n` });
  chmodSync(join(bin, "git"), 0o755);
  vi.stubEnv("PATH", `${bin}:${process.env["PATH"]}`);
  return bin;
}

/** Whether a process is there. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const odd = ["content/en/a b.md", "content/en/вступ їжака.md", "content/en/two\nlines.md", "content/en/[x]*.md"];

test("each file has its texts, the newest first, whatever its name is and wherever the site is", async () => {
  const state = (text: string) => Object.fromEntries(odd.map((name) => [name, `${text} of ${name}`]));
  const { folder, site } = makeRepository(state("first"), state("second"), { "content/en/a b.md": "third" });
  putFiles(site, { "content/en/a b.md": "not committed" });
  const expected = Object.fromEntries(odd.map((name) => [name, [`second of ${name}`, `first of ${name}`]]));
  expected["content/en/a b.md"]?.unshift("third");
  expect(await textsOf(site, odd)).toEqual(expected);
  // The root of the repository is a site as well.
  expect(await textsOf(folder, ["the site/content/en/a b.md"])).toEqual({
    "the site/content/en/a b.md": expected["content/en/a b.md"],
  });
  expect(await textsOf(site, ["content/en/none.md"])).toEqual({ "content/en/none.md": [] });
});

test("names are the same in both forms of their letters", async () => {
  const name = "content/en/її.md";
  const { site } = makeRepository({ [name.normalize("NFC")]: "text" });
  expect(await textsOf(site, [name.normalize("NFD")])).toEqual({ [name.normalize("NFD")]: ["text"] });
});

test("git is started a few times, however many files are asked for", async () => {
  const names = Array.from({ length: 120 }, (_, index) => `content/en/${index}.md`);
  const { site } = makeRepository(Object.fromEntries(names.map((name) => [name, name])));
  const bin = replaceGit(`echo "$@" >> "$0.calls"\nexec "${realGit}" "$@"`);
  const texts = await textsOf(site, names);
  expect(Object.values(texts)).toEqual(names.map((name) => [name]));
  expect(readFileSync(join(bin, "git.calls"), "utf8").trimEnd().split("\n")).toHaveLength(3);
});

test("a file that is taken out is not read any more, and nothing is read when none is left", async () => {
  const { site } = makeRepository({ "a.md": "a1", "b.md": "b1" }, { "a.md": "a2", "b.md": "b2" }, { "a.md": "a3" });
  const files = new Set<SitePath>([sitePath("a.md"), sitePath("b.md")]);
  const seen: string[] = [];
  for await (const { file, text } of readFormerTexts(site, { files, mostBytes: 1000 }, signal)) {
    seen.push(text);
    if (text === "a3" || text === "b2") files.delete(file);
  }
  expect(seen).toEqual(["a3", "b2"]);
});

test("of a merge the text that it has made is read, besides those of both sides", async () => {
  const { folder, site } = makeRepository({ "a.md": "base" });
  git(folder, "checkout", "--quiet", "-b", "side");
  commit(folder, { "a.md": "side" });
  git(folder, "checkout", "--quiet", "main");
  commit(folder, { "a.md": "main", "other.md": "" });
  expect(() => git(folder, "merge", "--quiet", "side")).toThrow();
  commit(folder, { "a.md": "both" });
  const { "a.md": texts = [] } = await textsOf(site, ["a.md"]);
  expect(texts[0]).toBe("both");
  expect([...texts].sort()).toEqual(["base", "both", "main", "side"]);
});

test("what somebody has set for git changes nothing", async () => {
  const { folder, site } = makeRepository({ "a.md": "one\ntwo\nthree" }, { "a.md": "2" });
  for (const setting of [
    "log.showRoot=false",
    "log.showSignature=true",
    "log.follow=true",
    "log.decorate=full",
    "diff.relative=true",
    "diff.renames=copies",
    "color.ui=always",
    "core.abbrev=7",
    "log.diffMerges=first-parent",
  ])
    git(folder, "config", ...setting.split("="));
  expect(await textsOf(site, ["a.md"])).toEqual({ "a.md": ["2", "one\ntwo\nthree"] });
});

test("a file that was renamed has its texts since then; one that was deleted for a while has all", async () => {
  const { folder, site } = makeRepository({ "old.md": "text\n".repeat(20), "gone.md": "before" });
  git(folder, "mv", "the site/old.md", "the site/new.md");
  git(folder, "rm", "--quiet", "the site/gone.md");
  commit(folder);
  commit(folder, { "gone.md": "after" });
  expect(await textsOf(site, ["new.md", "gone.md"])).toEqual({
    "new.md": ["text\n".repeat(20)],
    "gone.md": ["after", "before"],
  });
});

test("links and texts over the limit are left out, the others are read", async () => {
  const { folder, site } = makeRepository({ "a.md": "short", "b.md": "b" }, { "a.md": "x".repeat(1001) });
  rmSync(join(site, "b.md"));
  symlinkSync("a.md", join(site, "b.md"));
  commit(folder);
  expect(await textsOf(site, ["a.md", "b.md"])).toEqual({ "a.md": ["short"], "b.md": ["b"] });
});

test("a text that the repository has lost is left out, the others are read", async () => {
  const { folder, site } = makeRepository({ "a.md": "one" }, { "a.md": "two" }, { "a.md": "three" });
  const lost = git(folder, "rev-parse", "HEAD~1:the site/a.md").trim();
  rmSync(join(folder, ".git/objects", lost.slice(0, 2), lost.slice(2)));
  expect(await textsOf(site, ["a.md"])).toEqual({ "a.md": ["three", "one"] });
});

test("a shallow clone has the texts that it holds", async () => {
  const { folder } = makeRepository({ "a.md": "one" }, { "a.md": "two" }, { "a.md": "three" });
  git(folder, "clone", "--quiet", "--depth", "2", `file://${folder}`, "clone");
  expect(await textsOf(join(folder, "clone/the site"), ["a.md"])).toEqual({ "a.md": ["three", "two"] });
});

test("without git, a repository or a commit there are no texts", async () => {
  const none = { "a.md": [] };
  const { site, folder } = makeRepository();
  putFiles(site, { "a.md": "text" });
  expect(await textsOf(site, ["a.md"])).toEqual(none);
  renameSync(join(folder, ".git"), join(folder, "git"));
  expect(await textsOf(site, ["a.md"])).toEqual(none);
  vi.stubEnv("PATH", makeFolder());
  expect(await textsOf(site, ["a.md"])).toEqual(none);
});

test.each([
  ["prints what it never should", 'case "$*" in *log*|*cat-file*) exec yes ;; *) exec "$GIT" "$@" ;; esac'],
  ["names files without their blobs", 'case "$*" in *log*) printf ":1 2 M\\0a.md\\0" ;; *) exec "$GIT" "$@" ;; esac'],
  ["gives no blobs", 'case "$*" in *cat-file*) exit 1 ;; *) exec "$GIT" "$@" ;; esac'],
  ["gives something else for blobs", 'case "$*" in *cat-file*) exec yes ;; *) exec "$GIT" "$@" ;; esac'],
  ["ends in the middle of a name", 'case "$*" in *log*) "$GIT" "$@" | head -c 100 ;; *) exec "$GIT" "$@" ;; esac'],
  ["is killed", 'case "$*" in *log*) kill -9 $$ ;; *) exec "$GIT" "$@" ;; esac'],
  ["prints without an end where the site stands", "exec yes"],
])("a git that %s gives no texts", { timeout: 20_000 }, async (_, script) => {
  const { site } = makeRepository({ "a.md": "text" });
  replaceGit(`GIT="${realGit}"\n${script}`);
  expect(await textsOf(site, ["a.md"], { longestMs: 3_000 })).toEqual({ "a.md": [] });
});

test.each([
  ["where the site stands", "exec sleep 1000"],
  ["which files there are", 'case "$*" in *log*) exec sleep 1000 ;; *) exec "$GIT" "$@" ;; esac'],
  ["what they say", 'case "$*" in *cat-file*) exec sleep 1000 ;; *) exec "$GIT" "$@" ;; esac'],
  [
    "anything, and cannot be asked to end",
    'case "$*" in *log*) trap "" TERM; sleep 1000 ;; *) exec "$GIT" "$@" ;; esac',
  ],
])("a git that does not say %s is ended after a while", { timeout: 20_000 }, async (_, script) => {
  const { site } = makeRepository({ "a.md": "text" });
  const bin = replaceGit(`GIT="${realGit}"\necho $$ >> "$0.pids"\n${script}`);
  expect(await textsOf(site, ["a.md"], { longestMs: 1_000 })).toEqual({ "a.md": [] });
  const pids = readFileSync(join(bin, "git.pids"), "utf8").trim().split("\n").map(Number);
  expect(pids.filter(isRunning)).toEqual([]);
});

test("processes end with a reader that has enough, and with whoever stops it all", async () => {
  const { site } = makeRepository({ "a.md": "one" }, { "a.md": "two" });
  const bin = replaceGit(`echo $$ >> "$0.pids"\nexec "${realGit}" "$@"`);
  const files = new Set([sitePath("a.md")]);
  for await (const { text } of readFormerTexts(site, { files, mostBytes: 1000 }, signal)) {
    expect(text).toBe("two");
    break;
  }
  const stop = new AbortController();
  for await (const { text } of readFormerTexts(site, { files, mostBytes: 1000 }, stop.signal)) {
    expect(text).toBe("two");
    stop.abort();
  }
  const pids = readFileSync(join(bin, "git.pids"), "utf8").trim().split("\n").map(Number);
  expect(pids).toHaveLength(6);
  expect(pids.filter(isRunning)).toEqual([]);
  rmSync(join(bin, "git.pids"));
  expect(await textsOf(site, ["a.md"], { signal: stop.signal })).toEqual({ "a.md": [] });
  expect(existsSync(join(bin, "git.pids"))).toBe(false);
});
