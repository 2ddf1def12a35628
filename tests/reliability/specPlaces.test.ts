// A link of a specification that leads nowhere is told at its place, whatever a build still has of an earlier one. Runs the
// real command.
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { root, runHubdocs } from "../portal/runHubdocs.ts";

const folder = mkdtempSync(join(tmpdir(), "hubdocs-spec-places-"));
const site = join(folder, "site");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Places of findings; the summary is left out. */
function placesOf(...args: readonly string[]): readonly string[] {
  const { stderr, stdout } = runHubdocs([...args, "--format", "json"], site);
  const findings: readonly Record<string, unknown>[] = `${stdout}${stderr}`
    .split("\n")
    .filter((line) => line.startsWith('{"severity"'))
    .map((line) => JSON.parse(line));
  return findings
    .filter(({ code }) => code === "broken-link")
    .map(({ file, line, column }) => `${file}:${line}:${column}`);
}

test("cold and warm builds, with one thread or several, and checks tell the same places", () => {
  cpSync(join(root, "tests/sites/broken-link-of-many-operations/site"), site, { recursive: true });
  const places = ["specs/parts/answer.yaml:2:38", "specs/parts/modes.yaml:3:28", "specs/parts/modes.yaml:3:61"];
  expect(placesOf("build", "--jobs", "2")).toEqual(places);
  expect(placesOf("build", "--jobs", "1", "--no-cache")).toEqual(places);
  expect(placesOf("build")).toEqual(places);
  expect(placesOf("check")).toEqual(places);
  appendFileSync(join(site, "hubdocs.config.yaml"), "tagline: Rooms and lamps\n");
  expect(placesOf("build")).toEqual(places);
});
