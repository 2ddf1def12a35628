// The list of output files that a build changes: complete, exact, and written before any of them is.
import { mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { build } from "./compiledLibrary.ts";
import { put, putAll } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-changes-")));
const site = join(root, "site");
const output = join(site, "build");
const list = join(root, "changes.json");

interface Changes {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

function listedBy(...flags: readonly string[]): readonly [said: string, listed: Changes] {
  const { status, stdout } = runHubdocs(["build", site, "--changes", list, ...flags], root);
  expect(status).toBe(0);
  return [stdout, JSON.parse(readFileSync(list, "utf8"))];
}

beforeAll(() => {
  putAll(site, {
    "hubdocs.config.yaml": "title: Changed\n",
    "content/en/docs/a.md": "# First\n\n[second](b.md)\n",
    "content/en/docs/b.md": "# Second\n",
    "content/static/a.txt": "one",
  });
  expect(runHubdocs(["build", site], root).status).toBe(0);
});

afterAll(() => rmSync(root, { recursive: true }));

test("what is listed is what differs between the two outputs", () => {
  const before = readOutput(output);
  put(site, "content/en/docs/a.md", "# First\n\n[second](b.md) Words.\n");
  put(site, "content/static/a.txt", "two");
  put(site, "content/static/b.txt", "new");
  const [said, listed] = listedBy();
  const after = readOutput(output);
  const written = [...after].filter(([path, digest]) => before.get(path) !== digest).map(([path]) => path.slice(1));
  const removed = [...before.keys()].filter((path) => !after.has(path)).map((path) => path.slice(1));
  // The marker belongs to the output, not to the site.
  expect(listed.written).toEqual(written.filter((path) => path !== ".hubdocs-output").sort());
  expect(listed.written).toEqual(expect.arrayContaining(["a.txt", "b.txt", "docs/a/index.html"]));
  expect(listed.written).not.toContain("docs/b/index.html");
  expect(listed.removed).toEqual(removed.sort());
  expect(said).toMatch(/^Wrote changes\.json: \d+ files changed \(.+ kB\), \d+ files? removed$/m);
});

test("a build with nothing to do, and one from nothing, change no file", () => {
  expect(listedBy()).toEqual([expect.stringContaining("0 files changed"), expect.objectContaining({ written: [] })]);
  expect(listedBy("--no-cache")[1]).toMatchObject({ written: [], removed: [] });
});

test("the list comes before the output: without it there is no other output", async () => {
  const before = readOutput(output);
  put(site, "content/static/a.txt", "three");
  const reason = new Error("no room for the list");
  const refuse = (): never => {
    throw reason;
  };
  await expect(build({ site, onChanges: refuse })).rejects.toBe(reason);
  expect(readOutput(output)).toEqual(before);
  expect(listedBy()[1].written).toEqual(["a.txt"]);
});

test("a build with errors lists nothing, as it changes nothing", async () => {
  put(site, "content/en/docs/bad.md", "---\ntitle: [\n---\n");
  const told: unknown[] = [];
  const { ok } = await build({ site, onChanges: (changes) => void told.push(changes) });
  expect([ok, told]).toEqual([false, []]);
});

test.each([
  [["no/such/folder.json"], "cannot write no/such/folder.json"],
  [["."], "is not a file"],
  [[list, "--shard", "1/2"], "--changes cannot be used for a share"],
  [[list, "--changes", list], "It may be given only once"],
])("--changes %j is refused", (flags, message) => {
  const { status, stderr } = runHubdocs(["build", site, "--changes", ...flags], root);
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
});
