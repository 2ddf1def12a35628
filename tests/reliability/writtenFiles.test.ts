// Files that flags name to be written: nothing that somebody else has written is replaced. Runs the real command.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { put, putAll } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

const site = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-written-")));
afterAll(() => rmSync(site, { recursive: true }));

putAll(site, {
  "hubdocs.config.yaml": "title: Hub\n",
  "content/en/docs/intro.md": "# Intro\n",
  "package.json": "{}\n",
});

const calls = [
  ["--changes", ["build", "--changes"], "list of changes"],
  ["--baseline", ["check", "--update-baseline", "--baseline"], "baseline"],
] as const;

test.each(calls)(
  "%s replaces no source and no file of others, and says so before it does anything",
  (flag, call, kind) => {
    const before = readOutput(site);
    for (const [file, reason] of [
      ["content/en/docs/intro.md", "it is inside the site's content folder\n  name a file elsewhere"],
      ["hubdocs.config.yaml", "it has the name of a site's configuration\n  name a file elsewhere"],
      ["package.json", `it is there, and not a ${kind} that hubdocs wrote\n  name another file, or remove this one`],
    ]) {
      const { status, stderr, stdout } = runHubdocs([...call, String(file)], site);
      expect(stderr).toBe(`error bad-call: ${flag}: cannot write ${file}: ${reason}\n`);
      expect([status, stdout]).toEqual([2, ""]);
    }
    expect(readOutput(site)).toEqual(before);
  },
);

test.each(calls)("%s replaces what it has written, and an empty file", (_, call) => {
  put(site, "list.json", "");
  for (const _attempt of [1, 2]) {
    const { status, stderr } = runHubdocs([...call, "list.json"], site);
    expect([status, stderr]).toEqual([0, expect.not.stringContaining("bad-call")]);
    expect(readFileSync(join(site, "list.json"), "utf8")).toMatch(/^\{\n/);
  }
});

test("a damaged baseline can be made again, and what is none is not said to be", () => {
  const checkWith = (text: string, ...flags: readonly string[]) => {
    put(site, "findings.json", text);
    return runHubdocs(["check", "--baseline", "findings.json", ...flags], site);
  };
  const damaged = '{\n  "version": 1,\n  "findings": [\n<<<<<<< HEAD\n';
  expect(checkWith(damaged).stderr).toContain("is not a baseline\n  create it again with --update-baseline\n");
  expect(checkWith(damaged, "--update-baseline").status).toBe(0);
  expect(checkWith("[]").stderr).toContain(
    "is not a baseline\n  name another file, or remove this one and create it with --update-baseline\n",
  );
});
