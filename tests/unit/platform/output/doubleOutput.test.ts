import { mkdirSync, readdirSync, renameSync, statSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { doubleOutput } from "../../../../src/platform/output/doubleOutput.ts";
import { keptPlaceOf } from "../../../../src/platform/output/keptFolders.ts";
import { type LedgerRow, stampOfOutput } from "../../../../src/platform/output/ledgerRows.ts";
import { formatMarker, markerName } from "../../../../src/platform/output/marker.ts";
import { makeFolder, readFiles } from "../temporaryFolder.ts";

const paths = ["a/index.html", "b/index.html", "index.html"];
const marker = formatMarker(paths);

/** An output of three files, of which one was not found whole. */
function makeOutput() {
  const root = makeFolder(Object.fromEntries(paths.map((path) => [`build/${path}`, path])));
  const output = join(root, "build");
  writeFileSync(join(output, markerName), marker);
  const rows = paths.map((path): LedgerRow => {
    utimesSync(join(output, path), 1_000_000, 1_000_000);
    return [path, "digest", stampOfOutput(statSync(join(output, path))), 1];
  });
  const [shelf, folder, doubled] = [join(root, "shelf"), join(root, "double"), new Uint8Array(3)];
  const request = { output, files: new Set(paths), rows, found: Uint8Array.of(1, 0, 1), doubled, folder, shelf };
  const kept = keptPlaceOf({ output, shelf, marker });
  return { root, output, folder, doubled, request, kept };
}

test("files that were found whole have second names in the same folders", async () => {
  const { output, folder, doubled, request } = makeOutput();
  await doubleOutput(request);
  expect([...doubled]).toEqual([1, 0, 1]);
  expect(readFiles(folder)).toEqual({ "a/index.html": "a/index.html", "index.html": "index.html" });
  expect(readdirSync(folder).sort()).toEqual(["a", "b", "index.html"]);
  expect(statSync(join(folder, "index.html")).ino).toBe(statSync(join(output, "index.html")).ino);
});

test("kept folders of the output are taken", async () => {
  const { folder, request, kept } = makeOutput();
  for (const name of ["a", "b"]) mkdirSync(join(kept, name), { recursive: true });
  const { ino } = statSync(kept);
  await doubleOutput(request);
  expect(statSync(folder).ino).toBe(ino);
  expect(Object.keys(readFiles(folder))).toEqual(["a/index.html", "index.html"]);
});

test("kept folders that hold anything else are not", async () => {
  const { root, folder, request, kept } = makeOutput();
  mkdirSync(join(kept, "a"), { recursive: true });
  symlinkSync(join(root, "build"), join(kept, "b"));
  await expect(doubleOutput(request)).rejects.toThrow("b does not belong there");
  expect(readFiles(folder)).toEqual({});
});

test("kept folders go back when no file can have a second name", async () => {
  const { output, request, kept } = makeOutput();
  for (const name of ["a", "b"]) mkdirSync(join(kept, name), { recursive: true });
  const gone = { ...request, rows: [["a/index.html", "digest", "", 1], ...request.rows.slice(1)] as const };
  renameSync(join(output, "a"), join(output, "elsewhere"));
  await expect(doubleOutput(gone)).rejects.toThrow("ENOENT");
  expect(readdirSync(kept)).toEqual(["a", "b"]);
});

test("a file that the marker does not list gets no second name", async () => {
  const { folder, request } = makeOutput();
  await doubleOutput({ ...request, files: new Set(["index.html"]) });
  expect(readFiles(folder)).toEqual({ "index.html": "index.html" });
});
