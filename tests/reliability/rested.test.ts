// A site that has been left alone for a while is known by the stamps of its files, and a build that finds them the same has
// nothing to do. What is no source, but is told of, counts too.
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "./compiledLibrary.ts";
import { put } from "./putFile.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-rested-")));
const site = join(root, "site");
afterAll(() => rmSync(root, { recursive: true }));

// Longer than the tick of any file system.
const restMs = 2_100;

beforeAll(async () => {
  put(site, "hubdocs.config.yaml", "title: Rested\nurl: https://docs.example.org\n");
  put(site, "content/en/docs/intro.md", "# Intro\n\nWords.\n");
  await sleep(restMs);
  await build({ site });
  const { isNew, fromCache, pages } = await build({ site });
  expect({ isNew, fromCache }).toEqual({ isNew: false, fromCache: pages });
}, 60_000);

const additions: readonly (readonly [name: string, path: string, add: (path: string) => void])[] = [
  ["a link to nothing among the pages", "content/en/docs/lost.md", (path) => symlinkSync("nowhere", path)],
  ["a folder of a language that the site does not have", "content/uk", (path) => put(path, "docs/a.md", "# А\n")],
];

test.each(additions)("%s is told of, and no more when it is gone", async (_, path, add) => {
  add(join(site, path));
  const warm = await build({ site });
  const cold = await build({ site, outDir: join(root, "cold"), cache: false });
  expect(cold.diagnostics).toHaveLength(1);
  expect({ ok: warm.ok, diagnostics: warm.diagnostics }).toEqual({ ok: cold.ok, diagnostics: cold.diagnostics });
  rmSync(join(site, path), { recursive: true });
  const { ok, diagnostics } = await build({ site });
  expect({ ok, diagnostics }).toEqual({ ok: true, diagnostics: [] });
});
