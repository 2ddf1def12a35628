// Folders for tests of what touches the disk; each is removed after its test.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

// Thousands of files beside other work.
const removalLimitMs = 60_000;

/** A new folder with files in it, as a real path. */
export function makeFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-test-")));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }), removalLimitMs);
  putFiles(folder, files);
  return folder;
}

/** Writes files below a folder. */
export function putFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Texts of all files below a folder, by path. */
export function readFiles(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...filesBelow(folder)].sort().map((path) => [path.slice(folder.length + 1), readFileSync(path, "utf8")]),
  );
}

/** Not by listing all at once: from Node 22 on that looks into folders behind links, and may never end. */
function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile()) yield path;
    else if (entry.isDirectory()) yield* filesBelow(path);
  }
}
