import { mkdtempSync, rmSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stampOfOutput, statsAt } from "../../../../src/platform/output/ledgerRows.ts";
import { formatMarker, markerName } from "../../../../src/platform/output/marker.ts";
import { lookBeside } from "../../../../src/platform/output/outputLook.ts";
import { makeFolder } from "../temporaryFolder.ts";

const compiled = mkdtempSync(join(tmpdir(), "hubdocs-look-"));
const script = join(compiled, "lookThread.cjs");
const source = fileURLToPath(new URL("../../../../src/platform/output/lookThread.ts", import.meta.url));
beforeAll(() => build({ entryPoints: [source], outfile: script, bundle: true, platform: "node", format: "cjs" }));
afterAll(() => rmSync(compiled, { recursive: true }));

/** An output of two files that have rested, with its ledger. */
function makeOutput(): { readonly output: string; readonly ledger: string } {
  const output = makeFolder({ "a.html": "a", "b.html": "b" });
  const names = ["a.html", "b.html"];
  for (const name of names) utimesSync(join(output, name), 1_000_000, 1_000_000);
  writeFileSync(join(output, markerName), formatMarker(names));
  const rows = names.map((name) => {
    const stats = statsAt(join(output, name));
    return [name, "digest", stats && stampOfOutput(stats), 1];
  });
  const ledger = join(makeFolder({ "ledger.json": JSON.stringify(rows) }), "ledger.json");
  return { output, ledger };
}

const many = 100_000;

describe.each([
  ["a thread", () => script, many],
  ["the build itself, of an output of few files", () => script, 2],
  ["the build itself, where no thread can be started", () => join(compiled, "none.cjs"), many],
])("an output is looked at by %s", (_, scriptOf, files) => {
  const isIntact = (look: ReturnType<typeof makeOutput>): Promise<boolean> =>
    lookBeside(look, scriptOf(), files).result();

  test("and is intact while all its files are what they were", async () => {
    expect(await isIntact(makeOutput())).toBe(true);
  });

  test("and is not when one has been changed, has gone, is not listed, or when there is no ledger", async () => {
    const changed = makeOutput();
    writeFileSync(join(changed.output, "b.html"), "c");
    const without = makeOutput();
    unlinkSync(join(without.output, "a.html"));
    const listed = makeOutput();
    writeFileSync(join(listed.output, markerName), formatMarker(["a.html", "c.html"]));
    const unknown = { ...makeOutput(), ledger: "/nowhere" };
    expect(await Promise.all([changed, without, listed, unknown].map(isIntact))).toEqual([false, false, false, false]);
  });
});

test("a look that is given up ends its thread", async () => {
  const look = lookBeside(makeOutput(), script, many);
  look.cancel();
  expect(await look.result()).toBe(true); // the build looks itself
});
