// Links in a folder that is no site yet lead to pages, or else to files: which of the two a file is may change without the
// page that links to it.
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { build } from "./compiledLibrary.ts";
import { put } from "./putFile.ts";
import { readOutput } from "./readOutput.ts";

const root = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-loose-edits-")));
const site = join(root, "site");
afterAll(() => rmSync(root, { recursive: true }));

async function expectFresh(): Promise<void> {
  const { ok } = await build({ site });
  const cold = join(root, "cold");
  expect(ok).toBe((await build({ site, outDir: cold, cache: false })).ok);
  expect(readOutput(join(site, "build"))).toEqual(readOutput(cold));
}

const copiedFiles = (): readonly string[] =>
  [...readOutput(join(site, "build")).keys()].filter((path) => path.startsWith("/assets/files/"));

test("a file that becomes a page, or is one no more, is linked as what it is", async () => {
  put(site, "README.md", "# Lamp\n\n[Notes](notes.md), [more](extra/more.md), [a folder](extra).\n");
  put(site, "notes.md", "# Notes\n");
  put(site, "extra/more.md", "# More\n");
  await expectFresh();
  expect(copiedFiles()).toEqual([]);
  // A folder with such a page is what a generator has made.
  put(site, "extra/404.html", "<h1>Not found</h1>\n");
  await expectFresh();
  expect(copiedFiles()).toEqual([expect.stringMatching(/more/)]);
  rmSync(join(site, "extra/404.html"));
  put(site, "docs/intro.md", "# Intro\n");
  await expectFresh();
  expect(copiedFiles()).toEqual([expect.stringMatching(/more/), expect.stringMatching(/notes/)]);
  rmSync(join(site, "docs"), { recursive: true });
  await expectFresh();
  rmSync(join(site, "extra"), { recursive: true });
  await expectFresh();
  put(site, "extra", "A file.\n");
  await expectFresh();
}, 60_000);
