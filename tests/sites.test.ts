// Runs every case of tests/sites through the real command and compares what it says and writes. How a case is made
// is told in tests/sites/README.md.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runHubdocs } from "./portal/runHubdocs.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const casesFolder = join(root, "tests/sites");
const cases = readdirSync(casesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

const workFolder = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-sites-")));
afterAll(() => rmSync(workFolder, { recursive: true, force: true }));

beforeAll(() => {
  if (!existsSync(join(root, "dist/program/cli.cjs"))) throw new Error("There is no dist/: run `npm run build` first");
});

describe("a site", () => {
  test.for(cases)("%s says and writes what is expected", async (name) => {
    const expected = join(casesFolder, name, "expected");
    const site = join(workFolder, name, "site");
    cpSync(join(casesFolder, name, "site"), site, { recursive: true });
    const sourcesBefore = listSources(site);

    const run = runCommand(readArguments(name), site);

    const output = join(site, "build");
    const written = existsSync(output) ? listFiles(output) : [];
    const sourcesAfter = listSources(site);
    await expect(normalise(run.stderr, site)).toMatchFileSnapshot(join(expected, "stderr.txt"));
    await expect(`${run.status}\n`).toMatchFileSnapshot(join(expected, "exit.txt"));
    await expect(
      written
        .map((file) => `${normaliseName(file)}\n`)
        .sort()
        .join(""),
    ).toMatchFileSnapshot(join(expected, "files.txt"));
    if (existsSync(join(expected, "stdout.txt"))) {
      await expect(normalise(run.stdout, site)).toMatchFileSnapshot(join(expected, "stdout.txt"));
    }
    for (const file of filesToCompare(join(expected, "files"))) {
      await expect(readFileSync(join(output, file), "utf8")).toMatchFileSnapshot(join(expected, "files", file));
    }
    expect(sourcesAfter, "the command changed the site's own files").toEqual(sourcesBefore);
  });
});

test("there are cases to run", () => {
  expect(cases.length).toBeGreaterThan(0);
});

/** Words of a case's args.txt; a build when there is none. */
function readArguments(name: string): readonly string[] {
  const file = join(casesFolder, name, "args.txt");
  return existsSync(file) ? readFileSync(file, "utf8").split(/\s+/).filter(Boolean) : ["build"];
}

function runCommand(args: readonly string[], site: string) {
  return runHubdocs(args, site, {
    CI: undefined,
    GITHUB_WORKSPACE: undefined,
    CI_PROJECT_DIR: undefined,
    SOURCE_DATE_EPOCH: "1790000000",
  });
}

/** The site's own files: all but the output and the work folder. */
function listSources(site: string): readonly string[] {
  return listFiles(site).filter((file) => !/^(build|\.hubdocs)\//.test(file));
}

/** Files below a folder, `/` between names, in code-unit order. */
function listFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}

function filesToCompare(folder: string): readonly string[] {
  return existsSync(folder) ? listFiles(folder) : [];
}

/** Text without what differs between machines and runs. */
function normalise(text: string, site: string): string {
  return (
    text
      .replaceAll(site, "<site>")
      .replaceAll(root.replace(/\/$/, ""), "<hubdocs>")
      .replace(/\b\d+(\.\d)? s\b/g, "<time>")
      // Where a machine is slow, a line says how far the work is.
      .replace(/^[a-z][a-z ]*(?: \d+ of \d+)?, <time>\n/gm, "")
      .replace(/process \d+/g, "process <pid>")
  );
}

/** A name without the fingerprint of its content: `assets/boot.1a2b3c4d.js` is `assets/boot.<hash>.js`. */
function normaliseName(file: string): string {
  return file.replace(/([.-])[0-9a-f]{8,32}(?=\.\w+$)/g, "$1<hash>");
}
