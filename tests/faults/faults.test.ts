// Two hundred planted faults: all of them are found at their places, and nothing else is.
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runHubdocs } from "../portal/runHubdocs.ts";
import { makeCorpus, writeCorpus } from "./corpus.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "hubdocs-faults-")));
const corpus = makeCorpus();

beforeAll(() => writeCorpus(corpus, folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Findings of a check as `file:line:column code`, sorted. */
function check(...args: readonly string[]): readonly string[] {
  const { stderr } = runHubdocs(["check", "--format", "json", ...args], folder);
  return stderr
    .split("\n")
    .flatMap((line) => (line === "" ? [] : [placeOf(line)]))
    .sort();
}

function placeOf(json: string): string {
  const { file, line, column, code }: Readonly<Record<string, string | number | undefined>> = JSON.parse(json);
  return `${[file, line, column].filter((part) => part !== undefined).join(":")} ${code}`;
}

test("every planted fault is found at its place, and nothing else is found", () => {
  expect(corpus.expected.length + corpus.stale.length).toBeGreaterThanOrEqual(200);
  expect(check("--accept-translations", "content")).toEqual([...corpus.expected].sort());
});

test("edits of originals make exactly their sections stale; reformatting them does not", () => {
  for (const { file, from, to } of corpus.edits) {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8").replace("It runs on 2.4 GHz", "It\nruns   on 2.4 GHz");
    writeFileSync(path, text.replace(from, to));
  }
  const moved = (line: string): string => line.replace(/:\d+:\d+ /, " ");
  const known = new Set([...corpus.expected, ...corpus.stale].map(moved));
  const found = check();
  expect(found.filter((line) => line.endsWith(" stale-translation"))).toEqual([...corpus.stale].sort());
  expect(found.filter((line) => !known.has(moved(line)))).toEqual([]);
});
