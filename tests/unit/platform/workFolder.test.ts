import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { openWorkFolder } from "../../../src/platform/workFolder.ts";
import { makeFolder } from "./temporaryFolder.ts";

test("a folder that nothing was put into is taken away again", async () => {
  const site = makeFolder({});
  const { path, close } = await openWorkFolder(site);
  mkdirSync(join(path, "cache/inner"), { recursive: true });
  await close();
  expect(existsSync(path)).toBe(false);
});

test("one with results stays, and so does an empty one that was there before", async () => {
  const site = makeFolder({});
  const first = await openWorkFolder(site);
  writeFileSync(join(first.path, "result"), "");
  await first.close();
  expect(existsSync(join(first.path, "result"))).toBe(true);
  const other = makeFolder({ ".hubdocs/.gitignore": "*\n" });
  const second = await openWorkFolder(other);
  await second.close();
  expect(existsSync(second.path)).toBe(true);
});

test("intermediate files stand in the site's own folder", async () => {
  const site = makeFolder();
  const { path } = await openWorkFolder(site);
  expect(path).toBe(join(site, ".hubdocs"));
});

test("git ignores what is in it, also after a run that was killed before it said so", async () => {
  const site = makeFolder({ ".hubdocs/.gitignore": "" });
  await openWorkFolder(site);
  expect(readFileSync(join(site, ".hubdocs/.gitignore"), "utf8")).toBe("*\n");
  writeFileSync(join(site, ".hubdocs/.gitignore"), "/cache\n");
  await openWorkFolder(site);
  expect(readFileSync(join(site, ".hubdocs/.gitignore"), "utf8")).toBe("/cache\n");
});

test("a folder that others use is ignored by git in no part", async () => {
  const folder = makeFolder({ "used/notes.txt": "", "begun/cache/x": "" });
  for (const [name, isIgnored] of [
    ["used", false],
    ["begun", true],
    ["new", true],
  ] as const) {
    const asked = join(folder, name);
    expect((await openWorkFolder(makeFolder(), { asked })).path).toBe(asked);
    expect([name, existsSync(join(asked, ".gitignore"))]).toEqual([name, isIgnored]);
  }
});

test.for([
  ["a file is in its place", { ".hubdocs": "" }],
  ["a file is in the place of its cache", { ".hubdocs/cache": "" }],
] as const)("when %s, they stand in a temporary folder that goes with the run", async ([, files]) => {
  const site = makeFolder(files);
  const { path, close } = await openWorkFolder(site);
  expect(path.startsWith(site)).toBe(false);
  await close();
  expect(existsSync(path)).toBe(false);
});

test("a temporary folder that has no room for anything is removed again", async () => {
  // Longer paths than 4,095 bytes are none: the folder itself fits, and nothing in it.
  const longest = 4_095;
  let deep = makeFolder();
  const end = longest - "/hubdocs-123456".length;
  while (deep.length < end) deep = join(deep, "x".repeat(Math.min(200, Math.max(1, end - deep.length - 1))));
  mkdirSync(deep, { recursive: true });
  const site = makeFolder({ ".hubdocs": "in the way" });
  vi.stubEnv("TMPDIR", deep);
  await expect(openWorkFolder(site)).rejects.toMatchObject({
    diagnostic: { code: "write-failed" },
  });
  vi.unstubAllEnvs();
  expect(readdirSync(deep)).toEqual([]);
});

test("no intermediate files stand below a name with a backslash: Node loads no module from there", async () => {
  const site = join(makeFolder({ "a\\b/content/x.md": "" }), "a\\b");
  const { path, close } = await openWorkFolder(site);
  expect(path).not.toContain("\\");
  await close();
});
